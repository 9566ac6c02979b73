/// A mistake by the author of an app that navigation has met. Where SwiftUI has a sentence for it, that is the text.
package enum NavigationWarning: Equatable, Sendable {
    /// No destination for the value of a link (A3.21).
    case noDestination(type: String)
    /// Two destinations of one type (A3.23).
    case declaredEarlier(type: String)
    /// A destination on a pushed view, under a path of one type (A3.26).
    case onlyRootLevel
    /// A destination for a type inside of a lazy container (A3.28).
    case misplaced(type: String)
    /// A destination that presents a view inside of a lazy container (A3.29).
    case misplacedPresenting(view: String)
    /// A path cannot be saved (A3.81).
    case notCodable(type: String)
    /// A path cannot be saved, since the encoding of one of its values has failed; the text is ours.
    case notEncoded(type: String, reason: String)
    /// A saved path holds something that its type cannot read; the text is ours.
    case unreadable(type: String)
    /// A second sheet on one level (A5.07).
    case singleSheet
    /// A selected detent that is none of the sheet's (A5.34).
    case unknownDetent

    package var text: String {
        switch self {
        case .noDestination(let type):
            """
            A NavigationLink is presenting a value of type “\(type)” but there is no matching navigationDestination \
            declaration visible from the location of the link. The link cannot be activated.

            Note: Links search for destinations in any surrounding NavigationStack, then within the same column of a \
            NavigationSplitView.
            """
        case .declaredEarlier(let type):
            """
            A navigationDestination for “\(type)” was declared earlier on the stack. Only the destination declared \
            closest to the root view of the stack will be used.
            """
        case .onlyRootLevel:
            """
            Only root-level navigation destinations are effective for a navigation stack with a homogeneous path.
            """
        case .misplaced(let type): Self.misplaced("for:destination:", "for type `\(type)`")
        case .misplacedPresenting(let view): Self.misplaced("isPresented:destination:", "presenting `\(view)`")
        case .notCodable(let type):
            """
            Cannot create CodableRepresentation of navigation path, because presented value of type “\(type)” is not \
            Codable.
            """
        case .notEncoded(let type, let reason):
            """
            Cannot create CodableRepresentation of navigation path, because presented value of type “\(type)” could \
            not be encoded: \(reason). Look at how the type encodes itself.
            """
        case .unreadable(let type):
            """
            A saved navigation path holds a value that the type “\(type)” cannot be decoded from. The path ends before \
            it. Keep reading what earlier versions of the type have written, or do not restore the path.
            """
        case .singleSheet:
            """
            Currently, only presenting a single sheet is supported. The next sheet will be presented when the \
            currently presented sheet gets dismissed.
            """
        case .unknownDetent:
            "Cannot set selected sheet detent if it is not included in supported sheet detents."
        }
    }

    private static func misplaced(_ signature: String, _ what: String) -> String {
        """
        Do not put a navigation destination modifier inside a "lazy” container, like `List` or `LazyVStack`. These \
        containers create child views only when needed to render on screen. Add the navigation destination modifier \
        outside these containers so that the navigation stack can always see the destination. There's a misplaced \
        `navigationDestination(\(signature))` modifier \(what). It will be ignored.
        """
    }
}
