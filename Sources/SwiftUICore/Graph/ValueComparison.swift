import Foundation

/// Says whether two values of a type are the same as far as a view can tell: by `==` where the type has it, else field by
/// field, else bit by bit. A "no" for equal values costs work, a "yes" for different ones would be a fault; so whatever
/// cannot be told is "no".
@MainActor
struct ValueComparison {
    private enum Method {
        case bits(Int)
        case equatable((UnsafeRawPointer, UnsafeRawPointer) -> Bool)
        case fields([(offset: Int, comparison: ValueComparison)])
        /// Whatever the values are, the view is not made anew for them: state, whose storage is elsewhere.
        case ignored
    }

    private let method: Method

    private static var known: [ObjectIdentifier: ValueComparison] = [:]

    static func of(_ type: Any.Type) -> ValueComparison {
        if let known = known[ObjectIdentifier(type)] { return known }
        let comparison = ValueComparison(method: method(for: type))
        known[ObjectIdentifier(type)] = comparison
        return comparison
    }

    func isEqual<Value>(_ left: Value, _ right: Value) -> Bool {
        withUnsafePointer(to: left) { left in
            withUnsafePointer(to: right) { right in isEqual(UnsafeRawPointer(left), UnsafeRawPointer(right)) }
        }
    }

    private func isEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
        switch method {
        case .bits(let count): memcmp(left, right, count) == 0
        case .equatable(let isEqual): isEqual(left, right)
        case .fields(let fields):
            fields.allSatisfy { $0.comparison.isEqual(left + $0.offset, right + $0.offset) }
        case .ignored: true
        }
    }

    private static func method(for type: Any.Type) -> Method {
        if type is any StateProperty.Type { return .ignored }
        if let type = type as? any PlaceComparable.Type { return place(type) }
        // References are told apart by what they lead to; one that is weak must not even be read as if it were strong.
        if isReference(type) { return .bits(size(of: type)) }
        if let type = type as? any Equatable.Type { return equatable(type) }
        let size = size(of: type)
        guard !isPlainData(type), let fields = Fields.of(type), !fields.isEmpty else { return .bits(size) }
        return .fields(fields.map { (offset: $0.offset, comparison: .of($0.type)) })
    }

    private static func equatable<T: Equatable>(_ type: T.Type) -> Method {
        .equatable { left, right in
            left.assumingMemoryBound(to: T.self).pointee == right.assumingMemoryBound(to: T.self).pointee
        }
    }

    private static func place<T: PlaceComparable>(_ type: T.Type) -> Method {
        .equatable { left, right in
            left.assumingMemoryBound(to: T.self).pointee.isSamePlace(as: right.assumingMemoryBound(to: T.self).pointee)
        }
    }

    private static func size(of type: Any.Type) -> Int {
        func size<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
        return _openExistential(type, do: size)
    }

    private static func isReference(_ type: Any.Type) -> Bool {
        type is AnyClass || (type as? any ReferenceHolding.Type)?.holdsReference == true
    }

    private static func isPlainData(_ type: Any.Type) -> Bool {
        func isPlainData<T>(_ type: T.Type) -> Bool { _isPOD(type) }
        return _openExistential(type, do: isPlainData)
    }
}

/// A value that stands for a place where another value lives.
protocol PlaceComparable {
    func isSamePlace(as other: Self) -> Bool
}

/// An optional that may hold an object.
private protocol ReferenceHolding {
    static var holdsReference: Bool { get }
}

extension Optional: ReferenceHolding {
    static var holdsReference: Bool { Wrapped.self is AnyClass }
}
