# How SwiftUI code is type-checked against what was built last, without SwiftPM. Read by Scripts/conformance and
# Scripts/type-check-times, which have gone to the project's folder.
root=$(pwd -P)
build=$root/.build/debug

# What the compiler needs to be told outside of SwiftPM: where our modules lie, the C modules behind them, the headers that
# those include, and the macros.
collect_options() {
    local map plugin libraries
    options=(-I "$build/Modules" -module-cache-path "$root/.build/conformance")
    for map in "$root"/Sources/*/module.modulemap "$build"/*.build/module.modulemap; do
        if [ -f "$map" ]; then options+=(-Xcc "-fmodule-map-file=$map"); fi
    done
    mapfile -t libraries < <(sed -n 's/.*pkgConfig: "\([^"]*\)".*/\1/p' "$root/Package.swift")
    local include
    for include in $(pkg-config --cflags-only-I "${libraries[@]}"); do options+=(-Xcc "$include"); done
    for plugin in "$build"/*-tool; do
        if [ -f "$plugin" ]; then options+=(-load-plugin-executable "$plugin#$(basename "$plugin" -tool)"); fi
    done
}

needs_build() {
    if [ ! -e "$build/Modules/SwiftUI.swiftmodule" ]; then
        fail "SwiftUI has not been built yet. Type: swift build"
    fi
}

# A module of Apple's that the files import and that we do not have yet.
missing_module() {
    local module
    for module in SwiftData; do
        if [ ! -e "$build/Modules/$module.swiftmodule" ] &&
            grep --quiet --extended-regexp "^(@testable )?import $module\b" "${files[@]}"; then
            echo "$module"
            return
        fi
    done
}

# What the compiler says of some files; of what is wrong with them, nothing if they are fine. Warnings are the app's own business.
compile() { # mode, module, file or option of the compiler…
    local mode=$1 module=$2 library=(-parse-as-library)
    shift 2
    case " $* " in *"/main.swift "*) library=() ;; esac
    swiftc -typecheck -whole-module-optimization -suppress-warnings -swift-version "$mode" -module-name "$module" \
        "${library[@]}" "${options[@]}" "$@" "$root/Scripts/AsOnApple.swift" 2>&1
}

module_name() { # folder's name
    printf 'Checked_%s' "$1" | LC_ALL=C tr --complement 'A-Za-z0-9_' '_'
}

fail() { # sentence
    printf '%s\n' "$1" >&2
    exit 2
}
