"""Voyah Free: large electric SUV. A light bar as wide as the car over a grille like spread wings."""

from __future__ import annotations

from kinds import Feature

from . import parts as p
from .bodies import BLACK_RIM, Spec, suv


def design() -> Spec:
    """Measures, curves and both ends of the car."""
    s = suv()
    s.tyre, s.rim, s.rim_mats = (255, 45, 20), 'twin', BLACK_RIM
    s.arch_clad = 0.018  # a lip, no cladding
    s.front, s.rear = front(), rear()
    return s


def front() -> list[Feature]:
    """Features of the face."""
    bar = [(0, 0.872), (0.30, 0.874), (0.55, 0.886), (0.80, 0.905), (1.05, 0.928), (1.30, 0.95)]
    upper = [(0, 0.878), (0.30, 0.880), (0.55, 0.897), (0.80, 0.921), (1.05, 0.944), (1.13, 0.951)]
    # the wings hang under the bar, deepest at u = .3, and sweep up to the lamps
    wing = [(-0.1, 0.842), (0.34, 0.846), (0.60, 0.858), (0.735, 0.866)]
    wing += [(0.655, 0.770), (0.545, 0.695), (0.40, 0.662), (-0.1, 0.652)]
    return [
        p.lamp(
            p.band(bar, [(0, 0.0150), (0.40, 0.0165), (0.60, 0.030), (0.85, 0.036), (1.2, 0.026)], 1.165, slant=2.0),
            0.085,
            'bar',
            ribs=0.011,
            cover='lens_smoke',
            guides=[
                p.guide(upper, 0.0062, 0.012),
                p.guide([(0.62, 0.868), (0.80, 0.886), (1.04, 0.912)], 0.0030, 0.020, mat='led_soft'),
            ],
            modules=[p.projectors((0.645, 0.8835), (0.026, 0.0125), 4, (0.066, 0.0075), 0.026, e=5)],
        ),
        p.pocket(
            'wing',
            p.outline(wing, 0.03),
            0.045,
            wall='gloss_black',
            frame=(0.008, 'chrome_dark', 0.003),
            fills=[p.bars(0.0205, 0.0095, 'satin', 0.026, -0.003, tilt=0.22, z0=0.86, relief=0.0035)],
        ),
        p.badge(0.752, (0.056, 0.030), mark='wings'),
        p.pocket(
            'intake',
            p.across([(0.56, 0.545), (0.60, 0.50), (0.50, 0.335)], 0.04),
            0.070,
            frame=(0.010, 'gloss_black', 0.003),
            fills=[p.slats(0.040, 0.013, 'gloss_black', 0.04, -0.012, relief=0.004)],
        ),
        # a narrow curtain of air before the wheel
        p.pocket(
            'curtain',
            p.outline([(0.775, 0.640), (0.862, 0.672), (0.892, 0.625), (0.862, 0.405), (0.815, 0.365), (0.782, 0.405)], 0.03),
            0.080,
            frame=(0.007, 'gloss_black', 0.003),
            wall='gloss_black',
        ),
        p.sensors((0.30, 0.590), (0.655, 0.615)),
        *p.lower_trim(0.295, 0.075, (0.46, 0.290, 0.222, 'satin')),
    ]


def rear() -> list[Feature]:
    """Features of the tail."""
    tail = [(0, 0.962), (0.5, 0.962), (0.85, 0.958), (1.25, 0.945)]
    return [
        p.tail_lamp(
            p.band(tail, [(0, 0.030), (0.45, 0.031), (0.75, 0.044), (1.3, 0.036)], 1.19, slant=-1.1),
            0.050,
            guides=[
                p.red_guide([(0, 0.974), (0.5, 0.974), (0.85, 0.972), (1.14, 0.962)], 0.0062, 0.010),
                p.red_guide([(0.56, 0.948), (0.85, 0.940), (1.14, 0.932)], 0.0034, 0.014, 'led_red_soft'),
                *p.red_ticks(0.60, 1.10, 0.034, 0.966, 0.934, 0.0036, 0.022, lean=-0.006),
            ],
        ),
        p.badge(0.900, (0.056, 0.030), mark='wings'),
        p.plate_recess(0.765, 0.27, 0.070),
        p.sensors((0.26, 0.560), (0.66, 0.575)),
        p.reflector([(0.60, 0.440), (0.86, 0.450), (0.86, 0.428), (0.61, 0.420)]),
        p.diffuser(0.290, 0.395, 0.40),
        *p.lower_trim(0.500, -0.10),
    ]
