import Foundation
import SceneCore
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Font designs")
struct FontDesignTests {
    private func design<V: View>(@ViewBuilder of view: @escaping @MainActor () -> V) -> FontDescriptor.Design? {
        let app = TestApp(on: .phone, view: view)
        return app.scene.nodes.values.lazy.compactMap { node -> FontDescriptor.Design? in
            guard case .text(let block) = node.content else { return nil }
            return block.font.design
        }.first
    }

    @Test(
        "Each has its own face",
        arguments: [(.default, .default), (.serif, .serif), (.rounded, .rounded), (.monospaced, .monospaced)]
            as [(Font.Design, FontDescriptor.Design)])
    func faces(design: Font.Design, face: FontDescriptor.Design) {
        #expect(self.design { Text("a").font(.system(.body, design: design)) } == face)
        #expect(self.design { Text("a").fontDesign(design) } == face)
        #expect(self.design { VStack { Text("a") }.fontDesign(design) } == face)
    }

    @Test("Monospaced is said of a font, a text or a view")
    func monospaced() {
        #expect(design { Text("a").font(.body.monospaced()) } == .monospaced)
        #expect(design { Text("a").monospaced() } == .monospaced)
        #expect(design { VStack { Text("a") }.monospaced() } == .monospaced)
    }

    @Test("Monospaced letters are all equally wide, others are not")
    func widths() throws {
        func width(_ text: String, _ design: Font.Design) throws -> CGFloat {
            let app = TestApp(on: .phone) { Text(text).font(.system(size: 17, design: design)) }
            return try app.frame(of: .text, text).width
        }
        #expect(try width("iiii", .monospaced) == width("WWWW", .monospaced))
        #expect(try width("iiii", .serif) != width("WWWW", .serif))
    }
}
