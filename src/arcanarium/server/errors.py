"""What went wrong, as a code that the page words and a sentence for everybody else."""

from __future__ import annotations

from typing import Final

STATUS: Final[dict[str, int]] = {
    "game-unknown": 404,
    "table-unknown": 404,
    "seat-unknown": 404,
    "replay-unknown": 404,
    "lesson-unknown": 404,
    "puzzle-unknown": 404,
    "not-analysed": 404,
    "not-found": 404,
    "link-wrong": 404,
    "seats-wrong": 400,
    "option-wrong": 400,
    "clock-wrong": 400,
    "name-wrong": 400,
    "chat-wrong": 400,
    "record-bad": 400,
    "malformed": 400,
    "share-wrong": 400,
    "not-host": 403,
    "hints-off": 403,
    "coach-off": 403,
    "chat-seated": 403,
    "not-your-seat": 403,
    "origin": 403,
    "seat-taken": 409,
    "not-started": 409,
    "already-started": 409,
    "already-over": 409,
    "not-over": 409,
    "not-absent": 409,
    "seed-chosen": 409,
    "share-early": 409,
    "share-late": 409,
    "record-broken": 409,
    "absent-briefly": 409,
    "level-fixed": 409,
    "bots-turn": 409,
    "stale": 409,
    "hint-late": 409,
    "illegal": 409,
    "undo-impossible": 409,
    "plea-gone": 409,
    "resigned": 409,
    "others-sit": 409,
    "rules-changed": 409,
    "too-slow": 408,
    "too-large": 413,
    "too-many": 429,
    "internal": 500,
    "storage": 503,
}


class Problem(Exception):
    """An answer that is a refusal; nothing has changed."""

    def __init__(self, code: str, message: str, detail: dict[str, object] | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.detail = detail or {}
        self.status = STATUS[code]
