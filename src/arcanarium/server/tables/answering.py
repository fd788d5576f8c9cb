"""Answers of people carried out: whole ones, single ones, and those taken back. Each raises Problem."""

from __future__ import annotations

from collections.abc import Callable

from arcanarium.core.agenda import IllegalAction, State
from arcanarium.core.asking.shape import Refusal
from arcanarium.core.asking.whole_answer import IllegalAnswer, why_not
from arcanarium.server.errors import Problem
from arcanarium.server.store.rows import Entry
from arcanarium.server.tables.play import ALLOW, MOVE, PLEA, REWIND, UNDO, Play
from arcanarium.wording import Wording


def check_asked(play: Play, seat: int) -> None:
    if play.decision(seat) is None:
        raise Problem("illegal", f"Nothing is asked of seat {seat} now.")


def answer(play: Play, seat: int, parts: Callable[[State], list[int]], stamp: int) -> list[Entry]:
    """With all parts that are found for the question as it is now."""
    check_asked(play, seat)
    state = play.history.state
    done: list[Entry] = []
    action = -1
    try:
        for action in parts(state):
            entry = Entry(seq=play.seq + 1, kind=MOVE, seat=seat, action=action, key=None, at=stamp)
            done.append(entry)
            play.carry_out(entry)
    except IllegalAnswer as error:
        raise refuse(play, error.action, error.refusal) from None
    except IllegalAction:
        raise refuse(play, action, why_not(state, seat, action)) from None
    return done


def take_back(play: Play, seat: int, all_of_it: bool, since: int | None, stamp: int) -> list[Entry]:
    """The last answer of a seat, or as many of its turn as the rules allow; alone with bots also all since an entry."""
    done: list[Entry] = []
    while since is None and play.may_undo_own(seat) and (all_of_it or not done):
        entry = Entry(seq=play.seq + 1, kind=UNDO, seat=seat, action=0, key=None, at=stamp)
        done.append(entry)
        play.carry_out(entry)
    number = play.decision_before(seat, since) if play.alone and not done and not play.over else -1
    if number >= 0:
        entry = Entry(seq=play.seq + 1, kind=REWIND, seat=seat, action=number, key=None, at=stamp)
        done.append(entry)
        play.carry_out(entry)
    if not done:
        raise Problem(
            "undo-impossible", "This cannot be taken back: something was shown, chance spoke or somebody else answered."
        )
    return done


def plead(play: Play, seat: int, stamp: int) -> list[Entry]:
    """Ask the other people to let that seat go back to its last decision, whatever was shown since."""
    if not play.may_plead(seat):
        raise Problem("undo-impossible", "There is nobody to ask, or nothing to go back to.")
    entry = Entry(seq=play.seq + 1, kind=PLEA, seat=seat, action=play.decision_before(seat), key=None, at=stamp)
    play.carry_out(entry)
    return [entry]


def allow(play: Play, seat: int, yes: bool, stamp: int) -> list[Entry]:
    """What one of the others says to it; with the last consent the game goes back."""
    plea = play.plea
    if plea is None or seat not in plea.waits:
        raise Problem("plea-gone", "Nobody asks to take anything back any more.")
    entry = Entry(seq=play.seq + 1, kind=ALLOW, seat=seat, action=int(yes), key=None, at=stamp)
    play.carry_out(entry)
    done = [entry]
    if yes and plea.waits == [seat]:
        back = Entry(seq=play.seq + 1, kind=REWIND, seat=plea.seat, action=plea.number, key=None, at=stamp)
        play.carry_out(back)
        done.append(back)
    return done


def refuse(play: Play, action: int, refusal: Refusal | None) -> Problem:
    """Why an answer was not taken: the reason that the rules give, if they give one."""
    if action < 0:
        return Problem("illegal", "Parts of that answer are missing.")
    if refusal is None:
        return Problem("illegal", "That answer is not among those offered now.")
    why = Wording("en", play.game).why(refusal)
    return Problem("illegal", why, {"refusal": (action, *refusal)})
