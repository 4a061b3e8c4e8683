#!/bin/sh
# Makes the files of pictures that the editor has put in, and commits them to the branch of the request.
# BRANCH: the branch that is being checked.
set -eu
npm run pictures
if [ -z "$(git status --porcelain -- media public)" ]; then
  echo "The pictures are as their masters want them."
  exit 0
fi
git add -- media public
git -c user.name="Pictures" -c user.email="pictures@localhost" commit --quiet -m "Make the files of the changed pictures"
git push --quiet origin "HEAD:refs/heads/$BRANCH"
