"""Cameras. A view is either an orbit around the whole car, framed automatically, or a fixed spot for a close-up.

Metres; x points to the nose of the car, y to its left side, z up. The car stands on z = 0 with the wheelbase centred on x = 0.
"""
import math
import numpy as np


def orbit(az, h=None, lens=60, fit=(.08, .10, .92, .86), el=None, tz=.45, tilt=0.0):
    """Whole car. az: degrees from the nose towards the car's left side; h: camera height in metres, or el: elevation in
    degrees; fit: the rectangle (x0, y0, x1, y1; fractions of the picture, origin at the lower left) that the car fills;
    tz: height of the aim as a share of the car's height."""
    return dict(kind='orbit', az=az, h=h, lens=lens, fit=fit, el=el, tz=tz, tilt=tilt)


def spot(where, lens=60, fstop=0):
    """Close-up. where(sp, hw) -> (camera, target); fstop > 0 switches depth of field on."""
    return dict(kind='spot', where=where, lens=lens, fstop=fstop)


def _mirror(sp):
    """Middle of the left mirror, roughly."""
    x = sp.doors['f0'] - .36
    return x, sp.width / 2 + .06, sp.height * .62 + .08


WIDE = (.20, .13, .80, .62)          # the car small in its surroundings
CLOSE = (-.22, -.10, 1.10, .90)      # the car runs out of the picture

VIEWS = {
    # heroes: calm room at the upper left for the name of the car
    'hero': orbit(31, .66, 60, (.16, .075, .965, .66)),
    'hero-tall': orbit(36, .80, 62, (.04, .07, .96, .42)),
    'poster': orbit(62, .80, 62, (.10, .10, .90, .70)),
    'stage': orbit(37, 1.25, 64, (.075, .15, .925, .93)),
    'card': orbit(90, 1.02, 90, (.03, .115, .97, .96)),
    # the whole car
    'front34': orbit(33, .85, 55, (.12, .11, .90, .74)),
    'front34-right': orbit(-38, 1.5, 55, (.10, .12, .88, .72)),
    'front34-wide': orbit(28, 1.1, 45, WIDE),
    'front34-city': orbit(27, .62, 58, (.10, .10, .86, .76)),
    'front34-low': orbit(24, .38, 40, (.16, .11, .88, .78)),
    'front34-snow': orbit(44, 1.25, 50, (.22, .12, .86, .62)),
    'front34-off': orbit(-52, .75, 55, (.12, .12, .86, .68)),
    'front': orbit(0, 1.0, 92, (.16, .10, .84, .80)),
    'front-slight': orbit(11, .95, 85, (.16, .10, .86, .82)),
    'front-low': orbit(5, .45, 60, (.28, .12, .72, .66)),
    'front-night': orbit(0, .80, 85, (.20, .12, .80, .76)),
    'side': orbit(90, 1.05, 78, (.07, .12, .93, .76)),
    'side-low': orbit(82, .50, 60, (.07, .12, .93, .78)),
    'side-studio': orbit(96, 1.30, 85, (.06, .12, .94, .80)),
    'side-city': orbit(76, .70, 60, (.08, .11, .92, .76)),
    'side-small': orbit(68, 1.3, 50, (.30, .14, .90, .52)),
    'rear34': orbit(147, .85, 58, (.11, .11, .89, .76)),
    'rear34-low': orbit(142, .60, 56, (.10, .10, .88, .78)),
    'rear34-right': orbit(-143, 1.35, 62, (.10, .12, .90, .84)),
    'rear34-wide': orbit(158, .95, 45, (.40, .13, .86, .56)),
    'rear34-city': orbit(138, .75, 58, (.12, .10, .88, .76)),
    'rear34-day': orbit(-150, 1.7, 60, (.10, .12, .86, .72)),
    'rear': orbit(180, 1.0, 88, (.18, .10, .82, .82)),
    'above': orbit(34, None, 60, (.10, .09, .90, .91), el=31, tz=.36),
    'above-rear': orbit(152, None, 60, (.10, .08, .92, .92), el=26, tz=.4),
    'cropped': orbit(48, .75, 70, CLOSE),
    'group': orbit(24, 1.0, 50, (.30, .09, .74, .60)),
    'group-tall': orbit(22, 1.15, 50, (.10, .10, .88, .38)),
    'banner': orbit(30, .85, 55, (.50, .10, .93, .84)),
    'showroom': orbit(-34, 1.35, 42, (.24, .10, .80, .66)),
    'showroom-wide': orbit(58, 1.6, 34, (.34, .10, .74, .46)),
    'office': orbit(70, 1.6, 35, (.10, .32, .78, .62)),
    'tile': orbit(40, .70, 60, (-.55, .06, 1.25, .55)),
    'tile-front': orbit(13, .60, 62, (-.02, .08, 1.02, .52)),
    'tile-rear': orbit(150, .80, 60, (-.42, .07, 1.08, .58)),
    # from above and behind, for the driving assistants
    'assist-behind': orbit(180, None, 40, (.34, .08, .66, .50), el=22, tz=.4),
    'assist-above': orbit(150, None, 45, (.18, .12, .56, .58), el=48, tz=.4),
    'assist-front': orbit(20, None, 42, (.46, .06, .92, .50), el=14, tz=.4),
    'assist-side': orbit(122, None, 42, (.08, .12, .56, .52), el=32, tz=.4),
    # close-ups; for the wide MPVs the distances follow the width
    'wheel': spot(lambda sp, hw: ((sp.xfa + 1.1, hw + 1.9, .62), (sp.xfa + .02, hw - .12, sp.wheel_r + .01)), 66),
    'wheel-low': spot(lambda sp, hw: ((sp.xfa + 1.9, hw + 1.35, .34), (sp.xfa - .55, hw - .20, .62)), 44),
    'flank': spot(lambda sp, hw: ((sp.xra - 2.3, hw + .95, .88), (sp.xra + 1.3, hw - .10, .74)), 46),
    'lamp': spot(lambda sp, hw: ((sp.xnose + 1.55, hw + .55, .98), (sp.xnose - .30, hw * .70, .76)), 68),
    'lamp-wide': spot(lambda sp, hw: ((sp.xnose + 2.1, .35, .92), (sp.xnose - .35, hw * .52, .72)), 50),
    'nose': spot(lambda sp, hw: ((sp.xnose + 2.5, 1.6, .95), (sp.xnose - .40, .15, .66)), 50),
    'grille': spot(lambda sp, hw: ((sp.xnose + 1.9, -.75, .78), (sp.xnose - .30, .12, .62)), 52),
    'nose-right': spot(lambda sp, hw: ((sp.xnose + 1.9, -hw - 1.2, .74), (sp.xnose - .75, -hw * .45, .74)), 46),
    'tail': spot(lambda sp, hw: ((sp.xtail - 1.65, hw + .55, 1.15), (sp.xtail + .30, hw * .62, .88)), 62),
    'tail-wide': spot(lambda sp, hw: ((sp.xtail - 2.5, -1.25, 1.20), (sp.xtail + .30, -.05, .86)), 48),
    'mirror': spot(lambda sp, hw: ((_mirror(sp)[0] + 1.75, hw + 1.05, 1.22), (_mirror(sp)[0] - .30, _mirror(sp)[1] - .12, _mirror(sp)[2] - .02)), 58),
    'door': spot(lambda sp, hw: ((.9, hw + 3.3, 1.28), (-.35, hw - .10, .98)), 50),
    'roof': spot(lambda sp, hw: ((sp.xtail - 1.2, hw + 1.9, sp.height + .85), (-.35, 0, sp.height - .22)), 48),
}


def _points(parts):
    """A thinned cloud (n, 3) of the car's surface and its floor contact."""
    P = [m.V[::40] for _, _, m in parts if not m.empty]
    P = np.concatenate(P)
    return np.concatenate([P, P * [1, 1, 0]])


def _frame(loc, target):
    """Right, up and forward axes of a camera that keeps the horizon level."""
    f = np.subtract(target, loc); f = f / np.linalg.norm(f)
    r = np.cross(f, [0, 0, 1.0]); r /= np.linalg.norm(r)
    return r, np.cross(r, f), f


def place(sp, parts, view, w, h, fit=None):
    """(location, target, lens mm, shift_x, shift_y, f-stop) for a picture of w x h pixels. The lens shift moves the picture
    without changing the perspective; Blender counts it in fractions of the longer side."""
    v = dict(VIEWS[view]) if isinstance(view, str) else dict(view)
    if v['kind'] == 'spot':
        loc, tgt = v['where'](sp, sp.width / 2)
        return loc, tgt, v['lens'], 0, 0, v['fstop']
    fit = fit or v['fit']
    P = _points(parts)
    tgt = np.array([(sp.xnose + sp.xtail) / 2, 0, sp.height * v['tz']])
    a = math.radians(v['az'])
    fx = v['lens'] / 36                                         # focal length in units of the longer side
    fw, fh = max(w, h) / w, max(w, h) / h
    d = 9.0
    for _ in range(12):
        if v['el'] is not None:
            e = math.radians(v['el'])
            loc = tgt + d * np.array([math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e)])
        else:
            loc = np.array([tgt[0] + d * math.cos(a), d * math.sin(a), v['h']])
        r, u, f = _frame(loc, tgt)
        q = P - loc
        z = q @ f
        px, py = (q @ r) / z * fx * fw, (q @ u) / z * fx * fh   # fractions of the width and the height
        bw, bh = np.ptp(px), np.ptp(py)
        s = max(bw / (fit[2] - fit[0]), bh / (fit[3] - fit[1]))
        d *= s
        if abs(s - 1) < 1e-3:
            break
    cx, cy = (px.max() + px.min()) / 2, (py.max() + py.min()) / 2
    wx = .5 - (fit[0] + fit[2]) / 2 + cx                        # right of the picture's middle -> the frame moves left
    wy = .5 - (fit[1] + fit[3]) / 2 + cy
    if bh / (fit[3] - fit[1]) < bw / (fit[2] - fit[0]):         # width decides: stand on the lower edge of the rectangle
        wy = .5 - fit[1] + py.min()
    return tuple(loc), tuple(tgt), v['lens'], wx / fw, wy / fh, 0
