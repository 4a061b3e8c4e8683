"""Forthing Yacht: family MPV. A soft nose, a chromed grille of studs and slats, roof rails."""

from __future__ import annotations

from kinds import Feature

from . import parts as p
from .bodies import BRIGHT_RIM, Spec, fit, mpv


def design() -> Spec:
    """Measures, curves and both ends of the car."""
    s = fit(mpv(), length=4.85, width=1.90, height=1.715, wb=2.90, front_overhang=0.97, clearance=0.16, tyre=(225, 55, 18))
    s.rim, s.rim_mats, s.arch_clad = 'star', BRIGHT_RIM, 0.014
    s.k_nose, s.nose_crown, s.hood_bulge, s.k_hood = 0.28, 0.18, 0.010, 0.15
    # one bow from the bumper to the roof, the base of the screen before the axle; the waist rises, the roof falls
    s.cowl_x, s.hdr_x, s.k_header = 1.55, 0.45, 0.34
    s.wind_x = [(0.9, 1.84), (1.06, 1.47), (1.3, 0.91), (1.5, 0.44), (1.68, 0.02)]
    s.deck_z = [(2.42, 0.845), (2.3, 0.905), (2.1, 0.962), (1.8, 1.012), (1.55, 1.045), (1.2, 1.070), (0.5, 1.085), (-0.8, 1.085)]
    s.deck_z += [(-1.8, 1.085), (-2.45, 1.05)]
    s.shoulder_z = [
        (2.4, 0.790),
        (2.0, 0.842),
        (1.45, 0.876),
        (0.5, 0.900),
        (-0.5, 0.925),
        (-1.45, 0.955),
        (-2.0, 0.968),
        (-2.45, 0.96),
    ]
    s.belt_z = [(1.6, 0.955), (0.8, 0.962), (-0.5, 0.980), (-1.45, 1.010), (-2.3, 1.045)]
    s.roof_z = [(1.4, 1.48), (0.9, 1.596), (0.4, 1.675), (-0.2, 1.708), (-0.8, 1.694), (-1.4, 1.636), (-1.9, 1.562), (-2.2, 1.512)]
    s.roof_z += [(-2.5, 1.462)]
    s.gtail_x = [(0.9, -2.45), (1.1, -2.33), (1.35, -2.13), (1.55, -1.95), (1.75, -1.74)]
    s.doors, s.mirror_x, s.handle_bar = dict(f0=1.22, b=0.145, r1=-1.00), 1.00, ('paint', 0.225)
    s.spoiler = (-1.84, 0.60, 0.10)
    s.posts = [(0.98, 0.011, -0.10, 'gloss_black'), (0.145, 0.050, -0.13, 'gloss_black'), (-0.93, 0.030, -0.13, 'gloss_black')]
    s.dlo['tail'] = [(-1.56, 1.60), (-1.80, 1.34), (-1.98, 1.05)]  # a leaning D pillar in body colour
    s.roof_rails = (0.30, -1.75)
    s.front, s.rear = front(), rear()
    return s


def front() -> list[Feature]:
    """Features of the face."""
    eye = [(0.560, 0.835), (0.78, 0.885), (1.02, 0.935), (1.05, 0.915), (0.96, 0.850), (0.80, 0.795), (0.60, 0.775)]
    hook = [(0.985, 0.918), (0.78, 0.869), (0.590, 0.824), (0.610, 0.790), (0.80, 0.810), (0.90, 0.836)]
    return [
        p.lamp(
            p.outline(eye, 0.025),
            0.055,
            ribs=0.011,
            guides=[p.guide(hook, 0.0050, 0.010, soft=0.03)],
            modules=[p.projectors((0.690, 0.822), (0.030, 0.0200), 3, (0.082, 0.017), 0.026, e=3)],
        ),
        p.pocket(
            'grille',
            p.across([(0.45, 0.850), (0.560, 0.815), (0.575, 0.760), (0.48, 0.580), (0.40, 0.545)], 0.05),
            0.055,
            wall='gloss_black',
            frame=(0.013, 'chrome', 0.005),
            fills=[
                p.studs((0.052, 0.0145), (0.0200, 0.0085), 'satin', 0.02, -0.012, relief=0.004, fade=('edge', -0.01, 0.05)),
                p.slats(0.0435, 0.0075, 'chrome', 0.03, -0.002, phase=0.0095, bend=0.03, relief=0.004),
            ],
        ),
        p.badge(0.700, (0.070, 0.040), mark='bars'),
        p.pocket(
            'intake',
            p.across([(0.52, 0.455), (0.60, 0.425), (0.50, 0.300)], 0.04),
            0.060,
            frame=(0.010, 'gloss_black', 0.003),
            fills=[p.slats(0.033, 0.010, 'gloss_black', 0.04, -0.010)],
        ),
        p.pocket(
            'corner',
            p.outline([(0.680, 0.520), (0.860, 0.560), (0.890, 0.530), (0.850, 0.370), (0.720, 0.340), (0.665, 0.400)], 0.04),
            0.050,
            frame=(0.009, 'chrome', 0.004),
            floor='gloss_black',
            guides=[p.guide([(0.715, 0.500), (0.862, 0.530)], 0.0055, 0.008)],
            modules=[p.fog_lamp((0.775, 0.430), 0.032, 0.016)],
        ),
        p.sensors((0.34, 0.505), (0.62, 0.505)),
        *p.lower_trim(0.250, 0.080, (0.42, 0.245, 0.195, 'satin')),
    ]


def rear() -> list[Feature]:
    """Features of the tail."""
    lamp = [(0.62, 1.022), (0.80, 1.046), (1.16, 1.050), (1.14, 0.850), (1.06, 0.822), (0.97, 0.850), (0.93, 0.925), (0.64, 0.950)]
    return [
        # an L on its side at each corner, and bright metal between
        p.tail_lamp(
            p.outline(lamp, 0.025),
            0.070,
            ribs=0.013,
            guides=[
                p.red_guide([(0.66, 0.998), (0.82, 1.018), (1.115, 1.020), (1.095, 0.868)], 0.0058, 0.012, soft=0.05),
                p.red_guide([(0.66, 0.972), (0.95, 0.972), (1.03, 0.940), (1.035, 0.862)], 0.0044, 0.018, soft=0.05),
            ],
        ),
        p.strip('bright', [(0, 0.975), (0.6, 0.982)], 0.008, 0.600, 'chrome', 0.010, off=0.0025),
        p.badge(0.890, (0.058, 0.034), mark='bars'),
        p.plate_recess(0.735, 0.26, 0.072),
        p.sensors((0.26, 0.490), (0.66, 0.505)),
        p.reflector([(0.62, 0.380), (0.86, 0.392), (0.86, 0.370), (0.63, 0.358)]),
        p.bumper_plate([(0.40, 0.330), (0.37, 0.255)], 0.02),
        *p.lower_trim(0.415, -0.05),
    ]
