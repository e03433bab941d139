"""What holds for all tests."""

import os

from hypothesis import HealthCheck, settings

# Deadlines fail on a busy machine and say nothing about the code.
settings.register_profile("local", deadline=None, max_examples=25, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ci", settings.get_profile("local"), max_examples=50, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "local")
