import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("What a person wishes of the screen")
struct AccessibilityValuesTests {
    private struct Wishes: View {
        @Environment(\.colorSchemeContrast) private var contrast
        @Environment(\.accessibilityReduceTransparency) private var isOpaque
        @Environment(\.accessibilityVoiceOverEnabled) private var isRead

        var body: some View {
            Text("\(contrast == .increased ? "strong" : "plain"), \(isOpaque ? "opaque" : "clear")")
            Text(isRead ? "read" : "nobody knows")
        }
    }

    @Test("Views follow what the device says of contrast and transparency, and learn nothing of who listens")
    func follows() throws {
        let app = TestApp { Wishes() }
        #expect(app.exists(.text, "plain, clear"))
        var device = try #require(NamedDevice(id: "iphone-15")).device(isTurned: false)
        device.increasesContrast = true
        device.reducesTransparency = true
        app.send(.device(device))
        #expect(app.exists(.text, "strong, opaque"))
        #expect(app.exists(.text, "nobody knows"))
    }

    @Test("What browsers keep to themselves is told to nobody")
    func secrets() {
        struct Reader: View {
            @Environment(\.accessibilityEnabled) private var isHelped
            @Environment(\.accessibilitySwitchControlEnabled) private var hasSwitches
            @Environment(\.accessibilityDifferentiateWithoutColor) private var avoidsColors
            @Environment(\.accessibilityInvertColors) private var turnsColors
            var body: some View {
                Text([isHelped, hasSwitches, avoidsColors, turnsColors].contains(true) ? "known" : "unknown")
            }
        }
        #expect(TestApp(on: .phone) { Reader() }.exists(.text, "unknown"))
    }
}
