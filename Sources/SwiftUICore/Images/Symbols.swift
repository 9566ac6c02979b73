import SceneCore

/// The system's symbols.
@MainActor
package final class Symbols {
    private let source: any SymbolSource
    private var known: [String: any SymbolGlyph] = [:]

    package init(_ source: any SymbolSource) {
        self.source = source
    }

    /// The symbol of a name, or what stands for one that there is none of.
    func glyph(named name: String) -> any SymbolGlyph {
        if let glyph = known[name] { return glyph }
        let glyph = source.glyph(named: name) ?? placeholder(for: name)
        known[name] = glyph
        return glyph
    }

    /// The symbol of a name, in the fullest of these forms that it has.
    func glyph(named name: String, in variants: SymbolVariants) -> any SymbolGlyph {
        if variants == .none { return glyph(named: name) }
        let names = variants.names(of: name)
        return names.lazy.compactMap { self.known[$0] ?? self.source.glyph(named: $0) }.first ?? glyph(named: name)
    }

    private func placeholder(for name: String) -> any SymbolGlyph {
        let hint = source.nearest(to: name).map { ". Is it '\($0)'?" } ?? ""
        RuntimeWarning.log("No symbol named '\(name)' found in system symbol set\(hint)")
        return source.placeholderGlyph
    }
}

/// The name of a system symbol.
struct SymbolName {
    let name: String

    init(_ name: String) {
        self.name = name
    }

    /// How shapes and forms of one drawing are told apart; nobody says them aloud.
    private static let forms: Set<Substring> = ["fill", "circle", "square", "rectangle", "slash", "dashed"]

    /// Apple's symbols of these names have another form from right to left (Human Interface Guidelines, Right to left).
    var pointsAlongLines: Bool {
        name.split(separator: ".").contains { $0 == "forward" || $0 == "backward" }
    }

    /// The words of the name, for the ear: "person crop" for `person.crop.circle.fill`. A name of nothing but forms is said
    /// as it is.
    var spoken: String {
        let words = name.split(separator: ".")
        let said = words.filter { !Self.forms.contains($0) }
        return (said.isEmpty ? words : said).joined(separator: " ")
    }
}
