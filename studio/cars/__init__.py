"""The six cars. `make(name)` returns a finished Spec: hard dimensions, styling curves and the feature lists of both ends.

- `bodies`: the Spec itself, the two bodies every car starts from (`suv`, `mpv`) and `fit`, which re-proportions one
- `parts`: the vocabulary of faces and tails: lamps, light guides, grilles, trim, reflectors
- one module per car: `design()` with its measures and curves, `front()` and `rear()` with its features
- `facts.json` (beside this folder): the drivetrain, measures and tyres that the site publishes; a car whose
  measures or tyres differ is not built
"""

import json
import os
from typing import Any

from . import aeolus_huge, aeolus_shine_gs, forthing_t5_evo, forthing_yacht, voyah_dreamer, voyah_free

CARS = {
    'voyah-free': voyah_free.design,
    'voyah-dreamer': voyah_dreamer.design,
    'forthing-t5-evo': forthing_t5_evo.design,
    'forthing-yacht': forthing_yacht.design,
    'aeolus-shine-gs': aeolus_shine_gs.design,
    'aeolus-huge': aeolus_huge.design,
}


FACTS = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), 'facts.json')


def published(name: str) -> dict[str, Any]:
    """What the site publishes about a car: its drivetrain, measures (mm) and tyres, as far as they are known."""
    with open(FACTS) as f:
        facts: dict[str, Any] = json.load(f)[name]
    return facts


def differences(name: str, s: Any) -> list[str]:
    """In what a Spec differs from what the site publishes about its car; empty if in nothing."""
    facts = {k: v for k, v in published(name).items() if k != 'drivetrain'}
    tread, aspect, inches = s.tyre
    drawn = {
        'length': round(s.length * 1000),
        'width': round(s.width * 1000),
        'height': round(s.height * 1000),
        'wheelbase': round(s.wb * 1000),
        'frontOverhang': round(s.front_overhang * 1000),
        'tyres': '%d/%d R%d' % (tread, aspect, inches),
        'rims': inches,
    }
    return ['%s: %s is %s in the studio and %s on the site' % (name, k, drawn[k], v) for k, v in facts.items() if drawn[k] != v]


def make(name: str, **over: Any) -> Any:
    """Finished Spec of a car; `over` replaces attributes before the sizes derived from them are filled in. Raises ValueError if it
    differs from what the site publishes."""
    s = CARS[name]()
    s.name = name
    vars(s).update(over)
    wrong = [] if over else differences(name, s)
    if wrong:
        raise ValueError('; '.join(wrong))
    tread, aspect, inches = s.tyre
    s.wheel_r = (inches * 25.4 / 2 + tread * aspect / 100) / 1000
    s.rim_r, s.tyre_w = inches * 25.4 / 2000, tread / 1000
    s.xfa, s.xra = s.wb / 2, -s.wb / 2
    s.xnose = s.xfa + s.front_overhang
    s.xtail = s.xnose - s.length
    s.arch_r = s.wheel_r + 0.034
    return s
