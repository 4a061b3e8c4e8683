"""The list of pictures as it is written, where finished ones go, and the ledger of what has been rendered."""

from __future__ import annotations

import fcntl
import json
import os
import subprocess
import sys
from typing import Any

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PICTURES = os.path.join(ROOT, 'media', 'pictures')
LIST = os.path.join(ROOT, 'studio', 'pictures.json')
LEDGER = os.path.join(ROOT, 'studio', 'rendered.json')
SCRATCH = os.environ.get('STUDIO_SCRATCH', '/tmp/studio')


def listed() -> list[dict[str, Any]]:
    """The rows of the list as `pictures.py` wrote it last, by order: it may change while the queue runs."""
    with open(LIST) as f:
        return json.load(f)


def master(pid: str) -> str:
    """Path of the master of a picture."""
    return os.path.join(PICTURES, pid + '.webp')


def to_webp(png: str, pid: str) -> None:
    """Encode a PNG as the master of picture `pid`: colour at quality 92, alpha lossless; replaced in one step."""
    out = master(pid)
    os.makedirs(os.path.dirname(out), exist_ok=True)
    part = out + '.part.webp'
    settings = ['method=5', 'alpha-quality=100', 'use-sharp-yuv=true']
    defines = [word for s in settings for word in ('-define', 'webp:' + s)]
    subprocess.run(['convert', png, '-strip', '-quality', '92', *defines, 'webp:' + part], check=True)
    os.replace(part, out)


def read() -> dict[str, dict[str, Any]]:
    """The ledger: what has been rendered, at which size and with how many samples."""
    try:
        with open(LEDGER) as f:
            return json.load(f)
    except FileNotFoundError:
        return {}


def note(pid: str, **facts: Any) -> None:
    """Record a finished picture; no facts: forget it. Several processes may do so at once."""
    os.makedirs(SCRATCH, exist_ok=True)
    with open(os.path.join(SCRATCH, 'ledger.lock'), 'w') as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        d = read()
        d[pid] = facts
        if not facts:
            del d[pid]
        with open(LEDGER + '.part', 'w') as f:
            f.write('{\n' + ',\n'.join('  %s: %s' % (json.dumps(k), json.dumps(d[k])) for k in sorted(d)) + '\n}\n')
        os.replace(LEDGER + '.part', LEDGER)


def done(p: dict[str, Any], ledger: dict[str, dict[str, Any]]) -> bool:
    """True if picture p of the list has been rendered at the size and with at least the samples that the list asks for."""
    r = ledger.get(p['id'])
    width, height, samples = p['size']
    return r is not None and r['size'] == [width, height] and r['samples'] >= samples and os.path.exists(master(p['id']))


if __name__ == '__main__':
    # python3 studio/masters.py forget voyah-free/hero ...: the queue renders these again
    if sys.argv[1:2] != ['forget']:
        sys.exit('usage: masters.py forget <id> ...')
    for name in sys.argv[2:]:
        note(name)
