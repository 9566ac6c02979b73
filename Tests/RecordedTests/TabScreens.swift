import Foundation
import SwiftUICore
import Testing

@MainActor
@Suite("Tab views as recorded from SwiftUI")
struct TabScreens {
    private func tabs(shown: Int) -> some View {
        TabView(selection: .constant(shown)) {
            Text("Home content").probe("home")
                .tabItem { Label("Home", systemImage: "house") }
                .tag(0)
            Text("Search content").probe("search")
                .tabItem { Label("Search", systemImage: "magnifyingglass") }
                .tag(1)
            Text("Settings content")
                .tabItem { Label("Settings", systemImage: "gear") }
                .tag(2)
        }
        .probe("tabs")
    }

    @Test("Content is centred in what the bar leaves")
    func basic() throws {
        try expectRecorded("ios-tabs-basic") { tabs(shown: 0) }
    }

    @Test("So is that of another tab")
    func second() throws {
        try expectRecorded("ios-tabs-second") { tabs(shown: 1) }
    }

    @Test("A page is centred in the whole window")
    func page() throws {
        try expectRecorded("ios-tabs-page") {
            TabView(selection: .constant(1)) {
                Color.red.frame(width: 120, height: 80).tag(0)
                Color.blue.frame(width: 120, height: 80).probe("page1").tag(1)
                Color.green.frame(width: 120, height: 80).tag(2)
            }
            .tabViewStyle(.page)
            .probe("tabs")
        }
    }
}
