import Testing

@testable import NavigationCore

@Suite("The rules of tabs")
struct TabNavigationTests {
    /// Three tabs, of which a binding decides or not.
    private func tabs(isControlled: Bool = false) -> TabNavigation<String> {
        var navigation = TabNavigation<String>(isControlled: isControlled)
        _ = navigation.apply(.tabs(["beds", "tools", "notes"]))
        return navigation
    }

    @Test("The first tab is shown, and it alone is made")
    func first() {
        let navigation = tabs()
        #expect(navigation.shown == "beds")
        #expect(navigation.visited == ["beds"])
    }

    @Test("A press shows a tab, and the one before is kept")
    func press() {
        var navigation = tabs()
        #expect(navigation.apply(.press("notes")) == [])
        #expect(navigation.shown == "notes")
        #expect(navigation.visited == ["beds", "notes"])
    }

    @Test("A press of a tab that the app decides about is written, and shown when the app says so")
    func controlled() {
        var navigation = tabs(isControlled: true)
        #expect(navigation.apply(.press("tools")) == [.writeSelection("tools")])
        #expect(navigation.shown == "beds")
        _ = navigation.apply(.selection("tools"))
        #expect(navigation.shown == "tools")
    }

    @Test("A3.64 A press of the tab that is shown takes it back to its start")
    func again() {
        var navigation = tabs()
        #expect(navigation.apply(.press("beds")) == [.returnToStart("beds")])
        var controlled = tabs(isControlled: true)
        #expect(controlled.apply(.press("beds")) == [.writeSelection("beds"), .returnToStart("beds")])
    }

    @Test("A selection that names no tab leaves what is shown")
    func unknown() {
        var navigation = tabs(isControlled: true)
        _ = navigation.apply(.selection("tools"))
        _ = navigation.apply(.selection(nil))
        #expect(navigation.shown == "tools")
        _ = navigation.apply(.selection("nowhere"))
        #expect(navigation.shown == "tools")
    }

    @Test("When the tab that is shown goes, the first one is shown; one that comes back is made anew")
    func gone() {
        var navigation = tabs()
        _ = navigation.apply(.press("notes"))
        _ = navigation.apply(.tabs(["beds", "tools"]))
        #expect(navigation.shown == "beds")
        _ = navigation.apply(.tabs(["beds", "tools", "notes"]))
        #expect(navigation.visited == ["beds"])
        _ = navigation.apply(.tabs([]))
        #expect(navigation.shown == nil)
    }

    @Test("The bar is at the top of a wide window, and at the bottom on a phone and in a narrow window")
    func place() {
        #expect(TabStyle.bar.place(onPhone: true, isCompact: true) == .bottom)
        #expect(TabStyle.bar.place(onPhone: true, isCompact: false) == .bottom)
        #expect(TabStyle.bar.place(onPhone: false, isCompact: true) == .bottom)
        #expect(TabStyle.bar.place(onPhone: false, isCompact: false) == .top)
        #expect(TabStyle.pages.place(onPhone: false, isCompact: false) == .pages)
    }
}
