"""Aeolus Huge: family SUV. Blocks of light beside a framed upright grille, upright lamps at the tail, a level roof with rails."""

from __future__ import annotations

from kinds import Feature

from . import parts as p
from .bodies import GREY_RIM, Spec, fit, suv


def design() -> Spec:
    """Measures, curves and both ends of the car."""
    s = fit(suv(), length=4.72, width=1.91, height=1.702, wb=2.775, front_overhang=0.84, clearance=0.20, tyre=(235, 50, 19))
    s.rim, s.rim_mats, s.arch_clad = 'branch', GREY_RIM, 0.044
    s.roof_rails, s.rail_mat = (0.15, -1.75), 'satin'
    s.k_nose, s.k_hood, s.hood_crown, s.nose_crown = 0.20, 0.08, 0.040, 0.12
    # a box: high level bonnet, steep screen, level waist and roof, a third pane before an upright pillar
    s.cowl_x, s.hdr_x, s.pano_end, s.k_header = 1.03, 0.52, -1.30, 0.20
    s.wind_x = [(0.9, 1.36), (1.15, 1.03), (1.3, 0.835), (1.5, 0.58), (1.65, 0.39)]
    s.deck_z = [(2.24, 1.015), (2.1, 1.055), (1.9, 1.085), (1.6, 1.112), (1.39, 1.126), (1.0, 1.145), (0.4, 1.155)]
    s.deck_z += [(-0.6, 1.155), (-1.4, 1.155), (-2.1, 1.150), (-2.5, 1.11)]
    s.shoulder_z = [(2.2, 0.965), (1.9, 0.985), (1.39, 0.995), (0.4, 1.0), (-0.5, 1.0), (-1.39, 1.0), (-2.0, 0.998), (-2.5, 0.985)]
    s.belt_z = [(1.2, 1.060), (0.5, 1.065), (-0.5, 1.065), (-1.2, 1.065), (-1.8, 1.068), (-2.2, 1.072)]
    s.roof_z = [(1.1, 1.615), (0.7, 1.654), (0.3, 1.678), (-0.2, 1.692), (-0.7, 1.696), (-1.2, 1.694), (-1.8, 1.682)]
    s.roof_z += [(-2.15, 1.668), (-2.5, 1.650)]
    s.gtail_x = [(0.9, -2.47), (1.1, -2.435), (1.42, -2.370), (1.7, -2.305)]
    s.dlo['tail'] = [(-2.06, 1.66), (-2.12, 1.36), (-2.16, 1.08)]
    s.doors, s.mirror_x, s.handle_bar = dict(f0=0.92, b=-0.08, r1=-1.12), 0.60, ('satin', 0.190)
    s.posts = [(-0.08, 0.055, -0.13, 'gloss_black'), (-1.14, 0.045, -0.10, 'gloss_black')]
    s.spoiler, s.gate_off, s.rg_top = (-2.27, 0.60, 0.085), 0.42, 0.10
    s.front, s.rear = front(), rear()
    return s


def front() -> list[Feature]:
    """Features of the face."""
    block = [(0.545, 0.932), (0.80, 0.948), (1.080, 0.962), (1.060, 0.895), (0.985, 0.862), (0.560, 0.838)]
    return [
        p.lamp(
            p.outline(block, 0.016),
            0.090,
            guides=[
                p.guide([(0.565, 0.921), (0.80, 0.935), (1.055, 0.948)], 0.0050, 0.010, soft=0.04),
                p.guide([(0.570, 0.851), (0.80, 0.863), (0.975, 0.875)], 0.0036, 0.012, soft=0.04),
            ],
            modules=[p.projectors((0.625, 0.889), (0.038, 0.0185), 4, (0.098, 0.0048), 0.030, e=6)],
        ),
        p.pocket(
            'grille',
            p.across([(0.470, 0.925), (0.515, 0.890), (0.530, 0.640), (0.470, 0.570)], 0.045),
            0.065,
            wall='gloss_black',
            frame=(0.016, 'chrome', 0.007),
            fills=[p.slats(0.0560, 0.0200, 'chrome_dark', 0.045, -0.006, relief=0.006)],
        ),
        p.badge(0.770, (0.078, 0.046), mark='arcs'),
        p.pocket(
            'intake',
            p.across([(0.600, 0.475), (0.640, 0.440), (0.560, 0.335)], 0.03),
            0.060,
            frame=(0.010, 'gloss_black', 0.003),
            fills=[p.slats(0.0360, 0.0110, 'gloss_black', 0.04, -0.010)],
        ),
        p.pocket(
            'corner',
            p.outline([(0.700, 0.560), (0.900, 0.590), (0.915, 0.560), (0.895, 0.500), (0.720, 0.480), (0.695, 0.500)], 0.018),
            0.060,
            frame=(0.008, 'gloss_black', 0.003),
            **p.LAMP_BOWL,
            guides=[p.guide([(0.730, 0.524), (0.885, 0.545)], 0.0046, 0.010)],
        ),
        p.sensors((0.36, 0.520), (0.62, 0.530)),
        *p.lower_trim(0.300, 0.075, (0.46, 0.280, 0.218, 'satin')),
    ]


def rear() -> list[Feature]:
    """Features of the tail."""
    lamp = [
        (0.800, 1.052),
        (1.110, 1.060),
        (1.165, 1.030),
        (1.150, 0.760),
        (1.050, 0.735),
        (0.985, 0.770),
        (0.960, 0.960),
        (0.800, 0.985),
    ]
    return [
        # upright lamps: a block above, a column below
        p.tail_lamp(
            p.outline(lamp, 0.020),
            0.075,
            guides=[
                p.red_guide([(0.825, 1.030), (1.120, 1.036), (1.118, 0.775)], 0.0062, 0.012, soft=0.03),
                p.red_guide([(0.825, 1.004), (1.060, 1.006), (1.058, 0.765)], 0.0048, 0.016, soft=0.03),
            ],
        ),
        p.strip('line', [(0, 1.010), (0.8, 1.014)], 0.009, 0.780, 'chrome_dark', 0.010, off=0.0025),
        p.badge(0.925, (0.070, 0.042), mark='arcs'),
        p.plate_recess(0.780, 0.27, 0.070),
        p.sensors((0.26, 0.570), (0.66, 0.585)),
        p.reflector([(0.60, 0.450), (0.84, 0.460), (0.84, 0.438), (0.61, 0.430)]),
        p.bumper_plate([(0.44, 0.410), (0.40, 0.300)], 0.03),
        *p.lower_trim(0.515, -0.08),
    ]
