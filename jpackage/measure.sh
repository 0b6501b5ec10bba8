#!/usr/bin/env bash
# Compares the start of the packaged program with `java -jar`: seconds from the command to the first
# visible window, medians of alternating starts on a display of its own; then the heap at rest with a
# game open. Needs xvfb, xauth, xdotool and a built package (mvn -Pdist -DskipTests package).
#   usage: jpackage/measure.sh [PROGRAM] [STARTS]     PROGRAM: target/dist/raumbrett/bin/raumbrett, or
#   /usr/bin/raumbrett once it is installed
set -euo pipefail
cd "$(dirname "$0")/.."
program=${1:-target/dist/raumbrett/bin/raumbrett}
starts=${2:-10}
game=assets/games/annotated-example.rgn

if [ -z "${MEASURING:-}" ]; then
  MEASURING=yes exec xvfb-run -a -s "-screen 0 1400x900x24" "$0" "$program" "$starts"
fi

work=$(mktemp -d)
pid=
trap 'kill $pid 2>/dev/null || true; rm -rf "$work"' EXIT
# Settings of their own, and no difference between the two but what starts them.
export JAVA_TOOL_OPTIONS="-Djava.util.prefs.userRoot=$work"

# open NAME COMMAND...: starts the command, waits for a window with the name in its title, and leaves
# the seconds this took in $seconds and the process in $pid.
open() {
  local name=$1 begin=$EPOCHREALTIME
  shift
  "$@" "$game" >"$work/log" 2>&1 &
  pid=$!
  until xdotool search --onlyvisible --name "$name" >/dev/null 2>&1; do
    kill -0 $pid 2>/dev/null || { cat "$work/log" >&2; exit 1; }
    sleep 0.01
  done
  seconds=$(echo "$EPOCHREALTIME $begin" | awk '{ printf "%.3f", $1 - $2 }')
}

close() {
  kill $pid
  wait $pid 2>/dev/null || true
}

median() { sort -n "$1" | awk '{ v[NR] = $1 } END { printf "%.2f", (v[int((NR + 1) / 2)] + v[int(NR / 2) + 1]) / 2 }'; }

measure() {
  open Raumbrett "${@:2}"
  echo "$seconds" >>"$work/$1"
  close
}

for start in $(seq 0 "$starts"); do
  measure jar java -jar target/raumbrett.jar
  measure package "$program"
  # The first of each only brings the files into memory.
  [ "$start" = 0 ] && rm "$work/jar" "$work/package"
done
jar=$(median "$work/jar")
package=$(median "$work/package")
echo "start to first window, median of $starts: java -jar $jar s, package $package s, ratio $(echo "$package $jar" | awk '{ printf "%.2f", $1 / $2 }')"

open "$(basename "$game")" "$program"
sleep 5
jcmd $pid GC.heap_info 2>/dev/null >"$work/heap"
jcmd $pid GC.run >/dev/null 2>&1
jcmd $pid GC.heap_info 2>/dev/null >"$work/collected"
for file in heap collected; do
  echo "$file: $(grep -E 'total' "$work/$file" | sed 's/\[.*//; s/^ *//' | tr '\n' ';')"
done
echo "resident: $(awk '/VmRSS/ { printf "%.0f MB", $2 / 1024 }' /proc/$pid/status)"
close
