"""The machine integer of the compiled build.

Compiled, `i64` is a C integer; interpreted, it is `int`. This one module stays interpreted, because
the compiler takes the first branch for the truth and would find no second one at run time.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
else:
    i64 = int
