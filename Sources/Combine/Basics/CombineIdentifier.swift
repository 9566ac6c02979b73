import Synchronization

/// Tells one stream from another; no two are equal unless they were made from the same object.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
    private enum Origin: Hashable {
        case object(ObjectIdentifier)
        case number(UInt64)
    }

    private static let next = Atomic<UInt64>(0)

    private let origin: Origin

    /// An identifier that nothing else has.
    public init() {
        origin = .number(Self.next.wrappingAdd(1, ordering: .relaxed).oldValue)
    }

    /// The identifier of an object, for as long as it lives.
    public init(_ object: AnyObject) {
        origin = .object(ObjectIdentifier(object))
    }

    /// The identifier as a number in hexadecimal.
    public var description: String {
        switch origin {
        case .object(let object): "0x" + String(UInt(bitPattern: object), radix: 16)
        case .number(let number): "0x" + String(number, radix: 16)
        }
    }
}

/// Something that belongs to one stream and can be told from those of others.
public protocol CustomCombineIdentifierConvertible {
    /// Tells this one from others.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    /// The object's own identity.
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
