#!/usr/bin/env bash
# Compares the program's start with that of an empty window with the same theme: seconds from the
# command to the first visible window, and to a game shown in the complete window, medians of
# alternating starts on a display of its own. Needs xvfb, xauth, xdotool and
# `mvn -DskipTests package`.
#   usage: src/test/scripts/start.sh [STARTS] [JAVA-OPTIONS...]
set -euo pipefail
cd "$(dirname "$0")/../../.."
starts=${1:-10}
options=("${@:2}")

if [ -z "${MEASURING:-}" ]; then
  MEASURING=yes exec xvfb-run -a -s "-screen 0 1400x900x24" "$0" "$starts" "${options[@]}"
fi

work=$(mktemp -d)
pid=
trap 'kill $pid 2>/dev/null || true; rm -rf "$work"' EXIT

measure() {
  local kind=$1 title=$2 begin=$EPOCHREALTIME
  shift 2
  java "${options[@]}" -Djava.util.prefs.userRoot="$work" "$@" >"$work/log" 2>&1 &
  pid=$!
  until xdotool search --onlyvisible --name "$title" >/dev/null 2>&1; do
    kill -0 $pid 2>/dev/null || { cat "$work/log" >&2; exit 1; }
    sleep 0.005
  done
  echo "$EPOCHREALTIME $begin" | awk '{ printf "%.3f\n", $1 - $2 }' >>"$work/$kind"
  kill $pid
  wait $pid 2>/dev/null || true
}

median() { sort -n "$1" | awk '{ v[NR] = $1 } END { printf "%.2f", (v[int((NR + 1) / 2)] + v[int(NR / 2) + 1]) / 2 }'; }

for start in $(seq 0 "$starts"); do
  measure empty "Empty window" -cp target/raumbrett.jar:target/test-classes org.raumbrett.app.shell.EmptyWindow
  measure program Raumbrett -jar target/raumbrett.jar
  measure game "game-1.*Raumbrett" -jar target/raumbrett.jar assets/games/computer-test-game-1.rgn
  # The first of each only brings the files into memory.
  [ "$start" = 0 ] && rm "$work/empty" "$work/program" "$work/game"
done
empty=$(median "$work/empty")
program=$(median "$work/program")
echo "start to a game in the complete window, median of $starts: $(median "$work/game") s"
echo "start to first window, median of $starts: empty $empty s, program $program s, ratio $(echo "$program $empty" | awk '{ printf "%.2f", $1 / $2 }')"
