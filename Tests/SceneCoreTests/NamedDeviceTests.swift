import Foundation
import SceneCore
import Testing

@Suite("Named devices")
struct NamedDeviceTests {
    @Test(
        "A1.02, A1.03 Size classes: phones are compact upright, only large ones regular when turned; tablets always regular"
    )
    func sizeClasses() {
        let large: Set = [
            "iphone-13-pro-max", "iphone-15-pro-max", "iphone-16-plus", "iphone-16-pro-max", "iphone-17-pro-max",
            "iphone-air",
        ]
        for named in NamedDevice.all {
            let upright = named.device(isTurned: false)
            let turned = named.device(isTurned: true)
            let isPad = named.id.hasPrefix("ipad")
            #expect(upright.horizontalSizeClass == (isPad ? .regular : .compact), "\(named.id)")
            #expect(
                turned.horizontalSizeClass == (isPad || large.contains(named.id) ? .regular : .compact), "\(named.id)")
            #expect(upright.verticalSizeClass == .regular)
            #expect(turned.verticalSizeClass == (isPad ? .regular : .compact))
        }
    }

    @Test("Turning swaps the sides")
    func turning() throws {
        let phone = try #require(NamedDevice(id: "iphone-15"))
        #expect(phone.device(isTurned: false).size == CGSize(width: 393, height: 852))
        #expect(phone.device(isTurned: true).size == CGSize(width: 852, height: 393))
        #expect(phone.device(isTurned: true).safeArea == SafeArea(top: 20, left: 59, bottom: 20, right: 59))
    }

    @Test("A name that is not known is no device")
    func unknown() {
        #expect(NamedDevice(id: "iphone-0") == nil)
    }
}
