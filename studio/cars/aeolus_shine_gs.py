"""Aeolus Shine GS: hatchback crossover. A thin line of light over separate headlamps, a slim grille, a short raked tail."""

from __future__ import annotations

from kinds import Feature

from . import parts as p
from .bodies import GREY_RIM, Spec, fit, suv


def design() -> Spec:
    """Measures, curves and both ends of the car."""
    s = fit(suv(), length=4.545, width=1.825, height=1.635, wb=2.68, front_overhang=0.90, clearance=0.175, tyre=(215, 55, 18))
    s.rim, s.rim_mats, s.arch_clad = 'turbine', GREY_RIM, 0.030
    s.haunch_r = 0.022
    # a low waist under tall glass; the roof is highest over the wheel and falls far to a tailgate that leans over a short lip
    s.cowl_x, s.hdr_x, s.pano_end = 1.04, 0.28, -0.95
    s.wind_x = [(0.9, 1.43), (1.06, 1.06), (1.3, 0.57), (1.5, 0.16), (1.62, -0.09)]
    s.deck_z = [(2.24, 0.895), (2.1, 0.935), (1.9, 0.968), (1.6, 1.002), (1.34, 1.024), (1.0, 1.046), (0.4, 1.065)]
    s.deck_z += [(-0.6, 1.075), (-1.3, 1.085), (-1.9, 1.092), (-2.15, 1.088), (-2.35, 1.05)]
    s.shoulder_z = [
        (2.2, 0.855),
        (1.8, 0.895),
        (1.34, 0.915),
        (0.4, 0.922),
        (-0.5, 0.930),
        (-1.34, 0.945),
        (-1.9, 0.955),
        (-2.3, 0.945),
    ]
    s.belt_z = [(1.2, 0.985), (0.5, 0.995), (-0.4, 1.010), (-1.0, 1.036), (-1.6, 1.070), (-2.1, 1.10)]
    s.roof_z = [(1.1, 1.50), (0.8, 1.566), (0.45, 1.616), (0.15, 1.630), (-0.3, 1.618), (-0.8, 1.576), (-1.3, 1.498)]
    s.roof_z += [(-1.7, 1.412), (-2.1, 1.305), (-2.4, 1.215)]
    s.gtail_x = [(0.9, -2.44), (1.06, -2.26), (1.20, -2.06), (1.42, -1.72), (1.65, -1.32)]
    s.dlo['tail'] = [(-0.96, 1.58), (-1.36, 1.36), (-1.62, 1.16)]
    s.doors, s.mirror_x, s.handle_bar = dict(f0=0.88, b=-0.14, r1=-1.06), 0.45, ('paint', 0.180)
    s.posts = [(-0.14, 0.050, -0.13, 'gloss_black'), (-1.08, 0.016, -0.13, 'gloss_black')]
    s.spoiler, s.gate_off = (-1.58, 0.50, 0.13), 0.70
    s.front, s.rear = front(), rear()
    return s


def front() -> list[Feature]:
    """Features of the face."""
    eye = [(0, 0.842), (0.45, 0.844), (0.72, 0.862), (0.95, 0.886), (1.15, 0.912)]
    lamp = [(0.660, 0.735), (0.900, 0.775), (0.930, 0.740), (0.880, 0.655), (0.720, 0.630), (0.670, 0.655)]
    return [
        p.lamp(
            p.band(eye, [(0, 0.0075), (0.62, 0.009), (0.85, 0.013), (1.1, 0.009)], 1.125, slant=2.4),
            0.040,
            'line',
            ribs=None,
            guides=[p.guide([(0.50, 0.8475), (0.72, 0.862), (0.95, 0.887), (1.095, 0.905)], 0.0055, 0.008, soft=0.05)],
        ),
        p.badge(0.790, (0.050, 0.030), mark='arcs'),
        p.pocket(
            'grille',
            p.across([(0.555, 0.742), (0.600, 0.722), (0.590, 0.690), (0.50, 0.672)], 0.02),
            0.045,
            frame=(0.007, 'chrome_dark', 0.004),
            fills=[p.slats(0.0180, 0.0070, 'satin', 0.03, -0.006, relief=0.003)],
        ),
        p.lamp(
            p.outline(lamp, 0.022),
            0.090,
            guides=[p.guide([(0.700, 0.648), (0.868, 0.672)], 0.0030, 0.012, mat='led_soft')],
            modules=[p.projectors((0.730, 0.6985), (0.034, 0.026), 2, (0.098, 0.016), 0.030, e=3)],
        ),
        p.pocket(
            'intake',
            p.across([(0.50, 0.560), (0.640, 0.520), (0.660, 0.460), (0.560, 0.340), (0.46, 0.320)], 0.04),
            0.070,
            frame=(0.010, 'gloss_black', 0.003),
            fills=[p.slats(0.0420, 0.0120, 'gloss_black', 0.04, -0.010, bend=-0.10, relief=0.004)],
        ),
        p.sensors((0.36, 0.610), (0.745, 0.560)),
        *p.lower_trim(0.280, 0.070, (0.50, 0.275, 0.215, 'satin')),
    ]


def rear() -> list[Feature]:
    """Features of the tail."""
    lamp = [
        (0.46, 0.985),
        (0.80, 1.012),
        (1.165, 1.015),
        (1.150, 0.985),
        (0.93, 0.960),
        (1.090, 0.905),
        (0.84, 0.915),
        (0.72, 0.955),
    ]
    return [
        # an arrowhead at each corner
        p.tail_lamp(
            p.outline(lamp, 0.012),
            0.060,
            guides=[
                p.red_guide([(0.52, 0.985), (0.80, 0.996), (1.130, 0.998)], 0.0052, 0.010, soft=0.03),
                p.red_guide([(0.78, 0.966), (0.86, 0.938), (1.03, 0.915)], 0.0052, 0.010, soft=0.03),
            ],
        ),
        p.strip('line', [(0, 0.978), (0.46, 0.982)], 0.006, 0.440, 'gloss_black', 0.010, off=0.002),
        p.badge(0.915, (0.050, 0.030), mark='arcs'),
        p.plate_recess(0.770, 0.26, 0.068),
        p.sensors((0.26, 0.560), (0.62, 0.570)),
        p.reflector([(0.60, 0.450), (0.84, 0.462), (0.84, 0.440), (0.61, 0.430)]),
        p.diffuser(0.255, 0.375, 0.42, 0.12),
        *p.lower_trim(0.480, -0.07, mat='gloss_black'),
    ]
