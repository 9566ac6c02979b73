import Foundation
import Testing

@testable import WebHost

@Suite("Text of the app stays text")
struct EscapingTests {
    private func html(_ string: String) -> String {
        var bytes: [UInt8] = []
        bytes.append(htmlText: string)
        return text(bytes)
    }

    private func json(_ string: String) -> String {
        var bytes: [UInt8] = []
        bytes.append(jsonString: string)
        return text(bytes)
    }

    @Test("HTML: nothing opens a tag, ends an attribute or names a character")
    func markup() {
        #expect(html("<b>&amp;\"'") == "&lt;b&gt;&amp;amp;&quot;'")
    }

    @Test("HTML: a carriage return stays one, a zero byte cannot be")
    func controls() {
        #expect(html("a\rb\0c") == "a&#13;b\u{FFFD}c")
    }

    @Test("JSON: quotes, backslashes and controls are escaped")
    func strings() {
        #expect(json("\"\\\n\u{1F}") == #""\"\\\u000a\u001f""#)
        #expect(json("a\0") == "\"a\u{FFFD}\"")
    }

    @Test("JSON: nothing ends a script or a line of one")
    func scripts() {
        #expect(json("</script>") == #""<\/script>""#)
        #expect(json("a\u{2028}b\u{2029}c") == #""a\u2028b\u2029c""#)
        #expect(json("a/b") == #""a/b""#)
    }

    @Test(
        "JSON: what was written is what is read",
        arguments: [
            "", "Grüße, 茶 ☕️ 👩‍👩‍👧", "\u{2027}\u{202A}\u{A8}¨©", "\\u2028", "</</script", "\u{7F}\u{80}\u{FFFF}",
            String((1...0x2100).compactMap(UnicodeScalar.init).map(Character.init)),
        ])
    func roundTrip(string: String) throws {
        let array = try JSONSerialization.jsonObject(with: Data("[\(json(string))]".utf8)) as? [String]
        #expect(array == [string])
    }

    @Test("An address component holds nothing that an address or a list of them would read as more")
    func address() {
        #expect("tent@2x-1a.png".addressComponent == "tent@2x-1a.png")
        #expect("../a b,c?é".addressComponent == "..%2Fa%20b%2Cc%3F%C3%A9")
    }
}

@Suite("Numbers in the page")
struct PageNumberTests {
    @Test(
        "At most three decimals, and no zeros at the end",
        arguments: [
            (0, "0"), (-0.0001, "0"), (12, "12"), (-3.5, "-3.5"), (20.25, "20.25"), (1.0 / 3, "0.333"), (2.9996, "3"),
            (0.05, "0.05"), (-0.125, "-0.125"), (8_000_000.5, "8000000.5"),
        ] as [(Double, String)])
    func spelling(value: Double, expected: String) {
        #expect(PageNumber(value).text == expected)
    }

    @Test("What is no place on a page becomes 0", arguments: [.infinity, -.infinity, .nan, 1e300] as [Double])
    func impossible(value: Double) {
        #expect(PageNumber(value).text == "0")
    }
}
