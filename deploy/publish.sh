#!/bin/sh
# Puts the built site on a host with nginx (deploy/nginx.conf) in one step: visitors see the old one or the new one.
# PUBLISH_TO: user@host:/srv/showroom. PUBLISH_SHELL: what reaches the host (ssh).
# PUBLISH_RELOAD: what makes nginx there read its settings again (sudo -n nginx -s reload): let the user run it without a password.
# The headers allow the styles and scripts of one build only: under older ones the new pages would stand without both.
set -eu
: "${PUBLISH_TO:?PUBLISH_TO is not set: user@host:/srv/showroom}"
host=${PUBLISH_TO%%:*}
folder=${PUBLISH_TO#*:}
test -f build/client/home.html
tar -C build -cf - client host | ${PUBLISH_SHELL:-ssh} "$host" "
  set -eu
  reload() { ( ${PUBLISH_RELOAD:-sudo -n nginx -s reload} ) < /dev/null; }
  mkdir -p '$folder' && cd '$folder'
  # Tried before anything is changed; the first time nginx has no site yet.
  if [ -d client ] && ! reload; then
    echo 'nginx cannot be told to read its settings again (PUBLISH_RELOAD): nothing was published.' >&2
    exit 1
  fi
  rm -rf next && mkdir next && tar -C next -xf -
  # Pages that are open ask for the files that they name: those of the last site stay beside the new ones.
  if [ -d client/assets ]; then cp -Rn client/assets/. next/client/assets/ || true; fi
  rm -rf last
  if [ -d client ]; then mv client last; fi
  mv next/client client
  rm -f nginx-*.conf && mv next/host/nginx-*.conf . && rm -rf next
  if [ -d last ]; then reload; else echo 'Include deploy/nginx.conf in the settings of nginx, and start it.'; fi
"
