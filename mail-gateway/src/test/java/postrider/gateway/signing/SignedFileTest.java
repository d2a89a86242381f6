package postrider.gateway.signing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static postrider.gateway.signing.SignedForm.file;
import static postrider.gateway.signing.SignedForm.part;
import static postrider.gateway.signing.SignedForm.signed;
import static postrider.gateway.signing.SignedForm.withFiles;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import postrider.gateway.mime.MimePart;
import postrider.gateway.signing.SignatureCheck.Bad;
import postrider.gateway.signing.SignatureCheck.Fault;
import postrider.gateway.signing.SignatureCheck.Signed;
import postrider.gateway.signing.SignatureCheck.Unsigned;
import postrider.gateway.signing.SignatureCheck.Wrapped;
import postrider.needs.Need;
import postrider.needs.Needs;

/** Files signed by the real gpg and attached to a letter. */
@Needs(Need.GPG)
class SignedFileTest {
    private static final String ORDER = "game ww-017\nimpulse 23\npass\n";
    private static final String BINARY = "application/octet-stream";
    private static final Gpg GPG = new Gpg();
    private static Keyring enrolled;

    @BeforeAll
    static void keys() {
        GPG.key("ed", "ed25519", "sign", "never");
        enrolled = new Keyring(List.of(GPG.enrolled("ed")));
    }

    @AfterAll
    static void close() throws IOException {
        GPG.close();
    }

    private static String sealed() {
        return file("order.txt.gpg", BINARY, GPG.make("ed", ORDER, "--sign"));
    }

    private static String clear() {
        return file("order.txt.asc", "application/pgp-signature", GPG.clearsign("ed", ORDER));
    }

    /** A text signature matches a file with any line ends: both letters are the same letter. */
    @Test
    void aTextSignatureCoversOneForm() {
        var signature = file("order.txt.sig", BINARY, GPG.make("ed", ORDER, "--textmode", "--detach-sign"));
        var unix = good(withFiles(file("order.txt", "text/plain", ORDER), signature));
        var windows = good(withFiles(file("order.txt", "text/plain", SignedForm.crlf(ORDER)), signature));
        assertEquals(SignedForm.crlf(ORDER), unix.written().signed());
        assertEquals(unix, windows);
    }

    @Test
    void aBinarySignatureCoversTheseBytes() {
        for (var order : List.of(ORDER, SignedForm.crlf(ORDER), "\u00ef\u00bb\u00bf" + ORDER)) {
            var signature = file("order.txt.sig", BINARY, GPG.make("ed", order, "--detach-sign"));
            var found = good(withFiles(file("order.txt", "text/plain", order), signature));
            assertEquals(order, found.written().signed());
            assertEquals(ORDER, found.text());
        }
    }

    /** A file's name proves nothing. */
    @Test
    void theSignatureSaysWhichFile() {
        var signature = file("b.txt.sig", BINARY, GPG.make("ed", ORDER, "--detach-sign"));
        var forged = file("b.txt", "text/plain", "impulse 99\n");
        var real = file("a.txt", "text/plain", ORDER);
        assertEquals(ORDER, good(withFiles(forged, real, signature)).text());
        assertEquals(new Bad(Fault.ALTERED), examine(withFiles(forged, signature)));
        assertEquals(new Bad(Fault.ALTERED), examine(withFiles(signature)));
    }

    @Test
    void onlyOneSignedTextIsAllowed() {
        var inBody = part("text/plain", "7bit", GPG.clearsign("ed", ORDER));
        for (var letter : List.of(
                withFiles(clear(), sealed()),
                withFiles(sealed(), sealed()),
                withFiles(inBody, clear()),
                withFiles(file(
                        "two.asc",
                        BINARY,
                        GPG.make("ed", ORDER, "--armor", "--sign").repeat(2))),
                withFiles(file("order.txt", "text/plain", ORDER), clear(), detached())))
            assertEquals(new Bad(Fault.SEVERAL), examine(letter), letter);
    }

    private static String detached() {
        return file("order.txt.sig", BINARY, GPG.make("ed", ORDER, "--detach-sign"));
    }

    private static final String MARKER = "\u00ca\u0003PGP";
    private static final String PADDING = "\u00d5\u0004abcd";

    /** RFC 9580, 5.8 and 5.14. */
    @Test
    void idlePacketsAreSkipped() {
        var order = file("order.txt", "text/plain", ORDER);
        var signature = GPG.make("ed", ORDER, "--detach-sign");
        for (var packets :
                List.of(MARKER + signature, PADDING + signature, MARKER + PADDING + signature + PADDING + MARKER))
            assertEquals(
                    ORDER,
                    good(withFiles(order, file("order.txt.sig", BINARY, packets)))
                            .text());
        var message = GPG.make("ed", ORDER, "--compress-algo", "none", "--sign");
        int literal = 2 + message.charAt(1); // after the one-pass signature packet
        for (var packets : List.of(
                MARKER + message,
                PADDING + MARKER + message + PADDING,
                message.substring(0, literal) + PADDING + message.substring(literal)))
            assertEquals(
                    ORDER, good(withFiles(file("order.gpg", BINARY, packets))).text());
    }

    /** Vertical tabs and form feeds are signed anywhere in a line, unlike trailing spaces and tabs (RFC 9580, 7.2). */
    @Test
    void onlySpacesAndTabsAtALinesEndAreNotSigned() {
        for (var end : List.of("\u000b", "\u000c", " \u000b", "\u001f", "\u0085")) {
            var order = "game ww-017\nimpulse 23" + end + "\npass\n";
            assertEquals(
                    "game ww-017\r\nimpulse 23" + end + "\r\npass",
                    good(withFiles(file("order.txt.asc", BINARY, GPG.clearsign("ed", order))))
                            .written()
                            .signed());
            var bare = GPG.clearsign("ed", order).replace(end + "\n", "\n");
            assertEquals(new Bad(Fault.ALTERED), examine(withFiles(file("order.txt.asc", BINARY, bare))));
        }
    }

    /** As written by PowerShell, and by programs that mark UTF-8. */
    @ParameterizedTest
    @ValueSource(strings = {"UTF-16LE", "UTF-16BE", "UTF-8"})
    void aByteOrderMarkIsNotText(String charset) {
        var packets = GPG.make("ed", ORDER, "--armor", "--sign");
        var signature = GPG.make("ed", ORDER, "--armor", "--detach-sign");
        for (var letter : List.of(
                withFiles(file("order.txt.asc", BINARY, marked(GPG.clearsign("ed", ORDER), charset))),
                withFiles(file("order.asc", BINARY, marked(packets, charset))),
                withFiles(
                        file("order.txt", "text/plain", ORDER),
                        file("order.txt.asc", BINARY, marked(signature, charset))),
                withFiles(file("o.gpg", BINARY, GPG.make("ed", marked(ORDER, charset), "--sign")))))
            assertEquals(ORDER.strip(), good(letter).text().strip());
    }

    private static String marked(String text, String charset) {
        return new String(("\ufeff" + text).getBytes(Charset.forName(charset)), StandardCharsets.ISO_8859_1);
    }

    /** RFC 9580, 6.1: a wrong or missing checksum is no reason to refuse. */
    @ParameterizedTest
    @ValueSource(strings = {"=AAAA\n", "", "=\n", "=abc\n"})
    void theChecksumIsIgnored(String checksum) {
        for (var name : List.of("order.txt.asc", "order.asc")) {
            var armor =
                    name.equals("order.asc") ? GPG.make("ed", ORDER, "--armor", "--sign") : GPG.clearsign("ed", ORDER);
            var other = armor.replaceFirst("(?m)^=[A-Za-z0-9+/]{4}\n(?=-----END)", checksum);
            assertEquals(
                    ORDER.strip(),
                    good(withFiles(file(name, BINARY, other))).text().strip());
        }
    }

    /** Separately padded pieces, with text from a list or gateway above, between and below. */
    @Test
    void base64ComesInPieces() {
        var signed = GPG.clearsign("ed", ORDER);
        int half = signed.length() / 2 + signed.length() / 2 % 3 + 1;
        var pieces = base64(signed.substring(0, half)) + "\r\n" + base64(signed.substring(half)) + "\r\n";
        for (var around : List.of(
                List.of("", ""),
                List.of("CAUTION: this letter comes from outside.\r\n\r\n", ""),
                List.of("", "\r\n____\r\nwar\r\nlist\r\nhttps://lists.example.org\r\n"),
                List.of("External\r\n", "Unsubscribe: war-leave@example.org\r\n")))
            assertEquals(
                    ORDER.strip(),
                    good(SignedForm.header("text/plain", "base64") + around.getFirst() + pieces + around.getLast())
                            .text()
                            .strip());
    }

    private static String base64(String text) {
        return Base64.getMimeEncoder().encodeToString(text.getBytes(StandardCharsets.ISO_8859_1));
    }

    /** Parameters of a field with faulty quotation marks. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "attachment; filename=my order.txt%s",
                "attachment; filename=\"my order.txt%s",
                "attachment; filename=my order.txt%s;",
                "attachment; filename=f\u00fcr Howe.txt%s; size=12",
                "attachment; filename='order (1).txt%s'",
                "attachment; filename = order@home.txt%s"
            })
    void aBadlyQuotedNameIsRead(String disposition) {
        var signature = GPG.make("ed", ORDER, "--detach-sign");
        var order = named(file("order.txt", "text/plain", ORDER), disposition.formatted(""));
        var beside = named(file("order.sig", BINARY, signature), disposition.formatted(".sig"));
        assertEquals(ORDER, good(withFiles(order, beside)).text());
    }

    private static String named(String file, String disposition) {
        return file.replaceFirst("; name=\"[^\"]*\"", "")
                .replaceFirst("Content-Disposition: .*", "Content-Disposition: " + disposition);
    }

    /** A letter that is signed as a whole may have any attachments. */
    @Test
    void keysAndOtherFilesDoNoHarm() {
        var key = file("key.gpg", BINARY, GPG.make("ed", "", "--export", Gpg.address("ed")));
        var armored = file("key.asc", "application/pgp-signature", GPG.publicKey("ed"));
        var mail = file("old.eml", "message/rfc822", signed(GPG, "ed", part("text/plain", "7bit", "pass\n")));
        assertEquals(ORDER, good(withFiles(key, armored, mail, sealed())).text());
        assertEquals(
                new Wrapped(GPG.fingerprint("ed").toLowerCase(Locale.ROOT)), examine(withFiles(key, armored, mail)));
    }

    /** Ten million characters in a few kilobytes. */
    @ParameterizedTest
    @ValueSource(strings = {"zip", "zlib", "bzip2"})
    @Timeout(60)
    void aBombIsNotUnpacked(String algorithm) {
        var much = "pass\n".repeat(2_000_000);
        var bomb = GPG.make("ed", much, "--compress-algo", algorithm, "--sign");
        assertTrue(bomb.length() < 100_000, () -> bomb.length() + " bytes");
        assertEquals(new Bad(Fault.DAMAGED), examine(withFiles(file("order.gpg", BINARY, bomb))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"zip", "zlib", "bzip2", "none"})
    void noChangedByteIsAccepted(String algorithm) {
        var good = GPG.make("ed", ORDER, "--compress-algo", algorithm, "--sign");
        for (int at = 0; at < good.length(); at++) {
            var changed = good.substring(0, at) + (char) (good.charAt(at) ^ 1) + good.substring(at + 1);
            if (examine(withFiles(file("order.gpg", BINARY, changed))) instanceof Signed found)
                assertEquals(ORDER, found.written().signed());
            examine(withFiles(file("order.gpg", BINARY, good.substring(0, at))));
        }
    }

    @Test
    void unreadableFilesAreReported() {
        var encrypted = GPG.make("ed", ORDER, "--passphrase", "secret", "--symmetric");
        assertEquals(new Bad(Fault.ENCRYPTED), examine(withFiles(file("order.gpg", BINARY, encrypted))));
        var unsigned = GPG.make("ed", ORDER, "--store");
        assertEquals(new Unsigned(), examine(withFiles(file("order.gpg", BINARY, unsigned))));
        assertEquals(new Bad(Fault.DAMAGED), examine(withFiles(file("order.gpg", BINARY, ORDER))));
        var document = GPG.make("ed", "PK\u0003\u0004\u0000\u0000", "--sign");
        assertEquals(new Bad(Fault.NO_TEXT), examine(withFiles(file("order.docx.gpg", BINARY, document))));
    }

    private static Signed good(String letter) {
        return assertInstanceOf(Signed.class, examine(letter), letter);
    }

    private static SignatureCheck examine(String letter) {
        var noon = InstantSource.fixed(Instant.parse("2026-11-20T13:00:00Z"));
        return new Authenticator(enrolled, noon, Duration.ofDays(30))
                .examine(MimePart.of(letter.getBytes(StandardCharsets.ISO_8859_1)));
    }
}
