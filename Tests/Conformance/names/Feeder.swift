// What one file has brought in with SwiftUI, others of the module see with Foundation.
import Foundation

extension Feeder {
    func tell() {
        objectWillChange.send()
    }
}

final class Pond: ObservableObject {
    @Published var isFrozen = false
}

@Observable
final class Hide {
    var isTaken = false
}

func fetch(_ address: URL) async throws -> Data {
    try await URLSession.shared.data(from: address).0
}
