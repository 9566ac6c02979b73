import Foundation
import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

private final class Post {
    var letters: [String] = []
}

private struct Letterboxes: View {
    let post: Post
    @State private var hasThird = false

    var body: some View {
        VStack {
            Text("first").onOpenURL { post.letters.append("first \($0.absoluteString)") }
            Text("second").onOpenURL { url in
                post.letters.append("second \(url.absoluteString)")
                hasThird = true
            }
            if hasThird {
                Text("third").onOpenURL { post.letters.append("third \($0.absoluteString)") }
            }
        }
    }
}

@MainActor
@Suite("Addresses that an app is asked to open")
struct OpenURLTests {
    @Test("A4.07, A4.08 Every view that is there is told once, one that comes later is not")
    func each() throws {
        let post = Post()
        let app = TestApp { Letterboxes(post: post) }
        #expect(post.letters.isEmpty)
        app.send(.openURL(try #require(URL(string: "tools://saw/1"))))
        #expect(post.letters.sorted() == ["first tools://saw/1", "second tools://saw/1"])
        post.letters = []
        app.send(.openURL(try #require(URL(string: "tools://saw/2"))))
        #expect(post.letters.sorted() == ["first tools://saw/2", "second tools://saw/2", "third tools://saw/2"])
    }
}
