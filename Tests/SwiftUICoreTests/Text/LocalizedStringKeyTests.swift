import Foundation
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("Numbers in text")
struct LocalizedStringKeyTests {
    @Test("Whole numbers set their thousands off, in every type")
    func integers() {
        let app = TestApp {
            VStack {
                Text("\(7) \(-999) \(1000) \(-1_234_567)")
                Text("\(UInt64.max) \(Int8.min)")
            }
        }
        #expect(app.exists(.text, "7 -999 1,000 -1,234,567"))
        #expect(app.exists(.text, "18,446,744,073,709,551,615 -128"))
    }

    @Test("Fractions have six decimals, unless a format says otherwise")
    func fractions() {
        let app = TestApp {
            VStack {
                Text("\(1.5)")
                Text("\(2.0 / 3, specifier: "%.2f")")
                Text("\(0.256, format: .percent.precision(.fractionLength(0)))")
            }
        }
        #expect(app.outline == "application\n  text \"1.500000\"\n  text \"0.67\"\n  text \"26%\"")
    }

    @Test("A string that is no literal is shown as it is")
    func strings() {
        let name = "100%d"
        #expect(TestApp { Text(name) }.exists(.text, "100%d"))
        #expect(TestApp { Text(verbatim: "a \(name)") }.exists(.text, "a 100%d"))
        #expect(TestApp { Text("a \(name)") }.exists(.text, "a 100%d"))
    }

    @Test("Values of Foundation's stand in a key, which is looked up and marked up as any other")
    func values() throws {
        let date = Date(timeIntervalSinceReferenceDate: 0)
        #expect(TestApp { Text("**Due** \(date)") }.exists(.text, "Due \(date.description)"))
        let url = try #require(URL(string: "a/b"))
        #expect(TestApp { Text("At _\(url)_") }.exists(.text, "At a/b"))
        let id = try #require(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
        #expect(TestApp { Text("**\(id)**") }.exists(.text, "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
        #expect(TestApp { Text("**\(NSNumber(value: 3))**") }.exists(.text, "3"))
    }
}
