#!/usr/bin/env bash
# Takes the manual's pictures anew, into assets/manual: of boards, and of the window in English,
# Spanish and German; and the README's own, into assets/readme. Needs no display. To be run when the
# window's looks have changed.
set -euo pipefail
cd "$(dirname "$0")/../../.."
manual=$PWD/assets/manual
readme=$PWD/assets/readme
mkdir -p "$readme"
find "$manual" "$readme" -name '*.png' -delete
mvn -q -Ptools test-compile exec:exec -Dtool=ManualPictures "-Dtool.args=$manual $readme"
