import Foundation
import SwiftUICore
import Testing

@MainActor
@Suite("Text in layouts as recorded from SwiftUI")
struct TextScreens {
    private static let styles: [(name: String, style: Font.TextStyle, sample: String)] = [
        ("largeTitle", .largeTitle, "Large Title"), ("title", .title, "Title"), ("title2", .title2, "Title 2"),
        ("title3", .title3, "Title 3"), ("headline", .headline, "Headline"),
        ("subheadline", .subheadline, "Subheadline"), ("body", .body, "Body"), ("callout", .callout, "Callout"),
        ("footnote", .footnote, "Footnote"), ("caption", .caption, "Caption"), ("caption2", .caption2, "Caption 2"),
    ]

    @Test("The text styles, one below the other")
    func textStyles() throws {
        try expectRecorded("text-styles") {
            VStack(alignment: .leading, spacing: 0) {
                ForEach(Self.styles, id: \.name) { name, style, _ in
                    Text("The quick brown fox").font(.system(style)).probe(name)
                }
            }
            .probe("column")
        }
    }

    /// Bold of two styles is another weight on a Mac than on a phone.
    private func boldOfMac(_ style: Font.TextStyle) -> Font {
        switch style {
        case .headline: .system(style).weight(.heavy)
        case .caption: .system(style).weight(.medium)
        default: .system(style)
        }
    }

    @Test("Bold text of every style")
    func boldTrait() throws {
        try expectRecorded("text-bold-trait") {
            VStack(alignment: .leading, spacing: 0) {
                Text("Bold").bold().probe("default")
                ForEach(Self.styles, id: \.name) { name, style, _ in
                    Text("Bold").bold().font(boldOfMac(style)).probe(name)
                }
                Text("Bold").font(.system(size: 20).bold()).probe("size20")
            }
            .probe("column")
        }
    }

    @Test("The text styles of a phone")
    func textStylesOnPhone() throws {
        try expectRecorded("ios-text-styles") {
            VStack(alignment: .leading, spacing: 8) {
                Text("Hello").probe("default")
                ForEach(Self.styles, id: \.name) { name, style, sample in
                    Text(sample).font(.system(style)).probe(name)
                }
                Text("Bold").bold().probe("bold")
            }
            .probe("stack")
        }
    }

    @Test("In a row, text and boxes stand 8 points apart")
    func rowSpacing() throws {
        try expectRecorded("text-hstack-spacing") {
            HStack {
                Text("One").probe("one")
                Text("Two").probe("two")
                box(.red, 10, 10).probe("box")
                Text("Three").probe("three")
            }
            .probe("stack")
        }
    }

    @Test("In a column, text says how far it stands off")
    func columnSpacing() throws {
        try expectRecorded("text-vstack-spacing") {
            VStack {
                Text("One").probe("one")
                Text("Two").probe("two")
                box(.red, 50, 10).probe("box")
                Text("Three").probe("three")
            }
            .probe("stack")
        }
    }

    @Test("Text wraps, and is as wide as its longest line")
    func wrapped() throws {
        try expectRecorded("text-wrapped") {
            VStack(alignment: .leading, spacing: 0) {
                Text(verbatim: sentence).probe("narrow").frame(width: 150, alignment: .topLeading).probe("narrowFrame")
                Text(verbatim: sentence).probe("wide").frame(width: 260, alignment: .topLeading)
                Text(verbatim: sentence).probe("free")
            }
            .probe("column")
        }
    }

    @Test("The alignment of lines changes no size")
    func alignment() throws {
        try expectRecorded("text-alignment") {
            VStack(spacing: 0) {
                Text(verbatim: sentence).multilineTextAlignment(.leading).probe("leading")
                    .frame(width: 200, alignment: .top)
                Text(verbatim: sentence).multilineTextAlignment(.center).probe("center")
                    .frame(width: 200, alignment: .top)
                Text(verbatim: sentence).multilineTextAlignment(.trailing).probe("trailing")
                    .frame(width: 200, alignment: .top)
                Text(verbatim: "Left\nRight side").multilineTextAlignment(.trailing).probe("newline")
                Text(verbatim: "Left\nRight side").multilineTextAlignment(.center).probe("newlineCenter")
                Text("Hi").multilineTextAlignment(.trailing).probe("single").frame(width: 200, alignment: .leading)
            }
            .probe("column")
        }
    }

    @Test("A row lines up at the last or the first baseline of text that wraps")
    func baselines() throws {
        try expectRecorded("text-baseline-wrapped") {
            VStack(alignment: .leading, spacing: 0) {
                HStack(alignment: .lastTextBaseline, spacing: 0) {
                    Text(verbatim: sentence).probe("lastWrapped").frame(width: 120, alignment: .topLeading)
                    Text("End").font(.largeTitle).probe("lastEnd")
                    box(.red, 10, 10).probe("lastBox")
                }
                .probe("last")
                HStack(alignment: .firstTextBaseline, spacing: 0) {
                    Text(verbatim: sentence).probe("firstWrapped").frame(width: 120, alignment: .topLeading)
                    Text("End").font(.largeTitle).probe("firstEnd")
                    box(.red, 10, 10).probe("firstBox")
                }
                .probe("first")
            }
            .probe("column")
        }
    }

    @Test("Limits of lines cut text off, or keep room for lines that are not there")
    func lineLimits() throws {
        try expectRecorded("text-line-limit") {
            VStack(alignment: .leading, spacing: 0) {
                Group {
                    Text(verbatim: sentence).lineLimit(1).probe("limit1")
                    Text(verbatim: sentence).lineLimit(2).probe("limit2")
                    Text(verbatim: sentence).lineLimit(3).probe("limit3")
                    Text(verbatim: sentence).lineLimit(10).probe("limit10")
                    Text(verbatim: sentence).lineLimit(...2).probe("upTo2")
                    Text(verbatim: sentence).lineLimit(1...3).probe("range1to3")
                }
                .frame(width: 150, alignment: .topLeading)
                Text("Hello").lineLimit(1).probe("short")
                Text("Hello").lineLimit(2, reservesSpace: true).probe("reserved2")
                Text("Hello").lineLimit(2...4).probe("range2to4")
                Text("Hello").lineLimit(3...).probe("atLeast3")
            }
            .probe("column")
        }
    }
}
