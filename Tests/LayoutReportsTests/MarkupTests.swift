import LayoutReports
import Testing

@Suite("Markup")
struct MarkupTests {
  @Test("escapes text that is put in, and takes markup as it is")
  func escapes() {
    let inner: Markup = "<b>\("a & b")</b>"
    let whole: Markup = "<p title=\"\("\"'")\">\(inner)\("<i>")</p>"
    #expect(whole.text == "<p title=\"&quot;&#39;\"><b>a &amp; b</b>&lt;i&gt;</p>")
  }

  @Test("removes what XML forbids and shows what turns text round")
  func forbidden() {
    let text: Markup = "\("a\u{0}b\u{8}c\u{FFFE}d\u{7F}e\u{2066}f\n\tg 🧱")"
    #expect(text.text == "abcde&lt;U+2066&gt;f\n\tg 🧱")
    #expect(XMLCheck("<r>\(text.text)</r>").complaint == nil)
  }
}
