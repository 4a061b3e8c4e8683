#!/bin/sh
# Puts the built site on a host with nginx (deploy/nginx.conf) in one step: visitors see the old one or the new one.
# PUBLISH_TO: user@host:/srv/showroom. PUBLISH_SHELL: what reaches the host (ssh).
set -eu
: "${PUBLISH_TO:?PUBLISH_TO is not set: user@host:/srv/showroom}"
host=${PUBLISH_TO%%:*}
folder=${PUBLISH_TO#*:}
test -f build/client/home.html
tar -C build -cf - client host | ${PUBLISH_SHELL:-ssh} "$host" "
  set -eu
  mkdir -p '$folder' && cd '$folder'
  rm -rf next && mkdir next && tar -C next -xf -
  # Pages that are open ask for the files that they name: those of the last site stay beside the new ones.
  if [ -d client/assets ]; then cp -Rn client/assets/. next/client/assets/ || true; fi
  rm -rf last
  if [ -d client ]; then mv client last; fi
  mv next/client client
  rm -f nginx-*.conf && mv next/host/nginx-*.conf . && rm -rf next
"
