@_spi(Reflection) import Swift
import Synchronization

/// Finds the properties of an object that announce its changes, of its class and of those that it inherits from. Where they are in
/// memory is found once for each class.
enum PublishedProperties {
    private struct Field: Sendable {
        let offset: Int
        let type: any AnnouncingProperty.Type
    }

    /// The option `classType` of the standard library, which is declared as a variable and so out of reach in Swift 6.
    private static let classType = _EachFieldOptions(rawValue: 1)

    private static let known = Mutex<[ObjectIdentifier: [Field]]>([:])

    /// The one publisher that all such properties of the object send to; nil if it has none.
    static func publisher(of object: AnyObject) -> ObservableObjectPublisher? {
        known.withLock { known -> Transfer<ObservableObjectPublisher>? in
            let fields = fields(of: type(of: object), known: &known)
            let storages = storages(of: fields, in: object)
            guard !storages.isEmpty else { return nil }
            let publisher = storages.lazy.compactMap(\.objectWillChange).first ?? ObservableObjectPublisher()
            // All of them each time: a property may have been given another storage since.
            for storage in storages { storage.objectWillChange = publisher }
            return Transfer(publisher)
        }?.value
    }

    private static func storages(of fields: [Field], in object: AnyObject) -> [any AnnouncingStorage] {
        let address = UnsafeMutableRawPointer(Unmanaged.passUnretained(object).toOpaque())
        return withExtendedLifetime(object) {
            fields.map { $0.type.storage(at: address + $0.offset) }
        }
    }

    private static func fields(of type: AnyClass, known: inout [ObjectIdentifier: [Field]]) -> [Field] {
        if let fields = known[ObjectIdentifier(type)] { return fields }
        var fields = _getSuperclass(type).map { self.fields(of: $0, known: &known) } ?? []
        _forEachField(of: type, options: classType) { _, offset, type, _ in
            if let type = type as? any AnnouncingProperty.Type { fields.append(Field(offset: offset, type: type)) }
            return true
        }
        known[ObjectIdentifier(type)] = fields
        return fields
    }
}

/// A kind of property that, in an object, announces the object's changes.
package protocol AnnouncingProperty: SendableMetatype {
    /// The storage of the property that stands at an address.
    static func storage(at address: UnsafeMutableRawPointer) -> any AnnouncingStorage
}

/// The storage of a property that announces its object's changes.
package protocol AnnouncingStorage: AnyObject {
    /// The publisher of the property's object; nil until somebody has asked the object for it.
    var objectWillChange: ObservableObjectPublisher? { get set }
}

extension Published: AnnouncingProperty {
    package static func storage(at address: UnsafeMutableRawPointer) -> any AnnouncingStorage {
        address.assumingMemoryBound(to: Published<Value>.self).pointee.storage
    }
}
