import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("Text sizes by their older names")
struct ContentSizeCategoryTests {
    private struct Reader: View {
        @Environment(\.sizeCategory) private var category
        @Environment(\.dynamicTypeSize) private var size
        var body: some View { Text("\(category), \(size)") }
    }

    @Test("Both names say the same, whichever is set")
    func both() {
        #expect(TestApp(on: .phone) { Reader() }.exists(.text, "large, large"))
        #expect(
            TestApp(on: .phone) { Reader().dynamicTypeSize(.xxxLarge) }.exists(.text, "extraExtraExtraLarge, xxxLarge"))
        let app = TestApp(on: .phone) { Reader().environment(\.sizeCategory, .accessibilityMedium) }
        #expect(app.exists(.text, "accessibilityMedium, accessibility1"))
    }

    @Test("They are in order, and the last five are for those who need text very large")
    func order() {
        let all = ContentSizeCategory.allCases
        #expect(zip(all, all.dropFirst()).allSatisfy { $0 < $1 && $0 <= $1 && $1 > $0 && $1 >= $0 })
        #expect(all.filter(\.isAccessibilityCategory).count == 5)
    }
}
