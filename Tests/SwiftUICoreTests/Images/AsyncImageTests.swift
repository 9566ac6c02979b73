import Foundation
import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("AsyncImage")
struct AsyncImageTests {
    private let lake = URL(string: "https://example.org/lake.png")

    private struct Gone: Error {}

    @Test("Until the picture is there something stands in its place, and then the picture")
    func comes() async throws {
        let url = try #require(lake)
        let app = TestApp {
            AsyncImage(url: url, scale: 2) { image in
                image.accessibilityLabel("Lake")
            } placeholder: {
                Text("Wait")
            }
        }
        #expect(app.exists(.text, "Wait"))
        app.deliver(imageOf: CGSize(width: 80, height: 60), for: url)
        #expect(await app.wait(within: .seconds(600)) { app.exists(.image, "Lake") })
        #expect(try app.frame(of: .image, "Lake").size == CGSize(width: 40, height: 30))
    }

    @Test("What cannot be fetched is a failure, which says why")
    func fails() async throws {
        let url = try #require(lake)
        let app = TestApp { Phases(url: url) }
        #expect(app.exists(.text, "empty"))
        app.refuse(url, with: Gone())
        #expect(await app.wait(within: .seconds(600)) { app.exists(.text, "failed: Gone()") })
    }

    @Test("Without an address nothing comes")
    func none() async {
        let app = TestApp { Phases(url: nil) }
        #expect(await app.settle(within: .seconds(600)))
        #expect(app.exists(.text, "empty"))
    }

    @Test("Another address is another picture")
    func changes() async throws {
        let (first, second) = (try #require(lake), try #require(URL(string: "https://example.org/hill.png")))
        struct Album: View {
            let first: URL
            let second: URL
            @State private var isSecond = false

            var body: some View {
                Phases(url: isSecond ? second : first)
                Button("Next") { isSecond = true }
            }
        }
        let app = TestApp { Album(first: first, second: second) }
        app.deliver(imageOf: CGSize(width: 10, height: 10), for: first)
        #expect(await app.wait(within: .seconds(600)) { app.exists(.text, "there") })
        try app.tap("Next")
        #expect(await app.wait(within: .seconds(600)) { app.exists(.text, "empty") })
        app.deliver(imageOf: CGSize(width: 10, height: 10), for: second)
        #expect(await app.wait(within: .seconds(600)) { app.exists(.text, "there") })
    }

    @Test("A plain one fills its room until the picture is there")
    func plain() async throws {
        let url = try #require(lake)
        let app = TestApp { AsyncImage(url: url).frame(width: 100, height: 50) }
        #expect(app.nodes { $0.frame.size == CGSize(width: 100, height: 50) && $0.style.background != nil }.count == 1)
        app.deliver(imageOf: CGSize(width: 20, height: 10), for: url)
        #expect(
            await app.wait(within: .seconds(600)) {
                app.nodes {
                    if case .image = $0.content { $0.frame.size == CGSize(width: 20, height: 10) } else { false }
                }
                .count == 1
            })
    }
}

private struct Phases: View {
    let url: URL?

    var body: some View {
        AsyncImage(url: url) { phase in
            switch phase {
            case .empty: Text("empty")
            case .success: Text("there")
            case .failure(let error): Text("failed: \(String(describing: error))")
            }
        }
    }
}
