// A flavour: its row, its page, and a scoop of it.
import SwiftUI

struct FlavourLink: View {
    let flavour: Flavour

    var body: some View {
        NavigationLink(value: flavour) {
            HStack(spacing: 12) {
                Scoop(flavour: flavour)
                    .frame(width: 32, height: 32)
                Text(flavour.name)
            }
        }
    }
}

struct FlavourPage: View {
    let flavour: Flavour
    let desserts: [Dessert]

    var body: some View {
        List {
            Section {
                VStack(spacing: 16) {
                    Scoop(flavour: flavour)
                        .frame(width: 160, height: 160)
                    Text(flavour.taste)
                        .foregroundStyle(.secondary)
                }
                .frame(maxWidth: .infinity)
                .padding()
            }
            Section("Made with it") {
                ForEach(desserts) { DessertLink(dessert: $0) }
            }
        }
        .navigationTitle(flavour.name)
    }
}

/// A ball of ice cream, drawn rather than photographed.
struct Scoop: View {
    let flavour: Flavour

    var body: some View {
        // The asset catalogue has a colour for each flavour, and another one of it for the dark.
        Circle()
            .fill(Color(flavour.id))
            .overlay {
                Gleam()
                    .fill(.white.opacity(0.45))
                    .rotationEffect(.degrees(-35))
            }
    }
}

/// Where the light falls on a ball. A shape says what it looks like in a rectangle of any size.
struct Gleam: Shape {
    func path(in rect: CGRect) -> Path {
        Path(
            ellipseIn: CGRect(
                x: rect.midX - rect.width * 0.16, y: rect.minY + rect.height * 0.1,
                width: rect.width * 0.32, height: rect.height * 0.16))
    }
}

#Preview("A flavour") {
    NavigationStack {
        FlavourPage(flavour: Shop().flavours[0], desserts: Shop().desserts)
    }
}
