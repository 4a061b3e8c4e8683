"""Cycles materials: car paint, thin glass, plastics, metals, LEDs."""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence
from typing import Any

import bpy

from kinds import Colour

# the six paints, by the number they have on the site: (name, chip, solid = no metallic share)
PAINTS = {
    1: ('Snow White', '#DFDFDF', True),
    2: ('Cloud Blue', '#8ed1fc', False),
    3: ('Cloud Gray', '#7c7c7c', False),
    4: ('Dark Green', '#63803a', False),
    5: ('Sky Blue', '#0d4671', False),
    6: ('Star Night', '#0b0c10', True),
}
SUNLIT = {4: '#48623f'}  # by paint: the chip under the film look in sun or spotlight, which would turn this one into lime
GAIN = 0.78  # metallic paints read brighter than their colour chip (recolor.py applies the same factor)


FLAKES = 0.5  # share of a metallic paint that shines like metal instead of scattering
CHIP = 'chip'  # the node of a paint that holds its colour


def lin(h: str) -> tuple[float, ...]:
    """A chip #rrggbb as linear red, green, blue and alpha."""
    h = h.lstrip('#')
    c = [int(h[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple((x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4) for x in c) + (1,)


def new_material(name: str) -> tuple[Any, Any, Any]:
    """(material, its node tree emptied, output node); the material of that name if there is one."""
    m = bpy.data.materials.get(name) or bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    out = nt.nodes.new('ShaderNodeOutputMaterial')
    return m, nt, out


def principled(
    name: str,
    color: Colour,
    metallic: float = 0,
    rough: float = 0.4,
    clearcoat: float = 0,
    ccr: float = 0.03,
    spec: float = 0.5,
    emit: Colour | None = None,
    estr: float = 0,
    bump: tuple[float, float] | None = None,
) -> Any:
    """A plain material in one Principled node. bump: (scale, strength) of a fine relief."""
    m, nt, out = new_material(name)
    b = nt.nodes.new('ShaderNodeBsdfPrincipled')
    b.inputs['Base Color'].default_value = color if len(color) == 4 else (*color, 1)
    b.inputs['Metallic'].default_value = metallic
    b.inputs['Roughness'].default_value = rough
    b.inputs['Clearcoat'].default_value = clearcoat
    b.inputs['Clearcoat Roughness'].default_value = ccr
    b.inputs['Specular'].default_value = spec
    if emit:
        b.inputs['Emission'].default_value = (*emit, 1)
        b.inputs['Emission Strength'].default_value = estr
    if bump:
        tex = nt.nodes.new('ShaderNodeTexNoise')
        tex.inputs['Scale'].default_value = bump[0]
        tex.inputs['Detail'].default_value = 2
        co = nt.nodes.new('ShaderNodeTexCoord')
        nt.links.new(co.outputs['Object'], tex.inputs['Vector'])
        bp = nt.nodes.new('ShaderNodeBump')
        bp.inputs['Strength'].default_value = bump[1]
        bp.inputs['Distance'].default_value = 0.001
        nt.links.new(tex.outputs['Fac'], bp.inputs['Height'])
        nt.links.new(bp.outputs['Normal'], b.inputs['Normal'])
    nt.links.new(b.outputs[0], out.inputs[0])
    return m


def mirroring(nt: Any, ior: float) -> Any:
    """Share of the light that a smooth surface mirrors. The same from behind: the node itself would take the inside of a pane for
    that of a solid block, which mirrors everything beyond 41 degrees."""
    behind = nt.nodes.new('ShaderNodeNewGeometry').outputs['Backfacing']
    f = nt.nodes.new('ShaderNodeFresnel')
    nt.links.new(math_node(nt, 'POWER', ior, math_node(nt, 'MULTIPLY_ADD', behind, -2.0, 1.0)), f.inputs['IOR'])
    return f.outputs[0]


def paint(hexcol: str, name: str = 'paint', solid: bool = False) -> Any:
    """Car paint: a base coat, half of it flakes unless `solid`, under a lacquer that mirrors as glass does (the clear coat of the
    Principled node has a quarter of that, and its metal turns white where it is seen edge-on). The base coat darkens where it turns
    away, as flakes do. Shading is affine in the base colour, which recolor.py relies on."""
    c = lin(hexcol) if solid else tuple(x * GAIN for x in lin(hexcol)[:3])
    m, nt, out = new_material(name)
    chip = nt.nodes.new('ShaderNodeRGB')
    chip.name = CHIP
    chip.outputs[0].default_value = (*c[:3], 1)
    facing = nt.nodes.new('ShaderNodeLayerWeight')
    facing.inputs[0].default_value = 0.5
    dim = nt.nodes.new('ShaderNodeMapRange')
    nt.links.new(facing.outputs['Facing'], dim.inputs[0])
    for k, v in enumerate((0.25, 0.95, 1.0, 0.80 if solid else 0.50)):
        dim.inputs[k + 1].default_value = v
    tone = nt.nodes.new('ShaderNodeVectorMath')
    tone.operation = 'SCALE'
    nt.links.new(chip.outputs[0], tone.inputs[0])
    nt.links.new(dim.outputs[0], tone.inputs['Scale'])

    def coat(kind: str, colour: Any, rough: float) -> Any:
        b = nt.nodes.new('ShaderNodeBsdf' + kind)
        b.inputs['Roughness'].default_value = rough
        if colour:
            nt.links.new(colour, b.inputs['Color'])
        return b.outputs[0]

    def over(share: Any, below: Any, above: Any) -> Any:
        mix = nt.nodes.new('ShaderNodeMixShader')
        nt.links.new(below, mix.inputs[1])
        nt.links.new(above, mix.inputs[2])
        if isinstance(share, float):
            mix.inputs[0].default_value = share
        else:
            nt.links.new(share, mix.inputs[0])
        return mix.outputs[0]

    base = coat('Diffuse', tone.outputs[0], 0.0)
    if not solid:
        base = over(FLAKES, base, coat('Glossy', tone.outputs[0], 0.42))
    nt.links.new(over(mirroring(nt, 1.5), base, coat('Glossy', None, 0.02)), out.inputs[0])
    return m


def thin_glass(name: str, tint: Colour, ior: float = 1.52) -> Any:
    """Thin pane: tinted transparency + fresnel mirror; no refraction, so no caustics and little noise."""
    m, nt, out = new_material(name)
    t = nt.nodes.new('ShaderNodeBsdfTransparent')
    t.inputs[0].default_value = (*tint, 1)
    g = nt.nodes.new('ShaderNodeBsdfGlossy')
    g.inputs['Roughness'].default_value = 0
    mx = nt.nodes.new('ShaderNodeMixShader')
    nt.links.new(mirroring(nt, ior), mx.inputs[0])
    nt.links.new(t.outputs[0], mx.inputs[1])
    nt.links.new(g.outputs[0], mx.inputs[2])
    nt.links.new(mx.outputs[0], out.inputs[0])
    return m


def emission(name: str, col: Colour, s: float) -> Any:
    """A surface that only glows, with strength s."""
    m, nt, out = new_material(name)
    e = nt.nodes.new('ShaderNodeEmission')
    e.inputs[0].default_value = (*col, 1)
    e.inputs[1].default_value = s
    nt.links.new(e.outputs[0], out.inputs[0])
    return m


def card(name: str, s: float) -> Any:
    """Emission that fades to nothing at both long edges of a plane: a soft highlight without a hard border."""
    m, nt, out = new_material(name)
    e = nt.nodes.new('ShaderNodeEmission')
    nt.links.new(e.outputs[0], out.inputs[0])
    if s <= 0:
        e.inputs[1].default_value = 0
        return m
    co = nt.nodes.new('ShaderNodeTexCoord')
    sx = nt.nodes.new('ShaderNodeSeparateXYZ')
    nt.links.new(co.outputs['Generated'], sx.inputs[0])
    pp = nt.nodes.new('ShaderNodeMath')
    pp.operation = 'PINGPONG'
    pp.inputs[1].default_value = 0.5
    nt.links.new(sx.outputs['Y'], pp.inputs[0])
    mr = nt.nodes.new('ShaderNodeMapRange')
    mr.interpolation_type = 'SMOOTHSTEP'
    mr.inputs[1].default_value = 0
    mr.inputs[2].default_value = 0.38
    mr.inputs[3].default_value = 0
    mr.inputs[4].default_value = s
    nt.links.new(pp.outputs[0], mr.inputs[0])
    nt.links.new(mr.outputs[0], e.inputs[1])
    return m


def _ramp(nt: Any, fac: Any, stops: Sequence[tuple[float, float]], ease: str = 'EASE') -> Any:
    """Grey values along fac as a smooth ramp: [(position, value 0..1), ...]."""
    r = nt.nodes.new('ShaderNodeValToRGB')
    r.color_ramp.interpolation = ease
    el = r.color_ramp.elements
    while len(el) < len(stops):
        el.new(1.0)
    for e, (x, v) in zip(el, stops):
        e.position, e.color = x, (v, v, v, 1)
    nt.links.new(fac, r.inputs[0])
    return r.outputs[0]


def math_node(nt: Any, op: str, *ports: Any) -> Any:
    """The output of a node that calculates with numbers and other nodes' outputs."""
    n = nt.nodes.new('ShaderNodeMath')
    n.operation = op
    for k, v in enumerate(ports):
        if isinstance(v, (int, float)):
            n.inputs[k].default_value = v
        else:
            nt.links.new(v, n.inputs[k])
    return n.outputs[0]


def ray_start(nt: Any) -> Any:
    """Height above the ground at which the ray starts that looks at this surface."""
    geo = nt.nodes.new('ShaderNodeNewGeometry')
    way = nt.nodes.new('ShaderNodeSeparateXYZ')
    nt.links.new(geo.outputs['Incoming'], way.inputs[0])
    here = nt.nodes.new('ShaderNodeSeparateXYZ')
    nt.links.new(geo.outputs['Position'], here.inputs[0])
    far = nt.nodes.new('ShaderNodeLightPath').outputs['Ray Length']
    return math_node(nt, 'ADD', here.outputs['Z'], math_node(nt, 'MULTIPLY', way.outputs['Z'], far))


def step(nt: Any, x: Any, lo: float, hi: float, a: float = 0.0, b: float = 1.0) -> Any:
    """A smooth step of x from a to b between lo and hi."""
    n = nt.nodes.new('ShaderNodeMapRange')
    n.interpolation_type = 'SMOOTHSTEP'
    nt.links.new(x, n.inputs[0])
    for k, v in enumerate((lo, hi, a, b)):
        n.inputs[k + 1].default_value = v
    return n.outputs[0]


def facing(nt: Any, axes: Any, degrees: float, start: float, full: float) -> Any:
    """1 in the horizontal direction `degrees`, 0 where it is more than `start` degrees away, full up to `full`. axes: the node that
    holds the direction's coordinates."""
    flat = nt.nodes.new('ShaderNodeCombineXYZ')
    nt.links.new(axes.outputs['X'], flat.inputs[0])
    nt.links.new(axes.outputs['Y'], flat.inputs[1])
    unit = nt.nodes.new('ShaderNodeVectorMath')
    unit.operation = 'NORMALIZE'
    nt.links.new(flat.outputs[0], unit.inputs[0])
    dot = nt.nodes.new('ShaderNodeVectorMath')
    dot.operation = 'DOT_PRODUCT'
    nt.links.new(unit.outputs[0], dot.inputs[0])
    a = math.radians(degrees)
    dot.inputs[1].default_value = (math.cos(a), math.sin(a), 0)
    half = math_node(nt, 'MULTIPLY_ADD', dot.outputs['Value'], 0.5)
    half.node.inputs[2].default_value = 0.5
    at = lambda d: (math.cos(math.radians(d)) + 1) / 2
    return _ramp(nt, half, [(at(start), 0), (at(full), 1)])


def dome(
    name: str,
    side: int = 1,
    strip: float = 1.0,
    az: float = 38,
    shoulder: float = 0.80,
    belt: float = 1.05,
    top: float = 1.0,
    back: float = 0.0,
) -> Any:
    """What the car mirrors in the light studio, by direction: the light floor, a dark wall above the horizon, a soft box that lies
    on the shoulder of the body seen from `az` (`shoulder`: see Spec) and runs out over the doors, and a ceiling (`top`: its
    strength). The soft box is there for the body only: what starts above the `belt` line, the windows, sees an even sky.
    back: a light behind the car that lies on its bonnet and roof for a camera that looks down on them."""
    m, nt, out = new_material(name)
    N, L = nt.nodes.new, nt.links.new
    geo = N('ShaderNodeNewGeometry')
    nn = N('ShaderNodeVectorMath')
    nn.operation = 'NORMALIZE'
    L(geo.outputs['Position'], nn.inputs[0])
    sx = N('ShaderNodeSeparateXYZ')
    L(nn.outputs[0], sx.inputs[0])
    up = math_node(nt, 'MULTIPLY_ADD', sx.outputs['Z'], 0.5)
    up.node.inputs[2].default_value = 0.5
    at = lambda stops: [((z + 1) / 2, v) for z, v in stops]
    floor_and_wall = [(-1, 0.28), (-0.3, 0.40), (-0.05, 0.46), (0.03, 0.05), (0.25, 0.035), (0.62, 0.05), (0.82, 0.10)]
    calm = _ramp(nt, up, at(floor_and_wall), 'LINEAR')
    ceiling = _ramp(nt, up, at([(0.90, 0), (0.97, 0.8), (1, 1)]))
    sky = _ramp(nt, up, at([(0.04, 0), (0.28, 1), (0.42, 0.7), (0.56, 0.08), (0.8, 0.03)]))
    lean = abs(math.sin(math.radians(az)))
    box = at([(shoulder * lean - 0.02, 0), ((shoulder + 0.05) * lean, 1), (0.97 * lean, 1), (min(1.10 * lean, 1), 0)])
    door = at([(0.03, 0), (0.09, 1), (0.16, 0.75), (0.42, 0)])
    y = math_node(nt, 'MULTIPLY', sx.outputs['Y'], float(side))
    where = _ramp(nt, y, [(0.0, 0), (0.28, 1)])
    times = lambda *parts: functools.reduce(lambda p, q: math_node(nt, 'MULTIPLY', p, q), parts)
    plus = lambda *parts: functools.reduce(lambda p, q: math_node(nt, 'ADD', p, q), parts)
    body = step(nt, ray_start(nt), belt - 0.03, belt + 0.03, 1, 0)
    far = _ramp(nt, up, at([(0.03, 0), (0.09, 1), (0.14, 1), (0.40, 0)]))
    rear = _ramp(nt, up, at([(0.30, 0), (0.50, 1), (0.74, 0.8), (0.90, 0)]))
    lights = plus(
        calm,
        times(rear, facing(nt, sx, 180 + az * side, 110, 25), 1.5 * back),
        times(ceiling, 1.6 * top),
        times(sky, math_node(nt, 'SUBTRACT', 1.0, body), (0.12 + 0.45 * lean) * min(top, 1.0)),
        times(_ramp(nt, up, box), where, body, (0.6 + 4.4 * lean**2) * strip),  # seen edge-on, lacquer mirrors more
        times(_ramp(nt, up, door), where, body, 1.5 * strip),
        times(far, math_node(nt, 'SUBTRACT', 1.0, where), body, 0.45),
    )
    e = N('ShaderNodeEmission')
    L(lights, e.inputs[1])
    L(e.outputs[0], out.inputs[0])
    m.cycles.sample_as_light = False
    return m


def night_dome(
    name: str, az: float, strip: float = 1.0, tint: Colour = (1, 1, 1), shoulder: float = 0.80, belt: float = 1.05
) -> Any:
    """What the car mirrors in the dark studio, by direction, for a camera that stands `az` degrees from the nose towards the car's
    left: a strip that lies on the shoulder and runs out over the doors, a soft box overhead, a low line on the camera's side, a
    card for the face and a breath of light behind the roof. strip scales the long strip, tint colours it; shoulder: see Spec;
    what starts above the `belt` line, the windows, does not see the strip."""
    m, nt, out = new_material(name)
    N, L = nt.nodes.new, nt.links.new
    geo = N('ShaderNodeNewGeometry')
    way = N('ShaderNodeVectorMath')
    way.operation = 'NORMALIZE'
    L(geo.outputs['Position'], way.inputs[0])
    axes = N('ShaderNodeSeparateXYZ')
    L(way.outputs[0], axes.inputs[0])
    up = math_node(nt, 'MULTIPLY_ADD', axes.outputs['Z'], 0.5)
    up.node.inputs[2].default_value = 0.5
    rise = lambda stops: _ramp(nt, up, [((math.sin(math.radians(e)) + 1) / 2, v) for e, v in stops])
    # heights at which a slope of the flank mirrors something: 0.97 for 38 degrees from upright, 0.8 for 26, so windows stay clear
    level = lambda stops: _ramp(nt, up, [(min((h * abs(math.sin(math.radians(az))) + 1) / 2, 1), v) for h, v in stops])
    times = lambda *parts: functools.reduce(lambda p, q: math_node(nt, 'MULTIPLY', p, q), parts)

    towards = lambda *where: facing(nt, axes, *where)
    start = ray_start(nt)
    high, body = step(nt, start, 0.03, 0.32), step(nt, start, belt - 0.03, belt + 0.03, 1, 0)
    flank, nose, behind = 180 - az, -az, 180 + az  # where a door, the fascia and the bonnet of the car look from that camera
    lights = [
        (
            times(level([(shoulder - 0.02, 0), (shoulder + 0.05, 1), (0.97, 1), (1.12, 0)]), towards(flank, 84, 34), body),
            4.2 * strip,
            tint,
        ),
        (times(level([(0.04, 0), (0.10, 1), (0.17, 0.7), (0.45, 0)]), towards(flank, 80, 25), body), 1.1 * strip, tint),
        (rise([(72, 0), (87, 1)]), 1.2, (1, 1, 1)),
        (times(rise([(1.5, 0), (3, 1), (4.5, 1), (8, 0)]), towards(flank, 60, 20)), 0.6, (1, 1, 1)),
        (times(rise([(-6, 0), (6, 1), (13, 1), (32, 0)]), towards(nose, 75, 15)), 0.9, (1, 1, 1)),
        (times(rise([(3, 0), (13, 1), (34, 0)]), towards(behind, 70, 10)), 0.30, (0.9, 0.95, 1)),
    ]
    # light falls off towards the ground, and the floor mirrors the car, not its lamps: what counts is where the ray comes from
    total = None
    for light, strength, colour in lights:
        e = N('ShaderNodeEmission')
        e.inputs[0].default_value = (*colour, 1)
        L(times(light, high, strength), e.inputs[1])
        if total is None:
            total = e.outputs[0]
            continue
        both = N('ShaderNodeAddShader')
        L(total, both.inputs[0])
        L(e.outputs[0], both.inputs[1])
        total = both.outputs[0]
    L(total, out.inputs[0])
    m.cycles.sample_as_light = False
    return m


def night_floor(
    name: str, rough: float, glow: float, at: tuple[float, float] = (0.56, 0.50), colour: Colour = (0.80, 0.90, 1)
) -> Any:
    """Dark floor that mirrors the car; its far parts and the wall show the camera a soft light behind the roof, brightest at `at`
    (fractions of the picture) and falling off to the picture's edges."""
    m = principled(name, (0.022, 0.024, 0.027), 0, rough, spec=0.5)
    nt = m.node_tree
    N, L = nt.nodes.new, nt.links.new
    geo = N('ShaderNodeNewGeometry')
    away = N('ShaderNodeVectorMath')
    away.operation = 'LENGTH'
    L(geo.outputs['Position'], away.inputs[0])
    far = N('ShaderNodeMapRange')
    far.interpolation_type = 'SMOOTHSTEP'
    L(away.outputs['Value'], far.inputs[0])
    for k, v in enumerate((1.5, 11.0, 0.0, 1.0)):
        far.inputs[k + 1].default_value = v
    seen = N('ShaderNodeLightPath')
    win = N('ShaderNodeTexCoord')
    mp = N('ShaderNodeMapping')
    mp.vector_type = 'POINT'
    mp.inputs['Scale'].default_value = (1.0, 1.5, 0)
    mp.inputs['Location'].default_value = (-at[0], -at[1] * 1.5, 0)
    L(win.outputs['Window'], mp.inputs[0])
    r = N('ShaderNodeVectorMath')
    r.operation = 'LENGTH'
    L(mp.outputs[0], r.inputs[0])
    pool = _ramp(nt, r.outputs['Value'], [(0, 1), (0.30, 0.55), (0.75, 0.10), (1.0, 0.06)], 'B_SPLINE')
    b = next(n for n in nt.nodes if n.type == 'BSDF_PRINCIPLED')
    e = N('ShaderNodeEmission')
    e.inputs[0].default_value = (*colour, 1)
    L(math_node(nt, 'MULTIPLY', pool, glow), e.inputs[1])
    mx = N('ShaderNodeMixShader')
    L(math_node(nt, 'MULTIPLY', far.outputs[0], seen.outputs['Is Camera Ray']), mx.inputs[0])
    L(b.outputs[0], mx.inputs[1])
    L(e.outputs[0], mx.inputs[2])
    L(mx.outputs[0], next(n for n in nt.nodes if n.type == 'OUTPUT_MATERIAL').inputs[0])
    m.cycles.sample_as_light = False
    return m


FLOOR = (0.54, 0.545, 0.55)


def backdrop(name: str, pool: float) -> Any:
    """Light grey floor. pool > 0: seen by the camera, its far parts and the wall turn into an even light that is brightest
    in the middle of the picture and falls off to its edges, so that floor and wall meet without a horizon."""
    m = principled(name, FLOOR, 0, 0.30, spec=0.30 if pool else 0)
    nt = m.node_tree
    if pool:
        N, L = nt.nodes.new, nt.links.new
        geo = N('ShaderNodeNewGeometry')
        ln = N('ShaderNodeVectorMath')
        ln.operation = 'LENGTH'
        L(geo.outputs['Position'], ln.inputs[0])
        far = N('ShaderNodeMapRange')
        far.interpolation_type = 'SMOOTHSTEP'
        L(ln.outputs['Value'], far.inputs[0])
        for k, v in enumerate((2.6, 10.0, 0.0, 1.0)):
            far.inputs[k + 1].default_value = v
        lp = N('ShaderNodeLightPath')
        win = N('ShaderNodeTexCoord')
        mp = N('ShaderNodeMapping')
        mp.inputs['Location'].default_value = (-0.5 * 1.25, -0.56 * 1.35, 0)
        mp.inputs['Scale'].default_value = (1.25, 1.35, 0)
        L(win.outputs['Window'], mp.inputs[0])
        r = N('ShaderNodeVectorMath')
        r.operation = 'LENGTH'
        L(mp.outputs[0], r.inputs[0])
        glow = _ramp(nt, r.outputs['Value'], [(0, 1), (0.35, 0.80), (0.9, 0.36)], 'B_SPLINE')
        b = next(n for n in nt.nodes if n.type == 'BSDF_PRINCIPLED')
        tone = N('ShaderNodeMixRGB')  # the near floor darkens towards the picture's edges too
        L(glow, tone.inputs[0])
        tone.inputs[1].default_value = (0, 0, 0, 1)
        tone.inputs[2].default_value = (*(1.35 * c for c in FLOOR), 1)
        L(tone.outputs[0], b.inputs['Base Color'])
        e = N('ShaderNodeEmission')
        e.inputs[0].default_value = (0.98, 0.985, 1, 1)
        L(math_node(nt, 'MULTIPLY', glow, pool), e.inputs[1])
        mx = N('ShaderNodeMixShader')
        L(math_node(nt, 'MULTIPLY', far.outputs[0], lp.outputs['Is Camera Ray']), mx.inputs[0])
        L(b.outputs[0], mx.inputs[1])
        L(e.outputs[0], mx.inputs[2])
        L(mx.outputs[0], next(n for n in nt.nodes if n.type == 'OUTPUT_MATERIAL').inputs[0])
        m.cycles.sample_as_light = False
    return m


def stripes(count: int) -> None:
    """A world of black and white stripes of equal height, `count` of each from the ground up to the zenith; the camera itself
    sees grey."""
    w = bpy.data.worlds.new('stripes')
    bpy.context.scene.world = w
    w.use_nodes = True
    nt = w.node_tree
    at = nt.nodes.new('ShaderNodeTexCoord')
    axes = nt.nodes.new('ShaderNodeSeparateXYZ')
    nt.links.new(at.outputs['Generated'], axes.inputs[0])
    elevation = math_node(nt, 'ARCSINE', axes.outputs['Z'])
    wave = math_node(nt, 'SINE', math_node(nt, 'MULTIPLY', elevation, 4.0 * count))
    light = math_node(nt, 'MULTIPLY', math_node(nt, 'ADD', math_node(nt, 'MULTIPLY', wave, 4.0), 0.5), 1.0)
    light.node.use_clamp = True
    seen = nt.nodes.new('ShaderNodeLightPath')
    camera = seen.outputs['Is Camera Ray']
    grey = math_node(nt, 'MULTIPLY', camera, 0.18)
    mirrored = math_node(nt, 'MULTIPLY', light, math_node(nt, 'SUBTRACT', 1.0, camera))
    background = nt.nodes['Background']
    nt.links.new(math_node(nt, 'ADD', grey, mirrored), background.inputs[1])
    background.inputs[0].default_value = (1, 1, 1, 1)


def light_guide(name: str, col: Colour, s: float, edge: float = 0.22) -> Any:
    """Milky light guide: bright in the middle of the rod, falling off towards its silhouette."""
    m, nt, out = new_material(name)
    e = nt.nodes.new('ShaderNodeEmission')
    e.inputs[0].default_value = (*col, 1)
    lw = nt.nodes.new('ShaderNodeLayerWeight')
    lw.inputs[0].default_value = 0.5
    mr = nt.nodes.new('ShaderNodeMapRange')
    mr.inputs[1].default_value = 0.15
    mr.inputs[2].default_value = 0.95
    mr.inputs[3].default_value = s
    mr.inputs[4].default_value = s * edge
    nt.links.new(lw.outputs['Facing'], mr.inputs[0])
    nt.links.new(mr.outputs[0], e.inputs[1])
    nt.links.new(e.outputs[0], out.inputs[0])
    return m


def build_all(paint_hex: str, lights: float = 1.0, solid: bool = False) -> dict[str, Any]:
    """All materials by name. lights scales the lamps of the car."""
    P = principled
    white, red = (0.90, 0.95, 1.0), (1.0, 0.010, 0.008)
    M = dict(
        paint=paint(paint_hex, 'paint', solid),
        glass=thin_glass('glass', (0.42, 0.445, 0.45)),
        glass_dark=thin_glass('glass_dark', (0.13, 0.137, 0.14)),
        glass_roof=thin_glass('glass_roof', (0.04, 0.042, 0.048)),
        lens=thin_glass('lens', (0.95, 0.96, 0.98)),
        lens_smoke=thin_glass('lens_smoke', (0.62, 0.64, 0.66)),
        lens_red=thin_glass('lens_red', (0.50, 0.10, 0.10)),
        gloss_black=P('gloss_black', (0.006, 0.006, 0.007), 0, 0.07, 1.0),
        plastic=P('plastic', (0.020, 0.020, 0.021), 0, 0.52, bump=(900, 0.22)),
        black=P('black', (0.004, 0.004, 0.004), 0, 0.8),
        gap=P('gap', (0.002, 0.002, 0.002), 0, 1.0, spec=0),
        liner=P('liner', (0.004, 0.004, 0.004), 0, 0.9, spec=0.1),
        grille_dark=P('grille_dark', (0.004, 0.004, 0.0045), 0, 0.5),
        chrome=P('chrome', (0.78, 0.79, 0.80), 1, 0.10),
        chrome_dark=P('chrome_dark', (0.12, 0.12, 0.125), 1, 0.16),
        satin=P('satin', (0.45, 0.46, 0.47), 1, 0.30),
        bronze=P('bronze', (0.42, 0.27, 0.16), 1, 0.25),
        badge=P('badge', (0.16, 0.165, 0.17), 1, 0.30, 0.6),
        sensor=P('sensor', (0.012, 0.012, 0.013), 0, 0.35, 0.4),
        alloy=P('alloy', (0.46, 0.47, 0.49), 0.9, 0.36),
        machined=P('machined', (0.54, 0.55, 0.57), 0.95, 0.30),
        alloy_dark=P('alloy_dark', (0.022, 0.022, 0.024), 0.5, 0.28, 0.6),
        steel=P('steel', (0.36, 0.36, 0.37), 1, 0.36),
        calliper=P('calliper', (0.36, 0.016, 0.012), 0, 0.30, 1.0),
        rubber=P('rubber', (0.010, 0.010, 0.011), 0, 0.60, spec=0.30),
        lamp_inner=P('lamp_inner', (0.05, 0.052, 0.056), 0.85, 0.22),
        lamp_bowl=P('lamp_bowl', (0.42, 0.44, 0.47), 1, 0.14, emit=(0.85, 0.92, 1), estr=0.10 * lights),
        lamp_tray=P('lamp_tray', (0.09, 0.092, 0.10), 0.9, 0.28),
        lamp_core=light_guide('lamp_core', white, 6.0 * lights, 0.3),
        tail_inner=P('tail_inner', (0.10, 0.006, 0.006), 0.7, 0.22, emit=red, estr=0.06 * lights),
        tail_tray=P('tail_tray', (0.16, 0.012, 0.012), 0.8, 0.30),
        reflector=P('reflector', (0.24, 0.006, 0.006), 0.2, 0.18, 0.6, emit=red, estr=0.03),
        indicator=P('indicator', (0.75, 0.62, 0.45), 0, 0.10, 1.0, emit=(1, 0.60, 0.25), estr=0.25 * lights),
        led_white=light_guide('led_white', white, 7 * lights),
        led_soft=light_guide('led_soft', white, 2.6 * lights),
        led_red=light_guide('led_red', red, 6.0 * lights),
        led_red_soft=light_guide('led_red_soft', red, 1.5 * lights),
        seat=P('seat', (0.22, 0.20, 0.185), 0, 0.5),
        int_dark=P('int_dark', (0.020, 0.020, 0.021), 0, 0.6),
        int_screen=P('int_screen', (0.01, 0.012, 0.016), 0, 0.1, emit=(0.25, 0.45, 0.8), estr=0.25 * lights),
    )
    for m in M.values():  # glowing meshes would take half of all light samples and light nothing
        m.cycles.sample_as_light = False
    return M
