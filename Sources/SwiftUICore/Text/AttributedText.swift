import Foundation

extension AttributeScopes {
    /// The attributes of text that ``Text`` shows: how it looks, and where it leads.
    public struct SwiftUIAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The colour of the letters.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the letters.
        public let backgroundColor: BackgroundColorAttribute
        /// A line through the letters.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// A line under the letters.
        public let underlineStyle: UnderlineStyleAttribute
        /// More room after each character, in points.
        public let kern: KerningAttribute
        /// More room after each character, in points. It counts before `kern`.
        public let tracking: TrackingAttribute
        /// How far above the line the letters stand, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// What Foundation knows, such as links.
        public let foundation: AttributeScopes.FoundationAttributes

        public enum FontAttribute: AttributedStringKey {
            public typealias Value = Font
            public static let name = "SwiftUI.Font"
        }

        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.ForegroundColor"
        }

        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.BackgroundColor"
        }

        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.StrikethroughStyle"
        }

        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.UnderlineStyle"
        }

        public enum KerningAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Kern"
        }

        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Tracking"
        }

        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.BaselineOffset"
        }
    }

    /// The attributes of text that ``Text`` shows.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
    /// Lets an attributed string's `font`, `foregroundColor` and so on be read and set by their names.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T {
        self[T.self]
    }
}

extension AttributedString {
    /// What a text shows of it.
    var pieces: [TextPiece] {
        runs.map { run in
            TextPiece(string: String(characters[run.range]), traits: TextTraits(run.attributes))
        }
    }
}

extension TextTraits {
    private typealias Scope = AttributeScopes.SwiftUIAttributes

    fileprivate init(_ attributes: AttributeContainer) {
        font = attributes[Scope.FontAttribute.self]
        style = attributes[Scope.ForegroundColorAttribute.self].map(TextStyling.init)
        background = attributes[Scope.BackgroundColorAttribute.self]
        underline = attributes[Scope.UnderlineStyleAttribute.self].map(TextLineStyle.init)
        strikethrough = attributes[Scope.StrikethroughStyleAttribute.self].map(TextLineStyle.init)
        kerning = attributes[Scope.KerningAttribute.self]
        tracking = attributes[Scope.TrackingAttribute.self]
        baselineOffset = attributes[Scope.BaselineOffsetAttribute.self]
        link = attributes.link
    }
}
