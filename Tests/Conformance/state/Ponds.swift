// What older apps are written with.
import Combine
import SwiftUI

final class Pond: ObservableObject {
    @Published var ducks = ["Mallard", "Teal"]
}

struct Ducks: View {
    @StateObject private var pond = Pond()
    @Environment(\.colorScheme) private var colorScheme
    private let minutes = Timer.publish(every: 60, on: .main, in: .common).autoconnect()

    var body: some View {
        Group {
            ForEach(pond.ducks, id: \.self) { duck in
                Text(duck)
            }
            Nest(ducks: $pond.ducks).equatable()
        }
        .onReceive(minutes) { _ in pond.ducks.append("Pintail") }
        .onReceive(pond.$ducks.dropFirst()) { print($0) }
        .environmentObject(pond)
        .modifier(Quiet().concat(EmptyModifier()))
        .preferredColorScheme(colorScheme == .dark ? .light : nil)
    }
}

struct Nest: View, Equatable {
    @EnvironmentObject private var pond: Pond
    @Binding var ducks: [String]

    nonisolated static func == (left: Nest, right: Nest) -> Bool { true }

    var body: some View {
        Text("\(ducks.count)").onAppear {
            ducks.remove(atOffsets: [0])
            ducks.move(fromOffsets: [0], toOffset: 0)
        }
    }
}

struct Quiet: ViewModifier {
    func body(content: Content) -> some View {
        content.transformEnvironment(\.displayScale) { $0 = 2 }
    }
}

struct Ducks_Previews: PreviewProvider {
    static var previews: some View {
        Ducks()
        Ducks().previewLayout(.sizeThatFits)
    }
}
