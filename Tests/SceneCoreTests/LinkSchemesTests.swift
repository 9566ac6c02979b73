import Foundation
import SceneCore
import Testing

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

@Suite("Where an address goes that an app has opened")
struct LinkRouteTests {
    private func route(_ address: String, _ schemes: LinkSchemes) throws -> LinkSchemes.Route {
        schemes.route(of: try #require(URL(string: address)))
    }

    @Test("Pages, mails, messages and calls leave the app, whatever it registers")
    func outside() throws {
        for address in ["https://a.org", "http://a.org", "mailto:a@a.org", "sms:1", "tel:1", "HTTPS://a.org"] {
            #expect(try route(address, .any) == .outside)
            #expect(try route(address, .registered(["tea"])) == .outside)
        }
    }

    @Test("A scheme that the app registers leads back into it, also one that would lead out")
    func own() throws {
        #expect(try route("Tea://leaf", .registered(["tea"])) == .intoApp)
        #expect(try route("tel:1", .registered(["tel"])) == .intoApp)
        #expect(try route("https://a.org", .registered(["https"])) == .outside)
        #expect(try route("tea://leaf", .any) == .intoApp)
    }

    @Test("What a browser would run, read or not understand goes nowhere")
    func refused() throws {
        for address in ["javascript:x", "data:x", "file:///x", "blob:x", "about:blank", "vbscript:x", "leaf/1"] {
            #expect(try route(address, .any) == .refused)
            #expect(try route(address, .registered(["javascript", "data", "file"])) == .refused)
        }
        #expect(try route("coffee://bean", .registered(["tea"])) == .refused)
    }
}
