import Foundation
import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("Driving an app")
struct DrivingTests {
    @Test("A window that is resized has the size classes of its new size")
    func resize() {
        struct Sizes: View {
            @Environment(\.horizontalSizeClass) private var width
            var body: some View { Text(width == .compact ? "narrow" : "wide") }
        }
        let app = TestApp(on: .tablet) { Sizes() }
        #expect(app.exists(.text, "wide"))
        app.resize(to: CGSize(width: 400, height: 1180))
        #expect(app.exists(.text, "narrow"))
        app.rotate()
        #expect(app.exists(.text, "wide"))
        app.show(on: .phone)
        #expect(app.exists(.text, "narrow"))
    }

    @Test("A long press is held for as long as the view asks for")
    func longPress() throws {
        struct Held: View {
            @State private var count = 0
            var body: some View {
                Text("Hold").onLongPressGesture(minimumDuration: 2) { count += 1 }
                Text("held \(count)")
            }
        }
        let app = TestApp { Held() }
        try app.longPress(.text, "Hold")
        try app.longPress(.text, "Hold")
        #expect(app.exists(.text, "held 2"))
        #expect(throws: SceneDriverError.self) { try app.longPress(.text, "held 2") }
    }

    @Test("A swipe drags a view for 200 points")
    func swipe() throws {
        struct Dragged: View {
            @State private var way = CGSize.zero
            var body: some View {
                Text("Drag").gesture(DragGesture().onEnded { way = $0.translation })
                Text("\(Int(way.width)) \(Int(way.height))")
            }
        }
        let app = TestApp { Dragged() }
        try app.swipe(.left, on: .text, "Drag")
        #expect(app.exists(.text, "-200 0"))
        try app.swipe(.down, on: .text, "Drag")
        #expect(app.exists(.text, "0 200"))
    }

    @Test("An address that is opened reaches the app")
    func openAddress() throws {
        struct Opener: View {
            @State private var place = "nowhere"
            var body: some View { Text(place).onOpenURL { place = $0.host() ?? "" } }
        }
        let app = TestApp { Opener() }
        app.open(try #require(URL(string: "shed://hammers")))
        #expect(app.exists(.text, "hammers"))
    }

    @Test("Waiting ends when the tasks of views have ended and the screen is still")
    func settle() async {
        struct Loader: View {
            @State private var text = "empty"
            var body: some View {
                Text(text).task {
                    try? await Task.sleep(for: .milliseconds(300))
                    text = "loaded"
                }
            }
        }
        let app = TestApp { Loader() }
        #expect(app.exists(.text, "empty"))
        #expect(await app.settle(within: .seconds(300)))
        #expect(app.exists(.text, "loaded"))
    }

    @Test("Waiting for an app that never rests ends with the time that is given")
    func neverSettles() async {
        struct Listener: View {
            var body: some View {
                Text("listening").task { while !Task.isCancelled { try? await Task.sleep(for: .seconds(60)) } }
            }
        }
        let app = TestApp { Listener() }
        #expect(await !app.settle(within: .milliseconds(200)))
        app.close()
    }

    @Test("What runs outside of views is waited for by what comes of it")
    func waiting() async {
        struct Later: View {
            @State private var text = "now"
            var body: some View {
                Text(text).onAppear {
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { text = "later" }
                }
            }
        }
        let app = TestApp { Later() }
        #expect(await app.wait(within: .seconds(300)) { app.exists(.text, "later") })
        #expect(await !app.wait(within: .milliseconds(20)) { app.exists(.text, "never") })
    }

    @Test("An app that is put aside hears of it, as on a device in two steps")
    func background() {
        struct Watch: View {
            @Environment(\.scenePhase) private var phase
            @State private var log = ""
            var body: some View {
                Text("log \(log)").onChange(of: phase) { _, new in log += "\(new) " }
            }
        }
        let app = TestApp { Watch() }
        app.enterBackground()
        app.enterForeground()
        #expect(app.exists(.text, "log inactive background inactive active "))
    }

    @Test("An app that is started anew has only what it saved")
    func relaunch() throws {
        struct Counter: View {
            let saved: Hand
            @State private var text = "fresh"
            var body: some View {
                TextField("Note", text: $text)
                    .onAppear { text = saved.seen["text"] as? String ?? text }
                    .onSubmit { saved.see("text", text) }
            }
        }
        let saved = Hand()
        let app = TestApp { Counter(saved: saved) }
        try app.type("!", into: "Note")
        try app.submit()
        try app.type("?", into: "Note")
        app.relaunch()
        #expect(try app.value(of: .textField, "Note") == "fresh!")
        #expect(try !app.hasFocus("Note"))
    }
}
