import Foundation
import SceneCore

extension EnvironmentValues {
    private struct LanguagesKey: EnvironmentKey {
        static var defaultValue: [String] { [] }
    }

    /// What the person reads, as the device says it.
    var deviceLanguages: [String] {
        get { self[LanguagesKey.self] }
        set { self[LanguagesKey.self] = newValue }
    }

    private struct ChosenLocaleKey: EnvironmentKey {
        static var defaultValue: Locale? { nil }
    }

    private var chosenLocale: Locale? {
        get { self[ChosenLocaleKey.self] }
        set { self[ChosenLocaleKey.self] = newValue }
    }

    /// The language and the customs of the person, as the device says them, or as set for a part of the app. Where nobody knows,
    /// they are those of the United States.
    ///
    /// Chinese, Japanese and Korean share characters that look different in each language. Set a locale to choose one look:
    ///
    ///     Text("直 骨").environment(\.locale, Locale(identifier: "ja"))
    public var locale: Locale {
        get { chosenLocale ?? Locale(identifier: deviceLanguages.first ?? "en_US") }
        set { chosenLocale = newValue }
    }

    /// In which languages text is looked up, the best first.
    var preferredLanguages: [String] {
        if let chosenLocale { return [chosenLocale.identifier(.bcp47)] }
        return deviceLanguages.isEmpty ? ["en"] : deviceLanguages
    }

    /// The look that the app chose for shared characters; nil for that of the device.
    var hanForm: HanForm? {
        chosenLocale.flatMap { HanForm(languages: [$0.identifier(.bcp47)]) }
    }
}
