"""An analysis as one HTML file that needs nothing else: a picture, the turning points in words, luck and skill."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from arcanarium.bots.analysis.figures import Analysis, Moment, Turning, Weighed
from arcanarium.bots.reasons import MINUS, standing, why
from arcanarium.games import load
from arcanarium.plots import Mark, dash, draw_chances
from arcanarium.wording import Wording

STYLE: Final = """
:root { color-scheme: light dark; --ground: light-dark(#f7f1e3, #15121f); --panel: light-dark(#fffaf0, #1f1a30);
  --ink: light-dark(#2a2033, #ede6d6); --soft: light-dark(#5d5063, #b3a9c2); --line: light-dark(#d8ccb4, #3a3252);
  --link: light-dark(#5b3a9e, #cdb7ff); }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 62rem; padding: 1rem; background: var(--ground); color: var(--ink);
  font: 1.05rem/1.45 "Alegreya Sans", "Segoe UI", system-ui, sans-serif; }
h1, h2 { font-family: Forum, Georgia, serif; font-weight: 400; line-height: 1.2; }
section { background: var(--panel); border: 1px solid var(--line); border-radius: 12px; padding: 0.6rem 1rem;
  margin: 1rem 0; }
.seat-0 { --seat: light-dark(#8a5a00, #e2b04f); } .seat-1 { --seat: light-dark(#1b5c9c, #7db5ea); }
.seat-2 { --seat: light-dark(#36731a, #9bcf74); } .seat-3 { --seat: light-dark(#a13468, #e58ab1); }
.seat-4 { --seat: light-dark(#5a43b3, #b09ef2); }
svg { display: block; width: 100%; height: auto; }
svg text { font-size: 19px; fill: var(--soft); }
.grid { stroke: var(--line); fill: none; }
polyline { fill: none; stroke: var(--seat); stroke-width: 3.5; stroke-linejoin: round; }
svg a { fill: var(--panel); stroke: var(--seat); stroke-width: 3.5; }
svg a:hover, svg a:focus { fill: var(--seat); }
.legend { display: flex; flex-wrap: wrap; gap: 0.3rem 1.2rem; padding: 0; list-style: none; }
.legend svg { display: inline-block; width: 3rem; height: 0.9rem; vertical-align: middle; }
ol.turnings { padding: 0; list-style: none; }
.turnings li { border-left: 5px solid var(--seat); padding: 0.1rem 0 0.1rem 0.8rem; margin: 0.9rem 0; }
.turnings li:target { background: color-mix(in srgb, var(--seat) 18%, transparent); }
.turnings p { margin: 0.1rem 0; }
.soft { color: var(--soft); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: 0.35rem 0.6rem; text-align: right; border-bottom: 1px solid var(--line); }
th:first-child { text-align: left; white-space: nowrap; border-left: 5px solid var(--seat, transparent); }
thead th { font-weight: 600; vertical-align: bottom; }
a { color: var(--link); }
@media (max-width: 40rem) {
  body { padding: 0.5rem; }
  svg text { font-size: 26px; }
  thead { position: absolute; clip-path: inset(50%); }
  table, tbody, tr, td, th { display: block; }
  th:first-child { padding-top: 0.8rem; font-size: 1.1rem; }
  td { display: flex; justify-content: space-between; border: 0; padding: 0.15rem 0.6rem; }
  td::before { content: attr(data-name); color: var(--soft); }
}
@media print { :root { color-scheme: light; } section { break-inside: avoid; } }
"""


class Told:
    """An analysis in the words of one language."""

    def __init__(self, analysis: Analysis, language: str, names: Sequence[str] = ()) -> None:
        self.analysis = analysis
        self.game = load(analysis.game)
        plain = Wording(language, self.game)
        self.language = language
        self.names = [called(plain, seat, name) for seat, name in enumerate(names)]
        self.names = self.names or [plain.seat(seat) for seat in range(analysis.seats)]
        self.wording = Wording(language, self.game, self.names)

    def text(self, message: str, **args: str | int) -> str:
        return self.wording.locale.text(message, args)

    def percent(self, chance: float) -> str:
        return standing(self.wording, chance, self.analysis.most)

    def swing(self, change: float) -> str:
        sign = "+" if change > 0 else MINUS if round(change, 2) < 0 else ""
        return f"{sign}{self.percent(abs(change))}"

    def action(self, moment: Moment, action: int) -> str:
        plan = self.game.rules.plan
        source = -1
        if moment.source is not None:
            source = next(card for card in range(plan.cards) if plan.card_name(card) == moment.source)
        return self.wording.action(action, source)

    def chosen(self, moment: Moment, option: Weighed) -> str:
        return self.text(
            "analysis-chosen",
            seat=self.wording.seat(moment.seat),
            action=self.action(moment, option.action),
            chance=self.percent(option.chance),
        )

    def turning(self, turning: Turning) -> list[str]:
        """Sentences about a turning point."""
        moment = self.analysis.moments[turning.number - 1]
        if turning.better is None or turning.chosen is None:
            seat, swing = self.wording.seat(turning.seat), self.swing(turning.swing)
            luck = self.text("analysis-luck-good" if turning.swing > 0 else "analysis-luck-bad", seat=seat, swing=swing)
            return [luck, f"{self.wording.seat(moment.seat)}: {self.action(moment, moment.action)}"]
        better = self.text(
            "analysis-better",
            action=self.action(moment, turning.better.action),
            chance=self.percent(turning.better.chance),
        )
        return [self.chosen(moment, turning.chosen), f"{better} {why(self.wording, turning.better.gains)}"]

    def result(self) -> str:
        analysis = self.analysis
        if not analysis.over:
            return self.text("analysis-unfinished")
        winners = [self.wording.seat(seat) for seat in analysis.winners]
        return self.text("analysis-result", names=", ".join(winners), number=len(winners))

    def columns(self) -> list[tuple[str, list[str]]]:
        """The table of luck and skill: a heading and a cell for every seat."""
        accounts = self.analysis.accounts
        return [
            (self.text("analysis-start"), [self.percent(each.start) for each in accounts]),
            (self.text("analysis-luck"), [self.swing(each.luck) for each in accounts]),
            (self.text("analysis-own"), [self.swing(each.own) for each in accounts]),
            (self.text("analysis-others"), [self.swing(each.others) for each in accounts]),
            (self.text("analysis-end"), [self.percent(each.end) for each in accounts]),
            (self.text("analysis-lost"), [self.percent(each.lost) for each in accounts]),
            (
                self.text("analysis-best"),
                [self.text("analysis-best-of", best=each.best, decisions=each.decisions) for each in accounts],
            ),
            (self.text("analysis-mistakes"), [str(each.mistakes) for each in accounts]),
        ]


def called(wording: Wording, seat: int, name: str) -> str:
    """Who sat there: bots by their level, others by their name or their place."""
    if name.startswith("bot:"):
        return wording.bot(name.removeprefix("bot:"), seat + 1)
    return name or wording.locale.text("seat-name", {"number": str(seat + 1)})


def page(analysis: Analysis, language: str, names: Sequence[str] = ()) -> str:
    """The whole file."""
    told = Told(analysis, language, names)
    say = told.text
    chances = [analysis.first, *(moment.chances for moment in analysis.moments)]
    sentences = {turning.number: " ".join(told.turning(turning)) for turning in analysis.turnings}
    marks = [
        Mark(turning.number, turning.seat, turning.kind == "luck", sentences[turning.number])
        for turning in analysis.turnings
    ]
    title = f"{say('analysis')} – {told.wording.game_name()}"
    legend = "".join(
        f'<li class="seat-{seat}"><svg viewBox="0 0 60 16" aria-hidden="true">'
        f'<polyline points="0,8 60,8"{dash(seat)}/>'
        f"</svg> {escape(name)}: {analysis.scores[seat]}</li>"
        for seat, name in enumerate(told.names)
    )
    turnings = "".join(
        f'<li id="move-{turning.number}" class="seat-{turning.seat}">'
        f'<p class="soft">{escape(say("analysis-move", number=str(turning.number)))}</p>'
        + "".join(f"<p>{escape(sentence)}</p>" for sentence in told.turning(turning))
        + "</li>"
        for turning in analysis.turnings
    )
    about = say("analysis-points-text" if analysis.most > 0 else "analysis-chances-text")
    columns = told.columns()
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name, _ in columns)
    rows = "".join(
        f'<tr class="seat-{seat}"><th scope="row">{escape(name)}</th>'
        + "".join(f'<td data-name="{escape(column)}">{escape(cells[seat])}</td>' for column, cells in columns)
        + "</tr>"
        for seat, name in enumerate(told.names)
    )
    return f"""<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<style>{STYLE}</style>
</head>
<body>
<h1>{escape(title)}</h1>
<p>{escape(told.result())}</p>
<section>
<h2>{escape(say("analysis-points" if analysis.most > 0 else "analysis-chances"))}</h2>
{draw_chances(chances, marks, about, told.percent)}
<ul class="legend">{legend}</ul>
<p class="soft">{escape(about)}</p>
</section>
<section>
<h2>{escape(say("analysis-turnings"))}</h2>
{f'<ol class="turnings">{turnings}</ol>' if turnings else f"<p>{escape(say('analysis-no-turnings'))}</p>"}
</section>
<section>
<h2>{escape(say("analysis-accounts"))}</h2>
<div class="scroll"><table><thead><tr><th scope="col">{escape(say("analysis-player"))}</th>{head}</tr></thead>
<tbody>{rows}</tbody></table></div>
<p class="soft">{escape(say("analysis-explained"))}</p>
<p class="soft">{escape(say("analysis-explained-choices"))}</p>
<p class="soft">{escape(say("analysis-effort", iterations=str(analysis.effort.iterations)))}</p>
</section>
</body>
</html>
"""
