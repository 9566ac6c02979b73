import Testing

@testable import SwiftUICore

@Suite("Which text a field shows")
struct TextFieldEditingTests {
    @Test("Without a draft it is the app's")
    func appsText() {
        #expect(TextFieldEditing().shownText(for: "12.50") == "12.50")
    }

    @Test("What the person wrote stays as long as it stands for the app's value")
    func draft() {
        var editing = TextFieldEditing()
        editing.keep("12.5", besides: "12.50")
        #expect(editing.shownText(for: "12.50") == "12.5")
    }

    @Test("A value that the app has changed since wins")
    func changedByApp() {
        var editing = TextFieldEditing()
        editing.keep("12.5", besides: "12.50")
        #expect(editing.shownText(for: "99.00") == "99.00")
    }

    @Test("When editing ends, the value is shown as the app writes it")
    func end() {
        var editing = TextFieldEditing()
        editing.keep("12.5", besides: "12.50")
        editing.end()
        #expect(editing.shownText(for: "12.50") == "12.50")
        #expect(editing.unfinished == nil)
    }

    @Test("An edit that came late or twice does not count")
    func order() {
        var editing = TextFieldEditing()
        let counted = [1, 4, 4, 3].map { editing.accept(editNumber: $0) }
        #expect(counted == [true, true, false, false])
        #expect(editing.newestEdit == 4)
    }
}
