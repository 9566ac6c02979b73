import Foundation

/// What kind of thing a view is to someone who listens.
public struct AccessibilityTraits: SetAlgebra, Sendable {
    private var names: Set<Int>

    public init() {
        names = []
    }

    private init(_ name: Int) {
        names = [name]
    }

    /// Something to press.
    public static let isButton = AccessibilityTraits(0)
    /// The title of a part of the screen.
    public static let isHeader = AccessibilityTraits(1)
    /// Chosen for now.
    public static let isSelected = AccessibilityTraits(2)
    /// A picture.
    public static let isImage = AccessibilityTraits(3)
    /// Something that leads to an address.
    public static let isLink = AccessibilityTraits(4)
    /// Words to be read.
    public static let isStaticText = AccessibilityTraits(5)
    /// Something to turn on and off; it is on while it is chosen.
    public static let isToggle = AccessibilityTraits(6)
    /// What is behind it has to wait until it is gone.
    public static let isModal = AccessibilityTraits(7)

    public func contains(_ member: AccessibilityTraits) -> Bool {
        member.names.isSubset(of: names)
    }

    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
        with { $0.formUnion(other.names) }
    }

    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
        with { $0.formIntersection(other.names) }
    }

    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        with { $0.formSymmetricDifference(other.names) }
    }

    public mutating func formUnion(_ other: AccessibilityTraits) {
        self = union(other)
    }

    public mutating func formIntersection(_ other: AccessibilityTraits) {
        self = intersection(other)
    }

    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
        self = symmetricDifference(other)
    }

    @discardableResult
    public mutating func insert(
        _ newMember: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        let isNew = !contains(newMember)
        formUnion(newMember)
        return (isNew, newMember)
    }

    @discardableResult
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        let removed = intersection(member)
        names.subtract(member.names)
        return removed.names.isEmpty ? nil : removed
    }

    @discardableResult
    public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        let replaced = intersection(newMember)
        formUnion(newMember)
        return replaced.names.isEmpty ? nil : replaced
    }

    private func with(_ change: (inout Set<Int>) -> Void) -> AccessibilityTraits {
        var traits = self
        change(&traits.names)
        return traits
    }
}

/// The level of a heading, from 1 for the title of a screen to 6.
public enum AccessibilityHeadingLevel: UInt, Sendable {
    case unspecified, h1, h2, h3, h4, h5, h6
}

extension View {
    /// What is read out for the view in place of its own words. Of a view that is made of several, one label speaks for all.
    nonisolated public func accessibilityLabel(_ label: Text) -> some View {
        modifier(MeaningChangeModifier(change: MeaningChange(labelText: label)))
    }

    /// What is read out for the view in place of its own words. Of a view that is made of several, one label speaks for all.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }

    /// What is read out for the view in place of its own words. Of a view that is made of several, one label speaks for all.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }

    /// A name for tests and scripts, which nobody hears.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        modifier(MeaningChangeModifier(change: MeaningChange(identifier: identifier)))
    }

    /// Says what kind of thing the view is, too.
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        modifier(MeaningChangeModifier(change: MeaningChange(added: traits)))
    }

    /// Says what kind of thing the view is not.
    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        modifier(MeaningChangeModifier(change: MeaningChange(removed: traits)))
    }

    /// Makes the view a heading of a level.
    nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        let number = level == .unspecified ? AccessibilityHeadingLevel.h2.rawValue : level.rawValue
        return modifier(MeaningChangeModifier(change: MeaningChange(headingLevel: Int(number))))
    }

    /// Leaves the view and all in it out of what is read, or not. It stays on screen.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
        modifier(SilenceEffect(isSilent: hidden))
    }
}

struct MeaningChangeModifier {
    let change: MeaningChange
}

extension MeaningChangeModifier: MeaningModifier {}

struct SilenceEffect: Equatable {
    let isSilent: Bool
}

extension SilenceEffect: EffectModifier, PaintEffect {
    typealias Body = Never

    func apply(to paint: inout Paint, size: CGSize) {
        paint.meaning.isHidden = isSilent
    }
}
