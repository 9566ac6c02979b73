import Foundation

/// A key for a translation and the values in it.
struct LocalizedText: Equatable, Sendable {
    /// What a key is made of, in order.
    enum Part: Equatable, Sendable {
        case literal(String)
        case argument(TextArgument)
    }

    var parts: [Part]
    /// What is shown without a translation, if that is not the key.
    var defaultParts: [Part]?
    /// The name of the table that it is looked up in; nil for `Localizable`.
    var table: String?
    /// The folder of the bundle that it is looked up in; nil for the app's own.
    var bundle: URL?

    init(_ parts: [Part], table: String? = nil, bundle: URL? = nil) {
        self.parts = parts
        self.table = table
        self.bundle = bundle
    }

    init(_ parts: [Part], table: String?, bundle: Bundle?) {
        self.init(parts, table: table, bundle: bundle == .main ? nil : bundle?.bundleURL)
    }

    init(literal: String) {
        parts = [.literal(literal)]
    }

    /// The parts of the text as it is shown at a place.
    func pieces(in environment: EnvironmentValues) -> [TextPiece] {
        let parts = translated(in: environment)
        return plainPieces(of: parts, in: environment) ?? MarkedText(parts).pieces(in: environment)
    }

    /// The pieces of a text without markup, as most are; nil for one that may have some.
    private func plainPieces(of parts: [Part], in environment: EnvironmentValues) -> [TextPiece]? {
        var pieces = TextPieces()
        for part in parts {
            switch part {
            case .literal(let text):
                if InlineMarkdown.isNeeded(for: text) { return nil }
                pieces.append(text)
            case .argument(.text(let text)): pieces.append(text.pieces(in: environment), in: TextTraits())
            case .argument(let argument): pieces.append(argument.string(in: environment))
            }
        }
        return pieces.pieces
    }

    var isLive: Bool {
        parts.contains {
            if case .argument(let argument) = $0 { argument.isLive } else { false }
        }
    }
}

/// Turns parts into what is shown: Markdown is read in what the app's author has written, never in values.
private struct MarkedText {
    /// Stands for a value while Markdown is read. The last character for private use, which no text has.
    private static let placeholder: Character = "\u{10FFFD}"

    private var template = ""
    private var arguments: [TextArgument] = []

    init(_ parts: [LocalizedText.Part]) {
        for part in parts {
            switch part {
            case .literal(let text): template += text
            case .argument(let argument):
                template.append(Self.placeholder)
                arguments.append(argument)
            }
        }
    }

    func pieces(in environment: EnvironmentValues) -> [TextPiece] {
        let values = arguments.map { $0.pieces(in: environment) }
        var pieces = TextPieces()
        var next = 0
        for run in runs {
            let traits = TextTraits(run.style, link: address(run.link, values, from: next))
            for (index, stretch) in run.text.split(separator: Self.placeholder, omittingEmptySubsequences: false)
                .enumerated()
            {
                if index > 0, next < values.count {
                    pieces.append(values[next], in: traits)
                    next += 1
                }
                pieces.append([TextPiece(string: String(stretch))], in: traits)
            }
            // Values that stand in the link's address come after its words.
            next += run.link?.filter { $0 == Self.placeholder }.count ?? 0
        }
        return pieces.pieces
    }

    private var runs: [InlineMarkdown.Run] {
        InlineMarkdown.isNeeded(for: template)
            ? InlineMarkdown.runs(of: template) : [InlineMarkdown.Run(text: template)]
    }

    /// The address of a link, with the values in it: those after the values in its words.
    private func address(_ link: String?, _ values: [[TextPiece]], from first: Int) -> URL? {
        guard var link else { return nil }
        var next = first
        while let place = link.firstIndex(of: Self.placeholder) {
            let value = next < values.count ? values[next].map(\.string).joined() : ""
            link.replaceSubrange(place...place, with: value)
            next += 1
        }
        return URL(string: link)
    }
}

/// Pieces of text as they come; those of one look become one.
private struct TextPieces {
    private(set) var pieces: [TextPiece] = []

    /// Adds words that say nothing of their look.
    mutating func append(_ words: String) {
        guard !words.isEmpty else { return }
        if let last = pieces.indices.last, pieces[last].image == nil, pieces[last].traits == TextTraits() {
            pieces[last].string += words
        } else {
            pieces.append(TextPiece(string: words))
        }
    }

    mutating func append(_ new: [TextPiece], in traits: TextTraits) {
        for var piece in new where !piece.string.isEmpty {
            piece.traits.fill(from: traits)
            if let last = pieces.last, last.image == nil, piece.image == nil, last.traits == piece.traits {
                pieces[pieces.count - 1].string += piece.string
            } else {
                pieces.append(piece)
            }
        }
    }
}

extension TextTraits {
    fileprivate init(_ style: InlineMarkdown.Style, link: URL?) {
        if style.contains(.strong) { isBold = true }
        if style.contains(.emphasis) { isItalic = true }
        if style.contains(.struck) {
            strikethrough = TextLineStyle(isActive: true, pattern: .solid, color: nil)
        }
        if style.contains(.code) { design = .monospaced }
        self.link = link
    }
}
