// State and what it is handed on with, in the spellings that apps use.
import SwiftUI

@Observable
final class Bird {
    var name = "Robin"
    var isRinged = false
}

struct Aviary: View {
    @State var chosen: Int?
    @State private var visitor: String? = nil
    @State private var bird = Bird()
    @Environment(Bird.self) private var shared
    @Environment(Bird.self) private var perhaps: Bird?
    @Environment(\.colorScheme) var colorScheme

    var body: some View {
        @Bindable var bird = bird
        let title = "Aviary"
        VStack {
            Text(title)
            Ring(isRinged: $bird.isRinged)
            if let visitor {
                Text(visitor)
            }
            if let perhaps, perhaps.isRinged {
                Text(perhaps.name)
            } else {
                // Nobody is here.
            }
        }
        .onChange(of: chosen) { old, new in visitor = "\(String(describing: old)) \(String(describing: new))" }
        .onChange(of: bird.name, initial: true) { visitor = nil }
        .task(id: chosen) { await look() }
        .environment(bird)
    }

    private func look() async {
        visitor = "owl"
    }
}

struct Ring: View {
    @Binding var isRinged: Bool

    var body: some View {
        Text(isRinged ? "ringed" : "free")
            .onAppear(perform: ring)
    }

    private func ring() {
        isRinged = true
    }
}
