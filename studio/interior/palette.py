"""The materials of a cabin: leather, wood, plastics, metals and light lines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

import materials as mats
import nodes
from shader import Shader

Colour = Sequence[float]
Design = Mapping[str, Any]  # a row of CABINS


def palette(design: Design) -> dict[str, Any]:
    """Name -> material for a row of CABINS."""
    seat, accent, liner = (mats.lin(design[k])[:3] for k in ('seat', 'accent', 'liner'))
    P = mats.principled
    M = dict(
        dark=P('i_dark', (0.020, 0.020, 0.022), 0, 0.50, spec=0.35, bump=(1400, 0.35)),
        leather=leather('i_leather', seat),
        insert=leather('i_insert', seat, perforated=True),
        accent=leather('i_accent', accent),
        headliner=P('i_headliner', liner, 0, 0.9, spec=0.1, bump=(700, 0.3)),
        visor=P('i_visor', tuple(0.83 * c for c in liner), 0, 0.8, spec=0.15),
        lens=P('i_lens', (0.004, 0.004, 0.010), 0, 0.03, 1.0),
        mirror=P('i_mirror', (0.75, 0.77, 0.78), 1, 0.02),
        thread=P('i_thread', thread(seat, accent), 0, 0.6),
        metal=P('i_metal', (0.66, 0.65, 0.63), 1, 0.24),
        metal_dark=P('i_metal_dark', (0.16, 0.16, 0.165), 1, 0.30),
        piano=P('i_piano', (0.008, 0.008, 0.009), 0, 0.06, 1.0),
        black=P('i_black', (0.003, 0.003, 0.003), 0, 0.8),
        speaker=P('i_speaker', (0.20, 0.195, 0.19), 0.4, 0.42),
        amb=light_lines(design, 2.5),
        carpet=P('i_carpet', (0.085, 0.080, 0.076), 0, 0.95, spec=0.1, bump=(420, 0.9)),
        mat=P('i_mat', (0.050, 0.047, 0.045), 0, 0.95, spec=0.1, bump=(260, 1.0)),
        belt=P('i_belt', (0.03, 0.03, 0.032), 0, 0.7, bump=(900, 0.5)),
        red=P('i_red', (0.42, 0.012, 0.010), 0, 0.4),
        infrared=mats.emission('i_infrared', (0.8, 0.02, 0.02), 0.10),
        lamp=mats.emission('i_lamp', (1, 0.86, 0.68), 4.0),
        icon=mats.emission('i_icon', (1.0, 0.42, 0.10), 5.0),
        ui_white=mats.emission('ui_white', (1, 1, 1), 2.2),
        ui_cyan=mats.emission('ui_cyan', (0.25, 0.75, 1), 2.0),
    )
    for k in ('lamp', 'icon', 'infrared', 'ui_white', 'ui_cyan'):
        M[k].cycles.sample_as_light = False
    for name, along in (('trim', 1), ('trim_x', 0)):  # across the dashboard; along doors and console
        M[name] = wood('i_' + name, along) if design['trim'] == 'wood' else P('i_carbon', (0.028, 0.030, 0.033), 0.6, 0.24, 0.8)
    return M


def light_lines(design: Design, strength: float) -> Any:
    """The ambient light in the cabin's colour; made again it changes the strength."""
    return mats.emission('i_amb', design['ambient'], strength)


def thread(seat: Colour, accent: Colour) -> Colour:
    """Colour of the stitches: tone in tone on light leather, red or petrol on dark leather."""
    if np.array(seat).mean() >= 0.06:
        return tuple(np.minimum(1, np.array(seat) * 0.55 + 0.06))
    return (0.60, 0.12, 0.10) if accent[0] > 3 * accent[2] else (0.30, 0.55, 0.62)


def wood(name: str, along: int) -> Any:
    """Open-pore veneer with a straight, fine grain. along: the axis that the grain runs along, 0 = x, 1 = y."""
    s = Shader(name)

    def streaks(length: float, width: float, seed: float) -> Any:
        """Noise of these sizes in metres along and across the grain."""
        sizes = [1 / width] * 3
        sizes[along] = 1 / length
        return s.place(sizes, (seed, seed, seed))

    board = s.noise(streaks(0.9, 0.022, 1), 1.0, 3, 0.5, 0.3)
    grain = s.noise(streaks(0.30, 0.0024, 5), 1.0, 4, 0.55)
    pores = s.noise(streaks(0.035, 0.00075, 9), 1.0, 2)
    tone = s.math('MULTIPLY_ADD', board, 0.55, s.math('MULTIPLY', grain, 0.45))
    colour = s.ramp(tone, (0.38, (0.030, 0.0175, 0.0105)), (0.50, (0.074, 0.043, 0.025)), (0.62, (0.125, 0.077, 0.046)))
    open_ = s.range(pores, 0.60, 0.68)
    colour = s.mix(s.math('MULTIPLY', open_, 0.65), colour, (0.016, 0.010, 0.006))
    normal = s.bump(s.math('SUBTRACT', 1.0, open_), 0.00025, 0.6)
    return s.finish(s.surface(colour, s.range(grain, 0.35, 0.65, 0.42, 0.32), normal, clearcoat=0.25, clearcoat_roughness=0.25))


def leather(name: str, col: Colour, perforated: bool = False) -> Any:
    """Grained leather; perforated: dots from the point attribute `suv` (metres along the seat, mask in z)."""
    m = mats.principled(name, col, 0, 0.44, spec=0.38, bump=(1100, 0.30))
    if not perforated:
        return m
    nt = m.node_tree
    N, L = nt.nodes.new, nt.links.new
    math = lambda op, *ports: nodes.math_node(nt, op, *ports)
    b = next(n for n in nt.nodes if n.type == 'BSDF_PRINCIPLED')
    at = N('ShaderNodeAttribute')
    at.attribute_name = 'suv'
    sx = N('ShaderNodeSeparateXYZ')
    L(at.outputs['Vector'], sx.inputs[0])

    def dots(shift: float) -> Any:
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
