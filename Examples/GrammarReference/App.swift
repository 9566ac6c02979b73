// One reference in four shapes: the same lists and pages, put together in four ways that apps are built.
//
// The first screen lets you choose; `grammar://tabs` and the like open a shape directly.
import SwiftUI

@main
struct GrammarReferenceApp: App {
    @State private var arrangement: Arrangement?

    /// What the fourth shape keeps: it belongs to the app, and every view below is handed it.
    @State private var place = ReadingPlace()

    var body: some Scene {
        WindowGroup {
            ArrangementView(arrangement: $arrangement)
                .environment(place)
                .onOpenURL { url in
                    if let named = Arrangement(rawValue: url.host() ?? "") { arrangement = named }
                }
        }
    }
}

enum Arrangement: String, CaseIterable, Identifiable {
    case nested, columns, tabs, shared

    var id: Self { self }

    var title: String {
        switch self {
        case .nested: "Columns inside a Stack"
        case .columns: "Columns at the Root"
        case .tabs: "Tabs"
        case .shared: "State of the App"
        }
    }

    var note: String {
        switch self {
        case .nested: "A home screen pushes three columns"
        case .columns: "Three columns are all there is"
        case .tabs: "Each tab has a stack of its own"
        case .shared: "What is open is known to the whole app"
        }
    }
}

struct ArrangementView: View {
    @Binding var arrangement: Arrangement?

    var body: some View {
        switch arrangement {
        case .nested: NestedShape()
        case .columns: ColumnsShape()
        case .tabs: TabsShape()
        case .shared: SharedShape()
        case nil: ArrangementChooser(arrangement: $arrangement)
        }
    }
}

struct ArrangementChooser: View {
    @Binding var arrangement: Arrangement?

    var body: some View {
        List(Arrangement.allCases) { choice in
            Button {
                arrangement = choice
            } label: {
                VStack(alignment: .leading) {
                    Text(choice.title)
                    Text(choice.note)
                        .font(.footnote)
                        .foregroundStyle(.secondary)
                }
            }
        }
    }
}

#Preview("The choice") {
    @Previewable @State var arrangement: Arrangement?
    ArrangementView(arrangement: $arrangement)
        .environment(ReadingPlace())
}
