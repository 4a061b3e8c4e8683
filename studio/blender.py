"""The Blender that the studio is made for, and the command that runs a script inside it."""

from __future__ import annotations

import os
import re
import subprocess
import sys

VERSION = (3, 4)  # Debian 12's; node names, the film look and the denoiser's place in the pipeline belong to this line
HERE = os.path.dirname(os.path.abspath(__file__))


def version(text: str) -> tuple[int, int] | None:
    """Major and minor number out of what `blender --version` prints."""
    m = re.search(r'^Blender (\d+)\.(\d+)', text, re.M)
    return (int(m[1]), int(m[2])) if m else None


def require() -> None:
    """Stop with a sentence if Blender is missing or another one."""
    wanted = 'Blender %d.%d is needed (Debian 12: apt install blender)' % VERSION
    try:
        found = version(subprocess.run(['blender', '--version'], capture_output=True, text=True, check=True).stdout)
    except (OSError, subprocess.CalledProcessError):
        sys.exit(wanted + '; none is installed.')
    if found != VERSION:
        sys.exit('%s; this is %s.' % (wanted, '%d.%d' % found if found else 'another program'))


def command(script: str, *arguments: str) -> list[str]:
    """Runs a script of the studio inside Blender at the lowest priority."""
    return ['nice', '-n', '19', 'blender', '-b', '-noaudio', '-P', os.path.join(HERE, script), '--', *arguments]


if __name__ == '__main__':
    # python3 studio/blender.py render.py --ids ...
    require()
    sys.exit(subprocess.run(command(*sys.argv[1:]), check=False).returncode)
