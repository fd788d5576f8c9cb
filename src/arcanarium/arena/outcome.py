"""What a run comes to: its results, and the numbers and words that follow from them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cached_property
from html import escape
from math import isfinite
from pathlib import Path
from typing import Any, Final

from arcanarium.arena.fixture import Result
from arcanarium.arena.question import Question, Verdict
from arcanarium.arena.results.card_rates import HAD, CardLine, card_lines
from arcanarium.arena.results.export import (
    CARDS_CSV,
    GAMES_CSV,
    PARQUET,
    RECORDS_ZIP,
    card_rows,
    rows,
    write_csv,
    write_parquet,
    write_records,
    write_whole,
)
from arcanarium.arena.results.rating import Fit, Skill, fit, skills
from arcanarium.arena.results.report import Report
from arcanarium.arena.results.shares import Share
from arcanarium.arena.results.table import (
    Difference,
    Line,
    by_seat,
    by_seats,
    by_turn,
    difference,
    lines,
    name_players,
    summary,
)
from arcanarium.arena.terms import Terms
from arcanarium.core.game import Game

REPORT: Final = "report.html"


class Run:
    """The results of a run, all of them, also those that were there before; `new` says how many were played now."""

    def __init__(
        self, game: Game, terms: Terms, about: dict[str, Any], folder: Path, results: list[Result], new: int
    ) -> None:
        self.game = game
        self.terms = terms
        self.about = about
        self.folder = folder
        self.results = results
        self.new = new

    def parts(self) -> dict[str, Any]:
        """For a run of a special kind."""
        return {name: getattr(self, name) for name in ("game", "terms", "about", "folder", "results", "new")}

    # -- numbers

    @property
    def names(self) -> list[str]:
        return name_players(self.terms.bots)

    @cached_property
    def players(self) -> list[Line]:
        """By player: share of the victories with its interval, mean score, thinking time."""
        return lines(self.results, len(self.names))

    @cached_property
    def ratings(self) -> Fit:
        """Rating points, on average 0."""
        return fit(self.results, len(self.names))

    @cached_property
    def skills(self) -> list[Skill]:
        """OpenSkill's estimates."""
        return skills(self.results, len(self.names))

    @property
    def seats(self) -> list[Share]:
        return by_seat(self.results, self.terms.seats)

    @property
    def turns(self) -> list[Share]:
        """By who had the first turn, the second and so on."""
        return by_turn(self.results, self.terms.seats)

    @property
    def points(self) -> Difference:
        """Of two players: by how many rating points the first is better."""
        return difference(self.results)

    @property
    def forfeits(self) -> dict[str, int]:
        """By player: games lost because it took too long or answered what was not offered."""
        lost = Counter(
            self.names[result.seating[result.forfeit.seat]] for result in self.results if result.forfeit is not None
        )
        return dict(lost)

    def share(self, player: str) -> Share:
        """Of the victories, of a player by name."""
        return self.players[self.names.index(player)].share

    def summary(self) -> dict[str, Any]:
        """For programs."""
        found = summary(self.results, self.terms.bots, self.terms.seats)
        return {**found, "new": self.new, "forfeits": self.forfeits}

    # -- words

    @property
    def report(self) -> Path:
        return self.folder / REPORT

    def table(self) -> list[list[str]]:
        """Players, the best first, in cells."""
        order = sorted(self.players, key=lambda line: -line.share.mean)
        return [
            [
                self.names[line.player],
                str(line.share.of),
                f"{line.share.mean:.1%} ({line.share.low:.1%} to {line.share.high:.1%})",
                f"{self.ratings.points[line.player]:+.0f} ± {self.ratings.error(line.player):.0f}",
                f"{line.score:.1f}",
            ]
            for line in order
        ]

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {self.game.name}, {len(self.results)} games in {self.folder}>"

    def __str__(self) -> str:
        head = f"{self.game.name}, {self.about['command']}: {len(self.results)} games, {self.new} of them new"
        cells = [["bot", "games", "share of victories", "points", "mean score"], *self.table()]
        widths = [max(len(row[column]) for row in cells) for column in range(len(cells[0]))]
        text = [
            "  ".join(
                cell.ljust(width) if place == 0 else cell.rjust(width)
                for place, (cell, width) in enumerate(zip(row, widths, strict=True))
            ).rstrip()
            for row in cells
        ]
        return "\n".join([head, *text, *self.remarks(), f"{self.report}"])

    def remarks(self) -> list[str]:
        """Sentences below the table."""
        found = [f"{name} forfeited {count} games." for name, count in self.forfeits.items()]
        if len(self.names) == 2 and self.results:
            mean, low, high = (f"{value:+.0f}" if isfinite(value) else "±∞" for value in self.points)
            found.append(f"{self.names[0]} is {mean} rating points ({low} to {high}) better than {self.names[1]}.")
        return found

    def _repr_html_(self) -> str:
        rows_ = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in self.table())
        heads = "".join(f"<th>{head}</th>" for head in ("bot", "games", "share of victories", "points", "mean score"))
        remarks = "".join(f"<p>{escape(remark)}</p>" for remark in self.remarks())
        return f"<table><thead><tr>{heads}</tr></thead><tbody>{rows_}</tbody></table>{remarks}"

    # -- files

    def publish(self, records: Iterable[tuple[int, str]], language: str, parquet: bool) -> None:
        """What people and other programs read, made anew from the results."""
        write_csv(self.folder / GAMES_CSV, rows(self.results))
        write_csv(self.folder / CARDS_CSV, card_rows(self.results))
        write_records(self.folder / RECORDS_ZIP, records)
        if parquet:
            write_parquet(self.folder / PARQUET, self.results)
        page = Report(language, self.game, self.about, self.results).page()
        write_whole(self.report, page.encode())


class SprtRun(Run):
    """A run that asked whether one bot is better than another."""

    def __init__(self, question: Question, verdict: Verdict, **parts: Any) -> None:  # noqa: ANN401  (those of a run)
        super().__init__(**parts)
        self.question = question
        self.verdict = verdict

    def summary(self) -> dict[str, Any]:
        return {
            "verdict": self.verdict.state,
            "likelihood": round(self.verdict.likelihood, 4),
            "lower": round(self.question.lower, 4),
            "upper": round(self.question.upper, 4),
            "counted": self.verdict.games,
            **super().summary(),
        }

    def remarks(self) -> list[str]:
        first, second = self.names
        test = self.question
        said = f"{first} rather {test.elo1:g} than {test.elo0:g} points better than {second}?"
        return [*super().remarks(), f"{said} {self.verdict.state} after {self.verdict.games} games"]


class BalanceRun(Run):
    """A run of one bot with itself: how seats and cards fare, by number of seats."""

    @property
    def tables(self) -> dict[int, list[Result]]:
        return by_seats(self.results)

    def cards(self, seats: int, way: str = HAD) -> list[CardLine]:
        """How often whoever had a card won, the best first."""
        return card_lines(self.tables[seats], way)

    def table(self) -> list[list[str]]:
        return []

    def __str__(self) -> str:
        text = [f"{self.game.name}, balance: {len(self.results)} games, {self.new} of them new"]
        for seats, some in self.tables.items():
            shares = ", ".join(
                f"{share.mean:.1%} ({share.low:.1%} to {share.high:.1%})" for share in by_turn(some, seats)
            )
            text.append(f"{seats} seats, by turn: {shares}")
        return "\n".join([*text, f"{self.report}"])

    def _repr_html_(self) -> str:
        return f"<pre>{escape(str(self))}</pre>"
