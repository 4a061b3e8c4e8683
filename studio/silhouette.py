"""Side silhouettes of the cars: how far two of them differ, and a sheet of all six.

python3 studio/silhouette.py /tmp/silhouettes.png     the sheet, and the difference of every pair in per cent
"""

from __future__ import annotations

import functools
import itertools
import subprocess
import sys
from typing import Any

import numpy as np

import cars
from kinds import Array
from surface import Body

ACROSS = 900  # pixels from nose to tail
SLICES = np.linspace(0, 0.92, 9)  # of the half width: where the body is cut


@functools.cache
def silhouette(name: str) -> Array:
    """The car from its left side as a picture of true and false, scaled to one length; the last row lies on the ground."""
    sp: Any = cars.make(name)
    body = Body(sp)
    px = sp.length / ACROSS
    x, z = np.meshgrid(sp.xnose - px * (np.arange(ACROSS) + 0.5), px * (np.arange(ACROSS // 2, 0, -1) - 0.5))
    inside = np.zeros(x.shape, bool)
    for y in SLICES * sp.width / 2:
        points = np.stack([x.ravel(), np.full(x.size, y), z.ravel()], 1)
        inside |= (body.F(points) < 0).reshape(x.shape)
    for axle in (sp.xfa, sp.xra):
        inside |= np.hypot(x - axle, z - sp.wheel_r) < sp.wheel_r
    return inside


def difference(a: str, b: str) -> float:
    """What only one of two cars covers, as a share of the area of both taken together and halved."""
    p, q = silhouette(a), silhouette(b)
    return float(2 * (p ^ q).sum() / (p.sum() + q.sum()))


def sheet(path: str) -> None:
    """All silhouettes, black on white, in two columns."""
    tiles = [np.pad(~silhouette(name), ((0, 60), (60, 60)), constant_values=True) for name in cars.CARS]
    rows = [np.hstack(tiles[k : k + 2]) for k in range(0, len(tiles), 2)]
    picture = np.vstack(rows)
    head = f'P5 {picture.shape[1]} {picture.shape[0]} 255\n'.encode()
    subprocess.run(['convert', 'pgm:-', path], input=head + (picture * 255).astype(np.uint8).tobytes(), check=True)


if __name__ == '__main__':
    for pair in itertools.combinations(cars.CARS, 2):
        print(f'{100 * difference(*pair):5.1f} %  {" / ".join(pair)}')
    if len(sys.argv) > 1:
        sheet(sys.argv[1])
