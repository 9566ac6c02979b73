import SwiftUICore
import SwiftUITesting
import Testing

extension EnvironmentValues {
    @Entry fileprivate var paperSize: String = "letter"
    @Entry fileprivate var copies = 1
    @Entry fileprivate var tray: String?
}

private struct Sheet: View {
    @Environment(\.paperSize) private var paperSize
    @Environment(\.copies) private var copies
    @Environment(\.tray) private var tray
    var body: some View {
        Text("\(copies) of \(paperSize) from \(tray ?? "any tray")")
    }
}

@MainActor
@Suite("Properties of the environment made with @Entry")
struct EntryTests {
    @Test("Where nothing was set, views read the defaults")
    func defaults() {
        #expect(TestApp { Sheet() }.exists(.text, "1 of letter from any tray"))
    }

    @Test("What was set reaches the views within, and no others")
    func setting() {
        let app = TestApp {
            VStack {
                Sheet().environment(\.copies, 2).environment(\.tray, "tray 3")
                Sheet().environment(\.paperSize, "A4")
            }
        }
        #expect(app.exists(.text, "2 of letter from tray 3"))
        #expect(app.exists(.text, "1 of A4 from any tray"))
    }
}
