"""The results of a run as one page that needs nothing else: tables and plots, in either language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from math import isfinite
from statistics import fmean, median
from typing import Any, Final, NamedTuple

from arcanarium import __version__
from arcanarium.arena.fixture import Result
from arcanarium.arena.results.card_rates import HAD, CardLine, card_lines, card_names, ways
from arcanarium.arena.results.rating import fit, skills
from arcanarium.arena.results.shares import Share, points
from arcanarium.arena.results.table import by_seat, by_seats, by_turn, lines, meetings, name_players
from arcanarium.arena.watch import EVENT, ZONE
from arcanarium.core.game import Game
from arcanarium.plots import Scale, bars_of, draw_histogram, draw_interval, scale_of
from arcanarium.wording import SHARED, Locale, Wording, key

FEWEST: Final = 10  # times a card must have come up in a way of having it to be shown; the CSV file has all
BLANK: Final = "…"

STYLE: Final = """
:root { color-scheme: light dark; --ink: #1d2330; --dim: #5b6475; --page: #fbfaf7; --line: #d9d6cd; --mark: #2f6db5;
  --good: #1d7a4c; --bad: #b3402f }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e6df; --dim: #a2a9b8; --page: #14171e; --line: #363c4a;
  --mark: #7fb2f0; --good: #62c794; --bad: #ee8b7a } }
* { box-sizing: border-box }
body { margin: 0 auto; padding: 1rem clamp(0.75rem, 3vw, 2rem) 3rem; max-width: 66rem; background: var(--page);
  color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: break-word }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 0.5rem 0 } h2 { font-size: 1.2rem; margin: 2rem 0 0.25rem }
h3 { font-size: 1rem; margin: 1rem 0 0 } p { margin: 0.25rem 0 0.75rem; max-width: 46rem } .dim { color: var(--dim) }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }
th { text-align: left; font-weight: 600; color: var(--dim); font-size: 0.85rem }
th, td { padding: 0.2rem 0.75rem 0.2rem 0; border-bottom: 1px solid var(--line); vertical-align: middle }
td.n, th.n { text-align: right } td.n { white-space: nowrap } td.plot { width: 34% } td:first-child { width: 24% }
.wide { overflow-x: auto } .several { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem }
.several > figure { flex: 1 1 18rem; max-width: 26rem; margin: 0 } figcaption { color: var(--dim); font-size: 0.9rem }
svg.row { width: calc(100% - 10px); margin: 0 5px; display: block; overflow: visible }
svg.histogram { width: 100%; display: block }
svg line.axis { stroke: var(--line) } svg line.even { stroke: var(--dim); stroke-dasharray: 3 2 }
svg line.span { stroke: var(--mark); stroke-width: 3; stroke-linecap: round } svg circle, svg rect { fill: var(--mark) }
svg text { fill: var(--dim); font: 12px system-ui, sans-serif; text-anchor: middle }
tr.good svg line.span { stroke: var(--good) } tr.good svg circle { fill: var(--good) }
tr.bad svg line.span { stroke: var(--bad) } tr.bad svg circle { fill: var(--bad) }
tr.good td.n:last-child { color: var(--good) } tr.bad td.n:last-child { color: var(--bad) }
summary { cursor: pointer; padding: 0.35rem 0 } dl { display: grid; gap: 0 1rem;
  grid-template-columns: max-content 1fr } dt { color: var(--dim) } dd { margin: 0 }
@media (max-width: 40rem) { body { font-size: 0.95rem } thead { display: none } table, tbody { display: block }
  tr { display: flex; flex-wrap: wrap; gap: 0 1rem; align-items: baseline; border-bottom: 1px solid var(--line);
    padding: 0.3rem 0 } th, td { border: 0; padding: 0 } td:first-child { flex: 1 1 auto }
  td.plot { flex: 0 0 100%; order: 2 }
  td.n { order: 3; color: var(--dim); font-size: 0.85rem } td.n::before { content: attr(data-label) " " }
  td.n:last-child { order: 1; color: var(--ink); font-size: inherit } td.n:last-child::before { content: "" } }
"""


class Row(NamedTuple):
    """A line of a table: what it is about, its plot, its numbers; `kind` is good or bad if it is telling."""

    name: str
    plot: str
    numbers: list[str]
    kind: str = ""


class Report:
    """Writes one run in one language."""

    def __init__(self, language: str, game: Game, about: Mapping[str, Any], results: Sequence[Result]) -> None:
        self.language = language
        self.game = game
        self.about = about
        self.results = results
        self.names = name_players(about["bots"])
        self.locale = Locale(language, [SHARED / f"{name}.{language}.ftl" for name in ("table", "arena")])
        self.wording = Wording(language, game, [BLANK] * game.most)
        self.cards_named = card_names(self.wording)

    def text(self, message: str, **args: str | int) -> str:
        return self.locale.text(f"arena-{message}", args)

    def say(self, message: str, **args: str | int) -> str:
        """The same as it stands in a page."""
        return escape(self.text(message, **args))

    # -- pieces

    def percent(self, value: float) -> str:
        text = f"{100 * value:.1f}"
        return f"{text.replace('.', ',')} %" if self.language == "ru" else f"{text}%"

    def share(self, share: Share) -> str:
        return f"{self.percent(share.mean)} ({self.number(100 * share.low)}–{self.number(100 * share.high)})"

    def number(self, value: float, digits: int = 1) -> str:
        if not isfinite(value):
            return "+∞" if value > 0 else "−∞"
        text = f"{value:.{digits}f}".replace("-", "−")
        return text.replace(".", ",") if self.language == "ru" else text

    def table(self, heads: Sequence[str], rows: Iterable[Row]) -> str:
        """The first column is a name, the second a plot; on a phone each number has its heading beside it."""
        cells = "".join(
            f"<th{'' if i == 0 or head == 'plot' else ' class=n'}>{'' if head == 'plot' else self.say(head)}</th>"
            for i, head in enumerate(heads)
        )
        labels = [self.say(head) for head in heads[2:]]
        lines = "".join(
            f'<tr class="{row.kind}"><td>{escape(row.name)}</td><td class="plot">{row.plot}</td>'
            + "".join(
                f'<td class="n" data-label="{label}">{number}</td>'
                for label, number in zip(labels, row.numbers, strict=True)
            )
            + "</tr>"
            for row in rows
        )
        return f'<div class="wide"><table><thead><tr>{cells}</tr></thead><tbody>{lines}</tbody></table></div>'

    def share_row(self, name: str, share: Share, even: float, *more: str, kind: str = "") -> Row:
        plot = draw_interval(Scale(0.0, 1.0), share.low, share.mean, share.high, even, f"{name}: {self.share(share)}")
        return Row(name, plot, [*more, self.share(share)], kind)

    # -- sections

    def page(self) -> str:
        title = f"{self.wording.game_name()}: {self.text('title-' + str(self.about['command']))}"
        parts = [f"<h1>{escape(title)}</h1>", self.settings(), self.players()]
        if len(self.names) > 2 and all(len(result.seating) == 2 for result in self.results):
            parts.append(self.meetings())
        for seats, results in by_seats(self.results).items():
            if len(by_seats(self.results)) > 1:
                parts.append(f"<h2>{self.say('of-seats', number=seats)}</h2>")
            parts += [self.seats(results, seats), self.lengths(results), self.scores(results), self.cards(results)]
        parts.append(f'<p class="dim">Arcanarium {__version__}</p>')
        return (
            f'<!doctype html>\n<html lang="{self.language}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{escape(title)}</title><style>{STYLE}</style></head><body>{''.join(parts)}</body></html>\n"
        )

    def settings(self) -> str:
        about = self.about
        options = {name: str(value) for name, value in about.get("options", {}).items()}
        facts = {
            "games": str(len(self.results)),
            "bots": ", ".join(self.names),
            "seats": ", ".join(str(seats) for seats in by_seats(self.results)),
            "seed": str(about["seed"]),
            "options": ", ".join(
                f"{self.wording.option(name)}: {self.wording.choice(name, value)}" for name, value in options.items()
            ),
        }
        rows = "".join(f"<dt>{self.say(name)}</dt><dd>{escape(text)}</dd>" for name, text in facts.items() if text)
        note = self.wording.set_note() or (
            self.wording.locale.text("provenance-note") if self.wording.locale.has("provenance-note") else ""
        )
        return f"<dl>{rows}</dl>{f'<p class=dim>{escape(note)}</p>' if note else ''}"

    def players(self) -> str:
        if len(self.names) < 2:
            return ""
        parts = [f"<h2>{self.say('players')}</h2><p>{self.say('players-note')}</p>"]
        seats = fmean([len(result.seating) for result in self.results] or [2])
        rows = [
            self.share_row(
                self.names[line.player],
                line.share,
                1 / seats,
                str(line.share.of),
                self.number(line.score),
                self.number(line.thinks, 2),
                self.number(line.slowest, 2),
            )
            for line in lines(self.results, len(self.names))
        ]
        parts.append(self.table(("bot", "plot", "games", "mean-score", "thinks", "slowest", "share"), rows))
        parts.append(self.ratings())
        return "".join(parts)

    def ratings(self) -> str:
        found = fit(self.results, len(self.names))
        estimates = skills(self.results, len(self.names))
        ends = [value + sign * found.error(i) for i, value in enumerate(found.points) for sign in (-1, 1)]
        scale = scale_of([*ends, 0.0])
        rows = []
        for player in sorted(range(len(self.names)), key=lambda each: -found.points[each]):
            value, error = found.points[player], found.error(player)
            title = f"{self.names[player]}: {self.number(value, 0)} ± {self.number(error, 0)}"
            skill = estimates[player]
            rows.append(
                Row(
                    self.names[player],
                    draw_interval(scale, value - error, value, value + error, 0.0, title),
                    [
                        f"{self.number(skill.mu)} ± {self.number(2 * skill.sigma)}",
                        f"{self.number(value, 0)} ± {self.number(error, 0)}",
                    ],
                )
            )
        table = self.table(("bot", "plot", "openskill", "points"), rows)
        return f"<h2>{self.say('ratings')}</h2><p>{self.say('ratings-note')}</p>{table}"

    def meetings(self) -> str:
        found = meetings(self.results)
        rows = []
        for (first, second), share in sorted(found.items()):
            if first < second:
                name = f"{self.names[first]} – {self.names[second]}"
                mean, low, high = (self.number(points(each), 0) for each in (share.mean, share.low, share.high))
                rows.append(self.share_row(name, share, 0.5, str(share.of), f"{mean} ({low}…{high})"))
        table = self.table(("pair", "plot", "games", "points", "share"), rows)
        return f"<h2>{self.say('meetings')}</h2><p>{self.say('meetings-note')}</p>{table}"

    def seats(self, results: Sequence[Result], seats: int) -> str:
        if seats < 2:
            return ""
        seat, turn = self.text("seat"), self.text("turn")
        even = 1 / seats
        places = [self.share_row(f"{seat} {i}", share, even) for i, share in enumerate(by_seat(results, seats))]
        turns = [self.share_row(f"{turn} {i}", share, even) for i, share in enumerate(by_turn(results, seats), 1)]
        return (
            f"<h2>{self.say('by-seat')}</h2><p>{self.say('by-seat-note')}</p>"
            f"{self.table(('seat', 'plot', 'share'), places)}<h3>{self.say('by-turn')}</h3>"
            f"{self.table(('turn', 'plot', 'share'), turns)}"
        )

    def lengths(self, results: Sequence[Result]) -> str:
        values = [float(result.decisions) for result in results]
        plot = draw_histogram(values, scale_of(values, 8), self.text("length"))
        return f"<h2>{self.say('length')}</h2>{self.figures({self.summed(values): plot})}"

    def scores(self, results: Sequence[Result]) -> str:
        by_player: dict[int, list[float]] = {}
        for result in results:
            for player, score in zip(result.seating, result.scores, strict=True):
                by_player.setdefault(player, []).append(float(score))
        scale = scale_of([score for scores in by_player.values() for score in scores], 8)
        most = max(max(bars_of(scores, scale).counts) for scores in by_player.values())
        plots = {
            f"{self.names[player]}: {self.summed(scores)}": draw_histogram(scores, scale, self.names[player], most)
            for player, scores in sorted(by_player.items())
        }
        return f"<h2>{self.say('scores')}</h2>{self.figures(plots)}"

    def summed(self, values: Sequence[float]) -> str:
        return self.text(
            "summed",
            mean=self.number(fmean(values)),
            median=self.number(median(values)),
            low=self.number(min(values), 0),
            high=self.number(max(values), 0),
        )

    def figures(self, plots: Mapping[str, str]) -> str:
        inner = "".join(
            f"<figure><figcaption>{escape(text)}</figcaption>{plot}</figure>" for text, plot in plots.items()
        )
        return f'<div class="several">{inner}</div>'

    def cards(self, results: Sequence[Result]) -> str:
        parts = [f"<h2>{self.say('cards')}</h2><p>{self.say('cards-note', fewest=FEWEST)}</p>"]
        for way in ways(results):
            found = [line for line in card_lines(results, way) if line.share.of >= FEWEST]
            if not found:
                continue
            count = sum(line.telling for line in found)
            heading = f"{self.way(way)} · {self.say('telling', number=count, cards=len(found))}"
            table = self.table(("card", "plot", "times", "even", "share"), [self.card_row(line) for line in found])
            parts.append(f"<details{' open' if way == HAD else ''}><summary>{heading}</summary>{table}</details>")
        if len(parts) == 1:
            parts.append(f"<p>{self.say('no-cards')}</p>")
        return "".join(parts)

    def card_row(self, line: CardLine) -> Row:
        kind = ("good" if line.share.mean > line.even else "bad") if line.telling else ""
        return self.share_row(
            self.cards_named[line.card], line.share, line.even, str(line.share.of), self.percent(line.even), kind=kind
        )

    def way(self, way: str) -> str:
        """In words: zones have names, and an event is told with blanks for who and what."""
        if way == HAD:
            return self.say("had")
        sort, _, name = way.partition(" ")
        if sort == ZONE:
            return escape(self.wording.zone(name))
        blanks: dict[str, str | int] = dict.fromkeys(("seat", "card", "a", "b"), BLANK)
        assert sort == EVENT
        return escape(self.wording.locale.text(key("event", name), {**blanks, "by": "card"}))
