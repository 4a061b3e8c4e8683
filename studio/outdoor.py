"""Landscape: Nishita sky, thin clouds, hazy hills, grass or snow, a strip of road. All procedural.

The road runs along x. Sun azimuth: degrees in the plan, 0 = straight ahead of the car (+x), 90 = its left side (+y).
"""

from __future__ import annotations

import math
from typing import Any

import bpy
import numpy as np

import materials as mats
import scene as S
from asphalt import SHOULDER, asphalt
from kinds import Array
from meshops import Mesh
from moods import MOODS, Mood
from noise import fbm
from plants import pebble, scatter, shrub, tuft
from prims import grid_mesh
from shader import Shader


def ramp(t: Array) -> Array:
    """Smooth step of t from 0 to 1."""
    t = np.clip(t, 0, 1)
    return t * t * (3 - 2 * t)


def ground_h(x: Array, y: Array, half: float) -> Array:
    """Terrain height in metres: flat near the car, hills from 200 m on, mountains behind them, a valley along the road.
    half: half width of the road with its shoulders, 0 where there is none."""
    r = np.hypot(x, y)
    ridges = 1 - np.abs(fbm(x, y, 21, 5, 1 / 110.0))  # sharp above, round below: what water leaves
    s = np.clip((r - 40) / 500, 0, 1)
    hills = 62 * s**1.5 * (0.5 + 0.5 * fbm(x, y, 3, 5, 1 / 190.0)) + 13 * s * (ridges - 0.6)
    peaks = 1 - np.abs(fbm(x, y, 33, 6, 1 / 520.0))
    mountains = 230 * ramp((r - 700) / 1500) * np.clip(peaks - 0.35, 0, 1) ** 1.3
    away = np.abs(y) - half
    if half:
        h = (
            hills * np.clip((away - 8) / 160, 0, 1)  # the road runs on to the horizon
            + mountains * ramp((away - 60) / 700)
            + 0.16 * ramp((away - 1) / 8) * fbm(x, y, 5, 4, 0.5)
            - 0.05
            - 0.06 * ramp((away + 0.6) / 0.7)
        )
    else:
        h = hills + mountains + 0.05 * fbm(x, y, 5, 4, 0.9) * np.clip((r - 2.5) / 4, 0, 1)
    return h


def _sky(m: Mood, az: float) -> None:
    """Sky of a mood with the sun at azimuth az (degrees) and streaky clouds lit from below."""
    s = Shader.of_world('sky')
    turned = dict(
        sky_type='NISHITA',
        sun_elevation=math.radians(m['el']),
        sun_rotation=math.radians(90 - az),
        altitude=300,
        air_density=m.get('air', (1.4, 1.2))[0],
        dust_density=m.get('air', (1.4, 1.2))[1],
        ozone_density=2.2,
    )
    strength = (0.55 if m['el'] < 10 else 0.42) * m.get('disc', 1)
    # the camera never sees the hard disc of the sun, only its glow in the haze; light and reflections keep it
    whole = s.node('TexSky', sun_size=math.radians(1.2), sun_intensity=strength, **turned).outputs[0]
    bare = s.node('TexSky', sun_disc=False, **turned).outputs[0]
    disc = s.mix(1.0, s.mix(1.0, whole, bare, 'SUBTRACT'), m.get('sun', m['tint']), 'MULTIPLY')
    unseen = s.math('SUBTRACT', 1.0, s.node('LightPath').outputs['Is Camera Ray'])
    sky = s.mix(unseen, s.mix(1.0, bare, m['tint'], 'MULTIPLY'), disc, 'ADD')
    # clouds: noise on the direction projected to a plane
    towards = s.node('TexCoord').outputs['Generated']
    up = s.axes(towards)[2]
    plane = s.node('VectorMath', towards, s.node('CombineXYZ', *3 * [s.math('ADD', up, 0.12)]).outputs[0], operation='DIVIDE')
    drift = m.get('drift', 0)
    where = s.node(
        'Mapping',
        plane.outputs[0],
        named={
            'Scale': m.get('streak', (0.9, 0.28, 0)),
            'Rotation': (0, 0, 0.5 + 0.9 * drift),
            'Location': (3.1 * drift, 1.7 * drift, 0),
        },
    ).outputs[0]
    body = s.noise(where, 2.1, 9, 0.62, 0.4)
    low, high = m.get('cover', (0.48, 0.74))
    share = s.range(body, low, high, 0, m.get('thick', 0.55))
    share = s.math('MULTIPLY', share, s.range(up, 0.01, 0.10, kind='LINEAR'))
    lit = s.mix(
        s.range(body, 0.5, 0.85), m['cloud'], tuple(m.get('belly', 0.62) * c for c in m['cloud'])
    )  # thick ones are grey below
    s.finish(s.node('Background', s.mix(share, sky, lit), m['sky']).outputs[0])


def _hazy(s: Shader, m: Mood, shader: Any) -> Any:
    """Aerial perspective: the land fades into the haze, 1 - exp(-distance / 1,200 m)."""
    away = s.node('CameraData').outputs['View Distance']
    clear = s.math('EXPONENT', s.math('MULTIPLY', away, -1 / 1200.0))
    return s.blend(clear, s.glow(m['haze'][:3], m['haze'][3]), shader)


def _ground(m: Mood) -> Any:
    """Material of the land: fields, bare patches, stalks and stones; rock where it is steep."""
    s = Shader('steppe')
    dark, pale = m['ground']
    fields = s.noise(s.place(0.011), 1.0, 6, 0.6, 0.5)
    patches = s.noise(s.place(0.16), 1.0, 7, 0.66)
    stalks = s.noise(s.place((7, 7, 2)), 1.0, 4, 0.7)
    tone = s.math('MULTIPLY_ADD', fields, 0.55, s.math('MULTIPLY', patches, 0.45))
    colour = s.ramp(tone, (0.36, dark), (0.52, tuple((a + b) / 2 for a, b in zip(dark, pale))), (0.66, pale))
    if not m.get('snow'):
        colour = s.mix(
            s.range(s.noise(s.place(0.023), 1.0, 5, 0.6), 0.52, 0.66, 0, 0.5), colour, m.get('moss', (0.10, 0.105, 0.035))
        )
        colour = s.mix(s.range(stalks, 0.40, 0.62, 0.55, 0.0), colour, tuple(0.42 * c for c in dark))
    slope = s.axes(s.node('NewGeometry').outputs['Normal'])[2]
    stone = tuple(0.75 * c for c in m.get('rock', (0.17, 0.15, 0.135)))
    broken = s.math('MULTIPLY_ADD', s.noise(s.place((0.05, 0.05, 0.3)), 1.0, 8, 0.75), 0.22, slope)
    colour = s.mix(s.range(broken, 0.995, 1.055, 0.75, 0), colour, stone)
    away = s.node('CameraData').outputs['View Distance']
    tufts = s.math('ADD', s.noise(s.place(1.7), 1.0, 5, 0.7), s.math('MULTIPLY', patches, 1.4))
    relief = s.bump(tufts, 0.10 if m.get('snow') else 0.45, s.range(away, 20, 700, 0.9, 0.35))
    fine = s.bump(stalks, 0.012 if m.get('snow') else 0.05, s.range(away, 8, 60, 0.7, 0.0), relief)
    shader = s.node('BsdfDiffuse', colour, 0.0, fine).outputs[0]
    if m.get('snow'):  # crystals catch the sun
        shader = s.blend(0.05, shader, s.node('BsdfGlossy', (1, 1, 1), 0.35, fine).outputs[0])
    return s.finish(_hazy(s, m, shader), sampled=False)


def _terrain(m: Mood, half: float, side: int) -> None:
    n1, n2 = 380, 840
    r = np.concatenate([np.linspace(0.01, 40, 80), np.geomspace(40.5, 2600, n1 - 80)])
    th = np.linspace(0, 2 * np.pi, n2, endpoint=False)
    R, TH = np.meshgrid(r, th, indexing='ij')
    x, y = R * np.cos(TH), R * np.sin(TH)
    g = grid_mesh(np.stack([x, y, ground_h(x, side * y, half)], -1), close_v=True)
    if g.N[:, 2].mean() < 0:
        g = Mesh(g.V, -g.N, g.T[:, ::-1])
    S.to_object('terrain', g, _ground(m))


def strip(name: str, x0: float, x1: float, y0: float, y1: float, z: float, mat: Any) -> Any:
    """Horizontal rectangle in metres."""
    me = bpy.data.meshes.new(name)
    me.from_pydata([(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], [], [(0, 1, 2, 3)])
    me.materials.append(mat)
    o = bpy.data.objects.new(name, me)
    bpy.context.scene.collection.objects.link(o)
    return o


def _lanes(lanes: int) -> tuple[float, list[float]]:
    """Half the width of the road and the y of its lanes, which are 3.6 m wide."""
    half = 5.5 if lanes <= 2 else 1.8 * lanes + 1.0
    return half, [1.8 * (2 * k + 1 - lanes) for k in range(lanes)]


def _surface(m: Mood, lanes: int) -> Any:
    half, middles = _lanes(lanes)
    dry = (0.040, 0.039, 0.038) if m['wet'] else (0.085, 0.081, 0.077)
    gravel = tuple(0.62 * c + 0.03 for c in m['ground'][1])
    return asphalt('asphalt', float(m['wet']), dry, half, gravel, middles if lanes > 2 else (-1.9, 1.9), m.get('snow', 0))


def _paint(m: Mood) -> Any:
    """Road marking, worn down to the stones in places."""
    s = Shader('roadline')
    worn = s.math('ADD', s.noise(s.place(1.3), 1.0, 5, 0.6), s.math('MULTIPLY', s.noise(s.place(60), 1.0, 2), 0.6))
    left = s.range(worn, 0.66, 0.78, 0.1, 0.88)
    bare = s.node('BsdfTransparent').outputs[0]
    return s.finish(s.blend(left, bare, s.surface((0.52, 0.50, 0.46), 0.30 if m['wet'] else 0.55)))


def _road(m: Mood, lanes: int, driven: bool) -> float:
    """Two-lane strip, or a wider road with dashed lane lines; lanes of 3.6 m. driven: the lines of a two-lane road as its
    driver sees them, the dashes on the left; otherwise a car may stand across its middle, which stays empty. Returns half its
    width with the shoulders."""
    half, _ = _lanes(lanes)
    wide = half + SHOULDER
    strip('road', -1800, 1800, -wide, wide, 0, _surface(m, lanes))
    white = _paint(m)
    edges, dashed = (-half + 0.5, half - 0.5), []
    if driven:
        edges, dashed = (-1.8, half - 0.5), [1.8]
    elif lanes > 2:
        dashed = [-1.8 * lanes + 3.6 * k for k in range(1, lanes)]
    for y in edges:
        strip('edge', -1800, 1800, y - 0.06, y + 0.06, 0.004, white)
    for y in dashed:
        for x in np.arange(-150, 150, 9.0):
            strip('dash', x, x + 3.6, y - 0.07, y + 0.07, 0.004, white)
    return wide


def _blades(m: Mood) -> Any:
    """Material of grass: dark at the root, straw at the tip; clumps and blades have shades of their own."""
    s = Shader('grass')
    blade = s.node('NewGeometry').outputs['Random Per Island']
    clump = s.node('ObjectInfo').outputs['Random']
    dark, pale = m['grass']
    shade = s.math('MULTIPLY_ADD', blade, 0.55, s.math('MULTIPLY', clump, 0.45))
    colour = s.ramp(shade, (0.0, dark), (0.45, tuple(0.6 * a + 0.4 * b for a, b in zip(dark, pale))), (1.0, pale))
    height = s.axes(s.node('TexCoord').outputs['Object'])[2]
    colour = s.mix(1.0, colour, s.range(height, 0.0, 0.5, 0.52, 1.15), 'MULTIPLY')
    through = s.node('BsdfTranslucent', colour).outputs[0]
    return s.finish(_hazy(s, m, s.blend(0.40, s.node('BsdfDiffuse', colour).outputs[0], through)), sampled=False)


def _bush(m: Mood) -> Any:
    """Material of the bushes."""
    return mats.principled('bush', tuple(0.9 * c for c in m.get('moss', (0.115, 0.115, 0.045))), 0, 0.8, spec=0.1)


def _stone(m: Mood) -> Any:
    """Material of the stones: of the colour of the ground, dark between snow."""
    colour = (0.20, 0.19, 0.18) if m.get('snow') else tuple(0.5 * c + 0.04 for c in m['ground'][1])
    return mats.principled('stone', colour, 0, 0.85, spec=0.2)


def _spread(rng: np.random.Generator, n: int, half: float, reach: float) -> tuple[Array, Array]:
    """n places beside the road (or around the car), thinner with the distance: x and y in metres."""
    if half:
        y = half - 0.25 + rng.exponential(reach, n)
        return rng.uniform(-1, 1, n) * (35 + 1.6 * y), np.sign(rng.uniform(-1, 1, n)) * y
    r, a = 1.5 + rng.exponential(reach, n), rng.uniform(0, 2 * np.pi, n)
    return r * np.cos(a), r * np.sin(a)


def _plants(m: Mood, half: float, side: int) -> None:
    """Grass in clumps, bushes and stones. half: half width of the road, free of plants; 0 where there is none; side: -1 on the
    mirrored land."""
    rng = np.random.default_rng(1)
    mat = _blades(m)
    share = 0.30 if m.get('snow') else 1.0  # what looks out of the snow

    def stand(x: Array, y: Array, size: Array) -> tuple[Array, Array]:
        z = ground_h(x, side * y, half) - 0.02
        return np.stack([x, y, z], 1), size

    for k in range(6):  # the grass near by, then far tussocks
        for n, reach, low, high in ((5200, 13.0, 0.10, 0.34), (2600, 60.0, 0.30, 0.62)):
            x, y = _spread(rng, int(n * share), half, reach)
            grows = fbm(x, y, 9, 4, 0.45) + 0.35 * fbm(x, y, 14, 2, 0.06)
            size = rng.uniform(low, high, len(x)) * (1 + 0.45 * np.clip(grows, -1, 1))
            away = np.abs(y) - half if half else np.hypot(x, y) - 2.0
            size *= 0.42 + 0.58 * ramp(away / (7 if half else 12))  # short beside the road and under the car
            keep = (grows > -0.30) & (rng.uniform(0, 1, len(x)) < 0.25 + 0.75 * ramp(away / 1.6))
            if not half:
                size *= 0.55 + 0.45 * ramp(away / 6)
                keep &= (np.abs(x) > 2.9) | (np.abs(y) > 1.25)
            clump = tuft(k, 46, 0.26 if k % 2 else 0.16, 0.35 + 0.1 * k)
            scatter('grass', clump, mat, *stand(x[keep], y[keep], size[keep]), rng)
    leaf = _bush(m)
    for k in range(3):
        x, y = _spread(rng, 170, half + 4 if half else 0, 75.0)
        keep = (np.hypot(x, y) > 14) & (fbm(x, y, 41, 3, 0.05) > 0.05)
        scatter('bush', shrub(k), leaf, *stand(x[keep], y[keep], rng.uniform(0.35, 0.95, keep.sum())), rng)
    stone = _stone(m)
    for k in range(3):
        n = 1500
        x = rng.uniform(-45, 45, n)
        side = np.sign(rng.uniform(-1, 1, n))
        y = side * (half - SHOULDER + 0.15 + rng.gamma(2.0, 0.55, n)) if half else side * (1.6 + rng.exponential(9, n))
        size = 0.010 + 0.016 * rng.gamma(1.2, 1.0, n)
        scatter('stone', pebble(k), stone, np.stack([x, y, np.maximum(ground_h(x, side * y, half), 0 * x - 0.12)], 1), size, rng)


def build(
    mood: str = 'dusk',
    az: float = 245,
    road: bool = True,
    lanes: int = 2,
    driven: bool = False,
    grass: bool = True,
    fill: tuple[float, float, float] | None = (6, 9, 5),
    fresh: bool = True,
    mirrored: bool = False,
    **over: Any,
) -> dict[str, Any]:
    """Build the landscape; returns the colour-management options. driven: see `_road`; over: entries of MOODS to replace;
    fill: where the large weak softbox stands that a photographer would use (None: no softbox); fresh=False: the land of the last
    call is still there, change the light only; mirrored: the open plain lies behind whoever looks from the front right, not the
    near hill."""
    m = dict(MOODS[mood], **over)
    opt = dict(fstop=4.0, exposure=m['ev'], led=m['led'], glow=m['glow'], look=m.get('look', 'Medium High Contrast'))
    _sky(m, az)
    if not fresh:  # new light on the same land: no object changes, so nothing is loaded again
        for material in (_ground, _blades, _bush, _stone, _paint):
            material(m)
        _surface(m, lanes)
        o = bpy.data.objects.get('fill')
        if fill and o:
            S.aim(o, fill, (0.5, 0, 0.8))
            o.data.energy = m['fill']
            o.data.color = m['fill_col']
        return opt
    half = _road(m, lanes, driven) if road else 0
    side = -1 if mirrored else 1
    _terrain(m, half, side)
    if grass:
        _plants(m, half, side)
    if fill:
        S.area('fill', fill, (0.5, 0, 0.8), (7, 3), m['fill'], m['fill_col']).visible_glossy = False  # no studio in the paint
    return opt
