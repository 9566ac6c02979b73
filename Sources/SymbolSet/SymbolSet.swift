import Foundation

/// The drawings that stand for the names of system symbols, such as `trash` or `person.crop.circle.badge.plus`.
///
/// They are Phosphor's and our own. `Scripts/symbols/symbols.txt` says which name has which drawing, and
/// `Scripts/symbols/make_symbols.py` makes the file that is read here. Nothing of that file is read before the first symbol
/// is asked for, and then only the few lines that the symbol needs.
package struct SymbolSet: Sendable {
    let file: SymbolFile

    /// The symbols that come with Martlet.
    package static let standard = SymbolSet(file: .standard)

    /// The symbol of this name, nil if there is none. A name in a shape, such as `plus.circle.fill`, need not be in the
    /// file: the shape and what is in it are put together.
    package func symbol(named name: String) -> Symbol? {
        if let record = file.record(named: name) { return Symbol(name: name, record: record) }
        return enclosedSymbol(named: name)
    }

    /// What is shown in place of a symbol that there is none of: a question mark in a dashed square.
    package static let placeholder = Symbol(
        name: "questionmark.square.dashed",
        metrics: SymbolMetrics(ink: SymbolBox(left: 320, top: 320, right: 2240, bottom: 2240)),
        drawing: SymbolDrawing(lines: [
            SymbolPath(
                "m880 400l-280 0q-200 0-200 200l0 280m0 800l0 280q0 200 200 200l280 0m800 0l280 0q200 0 200-200l0-280"
                    + "m0-800l0-280q0-200-200-200l-280 0"),
            SymbolPath(
                "m1280 1460l0-80c180 0 300-120 300-260c0-140-120-260-300-260c-180 0-300 120-300 260m300 640l1 0"),
        ]))
}
