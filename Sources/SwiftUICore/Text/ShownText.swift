import Foundation
import SceneCore

/// A text as it is shown at its place: all that its place decides has been decided, but for the room that it has.
struct ShownText: Equatable {
    /// What is read out for it.
    var label: String
    var text: StyledText
    var filling: StylePaint
    var decoration = TextDecoration()
    /// The looks of its parts; empty where all of it looks the same.
    var looks: [TextLook] = []
    var links: [TextLink] = []
    /// Which of its parts are pictures.
    var pictureLooks: [Int] = []
    var lineLimit: Int?
    var reservedLines = 1
    var alignment = LineAlignment.leading
    var lineSpacing: CGFloat = 0
    var truncation = TextTruncation.tail
    var smallestScale: CGFloat = 1
    var tightens = false
    var isSelectable: Bool?

    /// A text in one look.
    init(_ string: String, font: FontDescriptor, filling: StylePaint) {
        label = string
        text = StyledText(string, font: font)
        self.filling = filling
    }

    /// How a text is measured.
    func setting(width: CGFloat?, lineLimit: Int?) -> TextSetting {
        var setting = TextSetting(text)
        setting.width = width
        setting.lineLimit = lineLimit
        setting.alignment = alignment
        setting.lineSpacing = lineSpacing
        setting.truncation = truncation
        setting.smallestScale = smallestScale
        setting.tightens = tightens
        return setting
    }

    /// Whether both take the same room, however they look.
    func fills(asMuchAs other: ShownText) -> Bool {
        text == other.text && lineLimit == other.lineLimit && reservedLines == other.reservedLines
            && alignment == other.alignment && lineSpacing == other.lineSpacing && truncation == other.truncation
            && smallestScale == other.smallestScale && tightens == other.tightens && links == other.links
    }
}

/// Words in a text that lead somewhere.
struct TextLink: Equatable {
    let url: URL
    let link: SceneLink
    let label: String
    /// The looks of the parts that they are made of.
    let looks: Range<Int>
}

extension ShownText {
    @MainActor
    init(_ pieces: [TextPiece], in environment: EnvironmentValues) {
        let first = pieces.first?.traits ?? TextTraits()
        // A style may not even be known to be the same as itself.
        let isUniform =
            pieces.dropFirst().allSatisfy { $0.traits == first } && pieces.allSatisfy { $0.image == nil }
            && !first.needsOwnLook(in: environment)
        // What only a part says is not said of the whole.
        let traits = isUniform ? first : TextTraits()
        let words = pieces.map { piece in
            piece.image == nil ? environment.textCase.applied(to: piece.string, in: environment.locale) : piece.string
        }
        let font = environment.resolvedFont(traits)

        self.init(
            words.joined(), font: font.descriptor(in: environment), filling: environment.filling(of: traits))
        label = zip(words, pieces).map { words, piece in piece.image.map { $0.label ?? "" } ?? words }.joined()
        decoration = environment.decoration(of: traits)
        if isUniform, environment.spacing(of: traits) != 0 {
            text.parts = [part(of: text.string, look: 0, traits: traits, in: environment)]
        } else if !isUniform {
            text.parts = zip(words, pieces).enumerated().map { index, pair in
                part(of: pair.0, look: index, traits: pair.1.traits, in: environment)
            }
            looks = pieces.map { TextLook($0.traits, in: environment) }
            links = Self.links(in: pieces, in: environment)
            pictureLooks = pieces.indices.filter { pieces[$0].image != nil }
        }
        adopt(environment)
    }

    /// What holds for all text at a place.
    private mutating func adopt(_ environment: EnvironmentValues) {
        lineLimit = environment.lineLimit
        reservedLines = environment.reservedLines
        alignment = environment.multilineTextAlignment.lineAlignment(in: environment.layoutDirection)
        lineSpacing = environment.lineSpacing
        truncation = environment.truncationMode.truncation
        smallestScale = environment.minimumScaleFactor
        tightens = environment.allowsTightening
        isSelectable = environment.allowsTextSelection
    }

    @MainActor
    private func part(
        of words: String, look: Int, traits: TextTraits, in environment: EnvironmentValues
    ) -> TextPart {
        var part = TextPart(
            length: words.utf8.count, look: look, font: environment.resolvedFont(traits).descriptor(in: environment))
        part.spacing = environment.spacing(of: traits)
        part.baselineOffset = traits.baselineOffset ?? environment.baselineOffset ?? 0
        return part
    }

    /// Neighbours that lead to the same are one link.
    @MainActor
    private static func links(in pieces: [TextPiece], in environment: EnvironmentValues) -> [TextLink] {
        var links: [TextLink] = []
        for (index, piece) in pieces.enumerated() {
            guard let url = piece.traits.link else { continue }
            let words = piece.image.map { $0.label ?? "" } ?? piece.string
            if let last = links.last, last.url == url, last.looks.upperBound == index {
                links[links.count - 1] = TextLink(
                    url: url, link: last.link, label: last.label + words, looks: last.looks.lowerBound..<index + 1)
            } else {
                let link = environment.openURL.sceneLink(to: url)
                links.append(TextLink(url: url, link: link, label: words, looks: index..<index + 1))
            }
        }
        return links
    }
}

extension TextTraits {
    /// What can only be said of a part, and not of a whole text.
    fileprivate func needsOwnLook(in environment: EnvironmentValues) -> Bool {
        link != nil || background != nil || (baselineOffset ?? environment.baselineOffset ?? 0) != 0
    }
}

extension TextLook {
    @MainActor
    fileprivate init(_ traits: TextTraits, in environment: EnvironmentValues) {
        self.init(
            font: environment.resolvedFont(traits).descriptor(in: environment),
            color: environment.filling(of: traits).lineColor)
        decoration = environment.decoration(of: traits)
        background = traits.background?.resolved(in: environment)
        spacing = environment.spacing(of: traits)
        baselineOffset = traits.baselineOffset ?? environment.baselineOffset ?? 0
    }
}

extension EnvironmentValues {
    /// What letters are painted with. A link has the colour of what can be pressed.
    @MainActor
    fileprivate func filling(of traits: TextTraits) -> StylePaint {
        if let style = traits.style?.style { return style.paint(in: self) }
        if traits.link != nil { return .color((tintColor ?? .accentColor).resolved(in: self)) }
        return ForegroundStyle().paint(in: self)
    }

    fileprivate func spacing(of traits: TextTraits) -> CGFloat {
        traits.tracking ?? traits.kerning ?? tracking ?? kerning ?? 0
    }

    @MainActor
    fileprivate func decoration(of traits: TextTraits) -> TextDecoration {
        let underline = (traits.underline ?? self.underline).flatMap { $0.pattern == nil ? nil : $0 }
        let strikethrough = (traits.strikethrough ?? self.strikethrough).flatMap { $0.pattern == nil ? nil : $0 }
        var decoration = TextDecoration()
        decoration.isItalic = resolvedFont(traits).isItalic
        decoration.isUnderlined = underline != nil
        decoration.isStruckThrough = strikethrough != nil
        decoration.lineColor = (underline?.color ?? strikethrough?.color)?.resolved(in: self)
        decoration.linePattern = (underline ?? strikethrough)?.pattern?.decoration ?? .solid
        return decoration
    }
}

extension Text.LineStyle.Pattern {
    fileprivate var decoration: TextDecoration.LinePattern {
        switch kind {
        case .solid: .solid
        case .dot: .dotted
        case .dash: .dashed
        }
    }
}
