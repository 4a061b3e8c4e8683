#!/bin/sh
# The studio's entry point.
#   studio.sh <car> <shot> [--out DIR --size 800x450 --spp 16]    one picture of the list
#   studio.sh <car> video | <car> drawings | <car> model | <brand> strip | list | sheet ['voyah-free/*'] | queue [options of run_queue.py]
cd "$(dirname "$0")/.." || exit 1
PATH=/usr/bin:/bin:$PATH                        # Blender takes its modules from the Python it finds first
run() { python3 studio/blender.py "$@" | grep -v -E '^(Fra:|Saved:| Time:)'; }
case "$1" in
  ''|-h|--help) sed -n '2,4p' studio/studio.sh; exit 0 ;;
  list) exec python3 studio/pictures.py ;;
  sheet) shift; exec python3 studio/sheet.py "$@" ;;
  queue) shift; exec sh studio/queue.sh "$@" ;;
esac
[ -n "$2" ] || { echo "Which shot? See studio/pictures.json." >&2; exit 2; }
car=$1; shot=$2; shift 2
case "$shot" in
  video) run video.py --car "$car" "$@" ;;
  model) nice -n 19 node_modules/.bin/node studio/model.ts "$car" "$@" ;;      # the first node on this PATH may be too old
  strip) nice -n 19 python3 studio/signature.py --brand "$car" "$@" ;;
  drawings) nice -n 19 python3 studio/drawing.py --car "$car" "$@" ;;
  *) run render.py --ids "$car/$shot" "$@" ;;
esac
