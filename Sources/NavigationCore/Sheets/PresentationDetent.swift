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
        case custom(CustomDetentType)
    }

    let kind: Kind

    private init(kind: Kind) {
        self.kind = kind
    }

    /// A height that a type of the app works out.
    package init(custom type: Any.Type) {
        kind = .custom(CustomDetentType(type: type))
    }

    /// The type that works the height out, if one does.
    package var customType: Any.Type? {
        if case .custom(let custom) = kind { custom.type } else { nil }
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

/// A type of the app's that works out a height.
struct CustomDetentType: Hashable, @unchecked Sendable {
    let type: Any.Type

    /// Has the same order in every run.
    var name: String { String(describing: type) }

    static func == (a: CustomDetentType, b: CustomDetentType) -> Bool {
        a.type == b.type
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(type))
    }
}
