#!/usr/bin/env bash
# Takes the manual's pictures anew, into assets/manual: of boards, and of the window in English,
# Spanish and German; and the README's own, into assets/readme. Needs no display, but ImageMagick,
# which writes them with 256 colours: a third of the size. To be run when the window's looks have
# changed.
set -euo pipefail
cd "$(dirname "$0")/../../.."
manual=$PWD/assets/manual
readme=$PWD/assets/readme
mkdir -p "$readme"
find "$manual" "$readme" -name '*.png' -delete
mvn -q -Ptools test-compile exec:exec -Dtool=ManualPictures "-Dtool.args=$manual $readme"
find "$manual" "$readme" -name '*.png' -print0 | while IFS= read -r -d '' picture; do
  convert "$picture" -alpha off +dither -colors 256 -strip -define png:compression-level=9 \
    "PNG8:$picture"
done
