"""From numpy meshes to a Blender scene: objects, wheels, area lights, reflection cards, camera, render settings."""

from __future__ import annotations

import glob
import math
import os
import pickle
from typing import Any

import bpy
import numpy as np
from mathutils import Vector
from numpy.typing import ArrayLike

import cars
import fittings
import materials as mats
import openings
from build import Car
from fingerprint import fingerprint
from kinds import Array, Colour, Point
from masters import SCRATCH
from meshops import Mesh, Part, clip, with_area
from prims import join, lathe
from wheels import wheel

Paint = int | float  # number of materials.PAINTS, or a grey value for a recolouring pair
CACHE = os.path.join(SCRATCH, 'geometry')
# modules that shape a car, besides cars/
SHAPING = ('surface', 'build', 'features', 'fittings', 'openings', 'wheels', 'meshops', 'prims')


def reset() -> None:
    """An empty scene."""
    bpy.ops.wm.read_factory_settings(use_empty=True)


def to_object(name: str, m: Mesh, mat: Any, coll: Any = None, parent: Any = None) -> Any:
    """A mesh as a smooth Blender object of one material."""
    T = with_area(m)
    me = bpy.data.meshes.new(name)
    nv, nt = len(m.V), len(T)
    me.vertices.add(nv)
    me.vertices.foreach_set('co', m.V.astype(np.float32).ravel())
    me.loops.add(nt * 3)
    me.loops.foreach_set('vertex_index', T.astype(np.int32).ravel())
    me.polygons.add(nt)
    me.polygons.foreach_set('loop_start', np.arange(0, nt * 3, 3, dtype=np.int32))
    me.polygons.foreach_set('loop_total', np.full(nt, 3, np.int32))
    me.polygons.foreach_set('use_smooth', np.ones(nt, bool))
    me.update(calc_edges=True)
    me.use_auto_smooth = True
    me.auto_smooth_angle = math.pi
    me.normals_split_custom_set_from_vertices(m.N.astype(np.float32))
    me.materials.append(mat)
    ob = bpy.data.objects.new(name, me)
    (coll or bpy.context.scene.collection).objects.link(ob)
    if parent:
        ob.parent = parent
    return ob


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


def box_mesh(centre: ArrayLike, size: ArrayLike) -> Mesh:
    """Axis-aligned box with flat faces."""
    V: list[Array] = []
    N: list[Array] = []
    T: list[tuple[int, int, int]] = []
    for ax in range(3):
        for sg in (1, -1):
            a, b = (ax + 1) % 3, (ax + 2) % 3
            n = np.zeros(3)
            n[ax] = sg
            q = np.zeros((4, 3))
            q[:, ax] = sg
            q[:, a], q[:, b] = [-1, 1, 1, -1], [-1, -1, 1, 1]
            k = len(V) * 4
            V.append(q[::sg])
            N.append(np.tile(n, (4, 1)))
            T += [(k, k + 1, k + 2), (k, k + 2, k + 3)]
    return Mesh(np.concatenate(V) * np.array(size) / 2 + centre, np.concatenate(N), np.array(T))


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


def clear(keep: list[Any]) -> None:
    """Remove everything but the objects of the collections in `keep`."""
    kept = {o.name for c in keep for o in c.objects}
    for o in list(bpy.data.objects):
        if o.name not in kept:
            bpy.data.objects.remove(o)
    for c in list(bpy.data.collections):
        if c not in keep:
            bpy.data.collections.remove(c)
    for block in (bpy.data.meshes, bpy.data.lights, bpy.data.cameras, bpy.data.worlds):
        for d in list(block):
            if not d.users:
                block.remove(d)


def aim(o: Any, loc: Point, target: Point) -> None:
    """Put an object at loc, its -z axis towards target."""
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()


def area(
    name: str,
    loc: Point,
    target: Point,
    size: tuple[float, float],
    power: float,
    col: Colour = (1, 1, 1),
    cam: bool = False,
    spread: float | None = None,
    shape: str = 'RECTANGLE',
    roll: float = 0,
) -> Any:
    """Area light at loc towards target; size in metres, power in watts."""
    l = bpy.data.lights.new(name, 'AREA')
    l.shape = shape
    l.size, l.size_y = size
    l.energy = power
    l.color = col
    if spread:
        l.spread = spread
    o = bpy.data.objects.new(name, l)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    if roll:
        o.rotation_euler.rotate_axis('Z', roll)
    o.visible_camera = cam
    return o


def camera(loc: Point, target: Point, lens: float = 70, dof: Any = None, shift: tuple[float, float] = (0, 0)) -> Any:
    """Aim the scene's camera; it is kept between pictures, because a new object would make Cycles load the whole scene again.
    dof: (location, target, f-stop) or nothing."""
    s = bpy.context.scene
    if not s.camera:
        s.camera = bpy.data.objects.new('cam', bpy.data.cameras.new('cam'))
        s.collection.objects.link(s.camera)
    o = s.camera
    c = o.data
    c.type = 'PERSP'
    c.lens = lens
    c.sensor_width = 36
    c.clip_start = 0.02
    c.clip_end = 6000
    c.shift_x, c.shift_y = shift
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    c.dof.use_dof = bool(dof)
    if dof:
        c.dof.focus_distance = (Vector(dof[0]) - Vector(dof[1])).length
        c.dof.aperture_fstop = dof[2]
    return o


def camera_around(loc: Point, target: Point) -> None:
    """Everything around `loc` in one equirectangular picture, the target in its middle."""
    c = camera(loc, target).data
    c.type = 'PANO'
    c.cycles.panorama_type = 'EQUIRECTANGULAR'


def flag(loc: Point, target: Point, size: tuple[float, float], val: float = 0.0, roll: float = 0.0) -> Any:
    """A card that only glossy rays see: val 0 = black flag, > 0 = bright reflector fading towards its
    two edges along y; roll: turn about the axis to the target, in radians."""
    bpy.ops.mesh.primitive_plane_add(size=1)
    o = bpy.context.object
    o.scale = (*size, 1)
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    if roll:
        o.rotation_euler.rotate_axis('Z', roll)
    m = mats.card('flag%g' % val, val)
    m.cycles.sample_as_light = False
    o.data.materials.append(m)
    o.visible_camera = o.visible_diffuse = o.visible_shadow = o.visible_transmission = False
    return o


def dome(mat: Any, r: float = 11.0) -> Any:
    """A sphere around everything that only glossy rays see."""
    bpy.ops.mesh.primitive_uv_sphere_add(segments=64, ring_count=48, radius=r, location=(0, 0, 0.6))
    o = bpy.context.object
    o.data.materials.append(mat)
    o.visible_camera = o.visible_diffuse = o.visible_shadow = o.visible_transmission = False
    return o


def world(col: Colour, strength: float) -> Any:
    """An even sky."""
    w = bpy.data.worlds.new('w')
    bpy.context.scene.world = w
    w.use_nodes = True
    bg = w.node_tree.nodes['Background']
    bg.inputs[0].default_value = (*col, 1)
    bg.inputs[1].default_value = strength
    return w


def cyclorama(mat: Any, size: float = 16, back: float = 7.0, r: float = 4.0, h: float = 9.0) -> Any:
    """Seamless floor + curved back wall (all around: surface of revolution). A square closes its middle: triangles that
    meet in one point have no normals, and one of them would lie on the floor as a grey wedge."""
    pr = (
        [(0.2, 0), (back, 0)]
        + [(back + r * math.sin(a), r - r * math.cos(a)) for a in np.linspace(0.05, math.pi / 2, 24)]
        + [(back + r, h)]
    )
    m = lathe(pr, 128, 0)
    # lathe is around y: rotate so that the axis is z
    V = m.V[:, [0, 2, 1]]
    N = m.N[:, [0, 2, 1]]
    T = m.T[:, ::-1]
    if N[0, 2] < 0:
        N = -N
    q = 0.25
    middle = Mesh([(-q, -q, -0.001), (q, -q, -0.001), (q, q, -0.001), (-q, q, -0.001)], [(0, 0, 1)] * 4, [(0, 1, 2), (0, 2, 3)])
    return to_object('cyc', join([Mesh(V, N, T), middle]), mat)


def setup_render(
    w: int,
    h: int,
    spp: int,
    out: str,
    adaptive: float = 0.01,
    exposure: float = 0,
    look: str = 'Medium High Contrast',
    transparent: bool = False,
    passes: bool = False,
    threads: int = 0,
    view: str = 'Filmic',
    indoors: bool = False,
) -> None:
    """Size, samples and film look of the next picture. adaptive: noise at which a pixel is done; exposure: in stops."""
    s = bpy.context.scene
    s.render.engine = 'CYCLES'
    s.cycles.device = 'CPU'
    s.cycles.samples = spp
    s.cycles.use_adaptive_sampling = adaptive > 0
    s.cycles.adaptive_threshold = adaptive or 0.01
    s.cycles.adaptive_min_samples = max(5, spp // 6)  # black and empty parts stop early
    s.cycles.use_denoising = False
    s.cycles.max_bounces = 7
    s.cycles.diffuse_bounces = 2 if spp < 40 and not indoors else 3
    s.cycles.glossy_bounces = 4
    s.cycles.transmission_bounces = 4
    s.cycles.transparent_max_bounces = 10
    s.cycles.caustics_reflective = False
    s.cycles.caustics_refractive = False
    s.cycles.sample_clamp_indirect = 0.6 if transparent else 4  # a cut-out's shadow would show specks of the lamps
    s.cycles.sample_clamp_direct = 0
    s.cycles.blur_glossy = 0.5
    s.cycles.filter_width = 1.3
    s.render.resolution_x, s.render.resolution_y, s.render.resolution_percentage = w, h, 100
    s.render.film_transparent = transparent
    s.view_settings.view_transform = view
    s.view_settings.look = look if view == 'Filmic' else 'None'
    s.view_settings.exposure = exposure
    s.render.image_settings.file_format = 'PNG'
    s.render.image_settings.color_mode = 'RGBA' if transparent else 'RGB'
    s.render.filepath = out
    s.render.use_persistent_data = True  # the next camera or paint starts at once
    if threads:
        s.render.threads_mode = 'FIXED'
        s.render.threads = threads
