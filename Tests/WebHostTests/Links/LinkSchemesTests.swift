import Testing

@testable import WebHost

@Suite("Which links an app opens")
struct LinkSchemesTests {
    private let types: [String: Any] = [
        "CFBundleURLTypes": [
            ["CFBundleURLName": "leaf", "CFBundleURLSchemes": ["Tea", "infusion"]], ["CFBundleURLSchemes": ["water"]],
        ]
    ]

    @Test("An app opens the schemes of its Info.plist, in small letters and capitals, and no others")
    func registered() {
        let schemes = LinkSchemes(information: types)
        #expect(schemes == .registered(["tea", "infusion", "water"]))
        #expect(schemes.admits("tea") && schemes.names("water"))
        #expect(!schemes.admits("coffee"))
    }

    @Test("An app whose Info.plist names none opens none")
    func none() {
        #expect(!LinkSchemes(information: ["CFBundleName": "Tea"]).admits("tea"))
    }

    @Test("An app without an Info.plist opens any but those of browsers")
    func any() {
        let schemes = LinkSchemes(information: [:])
        #expect(schemes.admits("tea") && !schemes.names("tea"))
        for scheme in ["http", "https", "javascript", "data", "file"] { #expect(!schemes.admits(scheme)) }
    }

    @Test("An Info.plist that is not what it should be registers nothing")
    func odd() {
        #expect(LinkSchemes(information: ["CFBundleURLTypes": "tea"]) == .registered([]))
        #expect(LinkSchemes(information: ["CFBundleURLTypes": [["CFBundleURLSchemes": 1]]]) == .registered([]))
    }
}
