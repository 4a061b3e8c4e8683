"""Two line diagrams of the Voyah Free from its own side elevation: the airbags, and the share of high-strength steel.

python3 studio/diagrams.py          (needs only numpy; no Blender; writes to media/drawings/voyah-free/)

Lines use currentColor; what the diagram points out carries class="mark" and an opacity, so that the page may colour it.
Positions are metres in the car's frame (x to the nose, z up) turned into the drawing's millimetres.
"""

from __future__ import annotations

import os
import re
import sys
from typing import Any

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import numpy as np

import cars
from build import Car
from masters import ROOT

CAR = 'voyah-free'


def found(pattern: str, text: str) -> str:
    """The first group of a pattern that is known to be in the text."""
    m = re.search(pattern, text, re.S)
    if not m:
        raise ValueError('no %s in the drawing' % pattern)
    return m.group(1)


def read(view: str) -> tuple[str, dict[str, int], str]:
    """The view box, the measures and the paths of a line drawing."""
    with open(os.path.join(ROOT, 'media', 'drawings', CAR, view + '.svg')) as f:
        s = f.read()
    box = found(r'viewBox="([^"]+)"', s)
    facts = {k: int(v) for k, v in re.findall(r'data-([a-z-]+)="(-?\d+)"', s)}
    inner = found(r'<g[^>]*>(.*)</g>', s)
    return box, facts, inner


class Side:
    """Metres of the car -> millimetres of the side drawing."""

    def __init__(self, facts: dict[str, int], sp: Any) -> None:
        """Of the car sp, whose drawing has these measures."""
        self.f, self.sp = facts, sp

    def __call__(self, x: float, z: float) -> tuple[float, float]:
        """The point (x, z) on the drawing."""
        f, sp = self.f, self.sp
        s = (f['rear-axle'] - f['front-axle']) / (sp.xra - sp.xfa)
        return f['front-axle'] + (x - sp.xfa) * s, f['ground'] - z * 1000

    def path(self, pts: list[tuple[float, float]], close: bool = False) -> str:
        """Smooth path through points (Catmull-Rom as cubic Béziers)."""
        p = [np.array(self(*q)) for q in pts]
        n = len(p)
        at = (lambda i: p[i % n]) if close else (lambda i: p[min(max(i, 0), n - 1)])
        d = 'M%.0f %.0f' % tuple(p[0])
        for i in range(n if close else n - 1):
            a, b, c, e = at(i - 1), at(i), at(i + 1), at(i + 2)
            d += 'C%.0f %.0f %.0f %.0f %.0f %.0f' % (*(b + (c - a) / 6), *(c - (e - b) / 6), *c)
        return d + ('Z' if close else '')


def ellipse(cx: float, cz: float, rx: float, rz: float, tilt: float = 0.0) -> list[tuple[float, float]]:
    """Eight points of an ellipse; tilt in degrees."""
    t = np.radians(np.arange(0, 360, 45))
    c, s = np.cos(np.radians(tilt)), np.sin(np.radians(tilt))
    return [(cx + rx * np.cos(a) * c - rz * np.sin(a) * s, cz + rx * np.cos(a) * s + rz * np.sin(a) * c) for a in t]


def svg(name: str, box: str, title: str, back: str, marks: str) -> None:
    """Write a diagram: the car behind, the marks on it."""
    # The car stays behind what is marked, and can still be read when it is as small as on a phone.
    back = back.replace('stroke-width="3"', 'stroke-width="8"')
    out = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="%s"><title>%s</title>'
        '<g fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round">'
        '<g fill="none" opacity=".6">%s</g>%s</g></svg>\n'
    ) % (box, title, back, marks)
    with open(os.path.join(ROOT, 'media', 'drawings', CAR, name + '.svg'), 'w') as f:
        f.write(out)


def seat(s: Side, x: float, hip: float) -> list[str]:
    """Side outline of a seat with its headrest."""
    back = [
        (x - 0.02, hip),
        (x - 0.12, hip + 0.20),
        (x - 0.24, hip + 0.50),
        (x - 0.30, hip + 0.62),
        (x - 0.38, hip + 0.60),
        (x - 0.34, hip + 0.38),
        (x - 0.24, hip + 0.02),
        (x - 0.14, hip - 0.10),
    ]
    cushion = [
        (x - 0.16, hip - 0.10),
        (x + 0.12, hip - 0.06),
        (x + 0.34, hip - 0.01),
        (x + 0.38, hip - 0.08),
        (x + 0.30, hip - 0.17),
        (x - 0.08, hip - 0.20),
    ]
    return [s.path(back, True), s.path(cushion, True), s.path(ellipse(x - 0.36, hip + 0.73, 0.055, 0.10, 12), True)]


def airbags(sp: Any, body: Any) -> None:
    """Where the airbags are."""
    box, facts, inner = read('side')
    s = Side(facts, sp)
    hip = sp.clearance + 0.42
    rows = [sp.doors['b'] + 0.10, sp.doors['b'] + 0.10 - 0.92]
    thin = ''.join('<path class="seat" stroke-width="5" d="%s"/>' % d for x in rows for d in seat(s, x, hip))
    wheel = (sp.cowl_x - 0.66, hip + 0.34)
    thin += '<path class="wheel" stroke-width="9" d="%s"/>' % s.path(ellipse(*wheel, 0.045, 0.19, 22), True)
    roof = lambda x: float(body.zr(np.array([x]))[0])
    xs = np.linspace(sp.doors['f0'] - 0.30, sp.xra - 0.35, 7)
    curtain = [(x, roof(x) - 0.15) for x in xs] + [(x, roof(x) - 0.42) for x in xs[::-1]]
    bags = {
        'driver': ellipse(wheel[0] - 0.20, wheel[1] + 0.03, 0.15, 0.22, 22),
        'passenger': ellipse(wheel[0] + 0.02, wheel[1] + 0.12, 0.17, 0.19, 22),
        'side-front': ellipse(rows[0] - 0.10, hip + 0.26, 0.11, 0.25, 18),
        'side-rear': ellipse(rows[1] - 0.10, hip + 0.26, 0.11, 0.25, 18),
        'curtain': curtain,
    }
    marks = ''.join(
        '<path class="mark" data-bag="%s" stroke-width="9" fill="currentColor" fill-opacity=".14" d="%s"/>' % (k, s.path(v, True))
        for k, v in bags.items()
    )
    svg('features-airbags', box, 'Airbags', inner, thin + marks)


def frame(sp: Any, body: Any) -> None:
    """Body structure: pillars, rails, sill, battery frame as thick members; hatched members are high-strength steel."""
    box, facts, inner = read('side')
    s = Side(facts, sp)
    roof = lambda x: float(body.zr(np.array([x]))[0])
    belt = lambda x: float(body.zbelt(np.array([x]))[0])
    sill, c = sp.clearance + 0.20, sp.cowl_x
    rail = [(sp.hdr_x + 0.05, roof(sp.hdr_x) - 0.07)] + [
        (x, roof(x) - 0.09) for x in np.linspace(sp.hdr_x - 0.25, sp.xra - 0.30, 6)
    ]
    b, d = sp.doors['b'], sp.xra + 0.42
    strong = {
        'a-pillar': [(c - 0.10, belt(c - 0.10) - 0.10), (c - 0.42, belt(c - 0.4) + 0.22), rail[0]],
        'roof-rail': rail,
        'b-pillar': [(b - 0.14, roof(b) - 0.12), (b - 0.06, belt(b)), (b, 0.75), (b, sill)],
        'c-pillar': [
            (sp.xra - 0.34, roof(sp.xra - 0.34) - 0.12),
            (sp.xra - 0.14, belt(sp.xra)),
            (d, sill + 0.28),
            (d + 0.06, sill),
        ],
        'sill': [(sp.xfa - 0.48, sill), (0, sill - 0.02), (sp.xra + 0.48, sill)],
        'hinge-pillar': [(c - 0.10, belt(c - 0.10) - 0.10), (sp.doors['f0'] + 0.04, 0.72), (sp.xfa - 0.48, sill)],
        'door-beam-front': [(sp.doors['f0'] - 0.10, 0.86), (b + 0.12, 0.66)],
        'door-beam-rear': [(b - 0.14, 0.88), (d + 0.12, 0.70)],
    }
    soft = {
        'front-rail': [(sp.xnose - 0.22, 0.56), (sp.xfa, 0.60), (sp.xfa - 0.42, 0.50), (sp.xfa - 0.48, sill)],
        'bumper-beam': [(sp.xnose - 0.16, 0.46), (sp.xnose - 0.14, 0.66)],
        'rear-rail': [(sp.xra + 0.48, sill), (sp.xra + 0.26, 0.52), (sp.xra - 0.30, 0.58), (sp.xtail + 0.26, 0.56)],
        'wing-rail': [(c - 0.08, belt(c) - 0.10), (sp.xfa + 0.10, 0.98), (sp.xnose - 0.42, 0.80)],
        'tail-frame': [
            (sp.xra - 0.34, roof(sp.xra - 0.34) - 0.12),
            (sp.xtail + 0.42, belt(sp.xtail + 0.5) + 0.12),
            (sp.xtail + 0.26, 0.92),
            (sp.xtail + 0.26, 0.56),
        ],
    }
    line = lambda cls, k, v, w, o: (
        '<path class="%s" data-part="%s" stroke-width="%d" stroke-opacity="%s" d="%s"/>' % (cls, k, w, o, s.path(v))
    )
    marks = ''.join(line('member', k, v, 46, 0.22) for k, v in soft.items()) + ''.join(
        line('mark', k, v, 62, 0.80) for k, v in strong.items()
    )
    x0, z0 = s(sp.xfa - 0.50, sill - 0.02)
    x1, _ = s(sp.xra + 0.50, sill)
    marks += '<rect class="battery" x="%.0f" y="%.0f" width="%.0f" height="110" rx="24" stroke-width="9"/>' % (
        min(x0, x1),
        z0 - 150,
        abs(x1 - x0),
    )
    svg('features-body', box, 'Body structure', inner, marks)


if __name__ == '__main__':
    sp = cars.make(CAR)
    body = Car(sp, 0.05).body
    airbags(sp, body)
    frame(sp, body)
