"""Forthing T5 EVO: sporty SUV. Lamp blades, three claws of light in the corners, a mouth of broken blades, a floating roof."""

from __future__ import annotations

from typing import Any

from kinds import Feature

from . import parts as p
from .bodies import BLACK_RIM, Spec, fit, suv


def design() -> Spec:
    """Measures, curves and both ends of the car."""
    s = fit(suv(), length=4.565, width=1.86, height=1.69, wb=2.715, front_overhang=0.99, clearance=0.20, tyre=(235, 55, 19))
    s.rim, s.rim_mats = 'fork', BLACK_RIM
    s.haunch_f, s.haunch_r, s.arch_clad = 0.018, 0.030, 0.042
    # a wedge: a long flat bonnet, a steep screen far back, the roof highest over the driver and falling fast behind him
    s.cowl_x, s.hdr_x = 1.02, 0.34
    s.wind_x = [(0.9, 1.37), (1.10, 1.06), (1.3, 0.74), (1.5, 0.40), (1.68, 0.08)]
    s.deck_z = [(2.35, 0.985), (2.2, 1.012), (2.0, 1.040), (1.7, 1.072), (1.36, 1.098), (1.0, 1.122), (0.4, 1.15)]
    s.deck_z += [(-0.6, 1.185), (-1.4, 1.215), (-2.0, 1.20), (-2.3, 1.14)]
    s.shoulder_z = [(2.3, 0.900), (1.9, 0.945), (1.36, 0.968), (0.4, 0.990), (-0.5, 1.022), (-1.36, 1.066), (-1.9, 1.072)]
    s.shoulder_z += [(-2.3, 1.05)]
    s.roof_z = [(1.1, 1.548), (0.6, 1.622), (0.2, 1.668), (-0.15, 1.680), (-0.6, 1.656), (-1.0, 1.604), (-1.4, 1.527)]
    s.roof_z += [(-1.75, 1.447), (-2.2, 1.335)]
    s.gtail_x = [(0.9, -2.25), (1.1, -2.16), (1.42, -1.86), (1.7, -1.53)]
    # the window line rises all the way and kicks up before the black rear pillar: floating roof
    s.belt_z = [(1.2, 1.052), (0.5, 1.082), (-0.4, 1.122), (-1.0, 1.166), (-1.45, 1.226), (-1.9, 1.29)]
    s.dlo['tail'] = [(-0.98, 1.62), (-1.36, 1.40), (-1.66, 1.24)]
    s.doors, s.mirror_x, s.handle_bar = dict(f0=0.88, b=-0.10, r1=-1.08), 0.52, ('gloss_black', 0.205)
    s.posts = [(-0.10, 0.055, -0.13, 'gloss_black'), (-1.10, 0.016, -0.13, 'gloss_black')]
    s.spoiler = (-1.84, 0.53, 0.17)
    s.float_roof = (-0.95, 0.000, -0.20)
    s.roof_mat = s.spoiler_mat = 'gloss_black'
    s.front, s.rear = front(), rear()
    return s


def claw(k: Any) -> Any:
    """The k-th light guide of a corner, counted from outside."""
    upper, lower = (0.052 * k, 0.012 * k), (0.050 * k, 0.010 * k)
    shifts = ((0.815, 0.700, upper), (0.842, 0.620, upper), (0.800, 0.470, lower))
    line = [(u - du, z - dz) for u, z, (du, dz) in shifts]
    return p.guide(line, (0.0070, 0.0058, 0.0046)[k], 0.004 + 0.010 * k, soft=0.06)


def front() -> list[Feature]:
    """Features of the face."""
    blade = [(0.47, 0.862), (0.70, 0.905), (1.06, 0.960), (1.09, 0.945), (0.93, 0.88), (0.80, 0.832), (0.66, 0.815), (0.50, 0.838)]
    corner = [(0.665, 0.735), (0.858, 0.742), (0.900, 0.650), (0.868, 0.430), (0.790, 0.380), (0.690, 0.405), (0.735, 0.560)]
    return [
        p.lamp(
            p.outline(blade, 0.012),
            0.085,
            guides=[p.guide([(0.490, 0.862), (0.70, 0.893), (1.045, 0.947)], 0.0060, 0.010, soft=0.05)],
            modules=[p.projectors((0.615, 0.852), (0.028, 0.0155), 3, (0.078, 0.013), 0.026)],
        ),
        # rows of short blades on dark bars, longest in the middle
        p.pocket(
            'mouth',
            p.across([(0.36, 0.795), (0.560, 0.715), (0.610, 0.560), (0.500, 0.350)], 0.035),
            0.060,
            frame=(0.013, 'gloss_black', 0.004),
            fills=[
                p.slats(0.0300, 0.0065, 'plastic', 0.022, -0.020, phase=0.015, fine=1),  # what carries them
                p.studs((0.148, 0.0300), (0.066, 0.0075), 'chrome_dark', 0.022, -0.010, fade=('edge', -0.05, 0.16), relief=0.005),
            ],
        ),
        p.badge(0.845, (0.056, 0.032), mark='bars'),
        p.pocket(
            'claws',
            p.outline(corner, 0.03),
            0.065,
            **p.LAMP_BOWL,
            frame=(0.008, 'gloss_black', 0.003),
            guides=[claw(k) for k in range(3)],
            modules=[p.fog_lamp((0.800, 0.425), 0.024, 0.020)],
        ),
        p.sensors((0.42, 0.315), (0.66, 0.760)),
        *p.lower_trim(0.300, 0.080, (0.42, 0.270, 0.215, 'satin')),
    ]


def rear() -> list[Feature]:
    """Features of the tail."""
    lamp = [(0.545, 1.012), (0.80, 1.030), (1.150, 1.040), (1.120, 0.945), (0.90, 0.915), (0.60, 0.940)]
    claws = [[(0.66 + 0.125 * k, 1.010 + 0.004 * k), (0.715 + 0.125 * k, 0.948 + 0.004 * k)] for k in range(4)]
    return [
        # three claws and a half at each corner; the tailgate between stays body colour
        p.tail_lamp(
            p.outline(lamp, 0.018),
            0.075,
            guides=[p.red_guide(claw, 0.0085, 0.012) for claw in claws],
        ),
        p.badge(0.930, (0.056, 0.032), mark='bars'),
        p.plate_recess(0.800, 0.26, 0.070),
        p.sensors((0.26, 0.585), (0.64, 0.600)),
        p.pocket(
            'vent',
            p.outline([(0.640, 0.600), (0.860, 0.640), (0.880, 0.450), (0.800, 0.420), (0.660, 0.520)], 0.02),
            0.03,
            floor='gloss_black',
            fills=[p.slats(0.028, 0.010, 'plastic', 0.02, -0.008)],
        ),
        p.reflector([(0.50, 0.470), (0.640, 0.478), (0.640, 0.454), (0.51, 0.448)], 0.004),
        p.diffuser(0.270, 0.395, 0.38, 0.125),
        *p.lower_trim(0.535, -0.06),
    ]
