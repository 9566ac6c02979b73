import SwiftUITesting
import Testing

@testable import EquipmentCatalogue

@MainActor
@Suite("The equipment catalogue")
struct CatalogueTests {
    @Test("A phone shows the categories, and nothing of the placeholder")
    func phoneAtFirst() {
        let app = TestApp(EquipmentCatalogueApp.self, on: .phone)
        #expect(
            app.outline == """
                application
                  region "Equipment"
                    heading "Equipment"
                    list
                      listitem
                        button "dome-tent, Shelter"
                      listitem
                        button "kettle, Camp Kitchen"
                      listitem
                        button "compass, Finding the Way"
                      listitem
                        button "kayak, On the Water"
                """)
    }
}
