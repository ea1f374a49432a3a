"""What all tests share."""

from hypothesis import settings

# The same examples everywhere and every time: a test that fails here fails there.
settings.register_profile("fathomless", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("fathomless")
