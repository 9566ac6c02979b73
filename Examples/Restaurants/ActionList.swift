// A sheet with what can be done, and one way out without doing anything.
import SwiftUI

struct ActionList: View {
    let restaurant: Restaurant
    let guide: Guide
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 12) {
            Text(restaurant.name)
                .font(.headline)
            // A role says what a button is for, and with that what it looks like.
            action(guide.isSaved(restaurant) ? "Forget It" : "Save for Later") { guide.toggleSaved(restaurant) }
            action("Hide from the List", role: .destructive) { guide.hide(restaurant) }
            action("Cancel", role: .cancel) {}
        }
        .buttonStyle(.bordered)
        .controlSize(.large)
        .padding(24)
        .presentationDetents([.height(280)])
    }

    /// A button over the whole width. Each of them ends the sheet.
    private func action(_ name: String, role: ButtonRole? = nil, perform: @escaping () -> Void) -> some View {
        Button(role: role) {
            perform()
            dismiss()
        } label: {
            Text(name)
                .frame(maxWidth: .infinity)
        }
    }
}

#Preview("Actions") {
    ActionList(restaurant: Guide.all[0], guide: Guide())
}
