"""What only the compiler needs: its machine integer, and a word about classes.

Compiled, `i64` is a C integer; interpreted, it is `int`. This one module stays interpreted, because
the compiler takes the first branch for the truth and would find no second one at run time.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int

    def mypyc_attr(**attributes):
        """Tell the compiler something about a class; interpreted, it means nothing."""
        return lambda decorated: decorated
