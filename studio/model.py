"""The meshes of a car for its 3D view: one per material of the body, one per material of a wheel. Pure numpy, no Blender.

    python3 studio/model.py --car voyah-free --out DIR

writes DIR/meshes.json (materials, counts, places of the wheels, paints) and DIR/meshes.bin (positions, normals, triangles);
model.ts makes the file that the site loads from them.
"""

from __future__ import annotations

import argparse
import json
import math
import os
from typing import Any

import cars
import fittings
from build import Car
from kinds import Array
from meshops import Mesh, Part, clip
from prims import join, lathe
from wheels import wheel

# metres between samples of the skin, as in the pictures: narrow strips fall apart at a coarser one
SAMPLING = 0.012


class GappedCar(Car):
    """A car whose every edge is dark: no light finds its way into them in a renderer that follows none."""

    def gapped(self, mat: str) -> bool:
        """All materials."""
        return True


def wheel_places(sp: Any) -> list[dict[str, Any]]:
    """Where the four wheels stand: location, turn of the wheel in its own plane, and whether it faces right. As in scene.py."""
    yo = sp.width / 2 - sp.tyre_w / 2 - sp.wheel_inset
    return [
        {'at': [xa, side * yo, sp.wheel_r], 'roll': roll, 'right': side < 0}
        for xa, roll in ((sp.xfa, 0.3), (sp.xra, 0.9))
        for side in (1, -1)
    ]


def tubs(sp: Any) -> list[Part]:
    """The wheel houses: black drums that are open towards the wheel."""
    tub = lathe([(0.01, -0.36), (sp.arch_r + 0.03, -0.36), (sp.arch_r + 0.03, 0.10)], 72, 0.0)
    tub, _ = clip(tub, (sp.clearance + 0.13 - sp.wheel_r) - tub.V[:, 2])
    parts: list[Part] = []
    for place in wheel_places(sp):
        s = -1 if place['right'] else 1
        parts.append(('tub', 'black', Mesh(tub.V * [s, s, 1] + place['at'], tub.N * [s, s, 1], tub.T)))
    return parts


def by_material(parts: list[Part]) -> dict[tuple[str, bool], Mesh]:
    """The parts of each material as one mesh; the slats and cells of grilles, which are many and small, apart from the others."""
    out: dict[tuple[str, bool], list[Mesh]] = {}
    for name, mat, m in parts:
        if not m.empty:
            out.setdefault((mat, '_fill' in name), []).append(m)
    return {key: join(meshes) for key, meshes in sorted(out.items())}


def to_gltf(a: Array) -> Array:
    """From x forward, y left, z up to glTF's x left, y up, z forward."""
    return a[:, [1, 2, 0]]


def main() -> None:
    """Writes the meshes of the car that the command line names."""
    args = argparse.ArgumentParser(description=__doc__)
    args.add_argument('--car', required=True, choices=sorted(cars.CARS))
    args.add_argument('--out', required=True)
    args.add_argument('--sampling', type=float, default=SAMPLING)
    a = args.parse_args()
    sp = cars.make(a.car)
    car = GappedCar(sp, a.sampling)
    groups = {'body': car.build() + fittings.all_parts(car) + tubs(sp), 'wheel': wheel(sp)}
    os.makedirs(a.out, exist_ok=True)
    meshes = []
    with open(os.path.join(a.out, 'meshes.bin'), 'wb') as f:
        for group, parts in groups.items():
            for (mat, is_fill), m in by_material(parts).items():
                meshes.append({'group': group, 'material': mat, 'fill': is_fill, 'vertices': len(m.V), 'triangles': len(m.T)})
                f.write(to_gltf(m.V).astype('<f4').tobytes())
                f.write(to_gltf(m.N).astype('<f4').tobytes())
                f.write(m.T.astype('<u4').tobytes())
    wheels = [
        {'at': [p['at'][1], p['at'][2], p['at'][0]], 'roll': p['roll'], 'turn': math.pi if p['right'] else 0.0}
        for p in wheel_places(sp)
    ]
    size = {'length': sp.length, 'width': sp.width, 'height': sp.height}
    with open(os.path.join(a.out, 'meshes.json'), 'w') as out:
        json.dump({'car': a.car, 'size': size, 'wheels': wheels, 'meshes': meshes}, out)


if __name__ == '__main__':
    main()
