"""Every action of a game as a number in a named block, with one readable notation both ways."""

from __future__ import annotations

from typing import NamedTuple


class Block(NamedTuple):
    """Actions of one verb: the action of an argument is `first` plus its place in the list."""

    verb: str
    first: int
    arguments: list[str]  # one empty string for a verb that takes none
    target: str  # what an argument names on the table: card, energy, seat, die ... or nothing
    declines: bool  # it ends a question without doing anything: "that is all", "no",
    gives_up: bool  # or gives up what could still be done, for longer than this question


class UnknownNotation(ValueError):
    """A text that is not an action of the game."""


class ActionSpace:
    """The named blocks of one game; they never overlap and leave no gap."""

    def __init__(self) -> None:
        self.blocks: list[Block] = []
        self.notations: list[str] = []
        self.numbers: dict[str, int] = {}
        self.home: list[int] = []  # action -> its block

    def __len__(self) -> int:
        return len(self.notations)

    def block(
        self,
        verb: str,
        arguments: list[str] | None = None,
        target: str = "",
        declines: bool = False,
        gives_up: bool = False,
    ) -> int:
        """A new block; the result is its first action."""
        first = len(self.notations)
        names = [""] if arguments is None else arguments
        self.blocks.append(Block(verb, first, names, target, declines or gives_up, gives_up))
        for name in names:
            text = f"{verb} {name}" if name else verb
            if text in self.numbers:
                raise ValueError(f"two actions are written {text!r}")
            self.numbers[text] = len(self.notations)
            self.notations.append(text)
            self.home.append(len(self.blocks) - 1)
        return first

    def notation(self, action: int) -> str:
        return self.notations[action]

    def parse(self, text: str) -> int:
        number = self.numbers.get(" ".join(text.split()))
        if number is None:
            raise UnknownNotation(f"no action is written {text.strip()!r}")
        return number

    def block_of(self, action: int) -> Block:
        return self.blocks[self.home[action]]

    def argument(self, action: int) -> str:
        block = self.block_of(action)
        return block.arguments[action - block.first]
