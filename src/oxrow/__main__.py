"""`python -m oxrow` is `oxrow`."""

from oxrow.cli import main

main()
