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
    /// As `UserDefaults` keeps it, so that its `url(forKey:)` reads the same: a file by its path, any other address as archived.
    static var url: Self {
        Self(
            read: { kept in
                if let text = kept as? String { return address(text) }
                guard let data = kept as? Data else { return kept as? URL }
                return (try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSURL.self, from: data)) as URL?
            },
            write: { url in
                if url.isFileURL { return url.path }
                return try? NSKeyedArchiver.archivedData(withRootObject: url as NSURL, requiringSecureCoding: true)
            })
    }

    /// A path, or an address with its scheme, as they were kept at first.
    private static func address(_ text: String) -> URL? {
        if let url = URL(string: text), url.scheme != nil { return url }
        return URL(fileURLWithPath: (text as NSString).expandingTildeInPath)
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
