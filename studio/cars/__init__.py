"""The six cars. `make(name)` returns a finished Spec: hard dimensions, styling curves and the feature lists of both ends.

- `bodies`: the Spec itself, the two bodies every car starts from (`suv`, `mpv`) and `fit`, which re-proportions one
- `parts`: the vocabulary of faces and tails: lamps, light guides, grilles, trim, reflectors
- one module per car: `design()` with its measures and curves, `front()` and `rear()` with its features
"""

from . import aeolus_huge, aeolus_shine_gs, forthing_t5_evo, forthing_yacht, voyah_dreamer, voyah_free

CARS = {
    'voyah-free': voyah_free.design,
    'voyah-dreamer': voyah_dreamer.design,
    'forthing-t5-evo': forthing_t5_evo.design,
    'forthing-yacht': forthing_yacht.design,
    'aeolus-shine-gs': aeolus_shine_gs.design,
    'aeolus-huge': aeolus_huge.design,
}


def make(name, **over):
    """Finished Spec of a car; `over` replaces attributes before the sizes derived from them are filled in."""
    s = CARS[name]()
    s.name = name
    vars(s).update(over)
    tread, aspect, inches = s.tyre
    s.wheel_r = (inches * 25.4 / 2 + tread * aspect / 100) / 1000
    s.rim_r, s.tyre_w = inches * 25.4 / 2000, tread / 1000
    s.xfa, s.xra = s.wb / 2, -s.wb / 2
    s.xnose = s.xfa + s.front_overhang
    s.xtail = s.xnose - s.length
    s.arch_r = s.wheel_r + 0.034
    return s
