"""A state as a readable mapping, and any such mapping as a state; what is left out takes a sensible default."""

from __future__ import annotations

from arcanarium.core.agenda import FRAME, State
from arcanarium.core.game import BadSetup, Game
from arcanarium.core.ints import i64, vec
from arcanarium.core.packing import resume
from arcanarium.core.plan import DRAWS, SEED, TOLD, TURN, Reading, Zone
from arcanarium.core.view import EVERYTHING, Data, described

REST = "..."  # in a list of cards: and all that are mentioned nowhere


class BadPosition(ValueError):
    """A mapping that is no position: where in it, and what would be right."""

    def __init__(self, path: str, message: str) -> None:
        super().__init__(f"{path}: {message}" if path else message)
        self.path = path
        self.message = message


# -- state to mapping


def position(game: Game, s: State) -> Data:
    """Everything there is to know; reading it gives the same state."""
    plan = s.plan
    data: Data = {
        "game": game.name,
        "rules": game.version,
        **({"card_set": game.digest} if game.digest else {}),
        "seed": int(s.mem[SEED]),
        "draws": int(s.mem[DRAWS]),
        "told": int(s.mem[TOLD]),
        **described(s, EVERYTHING),
    }
    knowledge: dict[str, list[int]] = {}
    for card in range(plan.cards):
        place = int(s.where(card))
        eyes = int(s.mem[plan.eyes + card])
        if place >= 0 and eyes != int(plan.audience[place]):
            knowledge[plan.card_name(card)] = [seat for seat in range(plan.seats + 1) if eyes >> seat & 1]
    if knowledge:
        data["knowledge"] = knowledge
    data["agenda"] = frames(s, s.agenda, int(s.top))
    if s.strands:
        data["strands"] = [frames(s, strand, len(strand)) for strand in s.strands]
    return data


def frames(s: State, cells: vec[i64], top: int) -> list[Data]:
    """What waits, bottom first, by the names of programs and cards."""
    out: list[Data] = []
    for b in range(0, top, FRAME):
        program, step = s.rules.where(int(cells[b]))
        frame: Data = {"program": program, "step": step, "seat": int(cells[b + 1])}
        if cells[b + 2] >= 0:
            frame["source"] = s.plan.card_name(int(cells[b + 2]))
        if cells[b + 3] >= 0:
            frame["it"] = s.plan.card_name(int(cells[b + 3]))
        if cells[b + 4] != 0:
            frame["n"] = int(cells[b + 4])
        out.append(frame)
    return out


# -- mapping to state


class Cards:
    """Hands out copies by name: `x` is the first one that is free, `x.2` the second and no other."""

    def __init__(self, game: Game) -> None:
        plan = game.rules.plan
        self.numbers: dict[str, int] = {plan.card_name(card): card for card in range(plan.cards)}
        self.copies: dict[str, list[int]] = {}
        for card in range(plan.cards):
            self.copies.setdefault(plan.kinds[int(plan.kind_of[card])], []).append(card)
        self.used: set[int] = set()

    def take(self, path: str, name: object) -> int:
        if not isinstance(name, str) or (name not in self.numbers and name not in self.copies):
            raise BadPosition(path, f"there is no card {name!r}{near(name, list(self.copies))}")
        wanted = self.copies.get(name) or [self.numbers[name]]
        for card in wanted:
            if card not in self.used:
                self.used.add(card)
                return card
        raise BadPosition(path, f"all {len(wanted)} copies of {name} are placed already")

    def find(self, path: str, name: object) -> int:
        if not isinstance(name, str) or name not in self.numbers:
            raise BadPosition(path, f"there is no card {name!r}{near(name, list(self.copies))}")
        return self.numbers[name]


def near(name: object, names: list[str]) -> str:
    """A hint at what may have been meant."""
    from difflib import get_close_matches

    found = get_close_matches(name, names, 1) if isinstance(name, str) else []
    return f"; did you mean {found[0]}?" if found else ""


def whole(path: str, value: object) -> int:
    try:
        return Reading().read(value)
    except ValueError as error:
        raise BadPosition(path, str(error)) from None


def seat_in(path: str, value: object, last: int) -> int:
    seat = whole(path, value)
    if not 0 <= seat <= last:
        raise BadPosition(path, f"should be a seat from 0 to {last}, not {seat}")
    return seat


def mapping(path: str, value: object) -> Data:
    if not isinstance(value, dict):
        raise BadPosition(path, f"should be a mapping, not {value!r}")
    return {str(key): entry for key, entry in value.items()}


def sequence(path: str, value: object) -> list[object]:
    if not isinstance(value, list):
        raise BadPosition(path, f"should be a list, not {value!r}")
    return list(value)


SPECIAL = (
    "game",
    "rules",
    "card_set",
    "seed",
    "draws",
    "told",
    "turn",
    "phase",
    "seats",
    "knowledge",
    "agenda",
    "strands",
)


def state_of(game: Game, data: object) -> State:
    """Set up what the mapping says. Raises BadPosition."""
    position_data = mapping("", data)
    named = position_data.get("game", game.name)
    if named != game.name:
        raise BadPosition("game", f"should be {game.name}, not {named!r}")
    if position_data.get("rules", game.version) != game.version:
        raise BadPosition(
            "rules", f"should be {game.version}, the version of these rules, not {position_data['rules']!r}"
        )
    cards_then = position_data.get("card_set", game.digest)
    if cards_then != game.digest:
        raise BadPosition(
            "card_set",
            f"the position was made with version {cards_then} of the card set; "
            f"the cards of {game.name} are now version {game.digest or 'unknown'}",
        )
    seats = sequence("seats", position_data.get("seats", [{} for _ in range(game.fewest)]))
    try:
        s = game.blank(len(seats), whole("seed", position_data.get("seed", 0)), {})
    except BadSetup as error:
        raise BadPosition(error.field, str(error)) from None
    plan = s.plan
    cards = Cards(game)
    own = [mapping(f"seats.{seat}", entry) for seat, entry in enumerate(seats)]
    known = {counter.name for counter in plan.counters if counter.each} | {
        zone.name for zone in plan.zones if zone.each
    }
    shared = {counter.name for counter in plan.counters if not counter.each}
    shared |= {zone.name for zone in plan.zones if not zone.each}
    check_names("", position_data, sorted(shared) + list(SPECIAL))
    for seat, entry in enumerate(own):
        check_names(f"seats.{seat}.", entry, sorted(known))
    read_counters(s, position_data, own)
    read_zones(game, s, position_data, own, cards)
    turn = seat_in("turn", position_data.get("turn", 0), len(seats) - 1)
    s.mem[TURN] = turn
    s.mem[DRAWS] = whole("draws", position_data.get("draws", 0))
    s.listen_again()
    path, message = game.flaw(s)
    if message:
        raise BadPosition(path, message)
    for name, eyes in mapping("knowledge", position_data.get("knowledge", {})).items():
        card = cards.find("knowledge", name)
        s.mem[plan.eyes + card] = sum(
            1 << seat_in(f"knowledge.{name}", seat, plan.seats) for seat in sequence(f"knowledge.{name}", eyes)
        )
    read_flow(game, s, position_data, cards, turn)
    s.mem[TOLD] = whole("told", position_data.get("told", 0))
    return s


def check_names(prefix: str, data: Data, names: list[str]) -> None:
    for name in data:
        if name not in names:
            raise BadPosition(prefix + name, f"is nothing this game has{near(name, names)}")


def read_counters(s: State, data: Data, own: list[Data]) -> None:
    for counter in s.plan.counters:
        for owner in range(len(own) if counter.each else 1):
            place = own[owner] if counter.each else data
            if counter.name not in place:
                continue
            path = f"seats.{owner}.{counter.name}" if counter.each else counter.name
            value = place[counter.name]
            values = [value] if counter.size == 1 else sequence(path, value)
            if len(values) != counter.size:
                raise BadPosition(path, f"should have {counter.size} entries, not {len(values)}")
            for i, entry in enumerate(values):
                try:
                    s.mem[counter.cell + owner * counter.size + i] = counter.reading.read(entry)
                except ValueError as error:
                    raise BadPosition(path, str(error)) from None


def read_zones(game: Game, s: State, data: Data, own: list[Data], cards: Cards) -> None:
    plan = s.plan
    to_rest = game.rest not in data
    lists: list[tuple[str, int, list[object]]] = []
    for zone in plan.zones:
        for owner in range(len(own) if zone.each else 1):
            place = own[owner] if zone.each else data
            if zone.name in place:
                path = f"seats.{owner}.{zone.name}" if zone.each else zone.name
                lists.append((path, zone.first + owner, sequence(path, place[zone.name])))
    for path, number, entries in lists:
        placed: list[int] = []
        for i, entry in enumerate(entries):
            if entry == REST and path == game.rest and i == len(entries) - 1:
                to_rest = True
                continue
            placed.append(read_card(s, f"{path}.{i}", entry, cards))
        ordered = int(plan.ordered[number]) == 1
        for card in placed if ordered else sorted(placed):
            s.append(card, number)
            s.mem[plan.eyes + card] = plan.audience[number]
    rest = zone_named(game, game.rest)
    unused = zone_named(game, game.unused)
    for card in range(plan.cards):
        if s.where(card) < 0:
            zone = rest if to_rest and game.belongs(s, card) else unused
            s.append(card, zone.first)
            s.mem[plan.eyes + card] = plan.audience[zone.first]


def zone_named(game: Game, name: str) -> Zone:
    zone = game.rules.plan.find_zone(name)
    if zone is None:
        raise ValueError(f"{game.name} has no zone {name}")
    return zone


def read_card(s: State, path: str, entry: object, cards: Cards) -> int:
    """A name, or a mapping with the name and marks."""
    if not isinstance(entry, dict):
        return cards.take(path, entry)
    if "card" not in entry:
        raise BadPosition(path, "a card with marks needs `card: name`")
    card = cards.take(path, entry["card"])
    names = [mark.name for mark in s.plan.marks]
    for mark in s.plan.marks:
        if mark.name in entry:
            try:
                s.mem[mark.cell + card] = mark.reading.read(entry[mark.name])
            except ValueError as error:
                raise BadPosition(f"{path}.{mark.name}", str(error)) from None
    check_names(f"{path}.", {str(key): 0 for key in entry}, ["card", *names])
    return card


def read_flow(game: Game, s: State, data: Data, cards: Cards, turn: int) -> None:
    """Where the game stands: exactly by its frames, or at a phase."""
    if "agenda" in data:
        s.agenda = read_frames(game, "agenda", data["agenda"], cards)
        s.top = len(s.agenda)
        s.strands = [
            read_frames(game, f"strands.{i}", strand, cards)
            for i, strand in enumerate(sequence("strands", data.get("strands", [])))
        ]
        resume(s)
        return
    phase = data.get("phase", game.phases()[0])
    if not isinstance(phase, str) or phase not in game.phases():
        raise BadPosition("phase", f"should be one of {', '.join(game.phases())}, not {phase!r}")
    game.enter_phase(s, phase, turn)
    s.advance()


def read_frames(game: Game, path: str, value: object, cards: Cards) -> vec[i64]:
    cells: list[int] = []
    for i, entry in enumerate(sequence(path, value)):
        frame = mapping(f"{path}.{i}", entry)
        check_names(f"{path}.{i}.", frame, ["program", "step", "seat", "source", "it", "n"])
        program = frame.get("program")
        if not isinstance(program, str) or program not in game.rules.entry:
            raise BadPosition(f"{path}.{i}.program", f"there is no program {program!r}")
        step = whole(f"{path}.{i}.step", frame.get("step", 0))
        address = game.rules.entry[program] + step
        if step < 0 or address >= len(game.rules.home) or game.rules.where(address)[0] != program:
            raise BadPosition(f"{path}.{i}.step", f"program {program} has no step {step}")
        cells += [address, seat_in(f"{path}.{i}.seat", frame.get("seat", 0), game.most - 1)]
        for name in ("source", "it"):
            cells.append(cards.find(f"{path}.{i}.{name}", frame[name]) if name in frame else -1)
        cells.append(whole(f"{path}.{i}.n", frame.get("n", 0)))
    return vec[i64](cells)
