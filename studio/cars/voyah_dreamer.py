"""Voyah Dreamer: large electric MPV. A tall chrome shield between lamps on two levels."""

from __future__ import annotations

from kinds import Feature

from . import parts as p
from .bodies import BLACK_RIM, Spec, fit, mpv


def design() -> Spec:
    """Measures, curves and both ends of the car."""
    s = fit(mpv(), length=5.315, width=1.985, height=1.82, wb=3.20, front_overhang=0.95, clearance=0.16, tyre=(255, 45, 20))
    s.rim, s.rim_mats = 'sail', BLACK_RIM
    s.slide_rail = (-1.16, -2.30)
    # a carriage: a bonnet of its own, a steeper screen, waist and roof level from end to end, an upright tail
    s.cowl_x, s.hdr_x, s.k_header = 1.42, 0.62, 0.24
    s.wind_x = [(1.0, 1.68), (1.14, 1.44), (1.4, 1.06), (1.65, 0.70), (1.80, 0.48)]
    s.deck_z = [(2.55, 0.985), (2.4, 1.045), (2.2, 1.085), (1.9, 1.118), (1.6, 1.140), (1.2, 1.160), (0.5, 1.165), (-0.8, 1.165)]
    s.deck_z += [(-2.2, 1.165), (-2.75, 1.12)]
    s.shoulder_z = [
        (2.5, 0.92),
        (2.1, 0.962),
        (1.6, 0.985),
        (0.5, 0.992),
        (-0.8, 0.992),
        (-1.6, 0.992),
        (-2.3, 0.992),
        (-2.75, 0.985),
    ]
    s.belt_z = [(1.6, 1.055), (0.8, 1.055), (-0.5, 1.055), (-1.6, 1.055), (-2.6, 1.055)]
    s.roof_z = [(1.5, 1.67), (1.0, 1.752), (0.5, 1.792), (0.0, 1.808), (-0.9, 1.815), (-1.8, 1.808), (-2.4, 1.792), (-2.75, 1.775)]
    s.gtail_x = [(0.9, -2.75), (1.1, -2.725), (1.45, -2.655), (1.7, -2.595), (1.9, -2.52)]
    s.doors, s.mirror_x = dict(f0=1.18, b=0.10, r1=-1.04), 0.78
    s.spoiler = (-2.50, 0.68, 0.085)
    # the D pillar is a slanted satin blade crossing the glass
    s.posts = [
        (1.02, 0.011, -0.10, 'gloss_black'),
        (0.10, 0.055, -0.13, 'gloss_black'),
        (-1.08, 0.032, -0.13, 'gloss_black'),
        (-2.12, 0.050, 0.55, 'satin'),
    ]
    s.front, s.rear = front(), rear()
    return s


def front() -> list[Feature]:
    """Features of the face."""
    running_light = [(0.65, 0.900), (0.80, 0.908), (1.0, 0.925), (1.25, 0.955)]
    beam = [(0.65, 0.830), (0.85, 0.842), (1.05, 0.862)]
    return [
        p.pocket(
            'shield',
            p.across([(0.50, 0.905), (0.640, 0.885), (0.655, 0.840), (0.555, 0.40), (0.50, 0.330)], 0.05),
            0.080,
            wall='gloss_black',
            frame=(0.016, 'chrome', 0.006),
            fills=[p.bars(0.0400, 0.0185, 'chrome', 0.045, -0.004, tilt=0.10, z0=0.90, relief=0.010)],
        ),
        p.badge(0.950, (0.056, 0.028), mark='wings'),
        p.lamp(
            p.band(running_light, [(0.6, 0.0125), (1.2, 0.0125)], (0.672, 1.19), slant=2.0, slant0=0.4),
            0.030,
            'drl',
            ribs=None,
            guides=[p.guide([(0.682, 0.902), (0.80, 0.909), (1.0, 0.926), (1.165, 0.944)], 0.0070, 0.009)],
        ),
        p.lamp(
            p.band(beam, [(0.6, 0.034), (0.9, 0.030), (1.05, 0.022)], (0.690, 1.035), slant=1.2, slant0=0.5),
            0.060,
            modules=[p.projectors((0.745, 0.834), (0.031, 0.0205), 4, (0.076, 0.0065), 0.026)],
            guides=[p.guide([(0.70, 0.806), (0.86, 0.818), (1.00, 0.834)], 0.0026, 0.010, mat='led_soft')],
        ),
        p.pocket(
            'corner',
            p.outline([(0.705, 0.560), (0.905, 0.600), (0.945, 0.570), (0.925, 0.345), (0.660, 0.310), (0.640, 0.350)], 0.035),
            0.060,
            frame=(0.010, 'chrome', 0.004),
            fills=[p.slats(0.050, 0.012, 'chrome', 0.03, -0.010, rise=0.12, relief=0.005)],
        ),
        p.pocket(
            'mouth',
            p.across([(0.52, 0.285), (0.47, 0.225)], 0.02),
            0.05,
            fills=[p.slats(0.022, 0.007, 'gloss_black', 0.03, -0.008)],
        ),
        p.sensors((0.625, 0.300), (0.70, 0.690)),
        *p.lower_trim(0.215, 0.085, mat='gloss_black'),
    ]


def rear() -> list[Feature]:
    """Features of the tail."""
    tail = [(0, 1.020), (0.6, 1.020), (1.3, 1.010)]
    return [
        p.tail_lamp(
            p.band(tail, [(0, 0.026), (0.55, 0.026), (0.72, 0.055), (1.3, 0.055)], 1.17, slant=-0.55),
            0.050,
            ribs=0.013,
            guides=[
                p.red_guide([(0, 1.028), (0.6, 1.028), (0.80, 1.045), (1.12, 1.040)], 0.0060, 0.010),
                p.red_guide([(0.66, 1.006), (0.80, 0.984), (1.13, 0.982)], 0.0060, 0.010),
                *p.red_ticks(0.76, 1.10, 0.030, 1.030, 0.994, 0.0036, 0.022),
            ],
        ),
        p.badge(0.930, (0.060, 0.032), mark='wings'),
        p.plate_recess(0.760, 0.27, 0.075),
        p.sensors((0.26, 0.500), (0.66, 0.515)),
        p.strip('bright', [(0, 0.415), (0.7, 0.420), (1.2, 0.430)], 0.008, 0.98, 'chrome', 0.01, off=0.002),
        p.reflector([(0.66, 0.370), (0.90, 0.376), (0.90, 0.356), (0.67, 0.350)]),
        p.diffuser(0.240, 0.335, 0.42, 0.17),
        *p.lower_trim(0.395, -0.06),
    ]
