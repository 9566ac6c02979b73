import Foundation
import SceneCore

extension Color {
    /// The colour as it is on screen.
    @MainActor
    func resolved(in environment: EnvironmentValues) -> SceneColor {
        var color = storage.resolved(in: environment)
        color.alpha *= alpha.isNaN ? 0 : min(max(alpha, 0), 1)
        return color
    }
}

extension Color.Storage {
    @MainActor
    fileprivate func resolved(in environment: EnvironmentValues) -> SceneColor {
        switch self {
        case .fixed(let red, let green, let blue): SceneColor(byte(red), byte(green), byte(blue))
        case .standard(let name): name.color(in: environment.colorScheme)
        case .named(let name): environment.namedColor(name) ?? SceneColor(0, 0, 0, alpha: 0)
        case .accent: environment.accentColor
        case .mixed(let mixture): mixture.resolved(in: environment)
        case .lightened(let base, let share): base.resolved(in: environment).lightened(by: share)
        }
    }

    private func byte(_ component: Double) -> UInt8 {
        component.isNaN ? 0 : UInt8((min(max(component, 0), 1) * 255).rounded())
    }
}

extension SceneColor {
    fileprivate func lightened(by share: Double) -> SceneColor {
        func lighten(_ component: UInt8) -> UInt8 {
            UInt8((Double(component) + (255 - Double(component)) * min(max(share, 0), 1)).rounded())
        }
        return SceneColor(lighten(red), lighten(green), lighten(blue), alpha: alpha)
    }
}

/// The app's own colours.
@MainActor
package final class NamedColors {
    private let source: any ColorSource

    package init(_ source: any ColorSource) {
        self.source = source
    }

    func color(named name: String, in scheme: ColorScheme) -> SceneColor? {
        source.color(named: name).map { scheme == .dark ? $0.dark : $0.light }
    }
}

extension EnvironmentValues {
    private struct NamedColorsKey: EnvironmentKey {
        static var defaultValue: NamedColors? { nil }
    }

    /// Where the app's own colours are found.
    var namedColors: NamedColors? {
        get { self[NamedColorsKey.self] }
        set { self[NamedColorsKey.self] = newValue }
    }

    @MainActor
    fileprivate func namedColor(_ name: String) -> SceneColor? {
        if let color = namedColors?.color(named: name, in: colorScheme) { return color }
        RuntimeWarning.log("No color named '\(name)' found in asset catalog for main bundle")
        return nil
    }

    @MainActor
    fileprivate var accentColor: SceneColor {
        if let givenAccent {
            // One that is made of the accent colour is made of that of the app.
            var around = self
            around.givenAccent = nil
            return givenAccent.resolved(in: around)
        }
        return namedColors?.color(named: "AccentColor", in: colorScheme) ?? StandardColor.blue.color(in: colorScheme)
    }
}
