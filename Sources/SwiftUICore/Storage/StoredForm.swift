import Foundation

/// How a value is kept as something that property lists know: true or false, a number, a text, bytes or a date.
struct StoredForm<Value> {
    /// Nil for what is none of the type.
    let read: (Any) -> Value?
    /// Nil for what is kept by keeping nothing.
    let write: (Value) -> (any Sendable)?
}

extension StoredForm where Value == Bool {
    static var bool: Self { Self(read: { $0 as? Bool ?? ($0 as? NSNumber)?.boolValue }, write: { $0 }) }
}

extension StoredForm where Value == Int {
    static var int: Self { Self(read: { $0 as? Int ?? ($0 as? NSNumber)?.intValue }, write: { $0 }) }
}

extension StoredForm where Value == Double {
    static var double: Self { Self(read: { $0 as? Double ?? ($0 as? NSNumber)?.doubleValue }, write: { $0 }) }
}

extension StoredForm where Value == String {
    static var string: Self { Self(read: { $0 as? String }, write: { $0 }) }
}

extension StoredForm where Value == Date {
    static var date: Self { Self(read: { $0 as? Date }, write: { $0 }) }
}

extension StoredForm where Value == Data {
    static var data: Self { Self(read: { $0 as? Data }, write: { $0 }) }
}

extension StoredForm where Value == URL {
    /// As a text: an address is none of what property lists know.
    static var url: Self {
        Self(read: { $0 as? URL ?? ($0 as? String).flatMap(URL.init(string:)) }, write: { $0.absoluteString })
    }
}

extension StoredForm where Value: RawRepresentable {
    static func raw(_ form: StoredForm<Value.RawValue>) -> Self {
        Self(read: { form.read($0).flatMap(Value.init(rawValue:)) }, write: { form.write($0.rawValue) })
    }
}

extension StoredForm {
    static func optional<Wrapped>(_ form: StoredForm<Wrapped>) -> Self where Value == Wrapped? {
        Self(read: { form.read($0) }, write: { $0.flatMap(form.write) })
    }
}
