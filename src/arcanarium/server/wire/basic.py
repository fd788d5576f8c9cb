"""Values that occur in several messages."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

KEY = 64  # letters of a message's key

Seat = Annotated[int, Meta(ge=0, le=15)]
Seq = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Action = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Key = Annotated[str, Meta(pattern=r"\A[!-~]+\Z", max_length=KEY)]  # what every database can keep
Reply = Annotated[int, Meta(ge=-(2**53), le=2**53)]
Short = Annotated[str, Meta(max_length=64)]
Hash = Annotated[str, Meta(pattern=r"\A[0-9a-f]{64}\Z")]
Share = Annotated[str, Meta(pattern=r"\A[0-9a-f]{32}\Z")]  # of the dice: 16 bytes that nobody else can know
# Kind, seat, card ("?": one that may not be known), a, b, the card or the rule that made it happen.
Event = tuple[int, int, str | None, int, int, str | None]
Refusal = tuple[int, int, int, int]  # an answer, the reason why it is not offered, and its two numbers
