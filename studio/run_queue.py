"""Work through the picture list in order; several workers may run at once.

python3 studio/run_queue.py [--tier draft|final] [--workers 2] [--only PATTERN] [--redo]
Stops after the current picture when /tmp/studio.pause exists. Process id in /tmp/studio.pid, log in /tmp/studio.log.
"""

import argparse
import fnmatch
import json
import os
import subprocess
import sys
import threading

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import masters

HERE = os.path.dirname(os.path.abspath(__file__))
PAUSE, PIDFILE, LOG = '/tmp/studio.pause', '/tmp/studio.pid', '/tmp/studio.log'
BATCH = 40  # pictures per Blender process at most


def pictures():
    """The list as it is now: it may grow while the queue runs."""
    with open(os.path.join(HERE, 'pictures.json')) as f:
        return sorted(json.load(f), key=lambda p: p['order'])


def kin(p):
    """Pictures that sort next to each other share most of their scene."""
    a = p.get('args') or {}
    return json.dumps(
        [
            p['scene'],
            a.get('road', True),
            a.get('mood') == 'winter',
            a.get('light'),
            p['view'] in ('side', 'seat', 'screen', 'display', 'monitor'),
            a,
        ],
        sort_keys=True,
    )


class Queue:
    def __init__(self, args):
        self.a = args
        self.lock = threading.Lock()
        self.taken = set()  # ids that a worker has had: a picture that fails is not tried twice
        self.tiers = [args.tier] if args.tier else list(masters.TIERS)

    def open(self, tier):
        led = masters.read()
        return [
            p
            for p in pictures()
            if (tier, p['id']) not in self.taken
            and (self.a.redo or not masters.done(p['id'], tier, led))
            and (not self.a.only or fnmatch.fnmatch(p['id'], self.a.only))
        ]

    def take(self):
        """Next (tier, ids): the first open picture, with those of the same car and scene that follow it closely in order."""
        with self.lock:
            for tier in self.tiers:
                todo = self.open(tier)
                if not todo:
                    continue
                p = todo[0]
                same = [
                    q
                    for q in todo
                    if (q['car'], q['scene'] == 'cabin') == (p['car'], p['scene'] == 'cabin') and q['order'] - p['order'] < 0.9
                ]
                if tier == 'final':
                    same = same[:3]
                pairs = {q['pair'] for q in same[:BATCH] if q.get('pair')}
                ids = [q['id'] for k, q in enumerate(same) if k < BATCH or q.get('pair') in pairs]
                ids.sort(key=lambda i: next(kin(q) for q in same if q['id'] == i) if tier == 'draft' else 0)
                self.taken.update((tier, i) for i in ids)
                return tier, ids
        return None

    def work(self):
        while not os.path.exists(PAUSE):
            job = self.take()
            if not job:
                return
            tier, ids = job
            with open(LOG, 'a') as log:
                p = subprocess.Popen(
                    [
                        'nice',
                        '-n',
                        '19',
                        'blender',
                        '-b',
                        '-noaudio',
                        '-P',
                        os.path.join(HERE, 'render.py'),
                        '--',
                        '--ids',
                        ','.join(ids),
                        '--tier',
                        tier,
                    ],
                    stdout=subprocess.PIPE,
                    stderr=subprocess.STDOUT,
                    text=True,
                    errors='replace',
                )
                for line in p.stdout:  # Blender's progress lines would fill the disk
                    if line.strip() and not line.startswith(('Fra:', 'Saved:', 'Blender', ' Time:')):
                        log.write(line)
                        log.flush()
                p.wait()


if __name__ == '__main__':
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument('--tier', choices=masters.TIERS)
    ap.add_argument('--workers', type=int, default=2)
    ap.add_argument('--only', help='shell pattern of ids, e.g. "voyah-free/*"')
    ap.add_argument('--redo', action='store_true')
    q = Queue(ap.parse_args())
    with open(PIDFILE, 'w') as f:
        f.write('%d\n' % os.getpid())
    ws = [threading.Thread(target=q.work) for _ in range(q.a.workers)]
    [w.start() for w in ws]
    [w.join() for w in ws]
    os.remove(PIDFILE)
