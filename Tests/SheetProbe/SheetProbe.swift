import SwiftUI

/// An app for the tests of the page: a harbour with a sheet of each kind.
@main
struct SheetProbe: App {
    var body: some Scene {
        WindowGroup("Harbour") {
            Harbour()
        }
    }
}

struct Harbour: View {
    @State private var chosen: Kind?
    @State private var sheet: Kind?
    @State private var isStormy = false

    var body: some View {
        List(Kind.allCases, selection: $chosen) { kind in
            Text(kind.rawValue)
        }
        .onChange(of: chosen) {
            if chosen == .storm { isStormy = true } else { sheet = chosen }
        }
        .sheet(item: $sheet, onDismiss: forget) { kind in
            switch kind {
            case .log: Log()
            case .pilot: Pilot()
            default: Berths()
            }
        }
        .fullScreenCover(isPresented: $isStormy, onDismiss: forget) {
            Storm()
        }
    }

    private func forget() {
        chosen = nil
    }
}

enum Kind: String, CaseIterable, Identifiable {
    case berths = "Berths"
    case log = "Log"
    case pilot = "Pilot"
    case storm = "Storm"

    var id: Self { self }
}

/// Three heights, and more content than fits.
struct Berths: View {
    @State private var berth: Int?

    var body: some View {
        List(1..<41, selection: $berth) { number in
            Text("Berth \(number)")
        }
        .presentationDetents([.height(200), .medium, .large])
        .navigationTitle("Berths")
    }
}

/// The whole height.
struct Log: View {
    var body: some View {
        Text("Wind from the west")
    }
}

/// Cannot be swiped away.
struct Pilot: View {
    var body: some View {
        Text("The pilot is on board")
            .presentationDetents([.medium, .large])
            .interactiveDismissDisabled()
    }
}

/// Covers everything; its row is the way out.
struct Storm: View {
    @Environment(\.dismiss) private var dismiss
    @State private var answer: String?

    var body: some View {
        List(["It is over"], id: \.self, selection: $answer) { Text($0) }
            .onChange(of: answer) { dismiss() }
    }
}
