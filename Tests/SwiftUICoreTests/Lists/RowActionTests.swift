import Foundation
import SceneCore
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// A view that does something as a row: what links and buttons are to a list.
private struct Doing: View {
    let title: String
    var showsChevron = false
    var isEnabled = true
    let action: (_ select: () -> Bool) -> Void

    var body: some View {
        Text(title).modifier(DoingModifier(showsChevron: showsChevron, isEnabled: isEnabled, action: action))
    }
}

private struct DoingModifier: ViewModifier {
    typealias Body = Never
    let showsChevron: Bool
    let isEnabled: Bool
    let action: (() -> Bool) -> Void

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(DoingNode.self, for: modifier, body: body)
    }
}

private final class DoingNode: ModifierNode<DoingModifier> {
    override func appendRows(to rows: inout [ListRow]) {
        let first = rows.count
        super.appendRows(to: &rows)
        let modifier = value.modifier
        for index in first..<rows.count {
            rows[index].action = RowAction(
                showsChevron: modifier.showsChevron, isEnabled: modifier.isEnabled, press: modifier.action)
        }
    }
}

/// A control in the layout, of the size of its text.
private struct Knob: PrimitiveView {
    static func _makeView(view: _GraphValue<Knob>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.node(KnobNode.self, for: view)
    }
}

private final class KnobNode: ValueNode<Knob> {
    private lazy var item = KnobItem(window: window)
    override var ownItems: [LayoutItem]? { [item] }
}

private final class KnobItem: LayoutItem {
    override var isControl: Bool { true }
    override func paint() -> Paint? {
        var paint = Paint()
        paint.meaning = Meaning(role: .button, label: "knob")
        paint.meaning.isPressable = true
        return paint
    }
}

@MainActor
@Suite("Rows that do something")
struct RowActionTests {
    @Test("A6.09 A row that does something does that and is not selected")
    func actionInPlaceOfSelection() throws {
        struct Rows: View {
            let hand: Hand
            @State private var one: Int?
            var body: some View {
                List(selection: $one) {
                    Doing(title: "ring") { _ in hand.see("rang", true) }.id(1)
                }
            }
        }
        let hand = Hand()
        let app = TestApp { Rows(hand: hand) }
        try app.tap("ring")
        #expect(hand.seen["rang"] as? Bool == true)
        #expect(!app.outline.contains("selected"))
    }

    @Test("A6.04 What a row does may be to select it, and it learns whether the list could")
    func actionThatSelects() throws {
        struct Rows: View {
            let hand: Hand
            @State private var one: Int?
            var body: some View {
                List(selection: $one) {
                    Doing(title: "first") { hand.see("first", $0()) }.id(1)
                    Doing(title: "second") { hand.see("second", $0()) }.id("two")
                }
            }
        }
        let hand = Hand()
        let app = TestApp { Rows(hand: hand) }
        try app.tap("second")
        #expect(hand.seen["second"] as? Bool == false)
        #expect(!app.outline.contains("selected"))
        try app.tap("first")
        #expect(hand.seen["first"] as? Bool == true)
        #expect(app.outline.contains("button \"first\" selected"))
    }

    @Test("A row that is not enabled is read and cannot be pressed")
    func disabledAction() {
        let app = TestApp {
            List { Doing(title: "later", isEnabled: false) { _ in Issue.record("a disabled row was pressed") } }
        }
        #expect(app.outline.contains("button \"later\" disabled"))
        #expect(throws: (any Error).self) { try app.tap("later") }
    }

    @Test("A row that leads further ends in a chevron of 7 × 12 points at the content's inset (constants.md)")
    func chevron() throws {
        let app = TestApp(on: .phone) { List { Doing(title: "further", showsChevron: true) { _ in } } }
        let row = try app.frame(of: .listItem, "")
        let chevron = try #require(
            app.scene.nodes.values.first { if case .path = $0.content { true } else { false } })
        let frame = try #require(app.scene.windowFrame(of: chevron.id))
        #expect(frame == CGRect(x: row.maxX - 16 - 7, y: row.midY - 6, width: 7, height: 12))
    }

    @Test("A row's own button stands beside content that has controls, which can then be reached as well")
    func rowWithControls() {
        struct Rows: View {
            @State private var one: Int?
            var body: some View {
                List(0..<1, id: \.self, selection: $one) { _ in
                    HStack {
                        Text("volume")
                        Knob()
                    }
                }
            }
        }
        #expect(
            TestApp { Rows() }.outline == """
                application
                  list
                    listitem
                      button "volume"
                      text "volume"
                      button "knob"
                """)
    }
}
