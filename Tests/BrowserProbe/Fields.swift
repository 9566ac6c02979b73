import SwiftUI

/// Fields of every kind, and what the app knows of them.
struct Fields: View {
    private enum Part { case name, code }

    @Environment(\.scenePhase) private var phase
    @FocusState private var part: Part?
    @State private var name = ""
    @State private var capitals = ""
    @State private var code = ""
    @State private var password = ""
    @State private var note = ""
    @State private var phases: [String] = []

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            TextField("Name", text: $name)
                .focused($part, equals: .name)
                .submitLabel(.next)
                .textContentType(.name)
                .onSubmit { part = .code }
            Text("Hello, \(name)")
            TextField("Capitals", text: $capitals.uppercased)
            Text("Capitals are (\(capitals))")
            TextField("Code", text: $code, prompt: Text("Five digits"))
                .textFieldStyle(.roundedBorder)
                .keyboardType(.numberPad)
                .focused($part, equals: .code)
                .onChange(of: code) { code = String(code.prefix(5)) }
            Text(part == .code ? "Writing the code" : part == .name ? "Writing the name" : "Writing nothing")
            SecureField("Password", text: $password).textFieldStyle(.roundedBorder)
            TextField("Note", text: $note, axis: .vertical)
            Text("Phases (\(phases.joined(separator: " ")))").onChange(of: phase) { phases.append("\(phase)") }
        }
        .padding()
    }
}

#Preview("Fields") { Fields() }

extension String {
    fileprivate var uppercased: String {
        get { self }
        set { self = newValue.uppercased() }
    }
}
