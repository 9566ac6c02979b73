import SwiftUICore
import SwiftUITesting
import Testing

private struct Total: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

@MainActor
@Suite("What views give for a preference can be changed on its way up")
struct TransformPreferenceTests {
    @Test("The views around read the changed value; without one below, the default is changed")
    func transform() {
        struct Sum: View {
            @State private var total = 0
            var body: some View {
                VStack {
                    Text("total \(total)")
                    VStack {
                        Text("two").preference(key: Total.self, value: 2)
                        Text("three").preference(key: Total.self, value: 3)
                    }
                    .transformPreference(Total.self) { $0 *= 10 }
                    Text("none").transformPreference(Total.self) { $0 += 1 }
                }
                .onPreferenceChange(Total.self) { total = $0 }
            }
        }
        #expect(TestApp { Sum() }.exists(.text, "total 51"))
    }
}
