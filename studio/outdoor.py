"""Landscape: Nishita sky, thin clouds, hazy hills, grass or snow, a strip of road. All procedural.

The road runs along x. Sun azimuth: degrees in the plan, 0 = straight ahead of the car (+x), 90 = its left side (+y).
"""

import math

import bpy
import numpy as np

import materials as mats
import scene as S
from meshops import Mesh
from prims import grid_mesh

# mood: sun elevation (degrees), sky strength, exposure and film look, haze colour and strength, clouds (colour; cover: where the
# noise turns into cloud; thick: how much they hide), ground colours, road, disc: how much of the sun
# shines, tint and sun: colour balance of the sky and of the sun,
# air: density of air and dust, drift: other clouds
MOODS = {
    'dusk': dict(  # the sun just above the hills
        el=3.2,
        sky=0.21,
        ev=-0.05,
        haze=(0.58, 0.42, 0.40, 0.46),
        cloud=(5.2, 2.7, 2.2),
        tint=(1.02, 0.86, 1.10),
        ground=((0.10, 0.075, 0.03), (0.30, 0.21, 0.09)),
        grass=((0.16, 0.11, 0.035), (0.42, 0.31, 0.14)),
        wet=True,
        fill=420,
        fill_col=(1, 0.88, 0.78),
        led=0.9,
        glow=0.04,
        sun=(1.0, 0.88, 0.86),
    ),
    'gold': dict(  # an hour before sunset: clear, the sun on the car
        el=11,
        sky=0.105,
        ev=-0.65,
        disc=1.5,
        look='High Contrast',
        haze=(0.52, 0.52, 0.58, 0.50),
        cloud=(9.0, 7.4, 6.8),
        cover=(0.54, 0.80),
        tint=(1.06, 1.10, 1.40),
        ground=((0.10, 0.08, 0.035), (0.28, 0.21, 0.10)),
        grass=((0.14, 0.11, 0.035), (0.38, 0.30, 0.14)),
        wet=False,
        fill=70,
        fill_col=(1, 0.94, 0.88),
        led=0.7,
        glow=0.03,
        sun=(1.0, 0.93, 0.94),
        air=(1.1, 0.7),
    ),
    'cloud': dict(  # a closed grey sky with a bright rim at the horizon
        el=14,
        sky=0.085,
        ev=-0.25,
        look='High Contrast',
        haze=(0.47, 0.51, 0.57, 0.52),
        cloud=(5.6, 6.1, 7.0),
        cover=(0.22, 0.66),
        thick=0.93,
        tint=(1.05, 1.02, 1.06),
        ground=((0.075, 0.065, 0.035), (0.20, 0.165, 0.085)),
        grass=((0.10, 0.085, 0.035), (0.27, 0.225, 0.115)),
        wet=True,
        fill=420,
        fill_col=(0.96, 0.98, 1),
        led=0.9,
        glow=0.03,
        disc=0.05,
    ),
    'day': dict(
        el=27,
        sky=0.075,
        ev=-1.35,
        disc=2.0,
        look='Medium High Contrast',
        haze=(0.50, 0.60, 0.74, 0.62),
        cloud=(13, 13.4, 14),
        cover=(0.52, 0.78),
        tint=(1.10, 1.18, 1.42),
        ground=((0.12, 0.10, 0.045), (0.31, 0.255, 0.125)),
        grass=((0.15, 0.125, 0.05), (0.40, 0.33, 0.16)),
        wet=False,
        fill=45,
        fill_col=(1, 0.98, 0.96),
        led=0.35,
        glow=0.015,
        sun=(0.95, 0.95, 1.18),
        air=(0.9, 0.4),
    ),
    'blue': dict(
        el=-1.2,
        sky=0.60,
        ev=0.35,
        haze=(0.20, 0.25, 0.38, 0.42),
        cloud=(1.0, 0.75, 0.85),
        tint=(0.80, 0.90, 1.12),
        ground=((0.07, 0.06, 0.035), (0.20, 0.16, 0.09)),
        grass=((0.11, 0.085, 0.04), (0.28, 0.22, 0.12)),
        wet=True,
        fill=150,
        fill_col=(0.75, 0.85, 1),
        led=1.0,
        glow=0.05,
    ),
    'winter': dict(
        el=12,
        sky=0.10,
        ev=-0.85,
        disc=1.6,
        look='High Contrast',
        haze=(0.62, 0.62, 0.70, 0.62),
        cloud=(6.5, 5.4, 5.2),
        cover=(0.50, 0.78),
        tint=(1.14, 1.16, 1.34),
        ground=((0.56, 0.60, 0.67), (0.78, 0.80, 0.84)),
        grass=((0.30, 0.24, 0.13), (0.50, 0.42, 0.26)),
        wet=True,
        fill=110,
        fill_col=(0.92, 0.95, 1),
        led=0.8,
        glow=0.03,
        sun=(0.97, 0.96, 1.06),
        air=(0.9, 0.35),
    ),
}


def fbm(x, y, seed=0, octaves=6, base=1.0):
    """Smooth noise from warped sines, about -1..1; base: frequency of the coarsest octave (radians per metre)."""
    rng = np.random.default_rng(seed)
    h = np.zeros_like(x)
    a = 1.0
    f = base
    for _ in range(octaves):
        for _ in range(3):
            th = rng.uniform(0, 6.28)
            ph = rng.uniform(0, 6.28)
            h += (
                a
                * np.sin(
                    f * (x * np.cos(th) + y * np.sin(th)) + ph + 1.3 * np.sin(0.6 * f * (x * np.sin(th) - y * np.cos(th)) + ph * 2)
                )
                / 3
            )
        a *= 0.5
        f *= 2.03
    return h


def ground_h(x, y, half):
    """Terrain height in metres: flat near the car, hills from 200 m on, a valley along the road. half: half width of the road,
    0 where there is none."""
    r = np.hypot(x, y)
    s = np.clip((r - 40) / 500, 0, 1)
    h = 70 * s**1.5 * (0.5 + 0.5 * fbm(x, y, 3, 5, 1 / 190.0))
    if half:
        h = (
            h * np.clip((np.abs(y) - half - 12) / 160, 0, 1)  # the road runs on to the horizon
            + 0.12 * np.clip((np.abs(y) - half + 0.5) / 6, 0, 1) * fbm(x, y, 5, 3, 0.5)
            - 0.05
        )
    else:
        h = h + 0.05 * fbm(x, y, 5, 4, 0.9) * np.clip((r - 2.5) / 4, 0, 1)
    return h


def _sky(m, az):
    w = bpy.data.worlds.get('sky') or bpy.data.worlds.new('sky')
    bpy.context.scene.world = w
    w.use_nodes = True
    nt = w.node_tree
    N, L = nt.nodes.new, nt.links.new
    nt.nodes.clear()
    bg, end = N('ShaderNodeBackground'), N('ShaderNodeOutputWorld')
    L(bg.outputs[0], end.inputs[0])
    sky = N('ShaderNodeTexSky')
    sky.sky_type = 'NISHITA'
    sky.sun_elevation = math.radians(m['el'])
    sky.sun_rotation = math.radians(90 - az)
    sky.sun_size = math.radians(1.2)
    sky.sun_intensity = (0.55 if m['el'] < 10 else 0.42) * m.get('disc', 1)
    # the camera never sees the hard disc of the sun, only its glow in the haze; light and reflections keep it
    bare = N('ShaderNodeTexSky')
    bare.sky_type = 'NISHITA'
    bare.sun_disc = False
    for q in (sky, bare):
        q.sun_elevation = sky.sun_elevation
        q.sun_rotation = sky.sun_rotation
        q.altitude = 300
        q.air_density, q.dust_density = m.get('air', (1.4, 1.2))
        q.ozone_density = 2.2
    disc = N('ShaderNodeMixRGB')  # sky with sun - sky without
    disc.blend_type = 'SUBTRACT'
    disc.inputs[0].default_value = 1
    L(sky.outputs[0], disc.inputs[1])
    L(bare.outputs[0], disc.inputs[2])
    tint, balance, whole = (N('ShaderNodeMixRGB') for _ in range(3))
    tint.blend_type = balance.blend_type = 'MULTIPLY'
    whole.blend_type = 'ADD'
    tint.inputs[0].default_value = balance.inputs[0].default_value = 1
    tint.inputs[2].default_value = (*m['tint'], 1)
    balance.inputs[2].default_value = (*m.get('sun', m['tint']), 1)
    L(bare.outputs[0], tint.inputs[1])
    L(disc.outputs[0], balance.inputs[1])
    seen, lit = N('ShaderNodeLightPath'), N('ShaderNodeMath')
    lit.operation = 'SUBTRACT'
    lit.inputs[0].default_value = 1
    L(seen.outputs['Is Camera Ray'], lit.inputs[1])
    L(lit.outputs[0], whole.inputs[0])
    L(tint.outputs[0], whole.inputs[1])
    L(balance.outputs[0], whole.inputs[2])
    bg.inputs[1].default_value = m['sky']
    # thin streaky clouds, lit from below: noise on the direction projected to a plane
    co = N('ShaderNodeTexCoord')
    sx = N('ShaderNodeSeparateXYZ')
    L(co.outputs['Generated'], sx.inputs[0])
    ad = N('ShaderNodeMath')
    ad.operation = 'ADD'
    ad.inputs[1].default_value = 0.12
    L(sx.outputs['Z'], ad.inputs[0])
    dv = N('ShaderNodeVectorMath')
    dv.operation = 'DIVIDE'
    L(co.outputs['Generated'], dv.inputs[0])
    cb = N('ShaderNodeCombineXYZ')
    [L(ad.outputs[0], cb.inputs[k]) for k in range(3)]
    L(cb.outputs[0], dv.inputs[1])
    mp = N('ShaderNodeMapping')
    mp.inputs['Scale'].default_value = (0.9, 0.28, 0)
    mp.inputs['Rotation'].default_value = (0, 0, 0.5 + 0.9 * m.get('drift', 0))
    mp.inputs['Location'].default_value = (3.1 * m.get('drift', 0), 1.7 * m.get('drift', 0), 0)
    L(dv.outputs[0], mp.inputs[0])
    no = N('ShaderNodeTexNoise')
    no.inputs['Scale'].default_value = 2.1
    no.inputs['Detail'].default_value = 9
    no.inputs['Roughness'].default_value = 0.62
    no.inputs['Distortion'].default_value = 0.4
    L(mp.outputs[0], no.inputs['Vector'])
    rp = N('ShaderNodeMapRange')
    rp.interpolation_type = 'SMOOTHSTEP'
    L(no.outputs[0], rp.inputs[0])
    lo, hi = m.get('cover', (0.48, 0.74))
    for k, v in ((1, lo), (2, hi), (3, 0), (4, m.get('thick', 0.55))):
        rp.inputs[k].default_value = v
    up = N('ShaderNodeMapRange')
    up.inputs[1].default_value = 0.01
    up.inputs[2].default_value = 0.10
    L(sx.outputs['Z'], up.inputs[0])
    mu = N('ShaderNodeMath')
    mu.operation = 'MULTIPLY'
    L(rp.outputs[0], mu.inputs[0])
    L(up.outputs[0], mu.inputs[1])
    mx = N('ShaderNodeMixRGB')
    mx.inputs[2].default_value = (*m['cloud'], 1)
    L(mu.outputs[0], mx.inputs[0])
    L(whole.outputs[0], mx.inputs[1])
    L(mx.outputs[0], bg.inputs[0])


def _ground(m):
    """Material of the land."""
    mt, nd, out = mats.new_material('steppe')
    N, L = nd.nodes.new, nd.links.new
    tex = N('ShaderNodeTexNoise')
    tex.inputs['Scale'].default_value = 0.05
    tex.inputs['Detail'].default_value = 8
    tex.inputs['Roughness'].default_value = 0.65
    co = N('ShaderNodeTexCoord')
    L(co.outputs['Object'], tex.inputs['Vector'])
    ramp = N('ShaderNodeValToRGB')
    e = ramp.color_ramp.elements
    e[0].color, e[1].color = (*m['ground'][0], 1), (*m['ground'][1], 1)
    e[0].position, e[1].position = 0.35, 0.68
    L(tex.outputs[0], ramp.inputs[0])
    d = N('ShaderNodeBsdfDiffuse')
    L(ramp.outputs[0], d.inputs[0])
    haze = N('ShaderNodeEmission')
    haze.inputs[0].default_value = (*m['haze'][:3], 1)
    haze.inputs[1].default_value = m['haze'][3]
    cam = N('ShaderNodeCameraData')  # aerial perspective: 1 - exp(-distance / 900 m)
    mul = N('ShaderNodeMath')
    mul.operation = 'MULTIPLY'
    mul.inputs[1].default_value = -1 / 900.0
    L(cam.outputs['View Distance'], mul.inputs[0])
    ex = N('ShaderNodeMath')
    ex.operation = 'EXPONENT'
    L(mul.outputs[0], ex.inputs[0])
    mx = N('ShaderNodeMixShader')
    L(ex.outputs[0], mx.inputs[0])
    L(haze.outputs[0], mx.inputs[1])
    L(d.outputs[0], mx.inputs[2])
    L(mx.outputs[0], out.inputs[0])
    mt.cycles.sample_as_light = False
    return mt


def _terrain(m, half):
    n1, n2 = 300, 540
    r = np.concatenate([np.linspace(0.01, 40, 60), np.geomspace(40.5, 2500, n1 - 60)])
    th = np.linspace(0, 2 * np.pi, n2, endpoint=False)
    R, TH = np.meshgrid(r, th, indexing='ij')
    x, y = R * np.cos(TH), R * np.sin(TH)
    g = grid_mesh(np.stack([x, y, ground_h(x, y, half)], -1), close_v=True)
    if g.N[:, 2].mean() < 0:
        g = Mesh(g.V, -g.N, g.T[:, ::-1])
    S.to_object('terrain', g, _ground(m))


def asphalt(name='asphalt', wet=True, colour=(0.022, 0.021, 0.021), dry_rough=0.50):
    """Fine-grained road surface; wet: smooth puddle-like patches."""
    ma, nd, out = mats.new_material(name)
    N, L = nd.nodes.new, nd.links.new
    co = N('ShaderNodeTexCoord')
    b = N('ShaderNodeBsdfPrincipled')
    b.inputs['Base Color'].default_value = (*colour, 1)
    b.inputs['Roughness'].default_value = 0.62
    fine = N('ShaderNodeTexNoise')
    fine.inputs['Scale'].default_value = 160
    fine.inputs['Detail'].default_value = 3
    L(co.outputs['Object'], fine.inputs['Vector'])
    bp = N('ShaderNodeBump')
    bp.inputs['Distance'].default_value = 0.004
    bp.inputs['Strength'].default_value = 0.35
    if wet:
        pud = N('ShaderNodeTexNoise')
        pud.inputs['Scale'].default_value = 0.55
        pud.inputs['Detail'].default_value = 5
        L(co.outputs['Object'], pud.inputs['Vector'])
        for sock, lo, hi in ((b.inputs['Roughness'], 0.10, dry_rough), (bp.inputs['Strength'], 0.05, 0.35)):
            r = N('ShaderNodeMapRange')
            L(pud.outputs[0], r.inputs[0])
            for k, v in ((1, 0.38), (2, 0.62), (3, lo), (4, hi)):
                r.inputs[k].default_value = v
            L(r.outputs[0], sock)
    L(fine.outputs[0], bp.inputs['Height'])
    L(bp.outputs[0], b.inputs['Normal'])
    L(b.outputs[0], out.inputs[0])
    return ma


def strip(name, x0, x1, y0, y1, z, mat):
    """Horizontal rectangle in metres."""
    me = bpy.data.meshes.new(name)
    me.from_pydata([(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], [], [(0, 1, 2, 3)])
    me.materials.append(mat)
    o = bpy.data.objects.new(name, me)
    bpy.context.scene.collection.objects.link(o)
    return o


def _surface(m):
    return asphalt(wet=m['wet'], colour=(0.022, 0.021, 0.021) if m['wet'] else (0.055, 0.053, 0.050))


def _road(m, lanes, driven):
    """Two-lane strip, or a wider road with dashed lane lines; lanes of 3.6 m. driven: the lines of a two-lane road as its
    driver sees them, the dashes on the left; otherwise a car may stand across its middle, which stays empty."""
    half = 5.5 if lanes <= 2 else 1.8 * lanes + 1.0
    strip('road', -1800, 1800, -half, half, 0, _surface(m))
    white = mats.principled('roadline', (0.55, 0.53, 0.48), 0, 0.45)
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
    return half


def _blades(m):
    """Material of the grass: every blade has its own shade."""
    mg, nd, out = mats.new_material('grass')
    geo = nd.nodes.new('ShaderNodeNewGeometry')
    rp = nd.nodes.new('ShaderNodeValToRGB')
    rp.color_ramp.elements[0].color = (*m['grass'][0], 1)
    rp.color_ramp.elements[1].color = (*m['grass'][1], 1)
    dd = nd.nodes.new('ShaderNodeBsdfDiffuse')
    tr = nd.nodes.new('ShaderNodeBsdfTranslucent')
    mm = nd.nodes.new('ShaderNodeMixShader')
    mm.inputs[0].default_value = 0.4
    nd.links.new(geo.outputs['Random Per Island'], rp.inputs[0])
    for q in (dd, tr):
        nd.links.new(rp.outputs[0], q.inputs[0])
    nd.links.new(dd.outputs[0], mm.inputs[1])
    nd.links.new(tr.outputs[0], mm.inputs[2])
    nd.links.new(mm.outputs[0], out.inputs[0])
    return mg


def _grass(m, half, n=160000):
    """One triangle per blade. half: half width of the road, free of grass; 0 where there is none."""
    rng = np.random.default_rng(1)
    gx = rng.uniform(-45, 40, n)
    gy = np.sign(rng.uniform(-1, 1, n)) * ((half + 0.1 if half else 0) + rng.exponential(9, n))
    keep = fbm(gx, gy, 9, 3, 0.9) > -0.55
    if not half:  # the car stands in short grass
        keep &= (np.abs(gx) > 3.2) | (np.abs(gy) > 1.35)
    gx, gy = gx[keep], gy[keep]
    n = len(gx)
    h = rng.uniform(0.12, 0.42, n) * (1 + 0.4 * fbm(gx, gy, 11, 3, 0.4))
    wd = rng.uniform(0.004, 0.009, n)
    an = rng.uniform(0, 6.28, n)
    if not half:
        h *= 0.22 + 0.5 * np.clip((np.hypot(gx, gy) - 3) / 9, 0, 1)
    z = ground_h(gx, gy, half) - 0.01
    lean = np.stack([rng.normal(0.10, 0.10, n), rng.normal(0, 0.10, n)], 1)
    V = np.empty((n, 3, 3))
    V[:, 0] = np.stack([gx - np.cos(an) * wd, gy - np.sin(an) * wd, z], 1)
    V[:, 1] = np.stack([gx + np.cos(an) * wd, gy + np.sin(an) * wd, z], 1)
    V[:, 2] = np.stack([gx + lean[:, 0] * h * 2, gy + lean[:, 1] * h * 2, z + h], 1)
    V = V.reshape(-1, 3)
    nn = np.tile([0, 0, 1.0], (len(V), 1)) + rng.normal(0, 0.35, (len(V), 3))
    nn /= np.linalg.norm(nn, axis=1, keepdims=True)
    S.to_object('grass', Mesh(V, nn, np.arange(len(V)).reshape(-1, 3)), _blades(m))


def build(mood='dusk', az=245, road=True, lanes=2, driven=False, grass=True, fill=(6, 9, 5), fresh=True, **over):
    """Build the landscape; returns the colour-management options. driven: see `_road`; over: entries of MOODS to replace;
    fill: where the large weak softbox stands that a photographer would use (None: no softbox); fresh=False: the land of the last
    call is still there, change the light only."""
    m = dict(MOODS[mood], **over)
    opt = dict(exposure=m['ev'], led=m['led'], glow=m['glow'], look=m.get('look', 'Medium High Contrast'))
    _sky(m, az)
    if not fresh:  # new light on the same land: no object changes, so nothing is loaded again
        _ground(m)
        _blades(m)
        _surface(m)
        o = bpy.data.objects.get('fill')
        if fill and o:
            S.aim(o, fill, (0.5, 0, 0.8))
            o.data.energy = m['fill']
            o.data.color = m['fill_col']
        return opt
    thin = mood == 'winter'
    half = _road(m, lanes, driven) if road else 0
    _terrain(m, half)
    if grass:
        _grass(m, half, 60000 if thin else 160000)
    if fill:
        S.area('fill', fill, (0.5, 0, 0.8), (7, 3), m['fill'], m['fill_col'])
    return opt
