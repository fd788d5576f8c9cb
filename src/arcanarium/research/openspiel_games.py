"""OpenSpiel: every game as a Python game, registered as `python_arcanarium_<game>` when this is imported.

Those of card sets that were found are among them: `time_masters:my_box` is `python_arcanarium_time_masters_my_box`.

Whenever chance speaks OpenSpiel's chance player draws a seed for it, a byte at a time: first the seed of the set-up,
later, after an answer that makes the engine draw, a new one. So no search can look through a state into its future.
Where several choose at once they answer one after the other, unseen.
"""

from __future__ import annotations

import json
from functools import cache
from hashlib import sha256
from typing import Any, Final

from arcanarium.core.agenda import State
from arcanarium.core.chance import SEED_LIMIT
from arcanarium.core.packing import pack, unpack
from arcanarium.core.plan import DRAWS
from arcanarium.games import load, names
from arcanarium.research.extras import needed
from arcanarium.research.lens import Lens
from arcanarium.wording import Wording

with needed("arcanarium.research.openspiel_games"):
    import numpy as np
    import pyspiel  # type: ignore[import-untyped, import-not-found, unused-ignore]

BYTES: Final = 256  # chance outcomes
FIRST_BYTES: Final = 4  # of the seed of the set-up,
LATER_BYTES: Final = 2  # and of one drawn later
CHANCE: Final = [(byte, 1 / BYTES) for byte in range(BYTES)]


def short_name(game: str) -> str:
    return f"python_arcanarium_{game.replace(':', '_')}"


def game_type(name: str, players: int = 0) -> Any:  # noqa: ANN401  (pyspiel has no types)
    """For two it is zero-sum: a shared victory pays nothing. What is registered holds for any number of players."""
    game = load(name)
    return pyspiel.GameType(
        short_name=short_name(name),
        long_name=f"Arcanarium: {Wording('en', game).game_name()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if players == 2 else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=game.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": 2, "options": ""},
    )


def options_of(text: str) -> dict[str, str]:
    """`level=archmage;decks=choose` as a mapping."""
    pairs = [part.partition("=") for part in text.split(";") if part]
    return {name.strip(): value.strip() for name, _, value in pairs}


class ArcanariumGame(pyspiel.Game):  # type: ignore[misc]
    """Parameters: `players`, and `options` like `level=archmage;decks=choose`."""

    name = ""
    kind: Any = None

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {"players": 2, "options": "", **(params or {})}
        self.lens = lens_of(self.name, int(given["players"]), tuple(options_of(str(given["options"])).items()))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.lens.actions,
            max_chance_outcomes=BYTES,
            num_players=self.lens.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if self.lens.seats == 2 else None,
            max_game_length=self.lens.game.bound,
        )
        super().__init__(game_type(self.name, self.lens.seats), info, given)

    def new_initial_state(self) -> ArcanariumState:
        return ArcanariumState(self)

    def make_py_observer(
        self,
        iig_obs_type: Any = None,  # noqa: ANN401  (pyspiel has no types)
        params: dict[str, Any] | None = None,
    ) -> ArcanariumObserver:
        recall = iig_obs_type is not None and bool(iig_obs_type.perfect_recall)
        return ArcanariumObserver(self.lens, recall)


class Place:
    """Where a game has come to: a table, or one that waits for chance. OpenSpiel copies a state by copying this."""

    def __init__(self, lens: Lens) -> None:
        self.lens: Final = lens
        self.table: State | None = None  # before the set-up
        self.pending = -1  # an answer that waits for chance
        self.missing = FIRST_BYTES  # bytes of the seed that chance still has to draw,
        self.drawn: tuple[int, ...] = ()  # and those it has drawn
        self.answers: tuple[tuple[int, int], ...] = ()  # (seat, action), as given

    def __deepcopy__(self, memo: object) -> Place:
        new = Place(self.lens)
        new.table = None if self.table is None else self.table.clone()
        new.pending = self.pending
        new.missing = self.missing
        new.drawn = self.drawn
        new.answers = self.answers
        return new

    def __reduce__(self) -> tuple[Any, ...]:
        """For OpenSpiel, which saves states by pickling them."""
        lens = self.lens
        packed = None if self.table is None else pack(self.table)
        made = (lens.game.name, lens.seats, tuple(lens.options.items()))
        return restored, (*made, packed, self.pending, self.missing, self.drawn, self.answers)

    def answer(self, action: int) -> None:
        """Of the seat to move; if it makes chance speak, chance has to draw first."""
        assert self.table is not None
        seat = int(self.table.to_move)
        self.answers += ((seat, action),)
        after = self.table.clone()
        after.play(seat, action)
        if int(after.mem[DRAWS]) == int(self.table.mem[DRAWS]):
            self.table = after
        else:
            self.pending = action
            self.missing = LATER_BYTES

    def draw(self, byte: int) -> None:
        """Chance draws; when it has drawn all, a seed is made of that and of the one before."""
        self.drawn += (byte,)
        self.missing -= 1
        if self.missing:
            return
        before = self.table.seed() if self.table is not None else 0
        seed = int.from_bytes(sha256(repr((before, self.drawn)).encode()).digest()[:8], "big") % SEED_LIMIT
        self.drawn = ()
        if self.table is None:
            self.table = self.lens.new(seed)
            return
        self.table.sow(seed)
        self.table.mem[DRAWS] = 0
        self.table.play(self.table.to_move, self.pending)
        self.pending = -1


@cache
def lens_of(name: str, seats: int, options: tuple[tuple[str, str], ...]) -> Lens:
    """One for all states of the same set-up."""
    return Lens(name, seats, dict(options))


def restored(
    name: str,
    seats: int,
    options: tuple[tuple[str, str], ...],
    packed: bytes | None,
    pending: int,
    missing: int,
    drawn: tuple[int, ...],
    answers: tuple[tuple[int, int], ...],
) -> Place:
    """What was pickled."""
    place = Place(lens_of(name, seats, options))
    place.table = None if packed is None else unpack(place.lens.game.rules, packed)
    place.pending = pending
    place.missing = missing
    place.drawn = drawn
    place.answers = answers
    return place


class ArcanariumState(pyspiel.State):  # type: ignore[misc]
    """A place of a game as OpenSpiel sees it."""

    def __init__(self, game: ArcanariumGame) -> None:
        super().__init__(game)
        self.place = Place(game.lens)

    @property
    def table(self) -> State:
        assert self.place.table is not None, "chance has not set the table up yet"
        return self.place.table

    def current_player(self) -> int:
        if self.place.missing:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.is_over() else int(self.table.to_move)

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal_for(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return CHANCE

    def _apply_action(self, action: int) -> None:
        if self.place.missing:
            self.place.draw(action)
        else:
            self.place.answer(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return self.place.lens.game.actions.notation(action)

    def is_terminal(self) -> bool:
        return not self.place.missing and self.table.is_over()

    def returns(self) -> list[float]:
        lens = self.place.lens
        if not self.is_terminal():
            return [0.0] * lens.seats
        return lens.rewards(self.table, "zero_sum" if lens.seats == 2 else "win")

    def __str__(self) -> str:
        place = self.place
        if place.table is None:
            return f"before the set-up, chance drew {list(place.drawn)}"
        game = place.lens.game
        text = json.dumps(game.open_view(place.table), sort_keys=True)
        if place.missing:
            text += f" {game.actions.notation(place.pending)} waits for chance, which drew {list(place.drawn)}"
        return text

    def resample_from_infostate(self, player: int, probability_sampler: Any) -> ArcanariumState:  # noqa: ANN401
        """A state that looks the same to that player: what it cannot see is dealt anew."""
        assert not self.place.missing, "only a player who is asked can imagine"
        new: ArcanariumState = self.clone()
        seed = int(probability_sampler() * 2**53)
        new.place.table = self.place.lens.game.imagine(self.table, player, seed)
        return new


class ArcanariumObserver:
    """One for observations and one for information states: those add the player's own answers so far.

    The tensor is the same for both: the observation, documented field by field. What a player may conclude from its
    own earlier answers and no longer sees on the table is in the string only.
    """

    def __init__(self, lens: Lens, recall: bool) -> None:
        self.lens = lens
        self.recall = recall
        self.tensor = np.zeros(lens.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: ArcanariumState, player: int) -> None:
        if state.place.table is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.lens.observation(state.place.table, player)

    def string_from(self, state: ArcanariumState, player: int) -> str:
        s = state.place.table
        if s is None:
            return "before the set-up"
        game = self.lens.game
        told: dict[str, Any] = {"view": game.view(s, player)}
        if s.owes(player):
            prompt, source = s.asked(player)
            told["asked"] = [prompt, game.rules.plan.card_name(source) if source >= 0 else None]
            told["legal"] = s.legal_for(player)
        if self.recall:
            told["answers"] = [action for seat, action in state.place.answers if seat == player]
        return json.dumps(told, sort_keys=True, ensure_ascii=False)


def register() -> None:
    """Make the games known to `pyspiel.load_game`; once is enough."""
    known = pyspiel.registered_names()
    for name in names():
        if short_name(name) not in known:
            kind = game_type(name)
            made = type(short_name(name), (ArcanariumGame,), {"name": name, "kind": kind})
            pyspiel.register_game(kind, made)


register()
