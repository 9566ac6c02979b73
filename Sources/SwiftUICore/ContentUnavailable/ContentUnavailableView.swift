/// Says in place of content why there is none, and what can be done.
///
///     ContentUnavailableView(
///         "No Mail", systemImage: "tray", description: Text("New letters will appear here."))
///
/// It takes all the room that it is offered, and stands in its middle.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
    private let label: Label
    private let description: Description
    private let actions: Actions

    /// A notice of any views.
    nonisolated public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }
}

extension ContentUnavailableView: View {
    public var body: some View {
        VStack(spacing: NoticeMetrics.titleDistance) {
            label.labelStyle(NoticeLabelStyle())
            description
                .font(.subheadline)
                .foregroundStyle(.secondary)
            actions
                .font(.subheadline)
                .padding(.top, NoticeMetrics.aboveAction)
        }
        .multilineTextAlignment(.center)
        .padding(NoticeMetrics.margin)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

extension ContentUnavailableView
where Label == SwiftUICore.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// A title with a picture of the app's asset catalogue, and perhaps a text that says more.
    nonisolated public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init {
            SwiftUICore.Label(title, image: name)
        } description: {
            description
        }
    }

    /// A title with a symbol of the system, and perhaps a text that says more.
    nonisolated public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init {
            SwiftUICore.Label(title, systemImage: name)
        } description: {
            description
        }
    }

    /// A title with a picture of the app's asset catalogue, and perhaps a text that says more.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init {
            SwiftUICore.Label(title, image: name)
        } description: {
            description
        }
    }

    /// A title with a symbol of the system, and perhaps a text that says more.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init {
            SwiftUICore.Label(title, systemImage: name)
        } description: {
            description
        }
    }
}

/// A large symbol over a title.
private struct NoticeLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: NoticeMetrics.symbolDistance) {
            configuration.icon
                .font(.system(size: NoticeMetrics.symbolSize))
                .foregroundStyle(.secondary)
            configuration.title
                .font(.title2.bold())
        }
    }
}
