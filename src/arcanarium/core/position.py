"""A state as a readable mapping, and any such mapping as a state; what is left out takes a sensible default."""

from __future__ import annotations

from arcanarium.core.agenda import FRAME, State
from arcanarium.core.chance import LONG_SEED_LIMIT
from arcanarium.core.game import BadSetup, Game
from arcanarium.core.ints import i64, vec
from arcanarium.core.packing import resume
from arcanarium.core.plan import DRAWS, SEATS, TOLD, TURN, Flag, Reading, SeatNumber, Zone
from arcanarium.core.rules import FIRST_RULE
from arcanarium.core.view import EVERYTHING, Data, describe

REST = "..."  # in a list of cards: and all that are mentioned nowhere


class BadPosition(ValueError):
    """A mapping that is not a position: where it goes wrong, and what would be right."""

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
        "seed": s.seed(),
        "draws": int(s.mem[DRAWS]),
        "told": int(s.mem[TOLD]),
        **describe(s, EVERYTHING),
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
        elif cells[b + 2] < -1:
            frame["rule"] = s.rules.find_rule(int(cells[b + 2]))
        if cells[b + 3] >= 0:
            frame["it"] = s.plan.card_name(int(cells[b + 3]))
        if cells[b + 4] != 0:
            frame["n"] = int(cells[b + 4])
        out.append(frame)
    return out


# -- mapping to state


class Copies:
    """Hands out copies by name: `x` is the first one that is free, `x.2` the second and no other."""

    def __init__(self, game: Game, s: State) -> None:
        plan = game.rules.plan
        self.s: State = s
        self.supply: list[int] = [-1, *[zone.first for zone in plan.zones if zone.name in (game.rest, game.unused)]]
        self.numbers: dict[str, int] = {plan.card_name(card): card for card in range(plan.cards)}
        self.copies: dict[str, list[int]] = {}
        for card in range(plan.cards):
            self.copies.setdefault(plan.kinds[int(plan.kind_of[card])], []).append(card)
        self.used: set[int] = set()

    def take(self, path: str, name: object) -> int:
        if not isinstance(name, str) or (name not in self.numbers and name not in self.copies):
            raise BadPosition(path, f"there is no card {name!r}{near(name, list(self.copies))}")
        wanted = self.copies.get(name) or [self.numbers[name]]
        free = [card for card in wanted if card not in self.used]
        if not free:
            raise BadPosition(path, f"all {len(wanted)} copies of {name} are placed already")
        spare = [card for card in free if int(self.s.where(card)) in self.supply]  # rather than one that somebody has
        card = spare[0] if spare else free[0]
        self.used.add(card)
        return card

    def find(self, path: str, name: object) -> int:
        if not isinstance(name, str) or name not in self.numbers:
            raise BadPosition(path, f"there is no card {name!r}{near(name, list(self.copies))}")
        return self.numbers[name]


def near(name: object, names: list[str]) -> str:
    """A hint at what may have been meant."""
    from difflib import get_close_matches

    found = get_close_matches(name, names, 1) if isinstance(name, str) else []
    return f"; did you mean {found[0]}?" if found else ""


def hint_at_quotes(value: object) -> str:
    """A hint at words that YAML takes for something else."""
    return (
        "; YAML reads yes, no, on and off as true and false, so put them in quotes" if isinstance(value, bool) else ""
    )


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
CHANGEABLE = ("seed", "turn", "phase", "seats", "knowledge")  # of these, what can be set anew in a game that has begun


def state_of(game: Game, data: object, listen: bool = False) -> State:
    """Set up what the mapping says; `listen` to what happens on the way to the first decision. Raises BadPosition."""
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
    if listen:
        s.open_log()
    cards = Copies(game, s)
    read_table(game, s, position_data, list(SPECIAL), cards)
    turn = seat_in("turn", position_data.get("turn", 0), len(seats) - 1)
    s.mem[TURN] = turn
    s.mem[DRAWS] = whole("draws", position_data.get("draws", 0))
    if "agenda" not in position_data:
        game.complete(s, {name for name, value in position_data.items() if not is_open(value)})
    check_flaw(game, s)
    read_knowledge(s, position_data, cards)
    read_flow(game, s, position_data, cards, turn)
    s.mem[TOLD] = whole("told", position_data.get("told", 0))
    return s


def change(game: Game, s: State, data: object) -> None:
    """Set anew what the mapping says, and leave the rest as it is; a turn or a phase begins. Raises BadPosition."""
    changes = mapping("", data)
    cards = Copies(game, s)
    read_table(game, s, changes, list(CHANGEABLE), cards)
    if "seed" in changes:
        s.sow(whole("seed", changes["seed"]) % LONG_SEED_LIMIT)
    moves_on = "turn" in changes or "phase" in changes
    if moves_on:
        s.mem[TURN] = seat_in("turn", changes.get("turn", int(s.mem[TURN])), game.seats(s) - 1)
        s.stop()
        s.strands = []
    check_flaw(game, s)
    read_knowledge(s, changes, cards)
    if moves_on:
        read_flow(game, s, changes, cards, int(s.mem[TURN]))
    elif s.strands:
        resume(s)
    else:
        s.advance()


def read_table(game: Game, s: State, data: Data, special: list[str], cards: Copies) -> None:
    """Counters and zones, those of the table and those of the seats."""
    plan = s.plan
    seats = sequence("seats", data.get("seats", []))
    if len(seats) > game.seats(s):
        raise BadPosition("seats", f"there are {game.seats(s)} seats, not {len(seats)}")
    own = [mapping(f"seats.{seat}", entry) for seat, entry in enumerate(seats)]
    known = {counter.name for counter in plan.counters if counter.each} | {
        zone.name for zone in plan.zones if zone.each
    }
    shared = {counter.name for counter in plan.counters if not counter.each}
    shared |= {zone.name for zone in plan.zones if not zone.each}
    check_names("", data, sorted(shared) + special)
    for seat, entry in enumerate(own):
        check_names(f"seats.{seat}.", entry, sorted(known))
    read_counters(s, data, own)
    read_zones(game, s, data, own, cards)


def check_flaw(game: Game, s: State) -> None:
    path, message = game.flaw(s)
    if message:
        raise BadPosition(path, message)


def read_knowledge(s: State, data: Data, cards: Copies) -> None:
    plan = s.plan
    for name, eyes in mapping("knowledge", data.get("knowledge", {})).items():
        card = cards.find("knowledge", name)
        s.mem[plan.eyes + card] = sum(
            1 << seat_in(f"knowledge.{name}", seat, plan.seats) for seat in sequence(f"knowledge.{name}", eyes)
        )


def is_open(value: object) -> bool:
    """Does a list of cards end with `...`?"""
    return isinstance(value, list) and len(value) > 0 and value[-1] == REST


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
                    number = counter.reading.read(entry)
                except ValueError as error:
                    hint = "" if isinstance(counter.reading, Flag) else hint_at_quotes(entry)
                    raise BadPosition(path, f"{error}{hint}") from None
                check_seats(path, counter.reading, number, int(s.mem[SEATS]))
                s.mem[counter.cell + owner * counter.size + i] = number


def check_seats(path: str, reading: Reading, number: int, seats: int) -> None:
    """Readings know how many could play; here is known how many do."""
    if isinstance(reading, SeatNumber) and number >= seats:
        nobody = " or -1" if reading.least < 0 else ""
        raise BadPosition(path, f"should be a seat from 0 to {seats - 1}{nobody}, not {number}")


def read_zones(game: Game, s: State, data: Data, own: list[Data], cards: Copies) -> None:
    """Every named zone holds what is listed, and cards that are then nowhere go to the rest."""
    plan = s.plan
    to_rest = game.rest not in data
    lists: list[tuple[str, int, list[object]]] = []
    for zone in plan.zones:
        for owner in range(len(own) if zone.each else 1):
            place = own[owner] if zone.each else data
            if zone.name in place:
                path = zone.path(owner)
                lists.append((path, zone.first + owner, sequence(path, place[zone.name])))
    for _, number, _ in lists:
        for card in s.cards(number):
            lift(s, int(card))
    for path, number, entries in lists:
        placed: list[int] = []
        for i, entry in enumerate(entries):
            if entry == REST and i == len(entries) - 1 and (path == game.rest or path in game.piles):
                to_rest = to_rest or path == game.rest
                continue
            placed.append(read_card(s, f"{path}.{i}", entry, cards))
        ordered = int(plan.ordered[number]) == 1
        for card in placed if ordered else sorted(placed):
            s.append(card, number)
            s.mem[plan.eyes + card] = plan.audience[number]
    for card in range(plan.cards):
        if s.where(card) < 0:
            zone = zone_named(game, game.rest if to_rest and game.belongs(s, card) else game.unused)
            if zone.ordered:
                s.append(card, zone.first)
            else:
                s.insert(card, zone.first)
            s.mem[plan.eyes + card] = plan.audience[zone.first]


def lift(s: State, card: int) -> None:
    """From wherever it lies, without its marks."""
    if s.where(card) >= 0:
        s.extract(card)
    for mark in s.plan.marks:
        s.mem[mark.cell + card] = 0


def zone_named(game: Game, name: str) -> Zone:
    zone = game.rules.plan.find_zone(name)
    if zone is None:
        raise ValueError(f"{game.name} has no zone {name}")
    return zone


def read_card(s: State, path: str, entry: object, cards: Copies) -> int:
    """A name, or a mapping with the name and marks."""
    if isinstance(entry, dict) and "card" not in entry:
        raise BadPosition(path, "a card with marks needs `card: name`")
    card = cards.take(path, entry["card"] if isinstance(entry, dict) else entry)
    lift(s, card)
    if not isinstance(entry, dict):
        return card
    names = [mark.name for mark in s.plan.marks]
    for mark in s.plan.marks:
        if mark.name in entry:
            try:
                s.mem[mark.cell + card] = mark.reading.read(entry[mark.name])
            except ValueError as error:
                raise BadPosition(f"{path}.{mark.name}", str(error)) from None
    check_names(f"{path}.", {str(key): 0 for key in entry}, ["card", *names])
    return card


def read_flow(game: Game, s: State, data: Data, cards: Copies, turn: int) -> None:
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
    for zone in s.plan.zones:
        for owner in range(s.plan.seats if zone.each else 1):
            if zone.aside and s.number(zone.first + owner) > 0:
                raise BadPosition(
                    zone.path(owner), f"should be empty in the phase {phase}: it is used within an effect only"
                )
    game.enter_phase(s, phase, turn)
    s.advance()


def read_frames(game: Game, path: str, value: object, cards: Copies) -> vec[i64]:
    cells: list[int] = []
    for i, entry in enumerate(sequence(path, value)):
        frame = mapping(f"{path}.{i}", entry)
        check_names(f"{path}.{i}.", frame, ["program", "step", "seat", "source", "rule", "it", "n"])
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
        if "rule" in frame:
            if frame["rule"] not in game.rules.causes:
                raise BadPosition(f"{path}.{i}.rule", f"there is no rule {frame['rule']!r}")
            cells[-2] = FIRST_RULE - game.rules.causes.index(str(frame["rule"]))
        cells.append(whole(f"{path}.{i}.n", frame.get("n", 0)))
    return vec[i64](cells)
