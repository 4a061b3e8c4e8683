"""What a car mirrors in the studios, by direction, and the floors that it stands on."""

from __future__ import annotations

import functools
import math
from typing import Any

import bpy

from kinds import Colour
from materials import principled
from nodes import facing, math_node, new_material, ramp, ray_start, step


def dome(name: str, az: float, shoulder: float, belt: float) -> Any:
    """What the car mirrors in the light studio, by direction: the light floor, a dark wall above the horizon, a soft box that lies
    on the shoulder of the body seen from `az` (`shoulder`: see Spec) and runs out over the doors, and a ceiling. The soft box is
    there for the body only: what starts above the `belt` line, the windows, sees an even sky."""
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
    calm = ramp(nt, up, at(floor_and_wall), 'LINEAR')
    ceiling = ramp(nt, up, at([(0.90, 0), (0.97, 0.8), (1, 1)]))
    sky = ramp(nt, up, at([(0.04, 0), (0.28, 1), (0.42, 0.7), (0.56, 0.08), (0.8, 0.03)]))
    lean = abs(math.sin(math.radians(az)))
    box = at([(shoulder * lean - 0.02, 0), ((shoulder + 0.05) * lean, 1), (0.97 * lean, 1), (min(1.10 * lean, 1), 0)])
    door = at([(0.03, 0), (0.09, 1), (0.16, 0.75), (0.42, 0)])
    where = ramp(nt, sx.outputs['Y'], [(0.0, 0), (0.28, 1)])
    times = lambda *parts: functools.reduce(lambda p, q: math_node(nt, 'MULTIPLY', p, q), parts)
    plus = lambda *parts: functools.reduce(lambda p, q: math_node(nt, 'ADD', p, q), parts)
    body = step(nt, ray_start(nt), belt - 0.03, belt + 0.03, 1, 0)
    far = ramp(nt, up, at([(0.03, 0), (0.09, 1), (0.14, 1), (0.40, 0)]))
    lights = plus(
        calm,
        times(ceiling, 1.6),
        times(sky, math_node(nt, 'SUBTRACT', 1.0, body), 0.12 + 0.45 * lean),
        times(ramp(nt, up, box), where, body, 0.6 + 4.4 * lean**2),  # seen edge-on, lacquer mirrors more
        times(ramp(nt, up, door), where, body, 1.5),
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
    rise = lambda stops: ramp(nt, up, [((math.sin(math.radians(e)) + 1) / 2, v) for e, v in stops])
    # heights at which a slope of the flank mirrors something: 0.97 for 38 degrees from upright, 0.8 for 26, so windows stay clear
    level = lambda stops: ramp(nt, up, [(min((h * abs(math.sin(math.radians(az))) + 1) / 2, 1), v) for h, v in stops])
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
    pool = ramp(nt, r.outputs['Value'], [(0, 1), (0.30, 0.55), (0.75, 0.10), (1.0, 0.06)], 'B_SPLINE')
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
        glow = ramp(nt, r.outputs['Value'], [(0, 1), (0.35, 0.80), (0.9, 0.36)], 'B_SPLINE')
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
