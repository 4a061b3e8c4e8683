"""Wet city street at night: dark asphalt with puddles, lit facades and street lamps far behind the car, all procedural."""

import bpy
import numpy as np

import materials as mats
import scene as S


def _facade(name, seed, warm):
    """Dark wall with a grid of windows, some of them lit."""
    m, nt, out = mats._new(name)
    N, L = nt.nodes.new, nt.links.new
    co = N('ShaderNodeTexCoord')
    br = N('ShaderNodeTexBrick')
    br.offset = 0
    br.inputs['Scale'].default_value = 1.0
    br.inputs['Brick Width'].default_value = 1.5
    br.inputs['Row Height'].default_value = 1.55
    br.inputs['Mortar Size'].default_value = 0.46
    br.inputs['Mortar Smooth'].default_value = 0.02
    br.inputs['Color1'].default_value = (0, 0, 0, 1)
    br.inputs['Color2'].default_value = (1, 1, 1, 1)
    br.inputs['Mortar'].default_value = (0, 0, 0, 1)
    br.inputs['Bias'].default_value = -0.10
    mp = N('ShaderNodeMapping')
    mp.inputs['Location'].default_value = (seed * 3.7, seed * 1.3, 0)
    L(co.outputs['UV'], mp.inputs[0])
    L(mp.outputs[0], br.inputs['Vector'])
    sq = N('ShaderNodeMath')
    sq.operation = 'POWER'
    sq.inputs[1].default_value = 4.0
    L(br.outputs['Color'], sq.inputs[0])
    st = N('ShaderNodeMath')
    st.operation = 'MULTIPLY'
    st.inputs[1].default_value = 0.55
    L(sq.outputs[0], st.inputs[0])
    e = N('ShaderNodeEmission')
    e.inputs[0].default_value = (1.0, 0.62, 0.30, 1) if warm else (0.55, 0.75, 1.0, 1)
    L(st.outputs[0], e.inputs[1])
    d = N('ShaderNodeBsdfDiffuse')
    d.inputs[0].default_value = (0.012, 0.013, 0.016, 1)
    ad = N('ShaderNodeAddShader')
    L(e.outputs[0], ad.inputs[0])
    L(d.outputs[0], ad.inputs[1])
    L(ad.outputs[0], out.inputs[0])
    m.cycles.sample_as_light = False
    return m


def _wall(name, a, b, h, mat):
    """Vertical quad from a to b (x, y) with metric UVs."""
    me = bpy.data.meshes.new(name)
    me.from_pydata([(*a, 0), (*b, 0), (*b, h), (*a, h)], [], [(0, 1, 2, 3)])
    uv = me.uv_layers.new()
    w = float(np.hypot(b[0] - a[0], b[1] - a[1]))
    for i, q in enumerate([(0, 0), (w, 0), (w, h), (0, h)]):
        uv.data[i].uv = q
    me.materials.append(mat)
    o = bpy.data.objects.new(name, me)
    bpy.context.scene.collection.objects.link(o)
    return o


def _asphalt():
    m, nd, out = mats._new('wet_asphalt')
    N, L = nd.nodes.new, nd.links.new
    co = N('ShaderNodeTexCoord')
    fine = N('ShaderNodeTexNoise')
    fine.inputs['Scale'].default_value = 120
    fine.inputs['Detail'].default_value = 3
    L(co.outputs['Object'], fine.inputs['Vector'])
    wet = N('ShaderNodeTexNoise')
    wet.inputs['Scale'].default_value = 0.6
    wet.inputs['Detail'].default_value = 5
    L(co.outputs['Object'], wet.inputs['Vector'])
    b = N('ShaderNodeBsdfPrincipled')
    b.inputs['Base Color'].default_value = (0.014, 0.014, 0.016, 1)
    for sock, lo, hi in (('Roughness', 0.05, 0.30),):
        r = N('ShaderNodeMapRange')
        r.inputs[1].default_value = 0.40
        r.inputs[2].default_value = 0.62
        r.inputs[3].default_value = lo
        r.inputs[4].default_value = hi
        L(wet.outputs[0], r.inputs[0])
        L(r.outputs[0], b.inputs[sock])
    bs = N('ShaderNodeMapRange')
    bs.inputs[1].default_value = 0.42
    bs.inputs[2].default_value = 0.62
    bs.inputs[3].default_value = 0.02
    bs.inputs[4].default_value = 0.30
    L(wet.outputs[0], bs.inputs[0])
    bp = N('ShaderNodeBump')
    bp.inputs['Distance'].default_value = 0.004
    L(bs.outputs[0], bp.inputs['Strength'])
    L(fine.outputs[0], bp.inputs['Height'])
    L(bp.outputs[0], b.inputs['Normal'])
    L(b.outputs[0], out.inputs[0])
    return m


def build(hour='night'):
    """hour: 'night', or 'blue' with a last deep blue sky. Returns the colour-management options."""
    S.world((0.10, 0.14, 0.25) if hour == 'night' else (0.16, 0.26, 0.55), 0.05 if hour == 'night' else 1.5)
    me = bpy.data.meshes.new('street')
    me.from_pydata([(-200, -200, 0), (200, -200, 0), (200, 200, 0), (-200, 200, 0)], [], [(0, 1, 2, 3)])
    me.materials.append(_asphalt())
    bpy.context.scene.collection.objects.link(bpy.data.objects.new('street', me))
    rng = np.random.default_rng(7)
    mat = [_facade('facade%d' % k, k, k % 3 != 1) for k in range(5)]
    x = -90.0
    for i in range(22):  # far side of the street
        w, h, y = rng.uniform(8, 16), rng.uniform(12, 34), -rng.uniform(24, 32)
        _wall('b%d' % i, (x, y), (x + w - 0.6, y), h, mat[i % 5])
        _wall('bs%d' % i, (x + w - 0.6, y), (x + w - 0.6, y - 12), h, mat[(i + 2) % 5])
        x += w
        if x > 120:
            break
    for i in range(9):  # across the end of the street and behind the camera, for reflections
        _wall('e%d' % i, (-85, -60 + 16 * i), (-85, -46 + 16 * i), rng.uniform(18, 40), mat[i % 5])
        _wall('c%d' % i, (-60 + 16 * i, 26), (-46 + 16 * i, 26), rng.uniform(10, 22), mat[(i + 1) % 5])
    lamp = mats.emission('street_lamp', (1.0, 0.72, 0.42), 30)
    lamp.cycles.sample_as_light = False
    cold = mats.emission('shop', (0.45, 0.75, 1.0), 5)
    cold.cycles.sample_as_light = False
    red = mats.emission('traffic', (1.0, 0.08, 0.05), 9)
    red.cycles.sample_as_light = False
    for i in range(9):
        bpy.ops.mesh.primitive_uv_sphere_add(radius=0.16, segments=12, ring_count=8, location=(-70 + 14 * i, -10.5, 6.2))
        bpy.context.object.data.materials.append(lamp)
    for i in range(12):
        xx = rng.uniform(-70, 30)
        bpy.ops.mesh.primitive_cube_add(size=1, location=(xx, -14.6, rng.uniform(1.2, 3.2)))
        o = bpy.context.object
        o.scale = (rng.uniform(1, 4), 0.1, rng.uniform(0.15, 1.1))
        o.data.materials.append(cold if i % 3 else lamp if i % 2 else red)
    S.area('street1', (-2.5, -5.5, 4.6), (-0.5, 0, 0.8), (5.0, 0.8), 230, (1.0, 0.74, 0.48))
    S.area('street2', (-6.5, 3.4, 3.6), (-1.0, 0.3, 0.9), (2.6, 0.6), 120, (0.62, 0.78, 1))
    S.area('strip', (0.2, 1.2, 3.6), (0.2, 0.4, 0), (7.0, 0.5), 80, (0.9, 0.93, 1))
    S.area('side', (1.8, 6.8, 2.2), (0.3, 0, 0.75), (7.5, 0.30), 42, (0.85, 0.92, 1))
    S.area('nose', (7.0, -2.5, 2.4), (2.0, 0, 0.7), (2.0, 0.4), 45, (1, 0.85, 0.7))
    S.flag((0, 4.6, 5.2), (0, 0, 0.95), (30, 0.40), 5)
    S.flag((9.5, 3.5, 3.4), (2.0, 0, 0.7), (7, 0.35), 2.0)
    return dict(look='High Contrast', glow=0.05)
