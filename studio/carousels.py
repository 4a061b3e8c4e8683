"""The two carousels of a car. At most two cars share a list (`CAROUSELS` below), so no camera is on more than two."""

from __future__ import annotations

from collections.abc import Callable

from shots import CLOUD_BLUE, PALE_SUN, SKY_BLUE, SNOW_WHITE, STAR_NIGHT, Shot, by_day, by_night, if_deep, land, not_grey, shot

Carousel = Callable[[int, int, int, int, int, int], list[Shot]]  # the shots of a carousel in six paints


# A shot reads as: what and where, what is seen, what is special about it.
# fmt: off
def exteriors(A: int, B: int, C: int, D: int, E: int, F: int) -> list[Shot]:
    """The carousel of the outside."""
    return [
        shot('exterior-front-dusk', 'land', 'front34', B,  # black would be a hole in this light
             'The {name} in {paint} on a wet steppe road at dusk, seen from the front left, lamps lit under a golden sky.',
             steer=10, args=land('dusk', 250)),
        shot('exterior-side-dusk', 'land', 'side', E,
             'The {name} in {paint} in full profile on the steppe an hour before sunset, dry grass and low hills behind it.',
             ev=0.4, args=land('gold', 160, drift=1, sun=PALE_SUN)),
        shot('exterior-headlamp', 'dark', 'lamp', by_day(A, C),  # of black only the lamp would be left
             'Close-up of the left headlamp of the {name} in {paint}: light guides and lamp modules glow in the dark.',
             args=dict(az=24)),
        shot('exterior-rear-night', 'dark', 'rear34', by_day(C, E),  # black would be a hole in the dark
             'The {name} in {paint} in a dark studio from the rear left; the red tail lamps draw its width.',
             args=dict(az=146)),
        shot('exterior-wheel', 'land', 'wheel', not_grey(D, E),
             'Close-up of the front wheel of the {name} in {paint} in low sun: the spokes of the alloy rim, the tyre and the arch.',
             steer=16, ev=0.4, args=land('gold', 48, drift=2, sun=PALE_SUN)),
        shot('exterior-front', 'city', 'front-slight', CLOUD_BLUE,  # bright enough for the hour
             'The {name} in {paint} in a wet city street at the blue hour, almost head-on: grille, lamps and the lower air intake.',
             args=dict(hour='blue')),
        shot('exterior-tail-lamp', 'dark', 'tail', by_day(A, E),
             'Close-up of the left tail lamp of the {name} in {paint}, glowing red in the dark.',
             args=dict(az=155, strip=0.45)),
        shot('exterior-rear', 'land', 'rear34-right', SKY_BLUE,
             'The {name} in {paint} on a dry steppe road by day from the rear right: tailgate, rear window and tail lamps.',
             ev=-0.2, args=land('day', -120, drift=1, fill=(-6, -9, 5))),
        shot('exterior-above', 'land', 'above', not_grey(D, SKY_BLUE),
             'The {name} in {paint} on a snowy road in the sun, seen from above at an angle: bonnet, windscreen and roof.',
             steer=-14, args=land('winter', 50, drift=2, el=22)),
        shot('exterior-city-night', 'city', 'front34-city', B,  # green turns lime below street lamps, grey and black vanish
             'The {name} in {paint} in a wet city street at night, lit windows and street lamps behind it.',
             steer=12, ev=-0.2, args=dict(across=1.0)),
        shot('exterior-nose', 'land', 'nose', by_day(C, B),
             'Close-up of the front of the {name} in {paint} in the evening: grille, emblem plate and lit lamps.',
             ev=0.35, args=land('cloud', 230)),
    ]


def other_exteriors(A: int, B: int, C: int, D: int, E: int, F: int) -> list[Shot]:
    """The carousel of the outside: the same subjects from the other side."""
    return [
        shot('exterior-front-dusk', 'land', 'front34-meeting', A,
             'The {name} in {paint} on a wet steppe road at dusk, seen from the front right, lamps lit under a golden sky.',
             steer=-10, args=land('dusk', 112, drift=3, mirrored=True, fill=(6, -9, 5))),
        shot('exterior-side-dusk', 'land', 'side-right', B,
             'The {name} in {paint} in full profile from the right on the steppe an hour before sunset, '
             'dry grass and hills behind it.',
             ev=if_deep(B, 0.5), args=land('gold', -160, drift=3, sun=PALE_SUN)),
        shot('exterior-headlamp', 'dark', 'lamp-right', by_night(A, B),
             'Close-up of the right headlamp of the {name} in {paint}: light guides and lamp modules glow in the dark.',
             args=dict(az=-24)),
        shot('exterior-rear-night', 'dark', 'rear34-dark', C,
             'The {name} in {paint} in a dark studio from the rear right, tail lamps lit.',
             args=dict(az=-146)),
        shot('exterior-wheel', 'land', 'wheel-rear', C,
             'Close-up of the rear wheel of the {name} in {paint} on a snowy road: the spokes of the alloy rim, '
             'the tyre and the arch.',
             ev=if_deep(C, 0.15), args=land('winter', 100, drift=1)),
        shot('exterior-front', 'land', 'front-right', by_day(E, B),
             'The {name} in {paint} on a dry steppe road by day from the front right: grille, lamps and the lower air intake.',
             args=land('day', -26, drift=1, fill=(6, -9, 5))),
        shot('exterior-tail-lamp', 'dark', 'tail-right', by_night(A, E),  # black would leave only the lamp
             'Close-up of the right tail lamp of the {name} in {paint}, glowing red in the dark.',
             ds=0.006, args=dict(az=-155)),  # so close, the lip of a tailgate would wave
        shot('exterior-rear', 'land', 'rear34-left', SNOW_WHITE,
             'The {name} in {paint} on a steppe road an hour before sunset from the rear left: '
             'tailgate, rear window and tail lamps.',
             ev=0.1, args=land('gold', 175, drift=1, sun=PALE_SUN)),
        shot('exterior-above', 'city', 'above-right', A,
             'The {name} in {paint} in a wet city street at the blue hour, seen from above at an angle from the right: '
             'bonnet, windscreen and roof.',
             steer=14, args=dict(seen=-1, hour='blue')),
        shot('exterior-city-night', 'city', 'front34-kerb', B,  # green turns lime below street lamps, black vanishes
             'The {name} in {paint} in a wet city street at night from the front right, lit windows behind it.',
             steer=-12, ev=if_deep(B, 0.35), args=dict(seen=-1, across=1.0)),
        shot('exterior-nose', 'land', 'nose-low', C,
             'Close-up of the front of the {name} in {paint} in the evening from low down: grille, emblem plate and lit lamps.',
             ev=0.35, args=land('cloud', 130)),
    ]


def gallery(A: int, B: int, C: int, D: int, E: int, F: int) -> list[Shot]:
    """The gallery: mostly evenings."""
    return [
        shot('gallery-road-rear', 'land', 'rear34-wide', B,  # yellow light turns blue green
             'The {name} in {paint} from behind on a long empty steppe road an hour before sunset, hills beyond it.',
             args=land('gold', 240, drift=2)),
        shot('gallery-city-rear', 'city', 'rear34-city', E,  # grey and black vanish
             'The {name} in {paint} from the rear left in a wet street at night, tail lamps lit, lit shops behind it.',
             args=dict(across=1.0)),
        shot('gallery-steppe-front', 'land', 'front-low', B,
             'The {name} in {paint} head-on and low on the steppe road after sunset, lamps lit, '
             'a band of orange light on the horizon.',
             args=land('blue', 195)),
        shot('gallery-studio-side', 'bright', 'side-studio', D,
             'The {name} in {paint} from the left side in a light grey studio.',
             args=dict(az=90)),
        shot('gallery-night-front', 'dark', 'front-night', A,
             'The {name} in {paint} head-on in a dark studio, the lamps lit.',
             args=dict(az=12)),
        shot('gallery-day-front', 'land', 'front34-right', by_day(E, D),
             'The {name} in {paint} on a dry steppe road at midday, from the front right, golden grass and pale hills behind it.',
             steer=-8, args=land('day', -26, drift=1, fill=(6, -9, 5))),
        shot('gallery-day-rear', 'land', 'rear34-day', D,
             'The {name} in {paint} from the rear right on open steppe grass in daylight.',
             args=land('day', -118, drift=1, road=False, fill=(-6, -9, 5))),
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
    """The gallery: other hours, weathers and sides, mostly winter."""
    return [
        shot('gallery-road-rear', 'land', 'rear34-leaving', not_grey(F, B),
             'The {name} in {paint} from the rear right, driving away on a road through a snowy steppe on a winter morning.',
             args=land('frost', 235, fill=(-6, -9, 5))),
        shot('gallery-city-rear', 'city', 'rear34-street', by_day(A, C),
             'The {name} in {paint} from the rear right in a snowy city street at the blue hour, tail lamps lit.',
             args=dict(hour='blue', winter=True, seen=-1)),
        shot('gallery-steppe-front', 'land', 'front-meeting', B,
             'The {name} in {paint} coming closer on a wet steppe road at dusk, lamps lit, seen low from the front right.',
             steer=-6, args=land('dusk', 235, drift=3, fill=(6, -9, 5))),
        shot('gallery-studio-side', 'dark', 'side-dark', by_day(D, F),
             'The {name} in {paint} from the left side in a dark studio, lamps lit.',
             args=dict(az=83)),
        shot('gallery-night-rear', 'dark', 'rear-night', B,
             'The {name} in {paint} from behind in a dark studio, the tail lamps lit.',
             args=dict(az=160)),
        shot('gallery-day-front', 'land', 'front34-high', E,
             'The {name} in {paint} on a wet steppe road under a closed grey sky, from the front left.',
             steer=8, ev=0.6, args=land('cloud', 40, drift=2)),  # deep green under a grey sky
        shot('gallery-day-rear', 'land', 'rear34-field', C,
             'The {name} in {paint} from the rear left on fresh snow in winter sun.',
             ev=0.15, args=land('winter', 60, drift=1, road=False, fill=(-6, 9, 5), sun=PALE_SUN)),
        shot('gallery-city-front', 'city', 'front34-street', B,
             'The {name} in {paint} from the front left in a snowy city street at the blue hour, lit facades behind it.',
             steer=14, args=dict(hour='blue', winter=True)),
        shot('gallery-flank', 'land', 'flank', A,
             'Close-up along the flank of the {name} in {paint} from behind, in evening light.',
             args=land('gold', 106, drift=2)),
        shot('gallery-bonnet', 'land', 'above-front', C,
             'The {name} in {paint} from the front and above on a dry steppe road at midday: bonnet, windscreen and roof.',
             steer=-8, ev=if_deep(C, 0.25), args=land('day', 345, drift=3)),
    ]


def morning_gallery(A: int, B: int, C: int, D: int, E: int, F: int) -> list[Shot]:
    """The gallery: from a frosty morning to the blue hour, many of its cameras on the right."""
    return [
        shot('gallery-road-rear', 'land', 'rear34-bend', B,
             'The {name} in {paint} from the rear right on an empty steppe road an hour before sunset.',
             args=land('gold', 255, drift=2, fill=(-6, -9, 5))),
        shot('gallery-city-rear', 'city', 'rear34-corner', A,
             'The {name} in {paint} from the rear right in a city street at the blue hour, lit facades behind it.',
             args=dict(hour='blue', seen=-1)),
        shot('gallery-steppe-front', 'land', 'front-frost', C,
             'The {name} in {paint} nearly head-on on a road through a snowy steppe on a winter morning, lamps lit.',
             args=land('frost', 250, drift=1)),
        shot('gallery-studio-side', 'dark', 'side-dark-right', A,
             'The {name} in {paint} from the right side in a dark studio, lamps lit.',
             args=dict(az=-83)),
        shot('gallery-night-front', 'dark', 'front-dark', D,
             'The {name} in {paint} in a dark studio, nearly head-on, the lamps lit.',
             args=dict(az=-14)),
        shot('gallery-day-front', 'land', 'front34-morning', D,
             'The {name} in {paint} on a road through a snowy steppe in winter sun, from the front left.',
             steer=8, args=land('winter', 62, drift=3)),
        shot('gallery-day-rear', 'land', 'rear34-grass', A,
             'The {name} in {paint} from the rear left on open steppe grass in daylight.',
             args=land('day', 150, drift=1, road=False, fill=(-6, 9, 5))),
        shot('gallery-city-side', 'city', 'side-street', B,
             'The {name} in {paint} from the side in a snowy city street at the blue hour, lit windows behind it.',
             args=dict(hour='blue', winter=True)),
        shot('gallery-mirror', 'land', 'mirror-right', C,
             'Close-up of the right mirror and the window line of the {name} in {paint} in winter sun.',
             args=land('winter', -30, drift=2, fill=(6, -9, 5), sun=PALE_SUN)),
        shot('gallery-roof', 'land', 'above-rear-right', C,
             'The {name} in {paint} from the rear and above on a dry steppe road at midday: roof and rear window.',
             ev=if_deep(C, 0.25), args=land('day', 235, drift=3, fill=(-6, -9, 5))),
    ]
# fmt: on

# car: the carousels of its outside and of its gallery; no two cars have both in common
CAROUSELS: dict[str, tuple[Carousel, Carousel]] = {
    'voyah-free': (exteriors, gallery),
    'voyah-dreamer': (exteriors, other_gallery),
    'forthing-t5-evo': (other_exteriors, other_gallery),
    'aeolus-shine-gs': (other_exteriors, morning_gallery),
}
