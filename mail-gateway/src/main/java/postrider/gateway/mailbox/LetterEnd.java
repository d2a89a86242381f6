package postrider.gateway.mailbox;

import postrider.gateway.mime.Latin;
import postrider.gateway.mime.MimePart;

/** Whether a letter is complete, as far as it shows that itself. */
enum LetterEnd {
    /** It has its closing boundary, or the end of the armor in its text. */
    SHOWN,
    /** Something in it has no end, or it is empty. */
    MISSING,
    /** Plain text, which may end anywhere. */
    UNKNOWN;

    private static final String ARMOR = "-----BEGIN PGP ";

    static LetterEnd of(byte[] raw) {
        var letter = MimePart.of(raw);
        var body = letter.body();
        if (body.isBlank()) return MISSING;
        if (letter.is("multipart/*")) {
            var last = "\r\n--%s--".formatted(letter.type().getParameter("boundary"));
            return ("\r\n" + body).contains(last) ? SHOWN : MISSING;
        }
        var text = Latin.text(letter.content());
        int begun = text.lastIndexOf(ARMOR);
        if (begun < 0) return UNKNOWN;
        var kind = text.substring(begun + ARMOR.length()).split("-----", 2)[0];
        return text.indexOf("-----END PGP %s-----".formatted(kind), begun) > 0 ? SHOWN : MISSING;
    }
}
