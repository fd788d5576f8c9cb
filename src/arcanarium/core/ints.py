"""Native ints and vectors of them when compiled, plain ints and lists when interpreted."""

from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import vec as vec
    from mypy_extensions import i16 as i16
    from mypy_extensions import i64 as i64
    from mypy_extensions import u8 as u8
elif (_kernel := find_spec("arcanarium.core.bits")) and not str(_kernel.origin).endswith(".py"):
    # A game that is not compiled itself gives the compiled kernel vectors as the kernel knows them.
    from librt.vecs import vec as vec
    from mypy_extensions import i16, i64, u8
else:
    i16 = i64 = u8 = int

    class vec:  # noqa: N801  (named as the compiled type)
        """Stands in for `vec[...]`: code may only index, slice, iterate and take the length."""

        def __class_getitem__(cls, item: object) -> type:
            return list
