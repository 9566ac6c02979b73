import Foundation
import NavigationCore

/// The rooms of devices, in points, with the safe areas of iOS 26.
enum SheetRooms {
    static let phone = SheetRoom(
        size: CGSize(width: 393, height: 852), safeTop: 59, safeBottom: 34, isCompactWidth: true, isCompactHeight: false
    )
    static let phoneTurned = SheetRoom(
        size: CGSize(width: 852, height: 393), safeTop: 20, safeBottom: 20, isCompactWidth: true, isCompactHeight: true)
    static let largePhoneTurned = SheetRoom(
        size: CGSize(width: 926, height: 428), safeTop: 0, safeBottom: 21, isCompactWidth: false, isCompactHeight: true)
    static let pad = SheetRoom(
        size: CGSize(width: 820, height: 1180), safeTop: 32, safeBottom: 25, isCompactWidth: false,
        isCompactHeight: false)
}

extension SheetOptions {
    init(_ detents: Set<PresentationDetent>, selection: PresentationDetent? = nil) {
        self.init()
        self.detents = detents
        self.selection = selection
    }
}
