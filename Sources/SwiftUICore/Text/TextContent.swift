import Foundation
import SceneCore

/// What a text is made of, before its place says in which language.
enum TextContent: Equatable, Sendable {
    case plain(String)
    case localized(LocalizedText)
    case attributed(AttributedString)
    case image(Image)
    case value(AnyTextValue)
    case sum([Text])
}

/// A stretch of text in one look.
struct TextPiece: Equatable, Sendable {
    var string: String
    var traits = TextTraits()
    /// What stands for all of the string.
    var image: Image?
}

extension Text {
    /// What is shown at a place, in order.
    func pieces(in environment: EnvironmentValues) -> [TextPiece] {
        var pieces = content.pieces(in: environment)
        for index in pieces.indices { pieces[index].traits.fill(from: traits) }
        return pieces
    }

    /// The words where nothing is known of the place.
    var string: String { string(in: EnvironmentValues()) }

    /// The words at a place, without pictures.
    func string(in environment: EnvironmentValues) -> String {
        if case .plain(let string) = content { return string }
        return pieces(in: environment).filter { $0.image == nil }.map(\.string).joined()
    }
}

extension TextContent {
    fileprivate func pieces(in environment: EnvironmentValues) -> [TextPiece] {
        switch self {
        case .plain(let string): [TextPiece(string: string)]
        case .localized(let text): text.pieces(in: environment)
        case .attributed(let string): string.pieces
        case .image(let image): [TextPiece(image)]
        case .value(let value): [TextPiece(string: value.string(in: environment))]
        case .sum(let texts): texts.flatMap { $0.pieces(in: environment) }
        }
    }

    /// Whether what is shown changes as time goes by.
    var isLive: Bool {
        switch self {
        case .plain, .attributed, .image: false
        case .localized(let text): text.isLive
        case .value(let value): value.isLive
        case .sum(let texts): texts.contains { $0.content.isLive }
        }
    }
}

extension TextPiece {
    init(_ image: Image) {
        self.init(string: String(StyledText.pictureCharacter), image: image)
    }
}
