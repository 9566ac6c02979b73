import Foundation
import SceneCore

/// Light or dark.
public enum ColorScheme: CaseIterable, Sendable {
    case light, dark
}

/// How much room there is along an axis, in the coarse way that decides between arrangements.
public enum UserInterfaceSizeClass: Sendable {
    case compact, regular
}

extension EnvironmentValues {
    private struct ColorSchemeKey: EnvironmentKey {
        static var defaultValue: ColorScheme { .light }
    }

    /// Whether the view is shown light or dark.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    private struct HorizontalSizeClassKey: EnvironmentKey {
        static var defaultValue: UserInterfaceSizeClass? { nil }
    }

    /// The room across: compact on a phone held upright, regular on a tablet.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    private struct VerticalSizeClassKey: EnvironmentKey {
        static var defaultValue: UserInterfaceSizeClass? { nil }
    }

    /// The room down: compact on a phone held sideways, otherwise regular.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }

    private struct DisplayScaleKey: EnvironmentKey {
        static var defaultValue: CGFloat { 1 }
    }

    /// Pixels for each point.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }
}

extension EnvironmentValues {
    private struct ReduceMotionKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }

    /// Whether the person wants things to appear in place rather than to move there.
    public internal(set) var accessibilityReduceMotion: Bool {
        get { self[ReduceMotionKey.self] }
        set { self[ReduceMotionKey.self] = newValue }
    }

    private struct WindowSizeKey: EnvironmentKey {
        static var defaultValue: CGSize { .zero }
    }

    /// The size of the window, in points.
    var windowSize: CGSize {
        get { self[WindowSizeKey.self] }
        set { self[WindowSizeKey.self] = newValue }
    }

    /// Takes what a device says of itself over into the environment; a value that is as before is not set again.
    mutating func adopt(_ device: Device) {
        set(\.colorScheme, device.colorScheme == .dark ? .dark : .light)
        set(\.horizontalSizeClass, UserInterfaceSizeClass(device.horizontalSizeClass))
        set(\.verticalSizeClass, UserInterfaceSizeClass(device.verticalSizeClass))
        set(\.displayScale, device.scale)
        set(\.windowSize, device.size)
        set(\.dynamicTypeSize, DynamicTypeSize(device.textSize))
        set(\.accessibilityReduceMotion, device.reducesMotion)
        set(\.accessibilityReduceTransparency, device.reducesTransparency)
        set(\.colorSchemeContrast, device.increasesContrast ? .increased : .standard)
        set(\.deviceLanguages, device.languages)
        set(\.deviceTimeZone, device.timeZone)
    }

    private mutating func set<Value: Equatable>(_ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) {
        if self[keyPath: path] != value { self[keyPath: path] = value }
    }
}

extension UserInterfaceSizeClass {
    fileprivate init(_ sizeClass: Device.SizeClass) {
        self = sizeClass == .compact ? .compact : .regular
    }
}
