"""A car in the scene: its meshes as objects, its wheels and its paint."""

from __future__ import annotations

import glob
import math
import os
import pickle
from typing import Any

import bpy

import cars
import fittings
import materials as mats
import openings
from build import Car
from fingerprint import fingerprint
from masters import SCRATCH
from meshops import Mesh, Part, clip
from prims import join, lathe
from scene import area, box_mesh, to_object
from wheels import wheel

Paint = int | float  # number of materials.PAINTS, or a grey value for a recolouring pair


CACHE = os.path.join(SCRATCH, 'geometry')
# modules that shape a car, besides cars/
SHAPING = ('surface', 'build', 'features', 'handles', 'fittings', 'openings', 'wheels', 'meshops', 'prims')


def assemble(
    name: str, ds: float = 0.012, over: dict[str, Any] | None = None, door: str | None = None
) -> tuple[Car, list[Part], list[Part]]:
    """Pure geometry of a car: (Car, parts, wheel parts); door: the one of openings.py that is open."""
    sp = cars.make(name, **(over or {}))
    car = Car(sp, ds)
    parts = car.build() + fittings.all_parts(car)
    return car, openings.opened(door, car, parts, ds) if door else parts, wheel(sp)


def by_material(parts: list[Part]) -> dict[str, Mesh]:
    """The parts of each material as one mesh."""
    out: dict[str, list[Mesh]] = {}
    for _, mat, m in parts:
        if not m.empty:
            out.setdefault(mat, []).append(m)
    return {k: join(v) for k, v in out.items()}


def wheel_places(sp: Any) -> list[tuple[str, int, tuple[float, float, float]]]:
    """[(axle, side, location)] of the four wheels."""
    yo = sp.width / 2 - sp.tyre_w / 2 - sp.wheel_inset
    return [(ax, s, (xa, s * yo, sp.wheel_r)) for xa, ax in ((sp.xfa, 'f'), (sp.xra, 'r')) for s in (1, -1)]


def shaping_code() -> str:
    """Fingerprint of the code that shapes a car."""
    here = os.path.dirname(os.path.abspath(__file__))
    files = sorted(glob.glob(os.path.join(here, 'cars', '*.py')))
    return fingerprint(files + [os.path.join(here, f + '.py') for f in SHAPING])


def geometry(name: str, ds: float, door: str | None = None) -> tuple[Any, list[Part], list[Part]]:
    """(Spec, parts, wheel parts) of a car, kept on disk between processes; the key changes with the code that shapes it."""
    path = os.path.join(CACHE, '%s-%g%s-%s.pickle' % (name, ds, '-' + door if door else '', shaping_code()))
    try:
        with open(path, 'rb') as f:
            parts, wp = pickle.load(f)
    except (OSError, EOFError, pickle.UnpicklingError):
        _, parts, wp = assemble(name, ds, door=door)
        os.makedirs(CACHE, exist_ok=True)
        part = '%s.%d' % (path, os.getpid())
        with open(part, 'wb') as f:
            pickle.dump((parts, wp), f, 4)
        os.replace(part, path)
    return cars.make(name), parts, wp


class Vehicle:
    """A car as Blender objects under one root, so that it can be moved, steered and painted without being rebuilt."""

    def __init__(self, name: str, ds: float = 0.012, tag: str = '', door: str | None = None) -> None:
        """tag: suffix of the paint material, so that cars in one picture can have different paints; door: the one of
        openings.py that is open."""
        self.sp, self.parts, wp = geometry(name, ds, door)
        sp = self.sp
        self.tag = tag
        self.coll = bpy.data.collections.new('car' + tag)
        bpy.context.scene.collection.children.link(self.coll)
        self.root = bpy.data.objects.new('root' + tag, None)
        self.coll.objects.link(self.root)
        self.mats = M = mats.build_all('#000000')
        M['paint'] = mats.paint('#000000', 'paint' + tag)
        self.steered = []
        self.lights: float | None = None
        self.paint: tuple[Paint, bool] | None = None
        for nm, mt, m in self.parts:
            if not m.empty:
                to_object(nm, m, M[mt], self.coll, self.root)
        rim = {mt: to_object('w_' + mt, m, M[mt], self.coll) for mt, m in by_material(wp).items()}
        tub = lathe([(0.01, -0.36), (sp.arch_r + 0.03, -0.36), (sp.arch_r + 0.03, 0.10)], 72, 0.0)
        tub, _ = clip(tub, (sp.clearance + 0.13 - sp.wheel_r) - tub.V[:, 2])
        for ax, s, loc in wheel_places(sp):
            e = bpy.data.objects.new('wheel_%s%d' % (ax, s), None)
            self.coll.objects.link(e)
            e.parent = self.root
            e.location = loc
            e.rotation_euler = (0, 0.3 if ax == 'f' else 0.9, 0 if s > 0 else math.pi)
            if ax == 'f':
                self.steered.append((e, e.rotation_euler[2]))
            for proto in rim.values():
                ob = bpy.data.objects.new(proto.name, proto.data)
                self.coll.objects.link(ob)
                ob.parent = e
            ob = to_object('tub', tub, M['black'], self.coll, self.root)
            ob.location = loc
            ob.rotation_euler = (0, 0, 0 if s > 0 else math.pi)
        for proto in rim.values():
            bpy.data.objects.remove(proto)
        box = box_mesh(((sp.xnose + sp.xtail) / 2, 0, sp.clearance + 0.12), (sp.length - 0.7, 1.1, 0.16))
        to_object('cabin_floor', box, M['black'], self.coll, self.root)  # the cabin floor blocks light
        for x in (sp.doors['b'] + 0.35, sp.doors['b'] - 0.75):  # two dim lamps in the headliner show that there is a cabin
            lamp = area('cabin_lamp', (x, 0, sp.height - 0.16), (x, 0, 0), (0.5, 0.8), 1.6, (1, 0.90, 0.78))
            lamp.visible_glossy = False
            bpy.context.scene.collection.objects.unlink(lamp)
            self.coll.objects.link(lamp)
            lamp.parent = self.root

    def steer(self, degrees: float) -> None:
        """degrees > 0 turn the left rim face to the front."""
        for e, rest in self.steered:
            if abs(e.rotation_euler[2] - rest + math.radians(degrees)) > 1e-6:
                e.rotation_euler[2] = rest - math.radians(degrees)

    def dress(self, paint: Paint, lights: float, sunlit: bool = False) -> None:
        """Paint number of materials.PAINTS (or a grey value 0..1 for a recolouring pair), brightness of the car's own lamps;
        sunlit: in the open by day."""
        if lights != self.lights:  # rebuilding a material makes Cycles compile it again
            mats.build_all('#000000', lights)
            self.lights, self.paint = lights, None
        if (paint, sunlit) == self.paint:
            return
        self.paint = (paint, sunlit)
        if isinstance(paint, float):
            m = mats.paint('#000000', 'paint' + self.tag)
            m.node_tree.nodes[mats.CHIP].outputs[0].default_value = (paint, paint, paint, 1)
        else:
            _, chip, solid = mats.PAINTS[paint]
            mats.paint(mats.SUNLIT.get(paint, chip) if sunlit else chip, 'paint' + self.tag, solid)

    def put(self, x: float, y: float, turn: float = 0.0) -> Vehicle:
        """Stand the car at (x, y), turned by `turn` degrees to the left."""
        self.root.location = (x, y, 0)
        self.root.rotation_euler = (0, 0, math.radians(turn))
        return self
