"""From numpy meshes to a Blender scene: objects, area lights, reflection cards, camera, render settings."""

from __future__ import annotations

import math
from typing import Any

import bpy
import numpy as np
from mathutils import Vector
from numpy.typing import ArrayLike

import materials as mats
from kinds import Array, Colour, Point
from meshops import Mesh, with_area
from prims import join, lathe


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
