import Foundation
import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("The person's time")
struct TimeValuesTests {
    private struct Zones: View {
        @Environment(\.timeZone) private var timeZone
        @Environment(\.calendar) private var calendar

        var body: some View { Text("\(timeZone.identifier), \(calendar.timeZone.identifier)") }
    }

    private func show(_ zone: String?, on app: TestApp) throws {
        var device = try #require(NamedDevice(id: "iphone-15")).device(isTurned: false)
        device.timeZone = zone
        app.send(.device(device))
    }

    @Test("Clocks are those of where the person is, as the device says")
    func device() throws {
        let app = TestApp { Zones() }
        try show("Asia/Tokyo", on: app)
        #expect(app.exists(.text, "Asia/Tokyo, Asia/Tokyo"))
        try show("America/Lima", on: app)
        #expect(app.exists(.text, "America/Lima, America/Lima"))
    }

    @Test(
        "Where nobody knows, or no such place is known, they are those of the process",
        arguments: [nil, "Atlantis/Centre"])
    func unknown(zone: String?) throws {
        let app = TestApp { Zones() }
        try show(zone, on: app)
        let own = TimeZone.current.identifier
        #expect(app.exists(.text, "\(own), \(own)"))
    }

    @Test("A time zone that is set for a part of the app goes before")
    func chosen() throws {
        let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
        let app = TestApp { Zones().environment(\.timeZone, zone) }
        try show("Asia/Tokyo", on: app)
        #expect(app.exists(.text, "Europe/Berlin, Europe/Berlin"))
    }
}
