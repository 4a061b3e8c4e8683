"""Work through the picture list in order; several workers may run at once.

python3 studio/run_queue.py [--workers 2] [--only PATTERN]
Videos come last. Stops after the current picture when /tmp/studio.pause exists.
Process id in /tmp/studio.pid, log in /tmp/studio.log.
"""

from __future__ import annotations

import argparse
import contextlib
import fnmatch
import json
import os
import subprocess
import sys
import threading
from typing import Any

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import blender
import masters
from moods import MOODS
from shots import FULL

PAUSE, PIDFILE, LOG = '/tmp/studio.pause', '/tmp/studio.pid', '/tmp/studio.log'
Picture = dict[str, Any]  # a row of pictures.json
Job = tuple[str, list[str], list[str]]  # script, arguments, ids
BATCH = 12  # pictures per Blender process at most
NEAR = 2.5  # pictures of one batch are at most this far apart in order


def kin(p: Picture) -> str:
    """Pictures that sort next to each other share most of their scene."""
    a = p.get('args') or {}
    rebuilt = p['view'] in ('side', 'seat', 'screen', 'display', 'monitor')  # cabin views that need another cabin
    return json.dumps(
        [p['scene'], a.get('road', True), 'snow' in MOODS[a.get('mood', 'dusk')], a.get('light'), rebuilt, a], sort_keys=True
    )


class Queue:
    """Hands jobs to its workers, most important pictures first."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.a = args
        self.lock = threading.Lock()
        self.taken: set[str] = set()  # ids that a worker is busy with, or that failed and are not tried again

    def open(self, name: str) -> bool:
        """True if nobody is busy with this picture and it is asked for."""
        return name not in self.taken and (not self.a.only or fnmatch.fnmatch(name, self.a.only))

    def take_pictures(self) -> Job | None:
        """The first open picture with those of the same car that follow it closely in order: (script, arguments, ids)."""
        ledger = masters.read()
        todo = [
            p
            for p in masters.listed()
            if self.open(p['id']) and not masters.done(p, ledger) and not p['id'].endswith('/video-poster')
        ]
        if not todo:
            return None
        p = todo[0]
        group = lambda q: (q['car'], q['scene'] == 'cabin')
        same = [q for q in todo if group(q) == group(p) and q['order'] - p['order'] < NEAR]
        first = same[:BATCH]
        pairs = {q['pair'] for q in first if q.get('pair')}  # the colours of a cut-out stay together
        batch = [q for q in same if q in first or q.get('pair') in pairs]
        ids = [q['id'] for q in sorted(batch, key=kin)]
        return 'render.py', ['--ids', ','.join(ids)], ids

    def take_video(self) -> Job | None:
        """The loop of a car and its poster, which is one of its frames."""
        ledger = masters.read()
        for car in FULL:
            name = car + '/video'
            if name not in ledger and self.open(name):
                return 'video.py', ['--car', car], [name]
        return None

    def take(self) -> Job | None:
        """The next job, or None."""
        with self.lock:
            job = self.take_pictures() or self.take_video()
            if job:
                self.taken.update(job[2])
            return job

    def work(self) -> None:
        """Do one job after the other until there is none."""
        while not os.path.exists(PAUSE):
            job = self.take()
            if not job:
                return
            script, arguments, _ = job
            with open(LOG, 'a') as log:
                p = subprocess.Popen(
                    blender.command(script, *arguments),
                    stdout=subprocess.PIPE,
                    stderr=subprocess.STDOUT,
                    text=True,
                    errors='replace',
                )
                assert p.stdout
                for line in p.stdout:  # Blender's progress lines would fill the disk
                    if line.strip() and not line.startswith(('Fra:', 'Saved:', 'Blender', ' Time:')):
                        log.write(line)
                        log.flush()
                p.wait()
            with self.lock:  # what is done may be asked for again; what failed may not
                ledger = masters.read()
                self.taken -= {p['id'] for p in masters.listed() if masters.done(p, ledger)}


if __name__ == '__main__':
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument('--workers', type=int, default=2)
    ap.add_argument('--only', help='shell pattern of ids, e.g. "voyah-free/*"')
    q = Queue(ap.parse_args())
    blender.require()
    with open(PIDFILE, 'w') as f:
        f.write('%d\n' % os.getpid())
    workers = [threading.Thread(target=q.work) for _ in range(q.a.workers)]
    for w in workers:
        w.start()
    for w in workers:
        w.join()
    with contextlib.suppress(FileNotFoundError):  # another queue, of other pictures, was over before
        os.remove(PIDFILE)
