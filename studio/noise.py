"""Smooth noise over the plane (pure numpy)."""

from __future__ import annotations

import numpy as np

from kinds import Array


def fbm(x: Array, y: Array, seed: int = 0, octaves: int = 6, base: float = 1.0) -> Array:
    """Smooth noise from warped sines, about -1..1; base: frequency of the coarsest octave (radians per metre)."""
    rng = np.random.default_rng(seed)
    h = np.zeros_like(x)
    a = 1.0
    f = base
    for _ in range(octaves):
        for _ in range(3):
            th = rng.uniform(0, 6.28)
            ph = rng.uniform(0, 6.28)
            h += (
                a
                * np.sin(
                    f * (x * np.cos(th) + y * np.sin(th)) + ph + 1.3 * np.sin(0.6 * f * (x * np.sin(th) - y * np.cos(th)) + ph * 2)
                )
                / 3
            )
        a *= 0.5
        f *= 2.03
    return h
