import Foundation
import SceneCore
import SwiftUITesting
import Testing

@testable import SwiftUICore

private struct Spoken: View {
    @Environment(\.locale) private var locale

    var body: some View {
        Text(verbatim: "locale \(locale.identifier(.bcp47))")
    }
}

@MainActor
@Suite("The locale")
struct LocaleTests {
    private func device(_ languages: String...) -> Device {
        var device = NamedDevice.iPhone15.device(isTurned: false)
        device.languages = languages
        return device
    }

    private func forms(_ app: TestApp) -> [HanForm?] {
        app.scene.nodes.values.compactMap { node in
            guard case .text(let block) = node.content else { return nil }
            return block.font.han
        }
    }

    @Test("Is that of the United States where nobody knows, and follows the device")
    func device() {
        let app = TestApp(on: .phone) { Spoken() }
        #expect(app.exists(.text, "locale en-US"))
        app.send(.device(device("ja-JP", "en")))
        #expect(app.exists(.text, "locale ja-JP"))
    }

    @Test("Is the app's for a part of it that has one")
    func chosen() {
        let app = TestApp(on: .phone) { Spoken().environment(\.locale, Locale(identifier: "ko")) }
        app.send(.device(device("ja-JP")))
        #expect(app.exists(.text, "locale ko"))
    }

    @Test("Chooses the look of shared characters where the app sets it, and only there")
    func forms() {
        let plain = TestApp(on: .phone) { Text("直") }
        #expect(forms(plain) == [nil])
        let chosen = TestApp(on: .phone) { Text("直").environment(\.locale, Locale(identifier: "zh-Hant")) }
        #expect(forms(chosen) == [.traditionalChinese])
    }
}
