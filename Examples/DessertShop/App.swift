// A shop of flavours and of desserts made with them. Links from elsewhere open its pages: see ShopLink.swift.
import SwiftUI

@main
struct DessertShopApp: App {
    var body: some Scene {
        WindowGroup {
            ShopView()
        }
    }
}
