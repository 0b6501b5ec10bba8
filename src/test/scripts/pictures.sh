#!/usr/bin/env bash
# Takes pictures of the window in all its looks, to be looked at: of each language, theme, size and
# layout the wanted states, into FOLDER/language-theme-size/state-layout.png, on a display of its
# own. Needs xvfb, xauth and `mvn -DskipTests package`. Without options it takes the whole matrix.
#   usage: src/test/scripts/pictures.sh FOLDER [language=english,german,spanish] [theme=light,dark]
#            [size=960x640,1280x800,1920x1080] [layout=stack,flat] [scale=1] [state=…]
# States: start middle selected judged editor welcome; and, if named: running attackers classes
# promotion retry threat live text problems games play newgame paste submit comment tags keys about
# manual typed.
set -euo pipefail
folder=$(realpath -m "${1:?where to put the pictures}")
shift
cd "$(dirname "$0")/../../.."
language=english,german,spanish theme=light,dark size=960x640,1280x800,1920x1080 layout=stack,flat
scale=1 state=welcome,start,middle,selected,judged,editor
for option; do
  case $option in
    language=* | theme=* | size=* | layout=* | scale=* | state=*) declare "$option" ;;
    *) sed -n '2,10s/^# \?//p' "$0" >&2 && exit 2 ;;
  esac
done

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
java -jar target/raumbrett.jar analyse assets/games/computer-test-game-unfinished.rgn \
  --strength 3 --format rgn --output "$work/judged.rgn"
javac -nowarn -proc:none -d "$work" -cp 'target/classes:target/lib/*' \
  src/tools/java/org/raumbrett/tools/{Hand,Studio,PictureProgram,LookPictures,LookStates}.java
xvfb-run -a -s "-screen 0 2880x1800x24" java -Xmx1500m "-Dglass.gtk.uiScale=$scale" \
  -cp "target/classes:target/lib/*:$work" org.raumbrett.tools.LookPictures \
  "$folder" "$work/judged.rgn" "$language" "$theme" "$size" "$layout" "$state"
