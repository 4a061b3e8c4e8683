"""Cycles materials: car paint, thin glass, plastics, metals, LEDs."""

from __future__ import annotations

from typing import Any

from kinds import Colour
from nodes import math_node, new_material

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
        int_grey=P('int_grey', (0.085, 0.086, 0.090), 0, 0.65),  # what lines doors and boot, where they stand open
        int_screen=P('int_screen', (0.01, 0.012, 0.016), 0, 0.1, emit=(0.25, 0.45, 0.8), estr=0.25 * lights),
    )
    for m in M.values():  # glowing meshes would take half of all light samples and light nothing
        m.cycles.sample_as_light = False
    return M
