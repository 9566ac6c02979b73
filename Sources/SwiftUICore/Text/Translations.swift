import Foundation
import SceneCore

extension EnvironmentValues {
    private struct StringsKey: EnvironmentKey {
        static var defaultValue: (any StringSource)? { nil }
    }

    /// The app's texts in other languages; nil where there are none.
    var strings: (any StringSource)? {
        get { self[StringsKey.self] }
        set { self[StringsKey.self] = newValue }
    }
}

extension LocalizedText {
    /// What stands in the tables for this text.
    var key: String {
        let hasArguments = parts.contains { if case .argument = $0 { true } else { false } }
        return parts.map { part in
            switch part {
            case .literal(let text): hasArguments ? text.replacing("%", with: "%%") : text
            case .argument(let argument): argument.specifier
            }
        }.joined()
    }

    /// The text in the language of a place; its own parts where there is none.
    func translated(in environment: EnvironmentValues) -> [Part] {
        translated(by: environment.strings, preferred: environment.preferredLanguages)
    }

    func translated(by source: (any StringSource)?, preferred: [String]) -> [Part] {
        guard let source else { return parts }
        guard let found = source.translation(of: key, table: table, bundle: bundle, preferred: preferred) else {
            return defaultParts ?? parts
        }
        return TranslatedFormat(found, arguments: arguments).parts
    }

    private var arguments: [TextArgument] {
        (defaultParts ?? parts).compactMap { if case .argument(let argument) = $0 { argument } else { nil } }
    }
}

/// Puts values into a translation.
struct TranslatedFormat {
    private let translation: Translation
    private let arguments: [TextArgument]
    private let rule: PluralRule

    init(_ translation: Translation, arguments: [TextArgument]) {
        self.translation = translation
        self.arguments = arguments
        rule = PluralRule(language: translation.language)
    }

    var parts: [LocalizedText.Part] {
        let number = arguments.lazy.compactMap(\.number).first
        guard let text = translation.form.text(for: category(of: number)) else { return [] }
        // Without values, a percent sign is one.
        return arguments.isEmpty ? [.literal(text)] : parts(of: text, own: nil)
    }

    /// Nothing is told apart in some languages, and nought in most; yet a text may have a form for it.
    private func category(of number: Double?) -> PluralCategory {
        guard let number else { return .other }
        if number == 0, case .plural(let forms) = translation.form, forms[.zero] != nil { return .zero }
        return rule.category(of: number)
    }

    /// - Parameter own: The value that a form was chosen by, which `%arg` and the first specifier stand for.
    private func parts(of text: String, own: Int?) -> [LocalizedText.Part] {
        var parts: [LocalizedText.Part] = []
        var literal = ""
        var next = own ?? 0
        var rest = text[...]
        while let sign = rest.firstIndex(of: "%") {
            literal += rest[..<sign]
            rest = rest[sign...]
            guard let specifier = FormatSpecifier(rest) else {
                literal += "%"
                rest = rest.dropFirst()
                continue
            }
            rest = rest.dropFirst(specifier.length)
            if case .percent = specifier.kind {
                literal += "%"
                continue
            }
            if !literal.isEmpty { parts.append(.literal(literal)) }
            literal = ""
            let index = specifier.argument ?? next
            parts += self.parts(of: specifier, index: index, own: own)
            if specifier.argument == nil, specifier.kind != .own { next = index + 1 }
        }
        literal += rest
        return literal.isEmpty ? parts : parts + [.literal(literal)]
    }

    private func parts(of specifier: FormatSpecifier, index: Int, own: Int?) -> [LocalizedText.Part] {
        switch specifier.kind {
        case .percent: return []
        case .own: return argument(own ?? index, written: nil)
        case .value(let written): return argument(index, written: written)
        case .substitution(let name):
            guard let substitution = translation.substitutions[name] else { return [.literal("%#@\(name)@")] }
            let index = substitution.argument.map { $0 - 1 } ?? index
            let number = arguments.indices.contains(index) ? arguments[index].number : nil
            var category = number.map { rule.category(of: $0) } ?? .other
            if number == 0, case .plural(let forms) = substitution.form, forms[.zero] != nil { category = .zero }
            return substitution.form.text(for: category).map { parts(of: $0, own: index) } ?? []
        }
    }

    private func argument(_ index: Int, written: String?) -> [LocalizedText.Part] {
        guard arguments.indices.contains(index) else { return [] }
        return [.argument(arguments[index].written(as: written))]
    }
}

extension TextArgument {
    fileprivate var number: Double? {
        guard case .number(let number, _) = self else { return nil }
        return switch number.value {
        case .integer(let integer): Double(integer)
        case .unsigned(let integer): Double(integer)
        case .fraction(let fraction): fraction
        }
    }

    /// A translation may say how a number is written, such as `%.1f` or `%03lld`; a bare specifier leaves that to the language.
    fileprivate func written(as specifier: String?) -> TextArgument {
        guard case .number(let number, _) = self, let specifier, let kind = specifier.last, kind != "@" else {
            return self
        }
        let flags = specifier.dropFirst().prefix { !$0.isLetter }
        guard !flags.isEmpty else { return self }
        let length =
            switch number.value {
            case .integer: "lld"
            case .unsigned: "llu"
            case .fraction: "\(kind)"
            }
        return .number(number, specifier: "%\(flags)\(length)")
    }
}

/// A place for a value in a format.
private struct FormatSpecifier {
    enum Kind: Equatable {
        /// A percent sign.
        case percent
        /// A value, and how it is written.
        case value(String)
        /// Words that depend on a value, by name.
        case substitution(String)
        /// The value that the words around it depend on.
        case own
    }

    let kind: Kind
    /// Which of the values, from 0; nil for the next.
    let argument: Int?
    /// In characters.
    let length: Int

    /// Nil if what follows the percent sign is no specifier.
    init?(_ text: Substring) {
        if text.hasPrefix("%%") {
            (kind, argument, length) = (.percent, nil, 2)
        } else if text.hasPrefix("%arg") {
            (kind, argument, length) = (.own, nil, 4)
        } else if let match = text.prefixMatch(of: Self.substitution) {
            kind = .substitution(String(match.2))
            argument = match.1.flatMap { Int($0) }.map { $0 - 1 }
            length = match.0.count
        } else if let match = text.prefixMatch(of: Self.value) {
            kind = .value("%\(match.2)\(match.3)")
            argument = match.1.flatMap { Int($0) }.map { $0 - 1 }
            length = match.0.count
        } else {
            return nil
        }
    }

    nonisolated(unsafe) private static let substitution = /%(?:(\d+)\$)?#@([^@]+)@/
    nonisolated(unsafe) private static let value =
        /%(?:(\d+)\$)?([-+ 0#']*\d*(?:\.\d+)?)((?:hh|h|ll|l|q|L|z|t|j)?[@dDiuUxXoOfFeEgGaAcs])/
}
