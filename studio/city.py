"""Wet city street at night: dark asphalt with puddles, lit facades and street lamps far behind the car, all procedural."""

import bpy
import numpy as np

import materials as mats
import scene as S


def _facade(name, seed, warm):
    """Dark wall with windows: some floors sleep, some work late, every room has its own light; the street glows at its foot.
    The edges of the windows are soft, as the lens would draw them behind a car in focus."""
    m, nt, out = mats.new_material(name)
    N, L = nt.nodes.new, nt.links.new

    def op(kind, a, b=None, c=None):
        n = N('ShaderNodeMath')
        n.operation = kind
        for k, v in enumerate((a, b, c)):
            if v is None:
                continue
            if isinstance(v, (int, float)):
                n.inputs[k].default_value = v
            else:
                L(v, n.inputs[k])
        return n.outputs[0]

    rng = np.random.default_rng(seed + 11)
    wide, high = rng.uniform(0.9, 1.7), rng.uniform(2.2, 2.8)  # one window and its share of the wall, metres
    half_w, half_h = rng.uniform(0.28, 0.42), rng.uniform(0.22, 0.34)
    co, sx = N('ShaderNodeTexCoord'), N('ShaderNodeSeparateXYZ')
    L(co.outputs['UV'], sx.inputs[0])
    u, v = op('MULTIPLY_ADD', sx.outputs[0], 1 / wide, 7.3 * seed), op('MULTIPLY_ADD', sx.outputs[1], 1 / high, -0.2)
    iu, iv, fu, fv = op('FLOOR', u), op('FLOOR', v), op('FRACT', u), op('FRACT', v)

    def inside(f, half, soft):
        r = N('ShaderNodeMapRange')
        r.interpolation_type = 'SMOOTHSTEP'
        L(op('ABSOLUTE', op('SUBTRACT', f, 0.5)), r.inputs[0])
        for k, q in ((1, half - soft), (2, half + soft), (3, 1), (4, 0)):
            r.inputs[k].default_value = q
        return r.outputs[0]

    cell, room, storey = N('ShaderNodeCombineXYZ'), N('ShaderNodeTexWhiteNoise'), N('ShaderNodeTexWhiteNoise')
    L(iu, cell.inputs[0])
    L(iv, cell.inputs[1])
    cell.inputs[2].default_value = seed
    room.noise_dimensions, storey.noise_dimensions = '3D', '1D'
    L(cell.outputs[0], room.inputs['Vector'])
    L(op('ADD', iv, 31.7 * seed), storey.inputs['W'])
    three = N('ShaderNodeSeparateXYZ')
    L(room.outputs['Color'], three.inputs[0])
    late = op('GREATER_THAN', storey.outputs[0], 0.86)
    awake = op('MULTIPLY', op('GREATER_THAN', storey.outputs[0], 0.25), 0.30)
    lit = op('LESS_THAN', three.outputs[0], op('ADD', awake, op('MULTIPLY', late, 0.45)))
    level = op('MULTIPLY_ADD', op('POWER', three.outputs[1], 2.5), 0.50, 0.045)
    level = op('MULTIPLY', level, op('MULTIPLY_ADD', fv, 0.7, 0.5))  # the ceiling lamps
    pane = op('MULTIPLY', inside(fu, half_w, 0.05), inside(fv, half_h, 0.035))
    drawn = op('LESS_THAN', fu, op('MULTIPLY_ADD', three.outputs[2], 1.1, 0.25))  # curtains
    level = op('MULTIPLY', level, op('MULTIPLY_ADD', drawn, 0.7, 0.3))
    bars = op('GREATER_THAN', op('ABSOLUTE', op('SUBTRACT', fu, 0.5)), 0.014)
    above = op('MULTIPLY', op('MULTIPLY', pane, bars), op('GREATER_THAN', iv, 0.5))
    level = op('MULTIPLY', op('MULTIPLY_ADD', level, lit, 0.007), above)  # dark panes still mirror some sky
    # shop windows on the ground floor
    door, shop = op('MULTIPLY_ADD', sx.outputs[0], 1 / 4.6, 0.37 * seed), N('ShaderNodeTexWhiteNoise')
    shop.noise_dimensions = '1D'
    L(op('FLOOR', door), shop.inputs['W'])
    front = op('MULTIPLY', inside(op('FRACT', door), 0.43, 0.012), inside(op('DIVIDE', sx.outputs[1], 3.4), 0.36, 0.02))
    open_ = op('MULTIPLY', op('POWER', shop.outputs[0], 2.0), op('MULTIPLY_ADD', sx.outputs[1], 0.10, 0.02))
    level = op('MULTIPLY_ADD', front, open_, level)
    rp = N('ShaderNodeValToRGB')
    e = rp.color_ramp.elements
    e[0].color, e[1].color = (1.0, 0.50, 0.20, 1), (0.62, 0.80, 1.0, 1)
    for at, col in ((0.45, (1.0, 0.66, 0.36, 1)), (0.80, (1.0, 0.86, 0.68, 1))):
        e.new(at if warm else at - 0.30).color = col
    L(three.outputs[2], rp.inputs[0])
    window, foot, d = N('ShaderNodeEmission'), N('ShaderNodeEmission'), N('ShaderNodeBsdfDiffuse')
    L(rp.outputs[0], window.inputs[0])
    L(level, window.inputs[1])
    foot.inputs[0].default_value = (1.0, 0.72, 0.52, 1)
    L(op('MULTIPLY_ADD', op('EXPONENT', op('MULTIPLY', sx.outputs[1], -1 / 5.0)), 0.009, 0.0012), foot.inputs[1])
    d.inputs[0].default_value = (0.016, 0.017, 0.020, 1)
    a1, a2 = N('ShaderNodeAddShader'), N('ShaderNodeAddShader')
    L(window.outputs[0], a1.inputs[0])
    L(foot.outputs[0], a1.inputs[1])
    L(a1.outputs[0], a2.inputs[0])
    L(d.outputs[0], a2.inputs[1])
    L(a2.outputs[0], out.inputs[0])
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
    m, nd, out = mats.new_material('wet_asphalt')
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
        w, h, y = rng.uniform(8, 16), rng.uniform(12, 34), -rng.uniform(30, 42)
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
    cold = mats.emission('shop', (0.45, 0.75, 1.0), 1.8)
    cold.cycles.sample_as_light = False
    red = mats.emission('traffic', (1.0, 0.08, 0.05), 9)
    red.cycles.sample_as_light = False
    post = mats.principled('lamp_post', (0.02, 0.02, 0.022), 0.5, 0.5)
    for i in range(9):  # street lamps: post, arm, flat head
        px = -66 + 14 * i
        for c, size, mat in (
            ((px, -13.5, 3.7), (0.11, 0.11, 7.4), post),
            ((px, -12.8, 7.4), (0.07, 1.5, 0.07), post),
            ((px, -12.2, 7.36), (0.24, 0.60, 0.05), lamp),
        ):
            S.to_object('street_lamp', S.box_mesh(c, size), mat)
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
