"""Results for other programs: CSV and Parquet with a row for every seat of every game, and all records in one file."""

from __future__ import annotations

import csv
import io
import os
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final
from zipfile import ZIP_DEFLATED, ZipFile

from arcanarium.arena.fixture import Result
from arcanarium.arena.results.card_rates import HAD, card_lines, kinds_by_seat, ways
from arcanarium.arena.results.table import by_seats

GAMES_CSV: Final = "games.csv"
CARDS_CSV: Final = "cards.csv"
PARQUET: Final = "games.parquet"
RECORDS_ZIP: Final = "records.zip"


class MissingArrow(ImportError):
    """Pyarrow is not installed."""


def rows(results: Iterable[Result]) -> Iterator[dict[str, Any]]:
    """One for every seat."""
    for result in results:
        had = kinds_by_seat(result.cards, HAD, len(result.seating))
        for seat, share in enumerate(result.shares()):
            yield {
                "game": result.number,
                "seed": result.seed,
                "seats": len(result.seating),
                "seat": seat,
                "player": result.seating[seat],
                "bot": result.bots[seat],
                "turn": result.order.index(seat) + 1 if seat in result.order else None,
                "score": result.scores[seat],
                "won": share,
                "decisions": result.decisions,
                "seconds": result.seconds[seat],
                "slowest": result.slowest[seat],
                "cards": sorted(had[seat]),
            }


def card_rows(results: Sequence[Result]) -> Iterator[dict[str, Any]]:
    """One for every card in every way of having it, for each number of seats."""
    for seats, some in by_seats(results).items():
        for way in ways(some):
            for line in card_lines(some, way):
                share = line.share
                yield {
                    "seats": seats,
                    "way": way,
                    "card": line.card,
                    "times": share.of,
                    "won": round(share.won, 4),
                    "share": round(share.mean, 4),
                    "low": round(share.low, 4),
                    "high": round(share.high, 4),
                    "even": round(line.even, 4),
                    "telling": line.telling,
                }


def write_whole(path: Path, data: bytes) -> None:
    """All of it or nothing."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    draft.write_bytes(data)
    draft.replace(path)


def write_csv(path: Path, table: Iterable[dict[str, Any]]) -> None:
    out = io.StringIO()
    writer: csv.DictWriter[str] | None = None
    for row in table:
        flat = {name: " ".join(value) if isinstance(value, list) else value for name, value in row.items()}
        if writer is None:
            writer = csv.DictWriter(out, list(flat), lineterminator="\n")
            writer.writeheader()
        writer.writerow(flat)
    write_whole(path, out.getvalue().encode())


def check_arrow() -> None:
    """Before a long run begins. Raises MissingArrow."""
    from importlib.util import find_spec

    if find_spec("pyarrow") is None:
        raise MissingArrow('--parquet needs pyarrow, which is not installed: pip install "arcanarium[arena]"')


def write_parquet(path: Path, results: Iterable[Result]) -> None:
    check_arrow()
    import pyarrow as pa  # type: ignore[import-untyped, unused-ignore]
    import pyarrow.parquet as pq  # type: ignore[import-untyped, unused-ignore]

    kinds = {
        **dict.fromkeys(("game", "seed"), pa.int64()),
        **dict.fromkeys(("seats", "seat", "player", "turn", "score", "decisions"), pa.int32()),
        **dict.fromkeys(("won", "seconds", "slowest"), pa.float64()),
        "bot": pa.string(),
        "cards": pa.list_(pa.string()),
    }
    found = list(rows(results))
    names = list(found[0]) if found else list(kinds)
    schema = pa.schema([pa.field(name, kinds[name]) for name in names])
    sink = pa.BufferOutputStream()
    pq.write_table(pa.Table.from_pylist(found, schema=schema), sink, compression="zstd")
    write_whole(path, sink.getvalue().to_pybytes())


def write_records(path: Path, records: Iterable[tuple[int, str]]) -> None:
    """Every game as `arcanarium replay` reads it."""
    out = io.BytesIO()
    with ZipFile(out, "w", ZIP_DEFLATED) as file:
        for number, text in records:
            file.writestr(f"game-{number:06}.record", text)
    write_whole(path, out.getvalue())
