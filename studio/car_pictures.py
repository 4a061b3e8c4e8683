"""The pictures of a car besides its carousels: its opening, its chapter, its cabin, its offers, what is special about it."""

from __future__ import annotations

from shots import (
    CLOUD_BLUE,
    CLOUD_GRAY,
    DARK_GREEN,
    LEAD,
    PAINT_NAMES,
    PAINTS,
    PALE_SUN,
    SKY_BLUE,
    SNOW_WHITE,
    STAR_NIGHT,
    Shot,
    by_day,
    cabin,
    land,
    shot,
)

# Where each car opens its page: (scene, view, what surrounds it, arguments of the scene, steering)
OPENINGS = {
    'voyah-free': ('dark', 'hero', 'in a dark studio, front three-quarter, a line of light along its side', dict(az=33), 14),
    'voyah-dreamer': (
        'dark',
        'hero-right',
        'in a dark studio with a warm light behind it, from the front right',
        dict(az=-37, tint=(1, 0.93, 0.84), backdrop=(1, 0.84, 0.66), glow=0.060, strip=1.0),
        -10,
    ),
    'forthing-t5-evo': (
        'dark',
        'hero-low',
        'in a dark studio with a breath of red light behind it, from low down at the front left',
        dict(az=24, tint=(1, 0.90, 0.86), backdrop=(1, 0.62, 0.56), glow=0.026),
        16,
    ),
    'aeolus-shine-gs': (
        'dark',
        'hero-flank',
        'in a dark studio with a soft teal light behind it, from the left',
        dict(az=40, tint=(0.9, 1, 1), backdrop=(0.6, 0.95, 1), glow=0.040),
        10,
    ),
    'forthing-yacht': (
        'dark',
        'hero-right',
        'in a dark studio with a breath of red light behind it, from the front right',
        dict(az=-37, tint=(1, 0.93, 0.9), backdrop=(1, 0.66, 0.6), glow=0.035, strip=1.15),
        -8,
    ),
    'aeolus-huge': (
        'dark',
        'hero-face',
        'in a dark studio, nearly head-on, a soft green light behind it',
        dict(az=17, tint=(0.92, 1, 0.94), backdrop=(0.72, 1, 0.84), glow=0.030),
        12,
    ),
}


# A shot reads as: what and where, what is seen, what is special about it.
# fmt: off
def heroes(car: str) -> list[list[Shot]]:
    """What the page of a car opens with, by the steps in which all cars are rendered."""
    A = LEAD[car]
    scene, view, where, args, steer = OPENINGS[car]
    # Six of one grade: the exposure by how bright the place of each car is.
    more = dict(args=args, ev={'voyah-dreamer': 0.45, 'forthing-yacht': 0.4}.get(car, 0.3))
    return [
        [shot('hero', scene, view, A, 'The {name} in {paint} %s, lamps lit.' % where, 'hero', steer, **more)],
        [shot('hero-tall', scene, view + '-tall', A, 'The {name} in {paint} %s, lamps lit.' % where, 'tall', steer, **more)],
        [shot('stage-%d' % paint, 'cutout', 'stage', paint,
              'The {name} in {paint}, front three-quarter, cut out on a clear ground with its soft shadow.',
              'stage', 12, pair='stage') for paint in PAINT_NAMES],
        [shot('card', 'cutout', 'card', A, 'The {name} in {paint} from the side, cut out with its soft shadow.', 'card',
              args=dict(az=90))],
    ]


# Where each car spends its day, over the whole window: (scene, view, paint or the car's own, what surrounds it, arguments)
CHAPTERS = {
    'voyah-free': ('land', 'chapter-rear', None, 'from behind on a road through a snowy steppe in winter',
                   land('frost', 110, drift=2, fill=(-6, 9, 5), ev=0.6)),
    'voyah-dreamer': ('land', 'chapter-flank', SKY_BLUE, 'from the left on a steppe road before sunset, golden hills behind it',
                      land('gold', 108, drift=1, sun=PALE_SUN)),
    'forthing-t5-evo': ('land', 'chapter-side', None, 'from the side on a road through a snowy steppe in winter sun',
                        land('winter', 172, sun=(0.86, 0.92, 1.1))),  # from behind: its flank keeps its form, and white is white
    'aeolus-shine-gs': ('city', 'chapter-street', None, 'from behind in a city street at the blue hour', dict(hour='blue')),
}


def chapter(car: str) -> Shot:
    """The exterior over the whole window."""
    scene, view, paint, around, args = CHAPTERS[car]
    return shot('exterior-chapter', scene, view, paint, 'The {name} in {paint} %s.' % around, size='landscape', steer=-8, args=args)


def interior(car: str) -> list[Shot]:
    """The carousel of the inside: the petrol cars' from lower and from the other side."""
    is_low = car in ('forthing-t5-evo', 'aeolus-shine-gs')
    dash, seats, rear, around = (('dash-low', 'seats-near', 'rear-left', 'around-low') if is_low else
                                 ('dash', 'seats', 'rear', 'around'))
    return [
        cabin('interior-dash', dash, 'dusk',
              'The dashboard of the {name} from between the front seats: {screens}, steering wheel, centre console, '
              'the steppe beyond the windscreen.', size='chapter'),
        cabin('interior-seats', seats, 'day', 'The front seats of the {name} in {seats}, seen from the dashboard.'),
        cabin('interior-rear', rear, 'dusk' if car == 'voyah-dreamer' else 'day', 'The second row of the {name} in {seats}.'),
        cabin('interior-around', around, 'dusk',
              'Everything around a head between the front seats of the {name}: the dashboard ahead, doors, {seats}, rear, roof.',
              size='around'),
    ]


def promotions(car: str) -> list[Shot]:
    """The pictures of the offers: those of the other two brands from behind, from the right and from the side."""
    A, _, C, D, E, _ = PAINTS[car]
    frosty = car in ('forthing-t5-evo', 'voyah-dreamer')
    mood, sun = ('morning', {}) if frosty else ('winter', dict(sun=PALE_SUN))
    (left, left_paint), (right, right_paint) = {
        'voyah-free': (('voyah-dreamer', SNOW_WHITE), ('aeolus-shine-gs', CLOUD_BLUE)),
        'voyah-dreamer': (('voyah-free', SKY_BLUE), ('forthing-yacht', CLOUD_GRAY)),
        'forthing-t5-evo': (('aeolus-huge', DARK_GREEN), ('voyah-free', SKY_BLUE)),
        'aeolus-shine-gs': (('forthing-t5-evo', SNOW_WHITE), ('aeolus-huge', STAR_NIGHT)),
    }[car]
    amber = dict(tint=(1, 0.70, 0.46), backdrop=(1, 0.72, 0.5))
    cleared = 'The {name} in {paint} on a cleared road through a snow-covered steppe on a bright winter morning'
    hall = 'The {name} in {paint} in a bright showroom with a wall of windows, two more cars behind it.'
    if car.startswith('voyah'):
        return [
            shot('promotion-current', 'dark', 'cropped', by_day(C, D),
                 'The front half of the {name} in {paint} in a dark studio with a warm rim of light.',
                 steer=18, args=dict(az=48, **amber)),
            shot('promotion-delivery', 'land', 'front34-snow', SKY_BLUE if frosty else by_day(E, A), cleared + '.',
                 steer=12, args=land(mood, 75 if frosty else 22, drift=1, **sun)),  # from the side, or the grille would blind
            shot('promotion-showroom', 'hall', 'showroom', A, hall,
                 steer=10, args=dict(others=[(left, left_paint, -2.6, -6.2, 14), (right, right_paint, -7.8, 0.9, -14)])),
        ]
    return [
        shot('promotion-current', 'dark', 'cropped-rear', by_day(C, D),
             'The rear half of the {name} in {paint} in a dark studio with a warm rim of light, the tail lamps lit.',
             args=dict(az=-137, **amber)),
        shot('promotion-delivery', 'land', 'front34-thaw', DARK_GREEN if frosty else by_day(E, A), cleared + ', from the right.',
             steer=-12, args=land(mood, -22, drift=1, fill=(6, -9, 5), **sun)),
        shot('promotion-showroom', 'hall', 'showroom-side', A, hall,
             steer=14, args=dict(others=[(left, left_paint, 0.5, -7.0, 24), (right, right_paint, -7.9, -3.6, -10)])),
    ]


def features(car: str) -> list[Shot]:
    """Three pictures of what is special about a car."""
    A, B, C, _, E, _ = PAINTS[car]
    return {
        'voyah-free': [
            shot('feature-1', 'land', 'front34-off', B,
                 'The {name} in {paint} off the road on steppe grass in low sun, from the front right: '
                 'all-wheel drive where the asphalt ends.',
                 steer=-12, args=land('gold', -110, drift=3, road=False, fill=(6, -9, 5))),
            cabin('feature-2', 'side', 'night',
                  'The cockpit of the {name} from the passenger side: three screens side by side above the dashboard, '
                  'ambient light below.'),
            cabin('feature-3', 'roof', 'day',
                  'The panoramic glass roof of the {name} from inside, sky above, lines of light along its edges.'),
        ],
        'voyah-dreamer': [
            cabin('feature-1', 'captain', 'day',
                  'Two captain chairs in quilted leather in the second row of the {name}, each with its own armrests.'),
            shot('feature-2', 'land', 'door', C,
                 'The {name} in {paint} in evening light with its left sliding door open: the captain chairs of the second row '
                 'behind a wide, low step.',
                 open='left', args=land('gold', 120, drift=1, sun=PALE_SUN)),
            cabin('feature-3', 'third', 'dusk',
                  'The cabin of the {name} before sunset, seen from the third row: two rows of seats ahead, '
                  'the glass roof above.'),
        ],
        'forthing-t5-evo': [
            shot('feature-1', 'dark', 'lamp-wide', E,
                 'The front of the {name} in {paint} in the dark, close up: the dark grille and the light blades of the left lamp '
                 'beside it.',
                 args=dict(az=18)),
            cabin('feature-2', 'display', 'dusk',
                  'The free-standing centre display of the {name} with the navigation map, warm light lines in the dashboard.'),
            shot('feature-3', 'land', 'boot', C,
                 'The {name} in {paint} on an empty road by day with its tailgate open: '
                 'the boot behind black rear seats.',
                 open='gate', ev=0.55, args=land('day', 172, drift=2)),
        ],
        'aeolus-shine-gs': [
            shot('feature-1', 'dark', 'grille', A,
                 'The flowing grille of the {name} in {paint} close up in the dark, the lamp lit beside it.',
                 args=dict(az=-20)),
            cabin('feature-2', 'passenger', 'dusk',
                  'The cockpit of the {name} from the passenger seat: driver display and centre display in one panel, '
                  'steering wheel.'),
            shot('feature-3', 'land', 'wheel-low', C,
                 'Front wheel and flank of the {name} in {paint} from low down in evening light.',
                 args=land('dusk', 150)),
        ],
    }[car]


LAST_LIGHT = 'on a wet steppe road after nightfall, the last copper light behind the hills'
# Where the film of a car is shot, by night: (paint or the car's own, scene, what surrounds it, arguments of the scene, strength of
# the passing light, which snow throws back and lit streets drown, exposure in stops)
FILMS = {
    'voyah-free': (None, 'land', LAST_LIGHT, land('night', 218), 1.9, 0.4),
    'voyah-dreamer': (SNOW_WHITE, 'land', LAST_LIGHT, land('night', 236, drift=2), 1.3, 0.3),  # black would vanish
    'forthing-t5-evo': (None, 'land', 'on a road through a snowy steppe after nightfall',
                        land('snow-night', 190, drift=1), 0.6, 0),
    'aeolus-shine-gs': (None, 'city', 'in a wet city street at night', {}, 1.2, -0.25),
}


def film(car: str) -> Shot:
    """The poster of the film, which is its first frame; `video.py` reads from it where the film is shot."""
    paint, scene, around, args, sweep, ev = FILMS[car]
    return shot('video-poster', scene, 'poster', paint,
                'The {name} in {paint} %s, while a light passes along its side.' % around, 'film', args=args, sweep=sweep, ev=ev)


def partial(car: str) -> list[Shot]:
    """The two cars with a short page."""
    _, B, C, *_ = PAINTS[car]
    aside = (-6, 9, 5)
    on_snow = 'The {name} in {paint} on a road through a snowy steppe on a clear winter day, '
    if car == 'forthing-yacht':
        return [
            shot('view-front', 'land', 'front34-evening', B,
                 'The {name} in {paint} on a steppe road in the evening, from the front left, lamps lit.',
                 steer=12, args=land('gold', -12, drift=4, sun=PALE_SUN)),
            shot('view-rear', 'land', 'rear34-low', C, on_snow + 'from the rear left, tail lamps lit.',
                 args=land('winter', 120, drift=5, fill=aside, sun=PALE_SUN)),
        ]
    return [
        shot('view-front', 'land', 'front34-evening', SKY_BLUE, on_snow + 'from the front left, lamps lit.',
             steer=12, args=land('winter', 62, drift=4, sun=PALE_SUN)),
        shot('view-rear', 'land', 'rear34-low', C,
             'The {name} in {paint} on a steppe road at dusk from the rear left, tail lamps lit.',
             args=land('dusk', 20, drift=5, fill=aside)),
    ]
# fmt: on
