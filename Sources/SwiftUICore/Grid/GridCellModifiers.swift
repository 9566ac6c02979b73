import Foundation

extension View {
    /// In a row of a ``Grid``, lets the view span several columns. Fewer than one count as one.
    nonisolated public func gridCellColumns(_ count: Int) -> some View {
        layoutValue(key: GridCellColumnsKey.self, value: max(1, count))
    }

    /// In a row of a ``Grid``, says where the view stands in its cell.
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        layoutValue(key: GridCellAnchorKey.self, value: anchor as UnitPoint?)
    }

    /// In a ``Grid``, says along which axes the view takes only what the others leave, so that it makes no column wider and
    /// no row taller.
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        layoutValue(key: GridCellUnsizedAxesKey.self, value: axes)
    }

    /// In a row of a ``Grid``, says how all views of the view's column stand in their cells.
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        layoutValue(key: GridColumnAlignmentKey.self, value: guide as HorizontalAlignment?)
    }
}

struct GridCellColumnsKey: LayoutValueKey {
    static var defaultValue: Int { 1 }
}

struct GridCellAnchorKey: LayoutValueKey {
    static var defaultValue: UnitPoint? { nil }
}

struct GridCellUnsizedAxesKey: LayoutValueKey {
    static var defaultValue: Axis.Set { [] }
}

struct GridColumnAlignmentKey: LayoutValueKey {
    static var defaultValue: HorizontalAlignment? { nil }
}
