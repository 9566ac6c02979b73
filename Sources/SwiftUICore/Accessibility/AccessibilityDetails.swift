import SceneCore

/// The type that says how much a detail of a view matters (``View/accessibilityCustomContent(_:_:importance:)``).
public final class AXCustomContent {
    /// How much a detail matters.
    public enum Importance: UInt, Sendable {
        /// It is read out after all else.
        case `default`
        /// It is read out before what comes of using the view.
        case high
    }

    private init() {}
}

/// Names a detail of a view, so that what is said of it later takes its place.
public struct AccessibilityCustomContentKey {
    let label: Text
    let id: String

    /// A name that is read out, and one that tells the detail from others in every language.
    public init(_ label: Text, id: String) {
        self.label = label
        self.id = id
    }

    /// A name that is read out, and one that tells the detail from others in every language.
    public init(_ labelKey: LocalizedStringKey, id: String) {
        self.init(Text(labelKey), id: id)
    }

    /// A name that is read out, and tells the detail from others by what it is before it is translated.
    public init(_ labelKey: LocalizedStringKey) {
        self.init(Text(labelKey), id: Text(labelKey).string)
    }
}

extension AccessibilityCustomContentKey: Equatable {
    public static func == (a: AccessibilityCustomContentKey, b: AccessibilityCustomContentKey) -> Bool {
        a.id == b.id
    }
}

extension View {
    /// What else there is to know of the view, by name: read out after its value, before or after the hint. Nil takes away what was
    /// said of it before.
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
    ) -> some View {
        modifier(DetailModifier(key: key, value: value, isImportant: importance == .high))
    }

    /// What else there is to know of the view, by name.
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(key, Text(valueKey), importance: importance)
    }

    /// What else there is to know of the view, by name.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(key, Text(value), importance: importance)
    }

    /// What else there is to know of the view, by name.
    nonisolated public func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(
            AccessibilityCustomContentKey(label, id: label.string), value, importance: importance)
    }

    /// What else there is to know of the view, by name.
    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(AccessibilityCustomContentKey(labelKey), value, importance: importance)
    }

    /// What else there is to know of the view, by name.
    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(labelKey, Text(valueKey), importance: importance)
    }

    /// What else there is to know of the view, by name.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(labelKey, Text(value), importance: importance)
    }

    /// What else there is to know of the view, by name.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<L: StringProtocol, V: StringProtocol>(
        _ label: L, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(Text(label), Text(value), importance: importance)
    }
}

struct DetailModifier {
    let key: AccessibilityCustomContentKey
    let value: Text?
    let isImportant: Bool
}

extension DetailModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(DetailNode.self, for: modifier, body: body)
    }
}

private final class DetailNode: WrapperNode<DetailModifier, MeaningItem> {
    override func update(_ wrapper: MeaningItem) {
        wrapper.change = readingEnvironment { MeaningChange(details: [detail]) }
    }

    private var detail: SpokenDetail {
        SpokenDetail(
            key: value.modifier.key.id, label: value.modifier.key.label.string(in: environment),
            value: value.modifier.value?.string(in: environment), isImportant: value.modifier.isImportant)
    }
}
