// Names of Foundation, Observation and Combine are there with `import SwiftUI` alone, as on Apple's systems.
import SwiftUI

struct Sighting: Identifiable, Codable {
    var id = UUID()
    var date = Date()
    var place = URL(string: "https://example.org/hide/3")
    var wingspan: CGFloat = 0.4
}

@Observable
final class Diary {
    var sightings: [Sighting] = []

    func inOrder() -> [Sighting] {
        sightings.sorted(using: SortDescriptor(\.date, order: .reverse))
    }
}

final class Feeder: ObservableObject {
    @Published var seeds = 100
    var watchers: Set<AnyCancellable> = []
}
