"""The bodies: what a Spec holds, the SUV and the MPV that every car starts from, and `fit` for other proportions."""

from __future__ import annotations

import copy
from types import SimpleNamespace

import numpy as np

# materials of a rim: the face of its spokes, their walls and the barrel
BLACK_RIM, BRIGHT_RIM, GREY_RIM = ('machined', 'alloy_dark'), ('alloy', 'alloy'), ('machined', 'alloy')


class Spec(SimpleNamespace):
    """A car as data, in metres: x forward from the middle of the wheelbase, y to the left, z up from the ground.

    Hard dimensions
        length, width, height, wb (wheelbase), front_overhang, clearance; tyre: (width mm, aspect %, rim inches)
        rim: pattern of wheels.RIMS; rim_mats; wheel_inset: of the tyre from the flank
    Curves: lists of control points
        shoulder_z, deck_z (bonnet and base of the greenhouse), belt_z, roof_z, bottom_z: (x, z)
        plan_w, gh_w: (x, half width) of the lower body and of the greenhouse at the belt
        nose_x, tail_x, wind_x (windscreen), gtail_x (tail of the greenhouse): (z, x)
        section: (distance below the shoulder, inset of the flank); shoulder_soft: its softness
        shoulder_tilt: sine of twice the lean of the skin above the shoulder, where a strip light has to lie to be seen in it
        lower_line (x, z): the light catcher in the lower doors; lower_depth, lower_len: depth and height of the hollow above it,
        lower_soft: softness of its edge
    Shaping
        haunch_f, haunch_r: swelling of the flank over the wheels
        hood_crown, hood_bulge, hood_bulge_y, hood_bulge_soft: roundness, power dome, where its edge lies and how soft it is
        nose_crown, tail_crown, wind_crown, gtail_crown, roof_crown (times y squared), nose_crown4, tail_crown4 (y to the fourth)
        tumble, tumble2: lean of the side windows, linear and squared
        k_*: fillet radii where two surfaces meet
        gh_floor: the greenhouse ends below it; skel_z: height of the line from which the skin is sampled
    Panels and glass
        pillar: distance of the windscreen from the side of the greenhouse; belt_mat: the line under the side windows
        slide_rail: None or (x, x) of the rail of a sliding door
        cowl_x, hdr_x: base and top of the windscreen on the centre line; pano, pano_end: glass roof, its rear edge
        doors: f0 front edge, b shut line between the doors, r1 rear edge; mirror_x: where the door mirrors stand
        handle_bar: material and length of handles that stand before the doors; None: they lie in the panel
        dlo: the side window: tail [(x, z)] its rear edge, apillar and rail its margins
        posts: [(x at z = 1.05, half width, lean, material)] between the side windows, from the front
        float_roof: None or (x, height above the belt, slope) of a black infill behind the side window
        rg_z0, rg_top: lower edge of the rear window, its distance from the roof
        hood_gap: bonnet edge behind the nose; gate_off: front edge of the tailgate before the tail; gate_z: its lower edge
        arch_clad: width of the cladding around the arches
    Fittings
        spoiler: None or (x, half width, length); spoiler_mat, roof_mat; roof_rails: None or (x, x); rail_mat
        rear_wiper: None or its height; seat_rows
    Graphics
        front, rear: feature lists, see features.py
    """


# Control points read as rows of a table, so the two bodies are laid out by hand.
# fmt: off
def suv() -> Spec:
    """Large electric SUV, 4905 x 1950 x 1660, wheelbase 2960."""
    s = Spec(length=4.905, width=1.95, height=1.66, wb=2.96, front_overhang=0.915, clearance=0.20)
    s.tyre, s.rim, s.rim_mats, s.wheel_inset = (255, 45, 20), 'twin', BLACK_RIM, 0.030
    s.shoulder_z = [
        (2.4, 0.885), (2.0, 0.935), (1.48, 0.962), (0.5, 0.978), (-0.5, 0.993), (-1.48, 1.012), (-2.1, 1.015), (-2.5, 0.995),
    ]
    s.plan_w = [
        (2.4, 0.85), (2.1, 0.905), (1.75, 0.932), (1.48, 0.94), (0.5, 0.945), (-0.5, 0.945), (-1.48, 0.945), (-1.9, 0.937),
        (-2.2, 0.912), (-2.52, 0.86),
    ]
    s.section = [
        (-0.6, 0.45), (-0.3, 0.21), (-0.2, 0.130), (-0.12, 0.074), (-0.05, 0.030), (0, 0.0), (0.03, 0.0055), (0.07, 0.0095),
        (0.12, 0.0105), (0.20, 0.0085), (0.30, 0.0065), (0.40, 0.0080), (0.48, 0.0120), (0.55, 0.020), (0.62, 0.042), (0.70, 0.09),
        (0.8, 0.2),
    ]
    s.shoulder_soft, s.shoulder_tilt = 0.008, 0.80
    s.deck_z = [
        (2.42, 0.935), (2.3, 0.972), (2.1, 1.008), (1.8, 1.048), (1.4, 1.088), (1.0, 1.12), (0.5, 1.145), (-0.5, 1.16),
        (-1.5, 1.175), (-2.2, 1.165), (-2.5, 1.11),
    ]
    s.belt_z = [(1.2, 1.065), (0.5, 1.078), (-0.5, 1.092), (-1.2, 1.115), (-1.8, 1.15), (-2.2, 1.18)]
    s.gh_w = [(1.4, 0.77), (1.0, 0.83), (0.5, 0.863), (-0.3, 0.872), (-1.0, 0.857), (-1.6, 0.812), (-2.1, 0.745), (-2.5, 0.67)]
    s.roof_z = [
        (1.2, 1.52), (0.6, 1.60), (0.2, 1.640), (-0.3, 1.652), (-0.8, 1.632), (-1.3, 1.573), (-1.8, 1.482), (-2.15, 1.40),
        (-2.5, 1.31),
    ]
    s.wind_x = [(0.9, 1.66), (1.10, 1.27), (1.3, 0.88), (1.5, 0.47), (1.65, 0.15)]
    s.gtail_x = [(0.9, -2.53), (1.1, -2.405), (1.42, -2.13), (1.7, -1.86)]
    s.nose_x = [
        (0.1, 2.20), (0.25, 2.30), (0.36, 2.35), (0.48, 2.376), (0.56, 2.390), (0.62, 2.395), (0.665, 2.385), (0.74, 2.380),
        (0.83, 2.376), (0.89, 2.362), (0.95, 2.315), (1.0, 2.23), (1.1, 2.0),
    ]
    s.tail_x = [
        (0.15, -2.25), (0.3, -2.40), (0.45, -2.478), (0.6, -2.497), (0.75, -2.500), (0.88, -2.494), (0.97, -2.478), (1.06, -2.44),
        (1.2, -2.30),
    ]
    s.bottom_z = [(2.4, 0.205), (1.9, 0.185), (1.0, 0.185), (-1.0, 0.19), (-1.9, 0.23), (-2.5, 0.31)]
    s.lower_line = [(1.3, 0.405), (0.6, 0.412), (-0.5, 0.437), (-1.2, 0.465)]
    s.lower_depth, s.lower_len, s.lower_soft = 0.022, 0.20, 0.007
    s.haunch_f, s.haunch_r = 0.010, 0.016
    s.hood_crown, s.hood_bulge, s.hood_bulge_y, s.hood_bulge_soft = 0.055, 0.018, 0.50, 0.07
    s.nose_crown, s.nose_crown4, s.tail_crown, s.tail_crown4 = 0.15, 0.12, 0.12, 0.10
    s.wind_crown, s.gtail_crown, s.roof_crown = 0.28, 0.16, 0.10
    s.tumble, s.tumble2 = 0.27, 0.26
    s.k_shoulder, s.k_nose, s.k_tail, s.k_header = 0.085, 0.24, 0.18, 0.30
    s.k_spoiler, s.k_rail, s.k_belt, s.k_hood = 0.07, 0.15, 0.05, 0.11
    s.gh_floor, s.skel_z = 1.02, 0.70
    s.cowl_x, s.hdr_x, s.pano, s.pano_end = 1.24, 0.46, True, -1.23
    s.pillar, s.belt_mat, s.slide_rail = 0.040, 'satin', None
    s.doors = dict(f0=1.02, b=-0.06, r1=-1.20)
    s.dlo = dict(tail=[(-1.10, 1.60), (-1.75, 1.30), (-2.02, 1.15)], apillar=0.045, rail=0.050)
    s.mirror_x, s.handle_bar = 0.66, None
    s.posts = [(-0.06, 0.055, -0.13, 'gloss_black'), (-1.22, 0.016, -0.13, 'gloss_black')]
    s.float_roof = None
    s.rg_z0, s.rg_top = 1.135, 0.075
    s.hood_gap, s.gate_off, s.gate_z, s.arch_clad = 0.115, 0.62, 0.60, 0.034
    s.spoiler, s.spoiler_mat, s.roof_mat, s.roof_rails, s.rail_mat = (-2.12, 0.57, 0.16), 'paint', 'paint', None, 'satin'
    s.rear_wiper, s.seat_rows = 1.165, 2
    s.front, s.rear = [], []
    return s


def mpv() -> Spec:
    """Large MPV, 5315 x 1985 x 1820, wheelbase 3200."""
    s = suv()
    s.length, s.width, s.height, s.wb, s.front_overhang, s.clearance = 5.315, 1.985, 1.82, 3.20, 0.985, 0.16
    s.tyre = (235, 50, 19)
    s.shoulder_z = [(2.6, 0.86), (2.2, 0.915), (1.6, 0.955), (0.5, 0.980), (-0.8, 0.990), (-1.6, 1.0), (-2.3, 1.01), (-2.75, 1.0)]
    s.plan_w = [
        (2.6, 0.86), (2.3, 0.915), (1.9, 0.945), (1.6, 0.955), (0.5, 0.962), (-0.8, 0.962), (-1.6, 0.962), (-2.2, 0.955),
        (-2.5, 0.93), (-2.75, 0.885),
    ]
    s.section = [
        (-0.6, 0.40), (-0.3, 0.150), (-0.2, 0.088), (-0.12, 0.048), (-0.05, 0.018), (0, 0.0), (0.03, 0.0045), (0.07, 0.0080),
        (0.13, 0.0090), (0.22, 0.0075), (0.33, 0.0060), (0.44, 0.0075), (0.52, 0.011), (0.60, 0.020), (0.67, 0.042), (0.75, 0.09),
        (0.85, 0.2),
    ]
    s.shoulder_tilt = 0.60
    s.deck_z = [
        (2.62, 0.93), (2.5, 0.985), (2.3, 1.035), (2.0, 1.08), (1.6, 1.12), (1.2, 1.15), (0.5, 1.16), (-0.8, 1.16), (-2.2, 1.16),
        (-2.75, 1.1),
    ]
    s.belt_z = [(1.6, 1.07), (0.8, 1.07), (-0.5, 1.075), (-1.6, 1.085), (-2.6, 1.10)]
    s.gh_w = [(1.9, 0.77), (1.4, 0.855), (0.8, 0.90), (0, 0.912), (-1.2, 0.912), (-2.0, 0.895), (-2.6, 0.845)]
    s.roof_z = [(1.6, 1.62), (1.0, 1.72), (0.5, 1.78), (-0.2, 1.815), (-1.0, 1.815), (-1.8, 1.795), (-2.4, 1.755), (-2.75, 1.71)]
    s.wind_x = [(1.0, 1.95), (1.14, 1.64), (1.4, 1.09), (1.65, 0.60), (1.85, 0.20)]
    s.gtail_x = [(0.9, -2.74), (1.1, -2.705), (1.45, -2.60), (1.7, -2.50), (1.9, -2.38)]
    s.nose_x = [
        (0.1, 2.43), (0.22, 2.52), (0.36, 2.565), (0.55, 2.585), (0.75, 2.58), (0.86, 2.555), (0.95, 2.50), (1.03, 2.40),
        (1.15, 2.1),
    ]
    s.tail_x = [
        (0.1, -2.50), (0.25, -2.63), (0.4, -2.712), (0.55, -2.724), (0.72, -2.710), (0.9, -2.715), (1.1, -2.70), (1.3, -2.63),
    ]
    s.bottom_z = [(2.6, 0.19), (2.0, 0.165), (1.0, 0.16), (-1.2, 0.16), (-2.1, 0.20), (-2.7, 0.28)]
    s.lower_line = [(1.4, 0.365), (0.8, 0.370), (-0.8, 0.405), (-1.3, 0.420)]
    s.lower_depth = 0.016
    s.haunch_f, s.haunch_r = 0.008, 0.010
    s.hood_bulge, s.hood_bulge_y = 0.014, 0.52
    s.nose_crown, s.nose_crown4, s.tail_crown, s.tail_crown4 = 0.12, 0.14, 0.06, 0.08
    s.wind_crown, s.gtail_crown, s.roof_crown = 0.26, 0.10, 0.09
    s.tumble, s.tumble2 = 0.16, 0.16
    s.k_shoulder, s.k_tail, s.k_spoiler, s.k_rail, s.k_hood = 0.10, 0.16, 0.08, 0.16, 0.12
    s.skel_z = 0.80
    s.cowl_x, s.hdr_x, s.pano_end = 1.58, 0.62, -1.35
    s.doors, s.mirror_x = dict(f0=1.32, b=0.16, r1=-1.02), 0.96
    s.dlo = dict(tail=[(-2.36, 1.75), (-2.45, 1.50), (-2.52, 1.12)], apillar=0.05, rail=0.055)
    s.posts = [(0.16, 0.055, -0.13, 'gloss_black'), (-1.08, 0.05, -0.13, 'gloss_black')]
    s.rg_z0 = 1.13
    s.gate_off, s.arch_clad = 0.42, 0.012
    s.spoiler, s.seat_rows = (-2.52, 0.66, 0.12), 3
    return s
# fmt: on


def fit(
    s: Spec,
    *,
    length: float,
    width: float,
    height: float,
    wb: float,
    front_overhang: float,
    clearance: float,
    tyre: tuple[int, int, int],
) -> Spec:
    """Re-proportion a finished design: x is mapped piecewise (tail, rear axle, front axle, nose), y and z are scaled."""
    b = copy.deepcopy(s)
    old = [s.wb / 2 + s.front_overhang - s.length, -s.wb / 2, s.wb / 2, s.wb / 2 + s.front_overhang]
    new = [wb / 2 + front_overhang - length, -wb / 2, wb / 2, wb / 2 + front_overhang]

    def X(x: float) -> float:
        if x < old[0]:  # control points behind the tail and before the nose keep their distance from it
            return new[0] + (x - old[0])
        if x > old[3]:
            return new[3] + (x - old[3])
        return float(np.interp(x, old, new))

    ys, zs = width / s.width, height / s.height
    for f in ('shoulder_z', 'deck_z', 'belt_z', 'roof_z', 'bottom_z', 'lower_line'):
        setattr(b, f, [(X(x), z * zs) for x, z in getattr(s, f)])
    for f in ('nose_x', 'tail_x', 'wind_x', 'gtail_x'):
        setattr(b, f, [(z * zs, X(x)) for z, x in getattr(s, f)])
    for f in ('plan_w', 'gh_w'):
        setattr(b, f, [(X(x), y * ys) for x, y in getattr(s, f)])
    b.section = [(t * zs, v) for t, v in s.section]
    for f in ('cowl_x', 'hdr_x', 'pano_end', 'mirror_x'):
        setattr(b, f, X(getattr(s, f)))
    for f in ('rg_z0', 'gh_floor', 'skel_z'):
        setattr(b, f, getattr(s, f) * zs)
    b.doors = {k: X(v) for k, v in s.doors.items()}
    b.posts = [(X(x), *r) for x, *r in s.posts]
    b.dlo = dict(s.dlo, tail=[(X(x), z * zs) for x, z in s.dlo['tail']])
    b.slide_rail = s.slide_rail and tuple(map(X, s.slide_rail))
    b.spoiler = s.spoiler and (X(s.spoiler[0]), s.spoiler[1] * ys, s.spoiler[2])
    b.rear_wiper = s.rear_wiper and s.rear_wiper * zs
    b.length, b.width, b.height, b.wb, b.front_overhang = length, width, height, wb, front_overhang
    b.clearance, b.tyre = clearance, tyre
    return b
