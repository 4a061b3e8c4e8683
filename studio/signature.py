"""The faces of a brand's two cars as a narrow drawing for the bar below the header: lamps, grilles and emblems, nothing else.

python3 studio/signature.py --brand forthing     (numpy and ImageMagick, no Blender; writes media/pictures/brand/<brand>-strip.webp)

Straight from the geometry, as the line drawings are: what is seen from the front, without the glass before the lamps. What is
bright is opaque, all else lets the bar show through.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile

import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import cars
import masters
from build import Car
from kinds import Array
from meshops import Mesh, Part
from raster import project, splat

FACES = {'forthing': ('forthing-t5-evo', 'forthing-yacht'), 'aeolus': ('aeolus-shine-gs', 'aeolus-huge')}
# how opaque a material is drawn
LIGHTS = {'led_white': 1.0, 'led_soft': 1.0, 'lamp_core': 0.9}
TRIM = {'chrome': 0.62, 'chrome_dark': 0.34, 'satin': 0.34}
GLASS = ('lens', 'lens_red', 'glass', 'glass_dark', 'glass_roof')

WIDTH, HEIGHT = 1200, 168  # pixels of the master, three for each of CSS
METRES = 0.0037  # of one of them: the tallest face fills the bar, the widest two its drawing
GAP = 90  # pixels between two faces
FINE = 3  # dots a pixel, both ways
INK = 242, 241, 238  # the snow of `tokens.css`


def samples(m: Mesh, step: float) -> Array:
    """Points (n, 3) all over a mesh, no further apart than `step` metres."""
    corners = m.V[m.T]
    longest = np.linalg.norm(corners - np.roll(corners, 1, 1), axis=2).max(1)
    found = [m.V]
    for n in range(1, 65):
        chosen = corners[np.ceil(longest / step).clip(1, 64) == n]
        if len(chosen):
            w = np.array([(i, j, n - i - j) for i in range(n + 1) for j in range(n + 1 - i)]) / n
            found.append(np.einsum('kc,tcx->tkx', w, chosen).reshape(-1, 3))
    return np.concatenate(found)


def face(parts: list[Part], behind: float) -> tuple[Array, Array]:
    """The lamps alone, and lamps with trim: how opaque each pixel of a wall of 2.4 by 2.2 m is (rows, columns), 0 to 1, on which a
    car is drawn from the front. What lies further back than `behind` (metres along the car) is left out: trim of the windows,
    mirrors; and the skid plate, which would draw the faces apart."""
    reaches = lambda m: not m.empty and m.V[:, 0].max() > behind
    seen = [p for p in parts if reaches(p[2]) and p[1] not in GLASS and not p[0].endswith('_skid')]
    r = splat(seen, 'front', 0.006)
    dot = METRES / FINE
    tones = LIGHTS | TRIM
    points, tone, lamp = [], [], []
    for _, material, m in seen:
        if material in tones:
            x, y, d = project(samples(m, dot), 'front')
            column = np.clip(((x - r['x0']) / r['px']).astype(int), 0, r['depth'].shape[1] - 1)
            row = np.clip(r['depth'].shape[0] - 1 - ((y - r['y0']) / r['px']).astype(int), 0, r['depth'].shape[0] - 1)
            front = (d > r['depth'][row, column] - 0.02) & (d > behind)
            points.append(np.stack([x[front], y[front]], 1))
            tone.append(np.full(front.sum(), tones[material]))
            lamp.append(np.full(front.sum(), material in LIGHTS))
    P, brightness, is_lamp = np.concatenate(points), np.concatenate(tone), np.concatenate(lamp)
    at = ((P - [-1.2, 0]) / dot).astype(int)  # the middle of the car is the middle of 2.4 m
    dots = np.zeros((2, int(2.2 / dot) // FINE * FINE, int(2.4 / dot) // FINE * FINE))
    for layer, chosen in zip(dots, (is_lamp, slice(None))):
        np.maximum.at(layer, (len(layer) - 1 - at[chosen, 1], at[chosen, 0]), brightness[chosen])
    lit, drawn = dots.reshape(2, dots.shape[1] // FINE, FINE, -1, FINE).mean((2, 4))
    return lit, drawn


def blurred(a: Array, sigma: float) -> Array:
    """A Gaussian blur."""
    n = int(3 * sigma)
    w = np.exp(-0.5 * (np.arange(-n, n + 1) / sigma) ** 2)
    w /= w.sum()
    for axis in (0, 1):
        a = np.apply_along_axis(np.convolve, axis, a, w, 'same')
    return a


def signature(names: tuple[str, ...]) -> Array:
    """The faces of these cars side by side, each in the middle of the bar's height; (HEIGHT, WIDTH), 0 to 1."""
    faces = []
    for name in names:
        car = Car(cars.make(name), 0.014)
        lit, drawn = face(car.build(), car.sp.xfa)
        rows, columns = np.flatnonzero(drawn.max(1) > 0.1), np.flatnonzero(drawn.max(0) > 0.1)
        # A lamp glows into the dark around it.
        glowing = np.maximum(drawn, np.minimum(1, 0.55 * blurred(lit, 5) + 0.3 * blurred(lit, 14)))
        middle = (rows[0] + rows[-1] + 1) // 2
        faces.append(glowing[middle - HEIGHT // 2 : middle + HEIGHT // 2, columns[0] - 30 : columns[-1] + 31])
    out = np.zeros((HEIGHT, WIDTH))
    x = (WIDTH - sum(f.shape[1] for f in faces) - GAP * (len(faces) - 1)) // 2
    for f in faces:
        out[:, x : x + f.shape[1]] = f
        x += f.shape[1] + GAP
    return out


def main() -> None:
    """Draw the brand that the command line names."""
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument('--brand', choices=sorted(FACES), required=True)
    a = ap.parse_args()
    opacity = signature(FACES[a.brand])
    pixels = np.dstack([np.broadcast_to(INK, (HEIGHT, WIDTH, 3)), opacity * 255]).round().astype(np.uint8)
    with tempfile.NamedTemporaryFile(suffix='.png') as png:
        command = ['convert', '-size', '%dx%d' % (WIDTH, HEIGHT), '-depth', '8', 'rgba:-', 'png:' + png.name]
        subprocess.run(command, input=pixels.tobytes(), check=True)
        masters.to_webp(png.name, 'brand/%s-strip' % a.brand)


if __name__ == '__main__':
    main()
