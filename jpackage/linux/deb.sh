#!/usr/bin/env bash
# Makes target/raumbrett_VERSION_ARCH.deb of the runtime that NativePackage.java has linked.
# All files lie where Debian wants them, so the system's own triggers keep the menu, the file types
# and the icons up to date: the package needs no scripts, with or without a desktop.
#   usage: deb.sh VERSION TIME RUNTIME-FOLDER TARGET-FOLDER
set -euo pipefail
version=$1 time=$2 runtime=$3 target=$4
here=$(cd "$(dirname "$0")" && pwd)
id=org.raumbrett.Raumbrett
arch=$(dpkg --print-architecture)
root=$target/dist/deb
app=$root/usr/lib/raumbrett
share=$root/usr/share

# No file is younger than the release.
SOURCE_DATE_EPOCH=$(date --utc --date="$time" +%s)
export SOURCE_DATE_EPOCH

# The runtime's commands have done their work, but for the one that starts the program.
find "$runtime/bin" -mindepth 1 ! -name java -delete
install -m 755 "$here/raumbrett" "$runtime/bin/raumbrett"

rm -rf "$root"
install -d "$root/usr/bin" "$root/usr/lib" "$root/DEBIAN"
cp -a "$runtime" "$app"
chmod -R u+w,go=rX "$app"
ln -s ../lib/raumbrett/bin/raumbrett "$root/usr/bin/raumbrett"

install -Dm 644 -t "$share/applications" "$here/$id.desktop"
install -Dm 644 "$here/raumbrett-mime.xml" "$share/mime/packages/raumbrett.xml"
install -Dm 644 "$here/copyright" "$share/doc/raumbrett/copyright"
install -d "$share/metainfo" "$share/man/man1"
gzip -9n <"$here/raumbrett.1" >"$share/man/man1/raumbrett.1.gz"
sed "s/@VERSION@/$version/; s/@DATE@/${time%%T*}/" "$here/$id.metainfo.xml" >"$share/metainfo/$id.metainfo.xml"
gzip -9n <"$here/../../CHANGELOG.md" >"$share/doc/raumbrett/CHANGELOG.md.gz"
install -Dm 644 "$here/../raumbrett.svg" "$share/icons/hicolor/scalable/apps/raumbrett.svg"
install -Dm 644 "$here/../raumbrett.png" "$share/icons/hicolor/512x512/apps/raumbrett.png"
install -Dm 644 "$here/../rgn.svg" "$share/icons/hicolor/scalable/mimetypes/application-x-rgn.svg"

# What the runtime's libraries need, found by Debian's tool; then what they load only at run time,
# and a font with the figurines.
work=$target/dist/shlibdeps
mkdir -p "$work/debian"
printf 'Source: raumbrett\n\nPackage: raumbrett\nArchitecture: any\n' >"$work/debian/control"
mapfile -t binaries < <(find "$app" -type f \( -name '*.so' -o -path '*/bin/java' \) | sort)
needed=$(cd "$work" && dpkg-shlibdeps --ignore-missing-info -O -l"$app/lib" -l"$app/lib/server" \
  "${binaries[@]}" 2>"$work/log" | sed -n 's/^shlibs:Depends=//p')

cat >"$root/DEBIAN/control" <<CONTROL
Package: raumbrett
Version: $version
Architecture: $arch
Maintainer: The Raumbrett authors
Section: games
Priority: optional
Installed-Size: $(du -sk --exclude=DEBIAN "$root" | cut -f1)
Depends: $needed, fonts-dejavu-core
Recommends: desktop-file-utils, shared-mime-info
Description: analysis board for Raumschach, chess on five levels
 Raumbrett shows games of Raumschach, the 5x5x5 chess of Ferdinand Maack, on
 five levels. It opens Raumschach Game Notation (.rgn) and lists of moves,
 steps through a game with the arrow keys and judges every move.
 .
 The same judgements come from the command line: raumbrett analyse.
CONTROL
(cd "$root" && find usr -type f -print0 | sort -z | xargs -0 md5sum) >"$root/DEBIAN/md5sums"

dpkg-deb --root-owner-group -Zxz --build "$root" "$target/raumbrett_${version}_$arch.deb"
