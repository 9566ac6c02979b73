import Foundation

/// Distances in tables, in points. Rows are those of lists (`ListMetrics`).
enum TableMetrics {
    /// Between two columns; no source, ours: as much as stands between the edge of a row and its content.
    static let columnSpacing: CGFloat = 16
    /// From a column's title to the sign that it sorts the rows; no source, ours.
    static let signSpacing: CGFloat = 4
}
