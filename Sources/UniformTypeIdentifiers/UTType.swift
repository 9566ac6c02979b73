/// A kind of content: pictures, plain text, an app's own documents.
///
/// Kinds build on one another: a PNG is a picture, which is data. What is known of the usual kinds comes with this module; an app
/// declares its own by ``init(exportedAs:conformingTo:)``.
public struct UTType: Sendable {
    /// The name of the kind, such as `public.png`.
    public let identifier: String
    /// What names of such files end in, if there is a usual ending.
    public let preferredFilenameExtension: String?
    /// How the web calls the kind, if it does.
    public let preferredMIMEType: String?
    let parents: [String]

    init(_ identifier: String, _ suffix: String?, mime: String? = nil, _ parents: [String] = []) {
        self.identifier = identifier
        preferredFilenameExtension = suffix
        preferredMIMEType = mime
        self.parents = parents
    }

    /// A kind that is known by name; nil for one that is not.
    public init?(_ identifier: String) {
        guard let known = Self.byIdentifier[identifier.lowercased()] else { return nil }
        self = known
    }

    /// The kind of files whose names end in this; nil if none is known.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let suffix = filenameExtension.lowercased()
        guard let known = Self.known.first(where: { $0.suffixes.contains(suffix) && $0.conforms(to: supertype) })
        else { return nil }
        self = known
    }

    /// The kind that the web calls so; nil if none is known.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        let type = mimeType.lowercased().split(separator: ";").first.map(String.init) ?? ""
        guard let known = Self.known.first(where: { $0.preferredMIMEType == type && $0.conforms(to: supertype) })
        else { return nil }
        self = known
    }

    /// A kind of the app's own.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self =
            Self.byIdentifier[identifier.lowercased()]
            ?? UTType(identifier, nil, mime: nil, [parentType?.identifier ?? "public.data"])
    }

    /// A kind that another app has declared.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(exportedAs: identifier, conformingTo: parentType)
    }

    /// Whether the kind is another one, or builds on it.
    public func conforms(to type: UTType) -> Bool {
        identifier == type.identifier || supertypes.contains(type)
    }

    /// Whether the kind builds on another one.
    public func isSubtype(of type: UTType) -> Bool {
        self != type && conforms(to: type)
    }

    /// Whether another kind builds on this one.
    public func isSupertype(of type: UTType) -> Bool {
        type.isSubtype(of: self)
    }

    /// All that the kind builds on.
    public var supertypes: Set<UTType> {
        var found: Set<UTType> = []
        var left = parents
        while let name = left.popLast() {
            guard let parent = Self.byIdentifier[name], found.insert(parent).inserted else { continue }
            left += parent.parents
        }
        return found
    }

    /// Endings of file names, the usual one and others.
    private var suffixes: [String] {
        let others = ["public.jpeg": ["jpg"], "public.tiff": ["tif"], "public.html": ["htm"], "public.yaml": ["yml"]]
        return (preferredFilenameExtension.map { [$0] } ?? []) + (others[identifier] ?? [])
    }

    private static let byIdentifier = Dictionary(known.map { ($0.identifier, $0) }) { first, _ in first }
}

extension UTType: Hashable {
    public static func == (left: UTType, right: UTType) -> Bool { left.identifier == right.identifier }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(identifier)
    }
}

extension UTType: Codable {
    public init(from decoder: any Decoder) throws {
        self.init(exportedAs: try decoder.singleValueContainer().decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}

extension UTType: CustomStringConvertible {
    public var description: String { identifier }
}
