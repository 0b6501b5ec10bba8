#!/usr/bin/env bash
# Draws the icons of all systems from the two drawings. Needs rsvg-convert (librsvg2-bin), convert
# (imagemagick) and png2icns (icnsutils); the results are kept beside the drawings.
set -euo pipefail
cd "$(dirname "$0")"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

for name in raumbrett rgn; do
  for size in 16 24 32 48 64 128 256 512; do
    rsvg-convert --width $size --height $size --output "$work/$name-$size.png" $name.svg
  done
  convert "$work/$name-"{16,24,32,48,64,128,256}.png $name.ico
  png2icns $name.icns "$work/$name-"{16,32,48,128,256,512}.png >/dev/null
done
cp "$work/raumbrett-512.png" raumbrett.png
