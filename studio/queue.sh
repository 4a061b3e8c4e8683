#!/bin/sh
# Start (or resume) the picture queue in the background; arguments go to run_queue.py. The system Python is used because
# Blender takes its modules from the Python it finds first.
cd "$(dirname "$0")/.." || exit 1
rm -f /tmp/studio.pause
PATH=/usr/bin:/bin exec setsid nohup nice -n 19 /usr/bin/python3 studio/run_queue.py "$@" </dev/null >>/tmp/studio.log 2>&1 &
