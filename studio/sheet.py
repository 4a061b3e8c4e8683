"""Contact sheet of finished masters: python3 studio/sheet.py ['voyah-free/*' ...] [--out sheet.jpg --width 480 --columns 4]

Pictures in the order of the list, each with its id below it; cut-outs on grey.
"""

from __future__ import annotations

import argparse
import fnmatch
import os
import subprocess

import masters


def chosen(patterns: list[str]) -> list[str]:
    """Ids of the rendered pictures of the list that match one of the patterns."""
    ids = [p['id'] for p in masters.listed()]
    return [i for i in ids if any(fnmatch.fnmatch(i, p) for p in patterns) and os.path.exists(masters.master(i))]


def montage(ids: list[str], out: str, width: int, columns: int) -> list[str]:
    """The command that makes the sheet."""
    tiles = [word for i in ids for word in ('-label', i, masters.master(i))]
    look = [
        '-background',
        '#b9bab8',
        '-fill',
        '#101315',
        '-pointsize',
        '15',
        '-geometry',
        '%dx>+6+6' % width,
        '-tile',
        '%dx' % columns,
    ]
    return ['montage', *tiles, *look, out]


def main() -> None:
    """Write the sheet that the command line asks for."""
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument('patterns', nargs='*', default=['*'], help='shell patterns of ids')
    ap.add_argument('--out', default=os.path.join(masters.SCRATCH, 'sheet.jpg'))
    ap.add_argument('--width', type=int, default=480)
    ap.add_argument('--columns', type=int, default=4)
    a = ap.parse_args()
    ids = chosen(a.patterns)
    if not ids:
        ap.error('no finished picture matches ' + ' '.join(a.patterns))
    os.makedirs(os.path.dirname(os.path.abspath(a.out)), exist_ok=True)
    subprocess.run(montage(ids, a.out, a.width, a.columns), check=True)
    print('%d pictures in %s' % (len(ids), a.out))


if __name__ == '__main__':
    main()
