"""The pictures of single pages: the first page, the company, the brands, the two further pages of the Voyah Free."""

from __future__ import annotations

from typing import Any

from shots import (
    CLOUD_BLUE,
    CLOUD_GRAY,
    DARK_GREEN,
    SKY_BLUE,
    SNOW_WHITE,
    STAR_NIGHT,
    Shot,
    cabin,
    land,
    shot,
)


# A shot reads as: what and where, what is seen, what is special about it.
# fmt: off
def free_pages() -> list[Shot]:
    """The interior page and the features page of the Voyah Free."""
    return [
        cabin('inside-main-1', 'cockpit', 'night',
              'The cockpit of the Voyah Free from behind the driver in the evening: steering wheel, three lit screens, '
              'blue ambient light.', size='lead'),
        cabin('inside-main-2', 'side', 'day',
              'The cabin of the Voyah Free from the open passenger side by day: light leather seats, wood trim, '
              'three screens in one slim panel.', size='chapter'),
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
              'The three screens of the Voyah Free in one panel at night: driver display, navigation, media.', size='lead'),
        shot('features-sustainability', 'land', 'side-small', SNOW_WHITE,
             'The Voyah Free in Snow White from the side on a road through a wide steppe by day, pale hills behind it.',
             args=land('day', 60)),
        cabin('features-comfort', 'seats-high', 'dusk',
              'The front seats of the Voyah Free in light perforated leather with piping in warm evening light.'),
        shot('features-headlights', 'dark', 'lamp-wide', SKY_BLUE,
             'The LED headlamp and the light bar of the Voyah Free in Sky Blue, lit in the dark.', args=dict(az=25)),
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
                  x=-3, az=215, gap=2.8, ev=1.25),
        assistant(4, 'assist-side', 'lane', 'dusk',
                  'Free road ahead: the Voyah Free sets off again and keeps between two glowing lane lines.',
                  [('forthing-t5-evo', DARK_GREEN, 30, -1.8, 0), ('aeolus-shine-gs', CLOUD_BLUE, -11, 1.8, 0)],
                  az=40, wet=False, ev=0.25),
    ]


def home() -> list[tuple[str, Shot]]:
    """The pictures of the first page: (car, shot)."""
    behind = [('aeolus-shine-gs', CLOUD_BLUE, -2.6, -4.9, 0), ('forthing-t5-evo', SNOW_WHITE, -5.5, 0.9, 0)]
    flanking = [('aeolus-shine-gs', CLOUD_BLUE, -4.6, -3.9, 0), ('forthing-t5-evo', SNOW_WHITE, -7.9, -2.3, 0)]
    hall = [('aeolus-shine-gs', SNOW_WHITE, -6.0, -2.0, 16), ('forthing-yacht', CLOUD_GRAY, 2.4, -5.4, 50)]
    return [
        ('voyah-free', shot('home/welcome', 'dark', 'group', SKY_BLUE,
         'Three cars in a dark studio with their lamps lit: a Voyah Free in front, '
         'an Aeolus Shine GS and a Forthing T5 EVO behind it.',
         'hero', 10, args=dict(az=26, others=behind, over=[c[2:4] for c in behind]))),
        ('voyah-free', shot('home/welcome-tall', 'dark', 'group-tall', SKY_BLUE,
         'Three cars in a dark studio with their lamps lit: a Voyah Free in front, an Aeolus Shine GS behind it on the left, '
         'a Forthing T5 EVO on the right.',
         'tall', 8, args=dict(az=26, at=(0.5, 0.55), others=flanking, over=[c[2:4] for c in flanking]))),
        ('aeolus-huge', shot('home/tile-aeolus', 'city', 'tile-front', SKY_BLUE,
         'The face of the Aeolus Huge in Sky Blue in a city street at night, lamps lit.', 'tile',
         args=dict(across=1.0), ev=0.35)),
        ('voyah-dreamer', shot('home/tile-voyah', 'land', 'tile', SNOW_WHITE,
         'The front of a Voyah Dreamer in Snow White on a wet steppe road at dusk, copper light behind the hills.',
         'tile', 10, args=land('dusk', 272, drift=1))),
        ('forthing-t5-evo', shot('home/tile-forthing', 'land', 'tile-meeting', DARK_GREEN,
         'The front of a Forthing T5 EVO in Dark Green on a cleared road through a snowy steppe on a bright winter morning.',
         'tile', -10, args=land('winter', -62, drift=3, fill=(6, -9, 5)), ev=0.3)),
        ('voyah-free', shot('home/about', 'hall', 'showroom-wide', DARK_GREEN,
         'Three cars in a showroom in the evening: a Voyah Free in front, '
         'a Forthing Yacht and an Aeolus Shine GS before the windows.',
         'hall', args=dict(evening=True, others=hall))),
    ]


def about_and_brands() -> list[tuple[str, Shot]]:
    """The pictures of the page about the company and of the brand pages: (car, shot)."""
    row = [('forthing-t5-evo', SNOW_WHITE, -5.0, 1.7, 0), ('aeolus-huge', DARK_GREEN, -9.6, 4.0, 0)]
    beside = lambda car, paint: [(car, paint, 0.2, -4.3, 0)]
    return [
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
         'A Forthing T5 EVO and a Forthing Yacht on a road through a snowy steppe on a clear winter morning.',
         'wide', 8, args=land('winter', 190, drift=1, others=beside('forthing-yacht', CLOUD_GRAY)), ev=0.3)),
        ('aeolus-shine-gs', shot('brand/aeolus', 'city', 'banner', CLOUD_BLUE,
         'An Aeolus Huge and an Aeolus Shine GS in a wet city street at the blue hour, lit shops behind them.',
         'wide', 8, args=dict(hour='blue', along=3.5, others=beside('aeolus-huge', SNOW_WHITE)))),
    ]
# fmt: on
