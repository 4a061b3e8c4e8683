"""Exposure of the masters: how much of a picture is black, and how bright its bright parts are.

python3 studio/exposure.py [id ...]            (needs numpy and ImageMagick; every rendered master unless ids are given)
Ends with an error if a picture lies outside the limits of its light scene.
"""

from __future__ import annotations

import subprocess
import sys
from dataclasses import dataclass

import numpy as np

from masters import listed, master, read

BLACK = 8  # of 255: darker pixels hold nothing


@dataclass(frozen=True)
class Exposure:
    """black: share of pixels darker than BLACK (0 to 1); bright: 99th percentile of the brightest channel (0 to 255)."""

    black: float
    bright: float


@dataclass(frozen=True)
class Limits:
    """What a scene may have: at most `black` of Exposure.black, `dim` to `glaring` of Exposure.bright."""

    black: float
    dim: float
    glaring: float


# a cut-out is judged where it is opaque
LIMITS: dict[str, Limits] = {
    'dark': Limits(0.25, 120, 250),
    'city': Limits(0.20, 170, 253),
    'land': Limits(0.05, 195, 250),
    'road': Limits(0.05, 170, 250),
    'hall': Limits(0.05, 215, 253),
    'bright': Limits(0.12, 200, 252),
    'cutout': Limits(0.35, 40, 253),
    'cabin': Limits(0.25, 120, 253),
}


def measure(path: str) -> Exposure:
    """Exposure of a picture file. Raises CalledProcessError if ImageMagick cannot read it."""
    size = subprocess.run(['identify', '-format', '%w %h', path], capture_output=True, check=True).stdout.split()
    data = subprocess.run(['convert', path, '-depth', '8', 'rgba:-'], capture_output=True, check=True).stdout
    pixels = np.frombuffer(data, np.uint8).reshape(int(size[1]) * int(size[0]), 4)
    value = pixels[pixels[:, 3] > 250, :3].max(1)
    return Exposure(float((value < BLACK).mean()), float(np.percentile(value, 99)))


def faults(seen: Exposure, limits: Limits) -> list[str]:
    """What is wrong with an exposure, in words; empty if nothing is."""
    out = []
    if seen.black > limits.black:
        out.append('%.0f %% of it is black, at most %.0f %% may be' % (seen.black * 100, limits.black * 100))
    if seen.bright < limits.dim:
        out.append('its bright parts reach %.0f, they should reach %.0f' % (seen.bright, limits.dim))
    if seen.bright > limits.glaring:
        out.append('its bright parts reach %.0f, more than %.0f' % (seen.bright, limits.glaring))
    return out


def main() -> int:
    """Check the masters named on the command line, or all of them; returns the number of faulty ones."""
    scenes = {p['id']: p['scene'] for p in listed()}
    rendered = read()
    bad = 0
    for name in sys.argv[1:] or sorted(n for n in scenes if n in rendered):
        wrong = faults(measure(master(name)), LIMITS[scenes[name]])
        bad += bool(wrong)
        for words in wrong:
            print('%s: %s' % (name, words))
    return bad


if __name__ == '__main__':
    sys.exit(1 if main() else 0)
