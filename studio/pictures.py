"""The list of every picture of the site. `python3 studio/pictures.py` writes it to pictures.json.

A picture: id, car, scene, view, paint (1-6), steer (degrees, > 0 turns the front wheels towards the camera side),
size (width, height, samples), seen (what the picture shows), order (smaller is rendered first).
"""

from __future__ import annotations

import json
import os
from typing import Any

FULL = ('voyah-free', 'voyah-dreamer', 'forthing-t5-evo', 'aeolus-shine-gs')
PARTIAL = ('forthing-yacht', 'aeolus-huge')
CARS = FULL + PARTIAL
NAMES = {
    'voyah-free': 'Voyah Free',
    'voyah-dreamer': 'Voyah Dreamer',
    'forthing-t5-evo': 'Forthing T5 EVO',
    'forthing-yacht': 'Forthing Yacht',
    'aeolus-shine-gs': 'Aeolus Shine GS',
    'aeolus-huge': 'Aeolus Huge',
}
SNOW_WHITE, CLOUD_BLUE, CLOUD_GRAY, DARK_GREEN, SKY_BLUE, STAR_NIGHT = range(1, 7)
PAINT_NAMES = {1: 'Snow White', 2: 'Cloud Blue', 3: 'Cloud Gray', 4: 'Dark Green', 5: 'Sky Blue', 6: 'Star Night'}
PAINTS = {  # the lead paint of a car and the others in the order in which its pictures show them, A to F below
    'voyah-free': (5, 1, 6, 4, 2, 3),
    'voyah-dreamer': (6, 1, 5, 3, 4, 2),
    'forthing-t5-evo': (1, 5, 2, 6, 4, 3),
    'aeolus-shine-gs': (2, 1, 5, 4, 6, 3),
    'forthing-yacht': (3, 1, 5, 6, 2, 4),
    'aeolus-huge': (4, 6, 1, 5, 3, 2),
}
LEAD = {car: paints[0] for car, paints in PAINTS.items()}
CABIN_WORDS = {
    'voyah-free': dict(seats='light leather', screens='three screens in one slim panel'),
    'voyah-dreamer': dict(seats='quilted beige leather', screens='three screens in one slim panel'),
    'forthing-t5-evo': dict(seats='black leather with red', screens='a free-standing centre display'),
    'aeolus-shine-gs': dict(seats='dark leather with petrol blue', screens='a free-standing centre display'),
}

# width, height, samples of the master; media/roles.ts decides which widths are published
SIZES = {
    'hero': (2400, 1350, 24),
    'tall': (1080, 1350, 24),
    'stage': (1600, 900, 24),
    'card': (1120, 560, 24),
    'slide': (1200, 675, 16),
    'hall': (1600, 900, 20),
    'night': (1200, 675, 16),
    'cabin': (1200, 675, 28),
    'wide': (2400, 1029, 20),
    'chapter': (2000, 1125, 28),
    'tile': (1080, 1350, 20),
    'strip': (2400, 168, 24),
    'around': (4096, 2048, 12),
}
SIZE_OF_SCENE: dict[str, str] = {'dark': 'night', 'edge': 'night', 'city': 'night', 'cabin': 'cabin'}  # otherwise slide

Shot = dict[str, Any]  # a picture that has no car yet

LIST: list[dict[str, Any]] = []


def shot(
    name: str, scene: str, view: str, paint: int | None, seen: str, size: str | None = None, steer: int = 0, **more: Any
) -> Shot:
    """A picture that has no car yet. paint: 1-6, or None for the lead paint of its car; seen may hold {name} and {paint}, in a
    cabin also {seats} and {screens}; more: args of the light scene, pair (recoloured together), ev (exposure), open (the door of
    openings.py)."""
    pixels = SIZES[size if size else SIZE_OF_SCENE.get(scene, 'slide')]
    if scene in ('bright', 'cutout') and paint == SNOW_WHITE:
        # White by day, not silver; it keeps its shape on the bright stage.
        more.setdefault('ev', 0.85 if scene == 'cutout' else -0.12)
    return dict(name=name, scene=scene, view=view, paint=paint, steer=steer, size=pixels, seen=seen, more=more)


def cabin(name: str, view: str, light: str, seen: str, **args: Any) -> Shot:
    """A picture of the interior."""
    return shot(name, 'cabin', view, None, seen, args=dict(light=light, **args))


def land(mood: str, az: float, **more: Any) -> dict[str, Any]:
    """Arguments of the scene 'land'."""
    return dict(mood=mood, az=az, **more)


def by_day(paint: int, other: int) -> int:
    """The paint of a picture in daylight: another one instead of black, which would be a hole in the landscape."""
    return other if paint == STAR_NIGHT else paint


def add(car: str, order: float, shots: list[Shot]) -> None:
    """Put shots of a car on the list; a name without a slash belongs to the car's own pictures."""
    for s in shots:
        paint = s['paint'] or LEAD[car]
        LIST.append(
            dict(
                id=s['name'] if '/' in s['name'] else '%s/%s' % (car, s['name']),
                car=car,
                scene=s['scene'],
                view=s['view'],
                paint=paint,
                steer=s['steer'],
                size=s['size'],
                order=order,
                seen=s['seen'].format(name=NAMES[car], paint=PAINT_NAMES[paint], **CABIN_WORDS.get(car, {})),
                **s['more'],
            )
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
        'land',
        'hero-flank',
        'on a wet steppe road after sunset, from the left, an evening sky above it',
        dict(mood='blue', az=215),
        10,
    ),
    'forthing-yacht': (
        'land',
        'hero-right',
        'on a dry steppe road in the evening sun, from the front right, hills behind it',
        dict(mood='gold', az=318, drift=2),
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
    more = dict(args=args, ev={'voyah-dreamer': 0.45, 'aeolus-shine-gs': 0.55, 'forthing-yacht': 0.1}.get(car, 0.3))
    return [
        [shot('hero', scene, view, A, 'The {name} in {paint} %s, lamps lit.' % where, 'hero', steer, **more)],
        [shot('hero-tall', scene, view + '-tall', A, 'The {name} in {paint} %s, lamps lit.' % where, 'tall', steer, **more)],
        [shot('stage-%d' % paint, 'cutout', 'stage', paint,
              'The {name} in {paint}, front three-quarter, cut out on a clear ground with its soft shadow.',
              'stage', 12, pair='stage') for paint in PAINT_NAMES],
        [shot('card', 'cutout', 'card', A, 'The {name} in {paint} from the side, cut out with its soft shadow.', 'card',
              args=dict(az=90))],
    ]


def exteriors(A: int, B: int, C: int, D: int, E: int, F: int) -> list[Shot]:
    """The carousel of the outside of the two Voyahs."""
    return [
        shot('exterior-front-dusk', 'land', 'front34', A,
             'The {name} in {paint} on a wet steppe road at dusk, seen from the front left, lamps lit under a glowing sky.',
             steer=10, args=land('dusk', 250)),
        shot('exterior-side-dusk', 'land', 'side', C if B == SKY_BLUE else B,  # dark blue would lie in its own shadow
             'The {name} in {paint} in full profile on the steppe an hour before sunset, dry grass and low hills behind it.',
             args=land('gold', 8, drift=1)),
        shot('exterior-headlamp', 'dark', 'lamp', A,
             'Close-up of the left headlamp of the {name} in {paint}: light guides and lamp modules glow in the dark.',
             args=dict(az=24)),
        shot('exterior-rear-night', 'dark', 'rear34', C,
             'The {name} in {paint} in a dark studio from the rear left; the red tail lamps draw its width.',
             args=dict(az=146)),
        shot('exterior-wheel', 'bright', 'wheel', D,
             'Close-up of the front wheel of the {name} in {paint}: the spokes of the alloy rim, the tyre and the arch.',
             ev=0.35, args=dict(strip=0.8, az=60)),
        shot('exterior-front', 'bright', 'front-slight', E,
             'The {name} in {paint} in a light grey studio, almost head-on: grille, lamps and the lower air intake.',
             args=dict(az=24)),
        shot('exterior-tail-lamp', 'dark', 'tail', A,
             'Close-up of the left tail lamp of the {name} in {paint}, glowing red in the dark.',
             args=dict(az=155)),
        shot('exterior-rear', 'bright', 'rear34-right', F,
             'The {name} in {paint} in a light grey studio from the rear right: tailgate, rear window and tail lamps.',
             args=dict(side=-1, az=142)),
        shot('exterior-above', 'bright', 'above', B,
             'The {name} in {paint} seen from above at an angle: bonnet, windscreen and roof.',
             steer=-14, args=dict(az=34, top=0.1, back=1.0)),  # from up here the windscreen would mirror the ceiling
        shot('exterior-city-night', 'city', 'front34-city', E if D == STAR_NIGHT else D,  # black would vanish in the night
             'The {name} in {paint} in a wet city street at night, lit windows and street lamps behind it.',
             steer=12),
        shot('exterior-nose', 'land', 'nose', C,
             'Close-up of the front of the {name} in {paint} in the evening: grille, emblem plate and lit lamps.',
             args=land('dusk', 160) if C == STAR_NIGHT else land('cloud', 230)),  # black needs a low sun
    ]


def other_exteriors(A: int, B: int, C: int, D: int, E: int, F: int) -> list[Shot]:
    """The carousel of the outside of the Forthing T5 EVO and of the Aeolus Shine GS: the same subjects from the other side."""
    return [
        shot('exterior-front-dusk', 'land', 'front34-meeting', A,
             'The {name} in {paint} on a wet steppe road at dusk, seen from the front right, lamps lit under a glowing sky.',
             steer=-10, args=land('dusk', 112, drift=3)),
        shot('exterior-side-dusk', 'land', 'side-right', C if B == SKY_BLUE else B,  # dark blue would lie in its own shadow
             'The {name} in {paint} in full profile from the right on the steppe an hour before sunset, '
             'dry grass and hills behind it.',
             args=land('gold', -8, drift=3)),
        shot('exterior-headlamp', 'dark', 'lamp-right', A,
             'Close-up of the right headlamp of the {name} in {paint}: light guides and lamp modules glow in the dark.',
             args=dict(az=-24)),
        shot('exterior-rear-night', 'dark', 'rear34-dark', C,
             'The {name} in {paint} in a dark studio from the rear right, tail lamps lit.',
             args=dict(az=-146)),
        shot('exterior-wheel', 'bright', 'wheel-rear', D,
             'Close-up of the rear wheel of the {name} in {paint}: the spokes of the alloy rim, the tyre and the arch.',
             ev=0.35, args=dict(strip=0.8, az=60)),
        shot('exterior-front', 'bright', 'front-right', E,
             'The {name} in {paint} in a light grey studio from the front right: grille, lamps and the lower air intake.',
             args=dict(side=-1, az=24)),
        shot('exterior-tail-lamp', 'dark', 'tail-right', A,
             'Close-up of the right tail lamp of the {name} in {paint}, glowing red in the dark.',
             args=dict(az=-155)),
        shot('exterior-rear', 'bright', 'rear34-left', F,
             'The {name} in {paint} in a light grey studio from the rear left: tailgate, rear window and tail lamps.',
             args=dict(az=142)),
        shot('exterior-above', 'bright', 'above-right', B,
             'The {name} in {paint} seen from above at an angle from the right: bonnet, windscreen and roof.',
             steer=14, args=dict(side=-1, az=42, top=0.1, back=1.0)),  # from up here the windscreen would mirror the ceiling
        shot('exterior-city-night', 'city', 'front34-kerb', E if D == STAR_NIGHT else D,  # black would vanish in the night
             'The {name} in {paint} in a wet city street at night from the front right, lit windows and street lamps behind it.',
             steer=-12),
        shot('exterior-nose', 'land', 'nose-low', C,
             'Close-up of the front of the {name} in {paint} in the evening from low down: grille, emblem plate and lit lamps.',
             args=land('cloud', 130)),
    ]


# Where each car spends its day, over the whole window: (scene, view, what surrounds it, arguments of the scene)
CHAPTERS = {
    'voyah-free': ('land', 'hero-right-chapter', 'on a road through a snowy steppe in winter', land('frost', 250, drift=2)),
    'voyah-dreamer': ('land', 'hero-chapter', 'on a steppe road before sunset, golden grass around it', land('gold', 330, drift=1)),
    'forthing-t5-evo': ('land', 'hero-flank-chapter', 'on a road through a snowy steppe in winter', land('frost', 300)),
    'aeolus-shine-gs': ('city', 'hero-right-chapter', 'in a city street at the blue hour', dict(hour='blue')),
}


def chapter(car: str) -> Shot:
    """The exterior over the whole window."""
    scene, view, around, args = CHAPTERS[car]
    return shot('exterior-chapter', scene, view, None, 'The {name} in {paint} %s.' % around, size='chapter', steer=-8, args=args)


def gallery(A: int, B: int, C: int, D: int, E: int, F: int) -> list[Shot]:
    """The gallery of the Voyah Free and of the Aeolus Shine GS: mostly evenings."""
    return [
        shot('gallery-road-rear', 'land', 'rear34-wide', F if A in (SKY_BLUE, CLOUD_BLUE) else A,  # yellow light turns blue green
             'The {name} in {paint} from behind on a long empty steppe road, heading for the last light of the day.',
             args=land('dusk', 12, drift=2)),
        shot('gallery-city-rear', 'city', 'rear34-city', F,
             'The {name} in {paint} from the rear left in a wet street at night, its tail lamps mirrored in the asphalt.'),
        shot('gallery-steppe-front', 'land', 'front-low', B,
             'The {name} in {paint} head-on and low on the steppe road after sunset, lamps lit, '
             'a band of orange light on the horizon.',
             args=land('blue', 195)),
        shot('gallery-studio-side', 'bright', 'side-studio', D,
             'The {name} in {paint} from the left side in a light grey studio.',
             args=dict(az=90)),
        shot('gallery-night-front', 'edge', 'front-night', C,
             'The face of the {name} in the dark: only the lamps and the edges of the {paint} body are lit.'),
        shot('gallery-day-front', 'land', 'front34-right', by_day(E, D),
             'The {name} in {paint} on a dry steppe road at midday, from the front right, golden grass and pale hills behind it.',
             steer=-8, args=land('day', -26, drift=1, fill=(6, -9, 5))),
        shot('gallery-day-rear', 'land', 'rear34-day', A if B == SKY_BLUE else B,
             'The {name} in {paint} from the rear right on open steppe grass in daylight.',
             args=land('day', -68, drift=3, road=False, fill=(-6, -9, 5), ev=-0.75)),  # white
        shot('gallery-city-side', 'city', 'side-city', B if A == STAR_NIGHT else A,
             'The {name} in {paint} from the side in a city street at the blue hour, lit facades behind it.',
             args=dict(hour='blue')),
        shot('gallery-mirror', 'land', 'mirror', by_day(D, F),
             'Close-up of the left mirror and the window line of the {name} in {paint} in evening light.',
             args=land('gold', 20, drift=2)),
        shot('gallery-roof', 'land', 'above-rear', by_day(E, F),
             'The {name} in {paint} from the rear and above on a road through a winter steppe: roof and rear window.',
             args=land('winter', -30, fill=(-6, 9, 6))),
    ]


def other_gallery(A: int, B: int, C: int, D: int, E: int, F: int) -> list[Shot]:
    """The gallery of the Voyah Dreamer and of the Forthing T5 EVO: other hours, weathers and sides, mostly winter."""
    return [
        shot('gallery-road-rear', 'land', 'rear34-leaving', F,
             'The {name} in {paint} from the rear right, driving away on a road through a snowy steppe on a winter morning.',
             args=land('frost', 235, fill=(-6, -9, 5))),
        shot('gallery-city-rear', 'city', 'rear34-street', by_day(D, A),
             'The {name} in {paint} from the rear right in a snowy city street at the blue hour, tail lamps lit.',
             args=dict(hour='blue', winter=True)),
        shot('gallery-steppe-front', 'land', 'front-meeting', by_day(A, B),
             'The {name} in {paint} coming closer on a wet steppe road at dusk, lamps lit, seen low from the front right.',
             steer=-6, args=land('dusk', 235, drift=3)),
        shot('gallery-studio-side', 'dark', 'side-dark', by_day(D, F),
             'The {name} in {paint} from the left side in a dark studio, lamps lit.',
             args=dict(az=83)),
        shot('gallery-night-rear', 'dark', 'rear-night', B,
             'The {name} in {paint} from behind in a dark studio, the tail lamps lit.',
             args=dict(az=160)),
        shot('gallery-day-front', 'land', 'front34-high', E,
             'The {name} in {paint} on a wet steppe road under a closed grey sky, from the front left.',
             steer=8, args=land('cloud', 40, drift=2)),
        shot('gallery-day-rear', 'land', 'rear34-field', C,
             'The {name} in {paint} from the rear left on fresh snow in winter sun.',
             args=land('winter', 60, drift=1, road=False, fill=(-6, 9, 5))),
        shot('gallery-city-front', 'city', 'front34-street', B,
             'The {name} in {paint} from the front left in a snowy city street at the blue hour, lit facades behind it.',
             steer=14, args=dict(hour='blue', winter=True)),
        shot('gallery-flank', 'land', 'flank', A,
             'Close-up along the flank of the {name} in {paint} from behind, in evening light.',
             args=land('gold', 24, drift=2)),
        shot('gallery-bonnet', 'land', 'above-front', F,
             'The {name} in {paint} from the front and above on a steppe road an hour before sunset: bonnet, windscreen and roof.',
             steer=-8, args=land('gold', 62, drift=3)),
    ]


def interior(car: str) -> list[Shot]:
    """The carousel of the inside."""
    return [
        shot('interior-dash', 'cabin', 'dash', None,
             'The dashboard of the {name} from between the front seats: {screens}, steering wheel, centre console, '
             'the steppe beyond the windscreen.',
             size='chapter', args=dict(light='dusk')),
        cabin('interior-seats', 'seats', 'day', 'The front seats of the {name} in {seats}, seen from the dashboard.'),
        cabin('interior-rear', 'rear', 'dusk' if car == 'voyah-dreamer' else 'day', 'The second row of the {name} in {seats}.'),
        shot('interior-around', 'cabin', 'around', None,
             'Everything around a head between the front seats of the {name}: the dashboard ahead, doors, {seats}, rear, roof.',
             size='around', args=dict(light='dusk')),
    ]


def promotions(car: str) -> list[Shot]:
    """The pictures of the offers."""
    A, _, C, _, E, _ = PAINTS[car]
    (left, left_paint), (right, right_paint) = {
        'voyah-free': (('voyah-dreamer', SNOW_WHITE), ('aeolus-shine-gs', CLOUD_BLUE)),
        'voyah-dreamer': (('voyah-free', SKY_BLUE), ('forthing-yacht', CLOUD_GRAY)),
        'forthing-t5-evo': (('aeolus-huge', DARK_GREEN), ('voyah-free', SKY_BLUE)),
        'aeolus-shine-gs': (('forthing-t5-evo', SNOW_WHITE), ('aeolus-huge', STAR_NIGHT)),
    }[car]
    return [
        shot('promotion-current', 'dark', 'cropped', C,
             'The front half of the {name} in {paint} in a dark studio with a warm rim of light.',
             steer=18, args=dict(az=48, tint=(1, 0.70, 0.46), backdrop=(1, 0.72, 0.5))),
        shot('promotion-delivery', 'land', 'front34-snow', by_day(E, A),
             'The {name} in {paint} on a cleared road through a snow-covered steppe on a bright winter morning.',
             steer=12, args=land('frost' if car in ('forthing-t5-evo', 'voyah-dreamer') else 'winter', 22, drift=1)),
        shot('promotion-showroom', 'hall', 'showroom', A,
             'The {name} in {paint} in a bright showroom with a wall of windows, two more cars behind it.',
             steer=10, args=dict(others=[(left, left_paint, -2.6, -6.2, 14), (right, right_paint, -7.8, 0.9, -14)])),
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
                 open='left', args=land('gold', 120, drift=1)),
            cabin('feature-3', 'third', 'night',
                  'The rear cabin of the {name} after dark, seen from the third row: the captain chairs, '
                  'lines of warm light along the roof.'),
        ],
        'forthing-t5-evo': [
            shot('feature-1', 'dark', 'lamp-wide', E,
                 'The front of the {name} in {paint} in the dark, close up: the dark grille and the light blades of the left lamp '
                 'beside it.',
                 args=dict(az=18)),
            cabin('feature-2', 'display', 'dusk',
                  'The free-standing centre display of the {name} with the navigation map, warm light lines in the dashboard.'),
            shot('feature-3', 'bright', 'boot', C,
                 'The {name} in {paint} in studio light from behind with its tailgate open: the boot before the rear seats.',
                 open='gate', args=dict(side=-1)),
        ],
        'aeolus-shine-gs': [
            shot('feature-1', 'dark', 'grille', A,
                 'The flowing grille of the {name} in {paint} close up in the dark, the lamp lit beside it.',
                 args=dict(az=-20)),
            cabin('feature-2', 'passenger', 'dusk',
                  'The cockpit of the {name} from the passenger seat: driver display, free-standing centre display '
                  'and steering wheel.'),
            shot('feature-3', 'land', 'wheel-low', C,
                 'Front wheel and flank of the {name} in {paint} from low down in evening light.',
                 args=land('dusk', 150)),
        ],
    }[car]


def video_poster(A: int) -> list[Shot]:
    """The first frame of the film."""
    return [
        shot('video-poster', 'dark', 'poster', A,
             'The {name} in {paint} in a dark studio while a band of light travels along its side.'),
    ]


def partial(car: str) -> list[Shot]:
    """The two cars with a short page."""
    _, B, C, *_ = PAINTS[car]
    front, rear = (('gold', -12), ('blue', 310)) if car == 'forthing-yacht' else (('dusk', 252), ('dusk', 20))
    return [
        shot('view-front', 'land', 'front34', B,
             'The {name} in {paint} on a steppe road in the evening, from the front left, lamps lit.',
             steer=12, args=land(*front, drift=4)),
        shot('view-rear', 'land', 'rear34-low', C,
             'The {name} in {paint} on a steppe road at dusk from the rear left, tail lamps lit.',
             args=land(*rear, drift=5, fill=(-6, 9, 5))),
    ]


def free_pages() -> list[Shot]:
    """The interior page and the features page of the Voyah Free."""
    return [
        cabin('inside-main-1', 'cockpit', 'night',
              'The cockpit of the Voyah Free from behind the driver in the evening: steering wheel, three lit screens, '
              'blue ambient light.'),
        cabin('inside-main-2', 'side', 'day',
              'The cabin of the Voyah Free from the open passenger side by day: light leather seats, wood trim, '
              'three screens in one slim panel.'),
        cabin('inside-finish', 'door', 'day',
              'The inner door of the Voyah Free: wood trim, leather with visible stitching, metal handle and a speaker grille.'),
        cabin('inside-camera', 'camera', 'dusk',
              'The camera that recognises the driver, above the driver display of the Voyah Free: '
              'a small lens between two infrared lamps.'),
        cabin('inside-handbrake', 'console', 'dusk',
              'The wood-trimmed console of the Voyah Free: drive selector, the row of keys with the electronic handbrake, '
              'and the cup holders.'),
        cabin('inside-speaker', 'speaker', 'dusk',
              'A speaker in the door of the Voyah Free behind a perforated metal grille in a polished rim.'),
        cabin('inside-purifier', 'vent', 'dusk',
              'Air vents in the wood trim of the Voyah Free with metal frames and a thin line of light.'),
        cabin('inside-seat-heating', 'seat', 'dusk',
              'The backrest of a front seat of the Voyah Free in perforated leather with a glowing heating symbol.'),
        cabin('inside-surround-view', 'screen', 'dusk',
              'The centre screen of the Voyah Free shows the car from above and the view behind it with guide lines.'),
        cabin('inside-roof', 'roof-rear', 'day', 'The panoramic glass roof of the Voyah Free seen from the rear seat.'),
        cabin('inside-display', 'screens', 'dusk',
              'Driver display, navigation and media side by side in the screen panel of the Voyah Free.'),
        cabin('inside-ambient', 'ambient', 'night',
              'Blue ambient light along the dashboard and the door of the Voyah Free at night.'),
        cabin('inside-storage', 'storage', 'day',
              'The armrest, the cup holders and the trays in the centre console of the Voyah Free from above.'),
        cabin('features-sound', 'sound', 'night',
              'The front door of the Voyah Free at night: a speaker in a ring of blue light, a line of blue light above it.'),
        cabin('features-navigation', 'map', 'dusk',
              'The navigation map with a blue route on the middle screen of the Voyah Free, seen from the driver.'),
        cabin('features-radio', 'media', 'dusk',
              'The media page on the right-hand screen of the Voyah Free: the cover of the track, the controls and shortcuts.'),
        cabin('features-screens', 'screens-wide', 'night',
              'The three screens of the Voyah Free in one panel at night: driver display, navigation, media.'),
        shot('features-sustainability', 'land', 'side-small', SNOW_WHITE,
             'The Voyah Free in Snow White from the side on a road through a wide steppe by day, pale hills behind it.',
             args=land('day', 60)),
        cabin('features-comfort', 'seats-high', 'dusk',
              'The front seats of the Voyah Free in light perforated leather with piping in warm evening light.'),
        shot('features-headlights', 'edge', 'lamp-wide', SKY_BLUE,
             'The LED headlamp and the light bar of the Voyah Free in Sky Blue, lit in the dark.'),
        cabin('features-seats-monitoring', 'monitor', 'dusk',
              'The driver seat of the Voyah Free and the screens in front of it; '
              'the centre screen shows the surroundings of the car.',
              screen='surround'),
    ]


def assistants() -> list[Shot]:
    """The driving assistants of the Voyah Free: the field of its sensors drawn on the road."""
    def assistant(k: int, view: str, field: str, mood: str, seen: str, others: list[Any], x: float=0, **more: Any) -> Shot:
        args = dict(field=field, mood=mood, az=more.pop('az'), main=(x, -1.8, 0), others=others, nose=x + 2.4, lane=-1.8, **more)
        return shot('assistant-%d' % k, 'road', view, SKY_BLUE, seen, args=args)

    return [
        assistant(1, 'assist-behind', 'wave', 'dusk',
                  'The Voyah Free in a queue on a wide road at dusk, from behind and above; '
                  'blue arcs show how it watches the car ahead.',
                  [('aeolus-shine-gs', CLOUD_BLUE, 11.5, -1.8, 0), ('forthing-t5-evo', SNOW_WHITE, 8.5, 1.8, 0),
                   ('voyah-dreamer', STAR_NIGHT, 20, 1.8, 0), ('forthing-yacht', CLOUD_GRAY, 5, -5.4, 0),
                   ('aeolus-huge', DARK_GREEN, 21, -5.4, 0)],
                  az=25, gap=6.5),
        assistant(2, 'assist-above', 'gap', 'day',
                  'The Voyah Free follows the car ahead by day, seen from high above; blue bars mark the distance it keeps.',
                  [('forthing-t5-evo', SNOW_WHITE, 15, -1.8, 0), ('aeolus-huge', DARK_GREEN, -8, 1.8, 0),
                   ('forthing-yacht', CLOUD_GRAY, 9, 1.8, 0)],
                  az=-40, gap=10),
        assistant(3, 'assist-front', 'gap', 'blue',
                  'Stop and wait: the Voyah Free has halted behind the car ahead after sunset, tail lamps red, headlamps lit.',
                  [('voyah-dreamer', CLOUD_GRAY, 5.2, -1.8, 0), ('aeolus-shine-gs', SNOW_WHITE, -9.2, -1.8, 0),
                   ('aeolus-huge', DARK_GREEN, -6, -5.4, 0)],
                  x=-3, az=215, gap=2.8, ev=0.6),
        assistant(4, 'assist-side', 'lane', 'dusk',
                  'Free road ahead: the Voyah Free sets off again and keeps between two glowing lane lines.',
                  [('forthing-t5-evo', DARK_GREEN, 30, -1.8, 0), ('aeolus-shine-gs', CLOUD_BLUE, -11, 1.8, 0)],
                  az=40, wet=False, ev=0.25),
    ]


def home() -> list[tuple[str, Shot]]:
    """The pictures of the first page: (car, shot)."""
    behind = [('aeolus-shine-gs', CLOUD_BLUE, -2.6, -4.9, 0), ('forthing-t5-evo', SNOW_WHITE, -5.5, 0.9, 0)]
    stacked = [('forthing-t5-evo', SNOW_WHITE, -5.9, -3.9, 0), ('aeolus-shine-gs', CLOUD_BLUE, -13.0, -5.3, 0)]
    hall = [('aeolus-shine-gs', SNOW_WHITE, -6.0, -2.0, 16), ('forthing-yacht', CLOUD_GRAY, 2.4, -5.4, 50)]
    return [
        ('voyah-free', shot('home/welcome', 'dark', 'group', SKY_BLUE,
         'Three cars in a dark studio with their lamps lit: a Voyah Free in front, '
         'an Aeolus Shine GS and a Forthing T5 EVO behind it.',
         'hero', 10, args=dict(az=26, others=behind, over=[c[2:4] for c in behind]))),
        ('voyah-free', shot('home/welcome-tall', 'dark', 'group-tall', SKY_BLUE,
         'Three cars one behind the other in a dark studio with their lamps lit: a Voyah Free, a Forthing T5 EVO, '
         'an Aeolus Shine GS.',
         'tall', 8, args=dict(az=26, at=(0.5, 0.55), others=stacked, over=[c[2:4] for c in stacked]))),
        ('aeolus-huge', shot('home/tile-aeolus', 'edge', 'tile-front', STAR_NIGHT,
         'The face of the Aeolus Huge in Star Night, lamps lit in the dark.', 'tile')),
        ('voyah-dreamer', shot('home/tile-voyah', 'city', 'tile', SNOW_WHITE,
         'The front of a Voyah Dreamer in Snow White in a city street at night.', 'tile', 10)),
        ('forthing-t5-evo', shot('home/tile-forthing', 'land', 'tile-rear', DARK_GREEN,
         'The rear of a Forthing T5 EVO in Dark Green on the steppe at dusk.', 'tile', args=land('dusk', 45))),
        ('voyah-free', shot('home/about', 'hall', 'showroom-wide', DARK_GREEN,
         'Three cars in a showroom in the evening: a Voyah Free in front, '
         'a Forthing Yacht and an Aeolus Shine GS before the windows.',
         'hall', args=dict(evening=True, others=hall))),
    ]


def about_and_brands() -> list[tuple[str, Shot]]:
    """The pictures of the page about the company and of the brand pages: (car, shot)."""
    row = [('forthing-t5-evo', SNOW_WHITE, -5.0, 1.7, 0), ('aeolus-huge', DARK_GREEN, -9.6, 4.0, 0)]
    beside = lambda car, paint: [(car, paint, 0.2, -4.3, 0)]
    lit = lambda brand, name, car, other, paint, second: (
        car,
        shot('brand/%s-strip' % brand, 'edge', 'strip', paint,
             'The lamps of two %s cars in the dark, side by side, as a narrow band.' % name,
             'strip', args=dict(others=[(other, second, 0.0, 2.35, 0)])),
    )
    return [
        lit('forthing', 'Forthing', 'forthing-t5-evo', 'forthing-yacht', STAR_NIGHT, STAR_NIGHT),
        lit('aeolus', 'Aeolus', 'aeolus-huge', 'aeolus-shine-gs', STAR_NIGHT, STAR_NIGHT),
        ('voyah-dreamer', shot('about/showroom', 'hall', 'showroom-row', SKY_BLUE,
         'The showroom by day: a Voyah Dreamer, a Forthing T5 EVO and an Aeolus Huge in a row on a polished floor '
         'beside a wall of windows.',
         'hall', args=dict(others=row))),
        ('voyah-free', shot('about/office', 'hall', 'office', SKY_BLUE,
         'An office corner in the showroom: a wooden desk with a screen, three chairs and two pendant lamps, '
         'and beside it a Voyah Free.',
         'hall', args=dict(desk=True))),
        ('voyah-free', shot('brand/voyah', 'land', 'banner', SKY_BLUE,
         'A Voyah Free and a Voyah Dreamer on a wet steppe road at dusk.',
         'wide', 8, args=land('dusk', 272, drift=1, others=beside('voyah-dreamer', STAR_NIGHT)))),
        ('forthing-t5-evo', shot('brand/forthing', 'land', 'banner', SNOW_WHITE,
         'A Forthing T5 EVO and a Forthing Yacht after sunset on the steppe road, lamps lit.',
         'wide', 8, args=land('blue', 195, others=beside('forthing-yacht', CLOUD_GRAY)))),
        ('aeolus-shine-gs', shot('brand/aeolus', 'city', 'banner', CLOUD_BLUE,
         'An Aeolus Shine GS and an Aeolus Huge in a wet city street at night.',
         'wide', 8, args=dict(others=beside('aeolus-huge', DARK_GREEN)))),
    ]
# fmt: on


def fill() -> None:
    """Put every picture on the list; what is equally urgent stays in the order in which it is added."""
    for i, car in enumerate(CARS):
        for step, shots in enumerate(heroes(car)):
            add(car, step + i * 0.01, shots)
    first, others = FULL[0], FULL[1:]
    add(first, 10, exteriors(*PAINTS[first]))
    add(first, 10.3, interior(first))
    add(first, 10.5, gallery(*PAINTS[first]))
    add(first, 10.6, features(first))
    add(first, 50, video_poster(LEAD[first]))
    add(first, 10.7, promotions(first))
    add(first, 11, free_pages() + assistants())
    for order, owned in ((3.5, home()), (4.0, about_and_brands())):
        for car, s in owned:
            add(car, order, [s])
    for k, car in enumerate(others):
        add(car, 10.1 + k * 0.01, (exteriors if car == 'voyah-dreamer' else other_exteriors)(*PAINTS[car]))
        add(car, 33 + k, interior(car))
        add(car, 36 + k * 0.99, (other_gallery if car in ('voyah-dreamer', 'forthing-t5-evo') else gallery)(*PAINTS[car]))
        add(car, 36.5 + k * 0.99, promotions(car))
        add(car, 36.5 + k * 0.99, features(car))
        add(car, 50, video_poster(LEAD[car]))
    for car in FULL:
        add(car, 4.5, [chapter(car)])
    for k, car in enumerate(PARTIAL):
        add(car, 39 + k * 0.5, partial(car))


def write() -> None:
    """Write the list to pictures.json."""
    fill()
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'pictures.json')
    rows = sorted(LIST, key=lambda p: p['order'])
    assert len({p['id'] for p in rows}) == len(rows), 'two pictures share an id'
    with open(path, 'w') as f:
        f.write('[\n' + ',\n'.join('  ' + json.dumps(p) for p in rows) + '\n]\n')


if __name__ == '__main__':
    write()
