import Observation
import SwiftUICore
import SwiftUITesting
import Testing

@Observable
private final class Model {
    var name = "a"
    var count = 0
    var unread = 0
}

@MainActor
@Suite("Observable objects")
struct ObservationTests {
    private struct NameView: View {
        let model: Model
        var body: some View { Text(model.name) }
    }

    private struct CountView: View {
        let model: Model
        var body: some View { Text("count \(model.count)") }
    }

    @Test("A property runs the bodies that have read it, and no others, each time it changes")
    func propertiesAreTracked() {
        let model = Model()
        let app = TestApp {
            VStack {
                NameView(model: model)
                CountView(model: model)
            }
        }
        let before = app.graph.counts.bodiesByType
        for count in 1...3 {
            model.count = count
            app.settle()
            #expect(app.exists(.text, "count \(count)"))
        }
        model.unread += 1
        app.settle()
        let after = app.graph.counts.bodiesByType
        #expect(after["CountView"] == (before["CountView"] ?? 0) + 3)
        #expect(after["NameView"] == before["NameView"])
    }

    @Test("A property that an earlier run has read runs nothing any more")
    func earlierReadsEnd() {
        struct Either: View {
            let model: Model
            var body: some View { Text(model.count == 0 ? model.name : "counting") }
        }
        let model = Model()
        let app = TestApp { Either(model: model) }
        model.count = 1
        app.settle()
        let before = app.graph.counts.bodies
        model.name = "b"
        app.settle()
        #expect(app.graph.counts.bodies == before)
    }

    @Test("An object handed down by type is found, the nearest first; none is nil")
    func objectsInTheEnvironment() {
        struct Reader: View {
            @Environment(Model.self) private var model: Model?
            var body: some View { Text(model?.name ?? "none") }
        }
        struct Needer: View {
            @Environment(Model.self) private var model
            var body: some View { Text(model.name) }
        }
        let outer = Model()
        let inner = Model()
        inner.name = "inner"
        let app = TestApp {
            VStack {
                Reader()
                VStack {
                    Needer()
                    Needer().environment(inner)
                }
                .environment(outer)
            }
        }
        #expect(app.outline == "application\n  text \"none\"\n  text \"a\"\n  text \"inner\"")
        outer.name = "changed"
        app.settle()
        #expect(app.exists(.text, "changed"))
    }

    @Test("Bindings to an object's properties read and write them")
    func bindable() {
        struct Editor: View {
            let hand: Hand
            @Binding var text: String
            var body: some View {
                let _ = hand.on("write") { text = $0 }
                Text(text)
            }
        }
        struct Holder: View {
            let hand: Hand
            @Bindable var model: Model
            var body: some View { Editor(hand: hand, text: $model.name) }
        }
        let hand = Hand()
        let model = Model()
        let app = TestApp { Holder(hand: hand, model: model) }
        hand.press("write", "written")
        app.settle()
        #expect(model.name == "written")
        #expect(app.exists(.text, "written"))
    }
}
