import SwiftUI

/// Text in several scripts and designs, and a button that brings Han characters into a page without any.
struct Scripts: View {
    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 10) {
                Text("今天的风很轻，湖面像一面镜子。").bold()
                Text("明日は雨がやんで、山の向こうに虹が出るでしょう。「また来てね」")
                Text("내일은 맑고 따뜻하겠습니다. 바다로 가요!")
                ForEach(["ja", "ko", "zh-Hans", "zh-Hant"], id: \.self) { language in
                    Text("直骨角 \(language)").font(.title).environment(\.locale, Locale(identifier: language))
                }
                Text("Harbour lights, 港の灯り").fontDesign(.serif)
                Text("Harbour lights, 항구의 불빛").font(.system(.title2, design: .serif, weight: .bold))
                Text("let depth = 12 // 水深").monospaced()
                Text("0123456789 iiiii WWWWW").font(.body.monospaced().bold())
                Text("Harbour lights, 灯火").fontDesign(.rounded)
                Text("龘靐齉 ☆①※")
            }
            .padding()
        }
    }
}

#Preview("Scripts") { Scripts() }

struct LateScripts: View {
    @State private var isShown = false
    @State private var name = ""
    @Environment(\.locale) private var locale

    var body: some View {
        VStack(spacing: 12) {
            Text("Locale \(locale.identifier(.bcp47))")
            Button("Translate") { isShown = true }
            if isShown { Text("海の上の直線") }
            TextField("Name", text: $name)
        }
        .padding()
    }
}

#Preview("Late scripts") { LateScripts() }
