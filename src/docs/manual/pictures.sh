#!/usr/bin/env bash
# Takes the manual's pictures anew, into assets/manual: of boards, and of the window in English and
# Spanish. Needs no display. To be run when the window's looks have changed.
set -euo pipefail
cd "$(dirname "$0")/../../.."
folder=$PWD/assets/manual
find "$folder" -name '*.png' -delete
mvn -q -Ptools test-compile exec:exec -Dtool=ManualPictures "-Dtool.args=$folder"
