/// The names that SwiftUI code gives to symbols, the most usual first: those of 41 public repositories.
enum UsualNames {
    static let first150 = """
        plus trash star.fill plus.circle.fill gear calendar heart.fill xmark.circle.fill checkmark globe photo star
        checkmark.circle xmark magnifyingglass pencil person heart plus.circle bell arrow.up.arrow.down person.fill
        person.crop.circle chevron.right ellipsis.circle clock square.and.arrow.up circle person.3 xmark.circle
        house.fill arrow.clockwise cart minus person.circle checkmark.circle.fill house fork.knife list.bullet
        drop.fill questionmark.diamond person.crop.square bookmark doc.richtext video.fill sun.max.fill wifi
        person.crop.circle.fill.badge.checkmark person.crop.circle.badge.xmark qrcode.viewfinder airplane
        square.and.pencil arrow.right info.circle car play gearshape doc.on.clipboard chevron.left
        exclamationmark.triangle minus.circle line.3.horizontal.circle.fill chevron.right.circle newspaper sun.max
        questionmark chevron.forward leaf folder arrow.counterclockwise square list.bullet.below.rectangle map
        paperplane flag.fill eyeglasses line.3.horizontal bolt.fill trophy eye.slash ellipsis questionmark.circle
        note 2.circle 1.circle seal.fill lock.fill checkmark.square arrowtriangle.right.fill arrowtriangle.left.fill
        note.text.badge.plus music.note chevron.up chevron.down bag exclamationmark.triangle.fill pencil.circle info
        sidebar.left camera.fill photo.fill message pencil.line chevron.left.circle list.clipboard.fill sun.min
        square.on.square lock flag moon doc.fill mappin 2.circle.fill 3.circle.fill 1.circle.fill 4.circle.fill
        person.circle.fill hand.thumbsup arrow.left.arrow.right sparkles slider.horizontal.3 tag face.smiling
        x.circle person.crop.circle.fill.badge.plus seal arrowshape.turn.up.left doc.plaintext doc.on.doc
        star.circle square.and.arrow.down textformat.size.smaller calendar.circle book bird airplane.circle
        waveform.path.ecg play.fill circlebadge car.circle hand.raised.fill rectangle.portrait.and.arrow.right.fill
        chart.bar.doc.horizontal textformat.123 arrow.left envelope.open message.fill flame.fill box.truck
        shippingbox
        """.split(whereSeparator: \.isWhitespace).map(String.init)
}
