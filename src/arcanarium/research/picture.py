"""The table as a picture: what a seat sees, written legibly into an image."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from textwrap import wrap
from typing import TYPE_CHECKING, Final

from arcanarium.research.extras import needed

with needed("rendering pictures"):
    import numpy as np
    from numpy.typing import NDArray
    from PIL import Image, ImageDraw, ImageFont

if TYPE_CHECKING:
    from PIL.ImageFont import FreeTypeFont

SIZE: Final = (1280, 960)
LETTERS: Final = 15
LARGEST: Final = 16
SMALLEST: Final = 9
MARGIN: Final = 16
PAPER: Final = (250, 246, 235)
INK: Final = (40, 34, 48)
TITLE: Final = (112, 48, 128)
FONTS: Final = ("DejaVuSans.ttf", "LiberationSans-Regular.ttf", "FreeSans.ttf", "Arial.ttf")


@cache
def font(size: int) -> FreeTypeFont:
    """One that has Cyrillic letters: DejaVu, which comes with matplotlib and most systems."""
    places: list[str] = list(FONTS)
    try:
        import matplotlib

        places.insert(0, str(Path(matplotlib.get_data_path()) / "fonts" / "ttf" / "DejaVuSans.ttf"))
    except ModuleNotFoundError:
        pass
    for place in places:
        try:
            return ImageFont.truetype(place, size)
        except OSError:
            continue
    raise OSError(f"no font with Cyrillic letters was found; one of {', '.join(FONTS)} would do")


def wrapped(text: str, width: int) -> list[str]:
    return [part for line in text.splitlines() for part in wrap(line, width, subsequent_indent="    ") or [""]]


def picture(text: str) -> NDArray[np.uint8]:
    """Height, width, three colours; letters as large as the page allows, two columns if one is not enough."""
    image = Image.new("RGB", SIZE, PAPER)
    draw = ImageDraw.Draw(image)
    for size in range(LARGEST, SMALLEST - 1, -1):
        height = size + 4
        rows = (SIZE[1] - 2 * MARGIN) // height
        columns = 1 if size == LARGEST else 2
        column = (SIZE[0] - MARGIN) // columns
        lines = wrapped(text, int((column - MARGIN) / (size * 0.56)))
        if len(lines) <= rows * columns or size == SMALLEST:
            break
    for number, line in enumerate(lines[: rows * columns]):
        at = (MARGIN + number // rows * column, MARGIN + number % rows * height)
        draw.text(
            at, line.lstrip("#") if line.startswith("#") else line, TITLE if line.startswith("#") else INK, font(size)
        )
    return np.asarray(image)
