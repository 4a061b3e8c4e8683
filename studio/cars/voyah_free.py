"""Voyah Free: large electric SUV. A light bar as wide as the car over a grille like spread wings."""

from __future__ import annotations

from kinds import Feature

from . import parts as p
from .bodies import BLACK_RIM, Spec, fit, suv


def design() -> Spec:
    """Measures, curves and both ends of the car."""
    s = fit(suv(), length=4.905, width=1.95, height=1.66, wb=2.96, front_overhang=0.86, clearance=0.20, tyre=(255, 45, 20))
    s.rim, s.rim_mats = 'twin', BLACK_RIM
    s.arch_clad = 0.018  # a lip, no cladding
    # a fast back: long bonnet, the roof highest over the driver and falling in one line to a short tail
    s.cowl_x, s.hdr_x, s.pano_end = 1.06, 0.28, -1.10
    s.wind_x = [(0.9, 1.43), (1.10, 1.06), (1.3, 0.67), (1.5, 0.28), (1.65, -0.02)]
    s.deck_z = [(2.35, 0.925), (2.2, 0.968), (2.0, 1.000), (1.7, 1.036), (1.36, 1.064), (1.0, 1.090), (0.4, 1.115)]
    s.deck_z += [(-0.6, 1.135), (-1.5, 1.150), (-2.2, 1.145), (-2.5, 1.10)]
    s.shoulder_z = [
        (2.3, 0.880),
        (1.9, 0.925),
        (1.48, 0.946),
        (0.5, 0.958),
        (-0.5, 0.972),
        (-1.48, 0.994),
        (-2.1, 1.0),
        (-2.5, 0.985),
    ]
    s.belt_z = [(1.2, 1.035), (0.5, 1.045), (-0.5, 1.060), (-1.2, 1.090), (-1.8, 1.14), (-2.2, 1.18)]
    s.roof_z = [(1.1, 1.52), (0.7, 1.592), (0.3, 1.642), (0.0, 1.654), (-0.4, 1.640), (-0.9, 1.584), (-1.4, 1.496)]
    s.roof_z += [(-1.8, 1.408), (-2.15, 1.322), (-2.5, 1.230)]
    s.gtail_x = [(0.9, -2.60), (1.1, -2.43), (1.30, -2.15), (1.42, -1.95), (1.7, -1.50)]
    s.dlo['tail'] = [(-1.02, 1.60), (-1.62, 1.33), (-2.00, 1.16)]
    s.doors, s.mirror_x = dict(f0=0.90, b=-0.12, r1=-1.20), 0.50
    s.posts = [(-0.12, 0.055, -0.13, 'gloss_black'), (-1.22, 0.016, -0.13, 'gloss_black')]
    s.spoiler = (-2.00, 0.55, 0.15)
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
