"""The materials of a cabin: leather, wood, plastics, metals and light lines."""

import numpy as np

import materials as mats


def palette(design):
    """Name -> material for a row of CABINS."""
    seat, accent = (mats.lin(design[k])[:3] for k in ('seat', 'accent'))
    P = mats.principled
    M = dict(
        dark=P('i_dark', (0.020, 0.020, 0.022), 0, 0.50, spec=0.35, bump=(1400, 0.35)),
        leather=leather('i_leather', seat),
        insert=leather('i_insert', seat, perforated=True),
        accent=leather('i_accent', accent),
        headliner=P('i_headliner', (0.36, 0.345, 0.33), 0, 0.9, spec=0.1, bump=(700, 0.3)),
        thread=P('i_thread', thread(seat, accent), 0, 0.6),
        metal=P('i_metal', (0.66, 0.65, 0.63), 1, 0.24),
        metal_dark=P('i_metal_dark', (0.16, 0.16, 0.165), 1, 0.30),
        piano=P('i_piano', (0.008, 0.008, 0.009), 0, 0.06, 1.0),
        black=P('i_black', (0.003, 0.003, 0.003), 0, 0.8),
        speaker=P('i_speaker', (0.20, 0.195, 0.19), 0.4, 0.42),
        amb=light_lines(design, 5.0),
        carpet=P('i_carpet', (0.045, 0.043, 0.042), 0, 0.95, spec=0.1, bump=(500, 0.6)),
        belt=P('i_belt', (0.03, 0.03, 0.032), 0, 0.7),
        lamp=mats.emission('i_lamp', (1, 0.86, 0.68), 4.0),
        icon=mats.emission('i_icon', (1.0, 0.42, 0.10), 5.0),
        ui_white=mats.emission('ui_white', (1, 1, 1), 2.2),
        ui_cyan=mats.emission('ui_cyan', (0.25, 0.75, 1), 2.0),
    )
    for k in ('lamp', 'icon', 'ui_white', 'ui_cyan'):
        M[k].cycles.sample_as_light = False
    M['trim'] = wood() if design['trim'] == 'wood' else P('i_carbon', (0.028, 0.030, 0.033), 0.6, 0.24, 0.8)
    return M


def light_lines(design, strength):
    """The ambient light in the cabin's colour; made again it changes the strength."""
    return mats.emission('i_amb', design['ambient'], strength)


def thread(seat, accent):
    """Colour of the stitches: tone in tone on light leather, red or petrol on dark leather."""
    if np.array(seat).mean() >= 0.06:
        return tuple(np.minimum(1, np.array(seat) * 0.55 + 0.06))
    return (0.60, 0.12, 0.10) if accent[0] > 3 * accent[2] else (0.30, 0.55, 0.62)


def wood():
    """Open-pore wood: stretched noise."""
    m, nt, out = mats.new_material('i_wood')
    N, L = nt.nodes.new, nt.links.new
    b = N('ShaderNodeBsdfPrincipled')
    b.inputs['Roughness'].default_value = 0.38
    b.inputs['Clearcoat'].default_value = 0.3
    co = N('ShaderNodeTexCoord')
    mp = N('ShaderNodeMapping')
    mp.inputs['Scale'].default_value = (40, 2.2, 60)
    tx = N('ShaderNodeTexNoise')
    tx.inputs['Scale'].default_value = 2.2
    tx.inputs['Detail'].default_value = 8
    tx.inputs['Roughness'].default_value = 0.7
    rp = N('ShaderNodeValToRGB')
    e = rp.color_ramp.elements
    e[0].color, e[1].color, e[0].position, e[1].position = (0.034, 0.020, 0.012, 1), (0.17, 0.105, 0.064, 1), 0.38, 0.62
    L(co.outputs['Object'], mp.inputs[0])
    L(mp.outputs[0], tx.inputs['Vector'])
    L(tx.outputs[0], rp.inputs[0])
    L(rp.outputs[0], b.inputs['Base Color'])
    L(b.outputs[0], out.inputs[0])
    return m


def leather(name, col, perforated=False):
    """Grained leather; perforated: dots from the point attribute `suv` (metres along the seat, mask in z)."""
    m = mats.principled(name, col, 0, 0.44, spec=0.38, bump=(1100, 0.30))
    if not perforated:
        return m
    nt = m.node_tree
    N, L = nt.nodes.new, nt.links.new
    math = lambda op, *ports: mats.math_node(nt, op, *ports)
    b = [n for n in nt.nodes if n.type == 'BSDF_PRINCIPLED'][0]
    at = N('ShaderNodeAttribute')
    at.attribute_name = 'suv'
    sx = N('ShaderNodeSeparateXYZ')
    L(at.outputs['Vector'], sx.inputs[0])

    def dots(shift):
        """Squared distance to the next point of a square grid of 9.5 mm."""
        squares = []
        for axis in 'XY':
            cell = math('FRACT', math('MULTIPLY_ADD', sx.outputs[axis], 1 / 0.0095, shift + 50))
            centred = math('SUBTRACT', cell, 0.5)
            squares.append(math('MULTIPLY', centred, centred))
        return math('ADD', *squares)

    nearest = math('MINIMUM', dots(0), dots(0.5))  # two interleaved grids
    r = N('ShaderNodeMapRange')
    for k, v in enumerate((0.012, 0.022, 1, 0), 1):
        r.inputs[k].default_value = v
    L(nearest, r.inputs[0])
    hole = math('MULTIPLY', r.outputs[0], sx.outputs['Z'])
    mx = N('ShaderNodeMixRGB')
    mx.inputs[1].default_value = (*col, 1)
    mx.inputs[2].default_value = tuple(x * 0.06 for x in col) + (1,)
    L(hole, mx.inputs[0])
    L(mx.outputs[0], b.inputs['Base Color'])
    return m
