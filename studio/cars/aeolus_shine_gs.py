"""Aeolus Shine GS: fastback crossover. Slim lamps over a wide mouth, fangs of light, a roof that falls to the tail."""

from . import parts as p
from .bodies import GREY_RIM, fit, suv


def design():
    s = fit(
        fastback(), length=4.545, width=1.825, height=1.545, wb=2.68, front_overhang=0.88, clearance=0.165, tyre=(225, 50, 18)
    )
    s.rim, s.rim_mats, s.arch_clad, s.rear_wiper = 'turbine', GREY_RIM, 0.022, None
    s.haunch_r, s.gate_off = 0.022, 1.0
    s.front, s.rear = front(), rear()
    return s


def fastback():
    """The SUV with a roof line that runs down to a short deck."""
    s = suv()
    s.roof_z = [(1.2, 1.52), (0.6, 1.60), (0.2, 1.642), (-0.3, 1.648), (-0.8, 1.612)]
    s.roof_z += [(-1.3, 1.525), (-1.7, 1.415), (-2.1, 1.285), (-2.5, 1.14)]
    s.gtail_x = [(0.9, -2.55), (1.1, -2.40), (1.22, -2.22), (1.4, -1.80), (1.6, -1.32)]
    s.deck_z = s.deck_z[:-2] + [(-2.2, 1.185), (-2.5, 1.165)]
    s.tail_x = s.tail_x[:4] + [(0.76, -2.480), (0.88, -2.484), (0.98, -2.485), (1.08, -2.48), (1.2, -2.45)]
    s.k_spoiler, s.k_tail = 0.20, 0.09
    s.dlo['tail'] = [(-1.00, 1.60), (-1.52, 1.38), (-1.93, 1.17)]
    s.rg_z0, s.rg_top, s.spoiler, s.pano_end = 1.20, 0.03, None, -0.65
    return s


def front():
    eye = [(0.50, 0.792), (0.72, 0.812), (0.95, 0.845), (1.15, 0.880)]
    fang = [(0.760, 0.640), (0.850, 0.670), (0.880, 0.600), (0.850, 0.395), (0.740, 0.345), (0.720, 0.400), (0.765, 0.520)]
    return [
        p.lamp(
            p.band(eye, [(0.5, 0.010), (0.62, 0.020), (0.85, 0.025), (1.1, 0.014)], (0.520, 1.115), slant=2.4, slant0=1.5),
            0.045,
            guides=[p.guide([(0.545, 0.799), (0.72, 0.824), (0.95, 0.860), (1.085, 0.884)], 0.0050, 0.010, soft=0.05)],
            modules=[p.projectors((0.700, 0.803), (0.025, 0.0115), 4, (0.064, 0.0095), 0.024)],
        ),
        p.strip('line', [(0, 0.780), (0.55, 0.784)], 0.003, 0.515, 'chrome_dark', 0.008),
        p.pocket(
            'mouth',
            p.across([(0.40, 0.735), (0.640, 0.700), (0.690, 0.600), (0.600, 0.375), (0.46, 0.320)], 0.05),
            0.060,
            frame=(0.007, 'gloss_black', 0.002),
            fills=[
                p.slats(0.0290, 0.0085, 'gloss_black', 0.03, -0.006, bend=-0.12, relief=0.004),
                p.diamonds(
                    (0.058, 0.0145), (0.015, 0.006), 'chrome_dark', 0.012, 0.0, fade=('u', 0.62, 0.20), relief=0.003, margin=0.01
                ),
            ],
        ),
        p.badge(0.640, (0.052, 0.040), mat='badge'),
        p.pocket(
            'fang',
            p.outline(fang, 0.02),
            0.055,
            frame=(0.006, 'gloss_black', 0.002),
            guides=[p.guide([(0.835, 0.630), (0.838, 0.560), (0.800, 0.430)], 0.0055, 0.006, soft=0.05)],
        ),
        p.sensors((0.36, 0.290), (0.62, 0.290)),
        *p.lower_trim(0.275, 0.070, (0.50, 0.262, 0.205, 'gloss_black')),
    ]


def rear():
    tail = [(0, 0.948), (0.5, 0.948), (0.85, 0.935), (1.25, 0.905)]
    return [
        p.tail_lamp(
            p.band(tail, [(0, 0.014), (0.50, 0.015), (0.72, 0.032), (1.2, 0.020)], 1.17, slant=-1.6),
            0.045,
            guides=[
                p.red_guide([(0, 0.950), (0.55, 0.950), (0.85, 0.948), (1.13, 0.926)], 0.0056, 0.010),
                *p.red_ticks(0.66, 1.02, 0.040, 0.940, 0.914, 0.0036, 0.016, lean=0.03, mat='led_red'),
            ],
        ),
        p.badge(0.860, (0.046, 0.036)),
        p.plate_recess(0.720, 0.26, 0.068),
        p.sensors((0.26, 0.545), (0.62, 0.555)),
        p.reflector([(0.60, 0.430), (0.84, 0.442), (0.84, 0.420), (0.61, 0.410)]),
        p.diffuser(0.250, 0.370, 0.42, 0.12),
        *p.lower_trim(0.470, -0.07, mat='gloss_black'),
    ]
