"""The list of every picture of the site. `python3 studio/pictures.py` writes it to pictures.json.

A picture: id, car, scene, view, paint (1-6), steer (degrees, > 0 turns the front wheels towards the camera side),
size (width, height, samples), seen (what the picture shows), order (smaller is rendered first).
"""

import json
import os

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
LEAD = {'voyah-free': 5, 'voyah-dreamer': 6, 'forthing-t5-evo': 1, 'forthing-yacht': 3, 'aeolus-shine-gs': 2, 'aeolus-huge': 4}
PAINT_NAMES = {1: 'Snow White', 2: 'Cloud Blue', 3: 'Cloud Gray', 4: 'Dark Green', 5: 'Sky Blue', 6: 'Star Night'}

# width, height, samples; the widths are the widest that media/roles.ts publishes of such a picture
SIZES = {
    'hero': (2400, 1350, 24),
    'tall': (1080, 1350, 20),
    'stage': (1600, 900, 20),
    'card': (1120, 560, 20),
    'slide': (1200, 675, 14),
    'hall': (1600, 900, 16),
    'night': (1200, 675, 16),
    'cabin': (1200, 675, 16),
    'wide': (2400, 1029, 14),
    'tile': (1080, 1350, 14),
}

LIST = []


def add(pid, car, scene, view, paint, seen, size='slide', order=50, steer=0, **more):
    if scene in ('bright', 'cutout') and paint == 1:
        more.setdefault('ev', -0.12)  # white keeps its shape on the bright stage
    LIST.append(
        dict(id=pid, car=car, scene=scene, view=view, paint=paint, steer=steer, size=SIZES[size], order=order, seen=seen, **more)
    )


def heroes():
    for i, car in enumerate(CARS):
        n, p = NAMES[car], LEAD[car]
        col = PAINT_NAMES[p]
        add(
            car + '/hero',
            car,
            'dark',
            'hero',
            p,
            'The %s in %s in a dark studio, front three-quarter, its light signature switched on, reflected in the wet-looking floor.'
            % (n, col),
            'hero',
            0 + i * 0.01,
            14,
        )
        add(
            car + '/hero-tall',
            car,
            'dark',
            'hero-tall',
            p,
            'The %s in %s in a dark studio, front three-quarter, lamps lit, with the dark room above it.' % (n, col),
            'tall',
            1 + i * 0.01,
            10,
        )
        for k in range(1, 7):
            add(
                '%s/stage-%d' % (car, k),
                car,
                'cutout',
                'stage',
                k,
                'The %s in %s, front three-quarter, cut out on a clear ground with its soft shadow.' % (n, PAINT_NAMES[k]),
                'stage',
                2 + i * 0.01,
                12,
                pair='stage',
            )
        add(
            car + '/card',
            car,
            'cutout',
            'card',
            p,
            'The %s in %s from the side, cut out with its soft shadow.' % (n, col),
            'card',
            3 + i * 0.01,
        )


OTHER = {
    'voyah-free': (1, 6, 4, 2, 3),
    'voyah-dreamer': (1, 5, 3, 4, 2),
    'forthing-t5-evo': (5, 2, 6, 4, 3),
    'aeolus-shine-gs': (1, 5, 4, 6, 3),
    'forthing-yacht': (1, 5, 6, 2, 4),
    'aeolus-huge': (6, 1, 5, 3, 2),
}  # paints after the lead paint


def land(mood, az, **more):
    return dict(mood=mood, az=az, **more)


def exteriors(car, order):
    n, A = NAMES[car], LEAD[car]
    B, C, D, E, F = OTHER[car]
    P = lambda k: PAINT_NAMES[k]
    e = lambda name, scene, view, paint, seen, size='slide', **k: add(
        '%s/%s' % (car, name), car, scene, view, paint, seen.format(n=n, c=P(paint)), size, order, **k
    )
    e(
        'exterior-front-dusk',
        'land',
        'front34',
        A,
        'The {n} in {c} on a wet steppe road at dusk, seen from the front left, lamps lit under a glowing sky.',
        steer=10,
        args=land('dusk', 250),
    )
    e(
        'exterior-side-dusk',
        'land',
        'side',
        C if B == 5 else B,  # dark blue would lie in its own shadow
        'The {n} in {c} in full profile on the steppe an hour before sunset, dry grass and low hills behind it.',
        args=land('gold', 8, drift=1),
    )
    e(
        'exterior-headlamp',
        'dark',
        'lamp',
        A,
        'Close-up of the left headlamp of the {n} in {c}: light guides and lamp modules glow in the dark.',
        'night',
    )
    e(
        'exterior-rear-night',
        'dark',
        'rear34',
        C,
        'The {n} in {c} in a dark studio from the rear left; the red tail lamps draw its width.',
        'night',
        args=dict(rear=True),
    )
    e(
        'exterior-wheel',
        'bright',
        'wheel',
        D,
        'Close-up of the front wheel of the {n} in {c}: the spokes of the alloy rim, the tyre and the arch.',
        args=dict(strip=0.5),
    )
    e(
        'exterior-front',
        'bright',
        'front-slight',
        E,
        'The {n} in {c} in a light grey studio, almost head-on: grille, lamps and the lower air intake.',
    )
    e(
        'exterior-tail-lamp',
        'dark',
        'tail',
        A,
        'Close-up of the left tail lamp of the {n} in {c}, glowing red in the dark.',
        'night',
        args=dict(rear=True),
    )
    e(
        'exterior-rear',
        'bright',
        'rear34-right',
        F,
        'The {n} in {c} in a light grey studio from the rear right: tailgate, rear window and tail lamps.',
        args=dict(side=-1),
    )
    e(
        'exterior-above',
        'bright',
        'above',
        B,
        'The {n} in {c} seen from above at an angle: bonnet, windscreen and roof.',
        steer=-14,
        args=dict(strip=0.1),  # from up here the side windows would mirror it
    )
    e(
        'exterior-city-night',
        'city',
        'front34-city',
        E if D == 6 else D,  # black would vanish in the night
        'The {n} in {c} in a wet city street at night, lit windows and street lamps behind it.',
        'night',
        steer=12,
    )
    e(
        'exterior-nose',
        'land',
        'nose',
        C,
        'Close-up of the front of the {n} in {c} in the evening: grille, emblem plate and lit lamps.',
        args=land('dusk', 160) if C == 6 else land('cloud', 230),  # black needs a low sun
    )


def gallery(car, order):
    n, A = NAMES[car], LEAD[car]
    B, C, D, E, F = OTHER[car]
    P = lambda k: PAINT_NAMES[k]
    g = lambda name, scene, view, paint, seen, size='slide', **k: add(
        '%s/gallery-%s' % (car, name), car, scene, view, paint, seen.format(n=n, c=P(paint)), size, order, **k
    )
    g(
        'road-rear',
        'land',
        'rear34-wide',
        A,
        'The {n} in {c} from behind on a long empty steppe road, heading for the last light of the day.',
        args=land('dusk', 12, drift=2),
    )
    g(
        'city-rear',
        'city',
        'rear34-city',
        F,
        'The {n} in {c} from the rear left in a wet street at night, its tail lamps mirrored in the asphalt.',
        'night',
    )
    g(
        'steppe-front',
        'land',
        'front-low',
        B,
        'The {n} in {c} head-on and low on the steppe road after sunset, lamps lit, a band of orange light on the horizon.',
        args=land('blue', 195),
    )
    g('studio-side', 'bright', 'side-studio', D, 'The {n} in {c} from the left side in a light grey studio.')
    g(
        'night-front',
        'edge',
        'front-night',
        C,
        'The face of the {n} in the dark: only the lamps and the edges of the {c} body are lit.',
        'night',
    )
    g(
        'day-front',
        'land',
        'front34-right',
        E,
        'The {n} in {c} on a dry steppe road at midday, from the front right, golden grass and pale hills behind it.',
        args=land('day', -26, drift=1, fill=(6, -9, 5)),
        steer=-8,
    )
    g(
        'day-rear',
        'land',
        'rear34-day',
        A if B == 5 else B,
        'The {n} in {c} from the rear right on open steppe grass in daylight.',
        args=land('day', -68, drift=3, road=False, fill=(-6, -9, 5), ev=-1.45),  # white
    )
    g(
        'city-side',
        'city',
        'side-city',
        B if A == 6 else A,
        'The {n} in {c} from the side in a city street at the blue hour, lit facades behind it.',
        'night',
        args=dict(hour='blue'),
    )
    g(
        'mirror',
        'land',
        'mirror',
        D,
        'Close-up of the left mirror and the window line of the {n} in {c} in evening light.',
        args=land('gold', 20, drift=2),
    )
    g(
        'roof',
        'land',
        'above-rear',
        E,
        'The {n} in {c} from the rear and above on a road through a winter steppe: roof, spoiler and rear window.',
        args=land('winter', -30, fill=(-6, 9, 6)),
    )


CABIN = {
    'voyah-free': ('light leather', 'three screens in one slim panel'),
    'voyah-dreamer': ('quilted beige leather', 'three screens in one slim panel'),
    'forthing-t5-evo': ('black leather with red', 'a free-standing centre display'),
    'aeolus-shine-gs': ('dark leather with petrol blue', 'a free-standing centre display'),
}


def interior(car, order):
    n = NAMES[car]
    trim, screens = CABIN[car]
    i = lambda name, view, seen, light: add(
        '%s/interior-%s' % (car, name),
        car,
        'cabin',
        view,
        LEAD[car],
        seen.format(n=n, t=trim, s=screens),
        'cabin',
        order,
        args=dict(light=light),
    )
    i(
        'dash',
        'dash',
        'The dashboard of the {n} from between the front seats: {s}, steering wheel, centre console, the steppe beyond the windscreen.',
        'dusk',
    )
    i('seats', 'seats', 'The front seats of the {n} in {t}, seen from the dashboard.', 'day')
    i('rear', 'rear', 'The second row of the {n} in {t}.', 'day' if 'dreamer' not in car else 'dusk')


def promotions(car, order):
    n, A = NAMES[car], LEAD[car]
    B, C, D, E, F = OTHER[car]
    P = lambda k: PAINT_NAMES[k]
    others = {
        'voyah-free': [('voyah-dreamer', 1, -2.6, -6.2, 14), ('aeolus-shine-gs', 2, -7.8, 0.9, -14)],
        'voyah-dreamer': [('voyah-free', 5, -2.6, -6.2, 14), ('forthing-yacht', 3, -7.8, 0.9, -14)],
        'forthing-t5-evo': [('aeolus-huge', 4, -2.6, -6.2, 14), ('voyah-free', 5, -7.8, 0.9, -14)],
        'aeolus-shine-gs': [('forthing-t5-evo', 1, -2.6, -6.2, 14), ('aeolus-huge', 6, -7.8, 0.9, -14)],
    }[car]
    add(
        car + '/promotion-current',
        car,
        'dark',
        'cropped',
        C,
        'The front half of the %s in %s in a dark studio with a warm rim of light.' % (n, P(C)),
        'night',
        order,
        18,
        args=dict(tint=(1, 0.62, 0.34)),
    )
    add(
        car + '/promotion-delivery',
        car,
        'land',
        'front34-snow',
        E,
        'The %s in %s on a cleared road through a snow-covered steppe on a bright winter morning.' % (n, P(E)),
        'slide',
        order,
        12,
        args=land('winter', 22, drift=1),
    )
    add(
        car + '/promotion-showroom',
        car,
        'hall',
        'showroom',
        A,
        'The %s in %s in a bright showroom with a wall of windows, two more cars behind it.' % (n, P(A)),
        'slide',
        order,
        10,
        args=dict(others=others),
    )


def features(car, order):
    n, A = NAMES[car], LEAD[car]
    B, C, D, E, F = OTHER[car]
    P = lambda k: PAINT_NAMES[k]
    f = lambda k, scene, view, paint, seen, size='slide', **m: add(
        '%s/feature-%d' % (car, k), car, scene, view, paint, seen.format(n=n, c=P(paint)), size, order, **m
    )
    cabin = lambda k, view, seen, light: f(k, 'cabin', view, A, seen, 'cabin', args=dict(light=light))
    if car == 'voyah-free':
        f(
            1,
            'land',
            'front34-off',
            B,
            'The {n} in {c} off the road on steppe grass in low sun, from the front right: all-wheel drive where the asphalt ends.',
            args=land('gold', -110, drift=3, road=False, fill=(6, -9, 5)),
            steer=-12,
        )
        cabin(
            2,
            'side',
            'The cockpit of the {n} from the passenger side: three screens side by side above the dashboard, ambient light below.',
            'night',
        )
        cabin(3, 'roof', 'The panoramic glass roof of the {n} from inside, sky above, lines of light along its edges.', 'day')
    elif car == 'voyah-dreamer':
        cabin(
            1, 'captain', 'Two captain chairs in quilted leather in the second row of the {n}, each with its own armrests.', 'day'
        )
        f(
            2,
            'land',
            'door',
            B,
            'The flank of the {n} in {c} at dusk: the wide sliding door with its flush handle and the long window line.',
            args=land('gold', 120, drift=1),
        )
        cabin(
            3,
            'third',
            'The rear cabin of the {n} after dark, seen from the third row: the captain chairs, lines of warm light along the roof.',
            'night',
        )
    elif car == 'forthing-t5-evo':
        f(
            1,
            'dark',
            'lamp-wide',
            E,
            'The face of the {n} in {c} in the dark: the dark grille between the light blades of its lamps.',
            'night',
        )
        cabin(
            2,
            'display',
            'The free-standing centre display of the {n} with the navigation map, warm light lines in the dashboard.',
            'dusk',
        )
        f(
            3,
            'bright',
            'tail-wide',
            B,
            'The tailgate of the {n} in {c} in studio light: rear window, tail lamps and bumper.',
            args=dict(side=-1),
        )
    else:
        f(1, 'dark', 'grille', A, 'The flowing grille of the {n} in {c} close up in the dark, the lamp lit beside it.', 'night')
        cabin(
            2,
            'passenger',
            'The cockpit of the {n} from the passenger seat: driver display, free-standing centre display and steering wheel.',
            'dusk',
        )
        f(
            3,
            'land',
            'wheel-low',
            C,
            'Front wheel and flank of the {n} in {c} from low down in evening light.',
            args=land('dusk', 150),
        )
    add(
        car + '/video-poster',
        car,
        'dark',
        'poster',
        A,
        'The %s in %s in a dark studio while a band of light travels along its side.' % (n, P(A)),
        'night',
        50,
    )


def partial(car, order):
    n = NAMES[car]
    B, C = OTHER[car][:2]
    add(
        car + '/view-front',
        car,
        'land',
        'front34',
        B,
        'The %s in %s on a steppe road in the evening, from the front left, lamps lit.' % (n, PAINT_NAMES[B]),
        'slide',
        order,
        12,
        args=land(*(('gold', -12) if car == 'forthing-yacht' else ('dusk', 252)), drift=4),
    )
    add(
        car + '/view-rear',
        car,
        'land',
        'rear34-low',
        C,
        'The %s in %s on a steppe road at dusk from the rear left, tail lamps lit.' % (n, PAINT_NAMES[C]),
        'slide',
        order,
        args=land(*(('blue', 310) if car == 'forthing-yacht' else ('dusk', 20)), drift=5, fill=(-6, 9, 5)),
    )


def free_pages(order):
    """The interior page and the features page of the Voyah Free."""
    car = 'voyah-free'
    i = lambda name, view, light, seen, **k: add(
        '%s/%s' % (car, name), car, 'cabin', view, 5, seen, 'cabin', order, args=dict(light=light, **k)
    )
    i(
        'inside-main-1',
        'cockpit',
        'night',
        'The cockpit of the Voyah Free from behind the driver in the evening: steering wheel, three lit screens, blue ambient light.',
    )
    i(
        'inside-main-2',
        'side',
        'day',
        'The cabin of the Voyah Free from the open passenger side by day: light leather seats, wood trim, three screens in one slim panel.',
    )
    i(
        'inside-finish',
        'door',
        'day',
        'The inner door of the Voyah Free: wood trim, leather with visible stitching, metal handle and a speaker grille.',
    )
    i(
        'inside-camera',
        'cluster',
        'dusk',
        'The driver display of the Voyah Free above the steering wheel, where the camera that knows the driver looks on.',
    )
    i(
        'inside-handbrake',
        'console',
        'dusk',
        'The centre console of the Voyah Free with the drive selector, the row of keys with the electric parking brake, and the phone tray.',
    )
    i(
        'inside-speaker',
        'speaker',
        'dusk',
        'A speaker in the door of the Voyah Free behind a perforated metal grille in a polished rim.',
    )
    i('inside-purifier', 'vent', 'dusk', 'Air vents in the wood trim of the Voyah Free with metal frames and a thin line of light.')
    i(
        'inside-seat-heating',
        'seat',
        'dusk',
        'The backrest of a front seat of the Voyah Free in perforated leather with a glowing heating symbol.',
    )
    i(
        'inside-surround-view',
        'screen',
        'dusk',
        'The centre screen of the Voyah Free shows the car from above and the view behind it with guide lines.',
    )
    i('inside-roof', 'roof-rear', 'day', 'The panoramic glass roof of the Voyah Free seen from the rear seat.')
    i(
        'inside-display',
        'screens',
        'dusk',
        'Driver display, navigation and media side by side in the screen panel of the Voyah Free.',
    )
    i('inside-ambient', 'ambient', 'night', 'Blue ambient light along the dashboard and the door of the Voyah Free at night.')
    i(
        'inside-storage',
        'storage',
        'day',
        'The armrest, the cup holders and the trays in the centre console of the Voyah Free from above.',
    )
    i(
        'features-sound',
        'sound',
        'night',
        'The front door of the Voyah Free at night: a tweeter by the window and a large speaker below, each in a ring of blue light.',
    )
    i(
        'features-navigation',
        'map',
        'dusk',
        'The navigation map with a blue route on the middle screen of the Voyah Free, seen from the driver.',
    )
    i(
        'features-radio',
        'media',
        'dusk',
        'The media page on the right-hand screen of the Voyah Free: the cover of the track, the controls and shortcuts.',
    )
    i(
        'features-screens',
        'screens-wide',
        'night',
        'The three screens of the Voyah Free in one panel at night: driver display, navigation, media.',
    )
    add(
        car + '/features-sustainability',
        car,
        'land',
        'side-small',
        1,
        'The Voyah Free in Snow White, small in a wide steppe under a clear sky.',
        'slide',
        order,
        args=land('day', 60),
    )
    i(
        'features-comfort',
        'seats-high',
        'dusk',
        'The front seats of the Voyah Free in light perforated leather with piping in warm evening light.',
    )
    add(
        car + '/features-headlights',
        car,
        'edge',
        'lamp-wide',
        5,
        'The LED headlamp and the light bar of the Voyah Free in Sky Blue, lit in the dark.',
        'night',
        order,
    )
    i(
        'features-seats-monitoring',
        'monitor',
        'dusk',
        'The driver seat of the Voyah Free and the screens in front of it; the centre screen shows the surroundings of the car.',
        screen='surround',
    )
    q = lambda k, view, field, mood, seen, main, others, az=150, **m: add(
        '%s/assistant-%d' % (car, k),
        car,
        'road',
        view,
        5,
        seen,
        'slide',
        order,
        args=dict(field=field, mood=mood, az=az, main=main, others=others, nose=main[0] + 2.4, lane=main[1], **m),
    )
    q(
        1,
        'assist-behind',
        'wave',
        'dusk',
        'The Voyah Free in a queue on a wide road at dusk, from behind and above; blue arcs show how it watches the car ahead.',
        (0, -1.8, 0),
        [
            ('aeolus-shine-gs', 2, 11.5, -1.8, 0),
            ('forthing-t5-evo', 1, 8.5, 1.8, 0),
            ('voyah-dreamer', 6, 20, 1.8, 0),
            ('forthing-yacht', 3, 5, -5.4, 0),
            ('aeolus-huge', 4, 21, -5.4, 0),
        ],
        az=25,
        gap=6.5,
    )
    q(
        2,
        'assist-above',
        'gap',
        'day',
        'The Voyah Free follows the car ahead by day, seen from high above; blue bars mark the distance it keeps.',
        (0, -1.8, 0),
        [('forthing-t5-evo', 1, 15, -1.8, 0), ('aeolus-huge', 4, -8, 1.8, 0), ('forthing-yacht', 3, 9, 1.8, 0)],
        az=-40,
        gap=10,
    )
    q(
        3,
        'assist-front',
        'gap',
        'blue',
        'Stop and wait: the Voyah Free has halted behind the car ahead after sunset, tail lamps red, headlamps lit.',
        (-3, -1.8, 0),
        [('voyah-dreamer', 3, 5.2, -1.8, 0), ('aeolus-shine-gs', 1, -9.2, -1.8, 0), ('aeolus-huge', 4, -6, -5.4, 0)],
        az=215,
        gap=2.8,
        ev=0.6,
    )
    q(
        4,
        'assist-side',
        'lane',
        'dusk',
        'Free road ahead: the Voyah Free sets off again and keeps between two glowing lane lines.',
        (0, -1.8, 0),
        [('forthing-t5-evo', 4, 30, -1.8, 0), ('aeolus-shine-gs', 2, -11, 1.8, 0)],
        az=40,
        wet=False,
        ev=0.25,
    )


def site(order_home, order_late):
    three = [('voyah-dreamer', 6, -2.7, -5.0, 0), ('forthing-t5-evo', 1, -5.0, 2.1, 2)]
    add(
        'home/welcome',
        'voyah-free',
        'dark',
        'group',
        5,
        'Three cars in a dark studio with their lamps lit: a Voyah Free in front, a Voyah Dreamer and a Forthing T5 EVO behind it.',
        'hero',
        order_home,
        10,
        args=dict(others=three, over=[c[2:4] for c in three]),
    )
    add(
        'home/welcome-tall',
        'aeolus-shine-gs',
        'land',
        'group-tall',
        2,
        'An Aeolus Shine GS in Cloud Blue on a wet steppe road after sunset, lamps lit, a wide evening sky above it.',
        'tall',
        order_home,
        8,
        args=land('blue', 190),
    )
    add(
        'home/tile-aeolus',
        'aeolus-huge',
        'edge',
        'tile-front',
        6,
        'The face of the Aeolus Huge in Star Night, lamps lit in the dark.',
        'tile',
        order_home,
    )
    add(
        'home/tile-voyah',
        'voyah-dreamer',
        'city',
        'tile',
        1,
        'The front of a Voyah Dreamer in Snow White in a city street at night.',
        'tile',
        order_home,
        10,
    )
    add(
        'home/tile-forthing',
        'forthing-t5-evo',
        'land',
        'tile-rear',
        4,
        'The rear of a Forthing T5 EVO in Dark Green on the steppe at dusk.',
        'tile',
        order_home,
        args=land('dusk', 45),
    )
    add(
        'home/about',
        'voyah-free',
        'hall',
        'showroom-wide',
        4,
        'Three cars in a showroom in the evening: a Voyah Free in front, a Forthing Yacht and an Aeolus Shine GS before the windows.',
        'hall',
        order_home,
        args=dict(evening=True, others=[('aeolus-shine-gs', 1, -6.0, -2.0, 16), ('forthing-yacht', 3, 2.4, -5.4, 50)]),
    )
    add(
        'about/showroom',
        'voyah-dreamer',
        'hall',
        'showroom-row',
        5,
        'The showroom by day: a Voyah Dreamer, a Forthing T5 EVO and an Aeolus Huge in a row on a polished floor beside a wall of windows.',
        'hall',
        order_late,
        args=dict(others=[('forthing-t5-evo', 1, -5.0, 1.7, 0), ('aeolus-huge', 4, -9.6, 4.0, 0)]),
    )
    add(
        'about/office',
        'voyah-free',
        'hall',
        'office',
        5,
        'An office corner in the showroom: a wooden desk with a screen, three chairs and two pendant lamps, and beside it a Voyah Free.',
        'hall',
        order_late,
        args=dict(desk=True),
    )
    add(
        'brand/voyah',
        'voyah-free',
        'land',
        'banner',
        5,
        'A Voyah Free and a Voyah Dreamer on a wet steppe road at dusk.',
        'wide',
        order_late,
        8,
        args=land('dusk', 272, drift=1, others=[('voyah-dreamer', 6, 0.2, -4.3, 0)]),
    )
    add(
        'brand/forthing',
        'forthing-t5-evo',
        'land',
        'banner',
        1,
        'A Forthing T5 EVO and a Forthing Yacht after sunset on the steppe road, lamps lit.',
        'wide',
        order_late,
        8,
        args=land('blue', 195, others=[('forthing-yacht', 3, 0.2, -4.3, 0)]),
    )
    add(
        'brand/aeolus',
        'aeolus-shine-gs',
        'city',
        'banner',
        2,
        'An Aeolus Shine GS and an Aeolus Huge in a wet city street at night.',
        'wide',
        order_late,
        8,
        args=dict(others=[('aeolus-huge', 4, 0.2, -4.3, 0)]),
    )


heroes()
exteriors('voyah-free', 10)
interior('voyah-free', 10.3)
gallery('voyah-free', 10.5)
features('voyah-free', 10.6)
promotions('voyah-free', 10.7)
free_pages(11)
site(1.5, 40)
for k, c in enumerate(FULL[1:]):
    exteriors(c, 10.1 + k * 0.01)
    interior(c, 33 + k)
    gallery(c, 36 + k * 0.99)
    promotions(c, 36.5 + k * 0.99)
    features(c, 36.5 + k * 0.99)
for k, c in enumerate(PARTIAL):
    partial(c, 39 + k * 0.5)


def write():
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'pictures.json')
    rows = sorted(LIST, key=lambda p: p['order'])
    assert len({p['id'] for p in rows}) == len(rows), 'two pictures share an id'
    with open(path, 'w') as f:
        f.write('[\n' + ',\n'.join('  ' + json.dumps(p) for p in rows) + '\n]\n')


if __name__ == '__main__':
    write()
