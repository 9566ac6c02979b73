import Foundation

extension NotificationCenter {
    /// Sends notifications of one name.
    public struct Publisher: Combine.Publisher {
        /// What was posted.
        public typealias Output = Notification

        /// Posting cannot fail.
        public typealias Failure = Never

        /// Where notifications are posted.
        public let center: NotificationCenter

        /// Their name.
        public let name: Notification.Name

        /// Whose notifications these are; nil for everybody's.
        public let object: AnyObject?

        /// A publisher of notifications posted to `center`.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Notification {
            let outlet = Outlet(subscriber)
            let receiver = Transfer(outlet)
            let token = center.addObserver(forName: name, object: object, queue: nil) {
                receiver.value.send($0, keeping: .oldest(0))
            }
            outlet.open(onCancel: { [center] in center.removeObserver(token) })
        }
    }

    /// A publisher of notifications of this name, of `object` or of everybody.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher {
        Publisher(center: self, name: name, object: object)
    }
}

extension NotificationCenter.Publisher: Equatable {
    /// Two are equal if they send the same notifications.
    public static func == (lhs: NotificationCenter.Publisher, rhs: NotificationCenter.Publisher) -> Bool {
        lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
    }
}
