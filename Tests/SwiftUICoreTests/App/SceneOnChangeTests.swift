import Observation
import SwiftUICore
import SwiftUITesting
import Testing

@Observable
@MainActor
private final class Weather {
    static let shared = Weather()
    var degrees = 20
    var log: [String] = []
}

private struct Station: App {
    var body: some Scene {
        let weather = Weather.shared
        WindowGroup { Text("\(weather.degrees)°") }
            .onChange(of: weather.degrees) { old, new in weather.log.append("\(old) to \(new)") }
            .onChange(of: weather.degrees > 25, initial: true) { weather.log.append("hot or not") }
    }
}

@MainActor
@Suite("A scene tells of changed values as views do")
struct SceneOnChangeTests {
    @Test("A change is told with both values; nothing is told of the first one, unless asked for")
    func changes() {
        let weather = Weather.shared
        let app = TestApp(Station.self)
        #expect(weather.log == ["hot or not"])
        weather.degrees = 30
        app.settle()
        #expect(weather.log.sorted() == ["20 to 30", "hot or not", "hot or not"])
        app.settle()
        #expect(weather.log.count == 3)
    }
}
