/// What a `#Preview` shows, and how. Write `#Preview`, which makes one.
@MainActor
public struct Preview {
    /// Stands for what can be asked of the preview of a view. It has no values.
    public struct ViewTraits {
        private init() {}
    }

    package let name: String?
    let traits: [PreviewTrait<ViewTraits>]
    let body: @MainActor () -> any View

    /// Makes the preview of a view.
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.name = name
        self.traits = traits
        self.body = body
    }

    init(name: String?, traits: [PreviewTrait<ViewTraits>], body: @escaping @MainActor () -> any View) {
        self.name = name
        self.traits = traits
        self.body = body
    }
}

/// A type that a `#Preview` has become. Write `#Preview`, which declares one.
public protocol PreviewRegistry {
    /// The module and the file that the preview stands in, such as `Shed/ToolRow.swift`.
    static var fileID: String { get }
    /// Its line there.
    static var line: Int { get }
    /// Its column there.
    static var column: Int { get }

    /// Makes the preview.
    @preconcurrency
    @MainActor
    static func makePreview() throws -> Preview
}
