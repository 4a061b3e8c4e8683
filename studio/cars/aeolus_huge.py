"""Aeolus Huge: family SUV. One large studded shield between slim lamps, two lines of light in each corner, roof rails."""

from . import parts as p
from .bodies import GREY_RIM, fit, suv


def design():
    s = fit(suv(), length=4.72, width=1.91, height=1.702, wb=2.775, front_overhang=0.91, clearance=0.20, tyre=(235, 50, 20))
    s.rim, s.rim_mats = 'multi', GREY_RIM
    s.roof_z = [(x, z + max(0, -x - 0.6) * 0.055) for x, z in s.roof_z]  # room over the rear seats
    s.dlo['tail'] = [(-1.20, 1.64), (-1.72, 1.36), (-1.93, 1.20)]
    s.roof_rails = (0.15, -1.55)
    s.front, s.rear = front(), rear()
    return s


def front():
    eye = [(0.40, 0.892), (0.70, 0.908), (0.95, 0.930), (1.2, 0.955)]
    shield = [(0.44, 0.880), (0.505, 0.850), (0.640, 0.700), (0.655, 0.600), (0.520, 0.385), (0.440, 0.350)]
    corner = [(0.735, 0.690), (0.870, 0.735), (0.905, 0.690), (0.870, 0.420), (0.760, 0.375), (0.700, 0.420), (0.745, 0.560)]
    return [
        p.lamp(
            p.band(eye, [(0.4, 0.013), (0.65, 0.019), (1.0, 0.020), (1.2, 0.013)], (0.500, 1.125), slant=1.4, slant0=-0.8),
            0.045,
            guides=[
                p.guide([(0.520, 0.907), (0.70, 0.919), (0.95, 0.943), (1.10, 0.958)], 0.0042, 0.009, soft=0.05),
                p.guide([(0.515, 0.890), (0.70, 0.897), (0.95, 0.917), (1.07, 0.929)], 0.0042, 0.009, soft=0.05),
            ],
            modules=[p.projectors((0.735, 0.9095), (0.0200, 0.0078), 5, (0.052, 0.0048), 0.024)],
        ),
        # the studs of the shield grow towards the middle
        p.pocket(
            'shield',
            p.across(shield, 0.05),
            0.060,
            wall='gloss_black',
            frame=(0.010, 'chrome_dark', 0.004),
            floor='gloss_black',
            fills=[
                p.studs(
                    (0.0430, 0.0205),
                    (0.0125, 0.0085),
                    'chrome',
                    0.020,
                    -0.010,
                    fade=('edge', -0.015, 0.20),
                    relief=0.005,
                    margin=0.004,
                )
            ],
        ),
        p.badge(0.720, (0.070, 0.054), mat='badge'),
        p.pocket(
            'corner',
            p.outline(corner, 0.03),
            0.060,
            frame=(0.010, 'gloss_black', 0.003),
            **p.LAMP_BOWL,
            guides=[
                p.guide([(0.800, 0.690), (0.820, 0.560), (0.775, 0.430)], 0.0052, 0.006, soft=0.08),
                p.guide([(0.850, 0.700), (0.868, 0.560), (0.820, 0.420)], 0.0052, 0.006, soft=0.08),
            ],
        ),
        p.sensors((0.36, 0.320), (0.66, 0.330)),
        *p.lower_trim(0.300, 0.075, (0.46, 0.280, 0.218, 'satin')),
    ]


def rear():
    tail = [(0, 0.975), (0.5, 0.975), (0.85, 0.975), (1.25, 0.970)]
    return [
        p.tail_lamp(
            p.band(tail, [(0, 0.024), (0.50, 0.024), (0.70, 0.044), (1.2, 0.038)], 1.15, slant=0.8),
            0.045,
            guides=[
                p.red_guide([(0, 0.985), (0.60, 0.985), (0.74, 0.999), (1.12, 0.996)], 0.0046, 0.010, soft=0.04),
                p.red_guide([(0, 0.966), (0.60, 0.966), (0.74, 0.952), (1.09, 0.950)], 0.0046, 0.010, soft=0.04),
                *p.red_ticks(0.78, 1.06, 0.042, 0.986, 0.964, 0.0050, 0.020),
            ],
        ),
        p.badge(0.905, (0.060, 0.046)),
        p.plate_recess(0.780, 0.27, 0.070),
        p.sensors((0.26, 0.570), (0.66, 0.585)),
        p.reflector([(0.60, 0.450), (0.84, 0.460), (0.84, 0.438), (0.61, 0.430)]),
        p.bumper_plate([(0.44, 0.410), (0.40, 0.300)], 0.03),
        *p.lower_trim(0.515, -0.08),
    ]
