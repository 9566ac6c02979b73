import Foundation

/// A height at which a sheet comes to rest.
///
/// Give a sheet's content the ones that it may rest at, in any order; they are ordered by what they come to.
///
///     .sheet(isPresented: $isShown) {
///         Details()
///             .presentationDetents([.height(200), .medium, .large])
///     }
public struct PresentationDetent: Hashable, Sendable {
    enum Kind: Hashable {
        case height(CGFloat)
        case fraction(CGFloat)
        case medium
        case large
        /// Identity, and a name that has the same order in every run.
        case custom(ObjectIdentifier, name: String)
    }

    let kind: Kind

    private init(kind: Kind) {
        self.kind = kind
    }

    /// A height that a type of the app works out.
    package init(custom type: Any.Type) {
        kind = .custom(ObjectIdentifier(type), name: String(describing: type))
    }

    /// About half of the screen. Does not apply where the height is compact (`behaviour` A5.40).
    public static let medium = PresentationDetent(kind: .medium)

    /// The whole height.
    public static let large = PresentationDetent(kind: .large)

    /// A part of the available height, from 0 to 1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .fraction(fraction))
    }

    /// A height in points, to which the safe area at the bottom comes. More than there is means the whole height.
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .height(height))
    }
}
