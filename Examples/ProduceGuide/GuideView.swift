// Two columns: the kinds, and what there is of one kind. A page of its own opens over the second one.
import SwiftUI

struct GuideView: View {
    private let guide = Guide()

    /// The kind that is open. It is text, which can be written down: so it becomes part of the page's address, and a bookmark of
    /// it opens the same kind again.
    @State private var kind: Kind.ID?

    var body: some View {
        NavigationSplitView {
            List(guide.kinds, selection: $kind) { KindRow(kind: $0) }
                .navigationTitle("In Season")
        } detail: {
            // The second column has pages of its own: its stack is pushed to, the columns stay as they are.
            NavigationStack {
                if let kind = guide[kind] {
                    ProduceList(kind: kind)
                } else {
                    Text("Choose what you are looking for")
                        .font(.system(.title2))
                        .bold()
                        .multilineTextAlignment(.center)
                        .padding()
                }
            }
        }
    }
}

struct KindRow: View {
    let kind: Kind

    var body: some View {
        HStack {
            Image(decorative: kind.image)
                .resizable()
                .scaledToFit()
                .frame(width: 60, height: 60)
                .cornerRadius(10)
            VStack(alignment: .leading) {
                Text(kind.name)
                    .font(.system(.title3))
                    .bold()
                Text("\(kind.produce.count) to choose from")
                    .font(.system(.footnote))
                    .foregroundStyle(.secondary)
            }
        }
    }
}

struct ProduceList: View {
    let kind: Kind

    var body: some View {
        List(kind.produce) { produce in
            NavigationLink(value: produce) {
                HStack {
                    Image(decorative: produce.image)
                        .resizable()
                        .scaledToFit()
                        .frame(width: 60, height: 60)
                        .cornerRadius(10)
                    Text(produce.name)
                        .font(.system(.title3))
                }
            }
        }
        .listStyle(.plain)
        .navigationTitle(kind.name)
        .navigationDestination(for: Produce.self) { ProducePage(produce: $0) }
    }
}

#Preview("The guide") {
    GuideView()
}
