package postrider.gateway.office;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.gateway.signing.PublicKey;
import postrider.log.Event;

/**
 * Somebody without a key who writes in a browser. The provider signs as Gmail does: sender, subject and date, but not the content type and
 * encoding.
 *
 * @param name before the @
 * @param provider after it
 * @param signs the domain in the signature
 * @param called before the address
 */
public record Gmail(String name, String provider, String signs, KeyPair key, String called) implements Writer {
    private static final DateTimeFormatter DATE = DateTimeFormatter.ofPattern("EEE, d MMM yyyy HH:mm:ss Z", Locale.ROOT)
            .withZone(ZoneOffset.UTC);

    /** The fields that Gmail signs, some once more than they occur so that none can be added. */
    static final List<String> SIGNED = List.of(
            "to",
            "subject",
            "message-id",
            "date",
            "from",
            "in-reply-to",
            "mime-version",
            "from",
            "to",
            "cc",
            "subject",
            "date",
            "message-id",
            "reply-to");

    /** The shortest key that is accepted: a longer one takes a second to make, and as long to sign as everything else about a letter. */
    private static final int BITS = 1024;

    /** The same name gives the same key. */
    private static final Map<String, KeyPair> KEYS = new ConcurrentHashMap<>();

    public static Gmail of(String name) {
        return new Gmail(name, "gmail.test", "gmail.test", KEYS.computeIfAbsent(name, unknown -> made()), name);
    }

    private static KeyPair made() {
        try {
            var generator = KeyPairGenerator.getInstance("RSA");
            generator.initialize(BITS);
            return generator.generateKeyPair();
        } catch (GeneralSecurityException impossible) {
            throw new AssertionError(impossible);
        }
    }

    /** A customer of another provider that signs in the same way. */
    public Gmail at(String domain) {
        return new Gmail(name, domain, domain, key, name);
    }

    /** Another customer of the same provider. */
    public Gmail neighbour(String other) {
        return new Gmail(other, provider, signs, key, other);
    }

    String address() {
        return name + "@" + provider;
    }

    @Override
    public Event.Player player() {
        return PublicKey.enrolled(new Event.Player(name, address(), "", "dkim:" + address()), Town.NOON);
    }

    /** The domain's key record in the DNS. */
    public String record() {
        return signer().record();
    }

    public static String selector(String domain) {
        return DkimSigner.SELECTOR + "._domainkey." + domain;
    }

    @Override
    public byte[] letter(int number, String inReplyTo, Instant when, String text) {
        return letter(number, inReplyTo, when, text, List.of());
    }

    /** @param quoted the letter it answers, as Gmail quotes it below; the browser wraps every line, including the quoted ones */
    @Override
    public byte[] letter(int number, String inReplyTo, Instant when, String text, List<String> quoted) {
        if (Page.is(text)) return page(number, inReplyTo, when, text);
        var below = quoted.isEmpty()
                ? ""
                : quoted.stream()
                        .flatMap(line -> broken(line).lines())
                        .map(line -> "> " + line)
                        .collect(Collectors.joining(
                                "\n",
                                "\nOn Fri, Nov 20, 2026 at 1:00 PM Referee <referee@example.org> wrote:\n\n",
                                "\n"));
        var body = """
                --000000000000f3a1b2
                Content-Type: text/plain; charset="UTF-8"

                %s%s
                --000000000000f3a1b2
                Content-Type: text/html; charset="UTF-8"
                Content-Transfer-Encoding: quoted-printable

                <div dir=3D"ltr">impulse 99<br>pass</div>

                --000000000000f3a1b2--
                """.formatted(text.lines().map(Gmail::broken).collect(Collectors.joining()), below)
                .replace("\n", "\r\n")
                .replaceAll("[ \t]+\r\n", "\r\n")
                .replaceAll("  +", " ");
        var type = "Content-Type: multipart/alternative; boundary=\"000000000000f3a1b2\"";
        var way = List.of(
                "Received: from mail-ed1-f41.google.test (mail-ed1-f41.google.test [192.0.2.41])\r\n"
                        + "        by mx.example.org (Postfix) with ESMTPS id 4F1B2C for <referee@example.org>",
                "X-Google-DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed; d=1e100.test; s=20230601; b=QUFBQQ==",
                "X-Gm-Message-State: AOJu0YzQn8",
                "X-Received: by 2002:a05:6402:2084:b0:5cf with SMTP id 4fb4d7f45d1cf");
        var letter = Stream.of(way.stream(), fields(number, inReplyTo, when).stream(), Stream.of(type, "", body))
                .flatMap(part -> part)
                .collect(Collectors.joining("\r\n"));
        return signer().signed(new String(letter.getBytes(UTF_8), ISO_8859_1), SIGNED, when, "")
                .getBytes(ISO_8859_1);
    }

    private List<String> fields(int number, String inReplyTo, Instant when) {
        return List.of(
                "MIME-Version: 1.0",
                "In-Reply-To: " + inReplyTo,
                "From: %s <%s>".formatted(called, address()),
                "Date: " + DATE.format(when),
                "Message-ID: <gmail.%s.%d@mail.gmail.test>".formatted(name, number),
                "Subject: Re: orders",
                "To: Referee <referee@example.org>");
    }

    /** As sent by a provider that adds no plain text to a page, and does not sign the content type. */
    private byte[] page(int number, String inReplyTo, Instant when, String page) {
        var type = "Content-Type: text/html; charset=utf-8\r\n\r\n";
        var bytes = "%s\r\n%s%s"
                .formatted(String.join("\r\n", fields(number, inReplyTo, when)), type, page.replace("\n", "\r\n"))
                .getBytes(UTF_8);
        return signer().signed(new String(bytes, ISO_8859_1), SIGNED, when, "").getBytes(ISO_8859_1);
    }

    /** The key it is signed with. */
    DkimSigner signer() {
        return new DkimSigner(signs, key);
    }

    /** At 72 columns, wherever the writer was. */
    private static String broken(String line) {
        return line.isBlank() ? "\n" : line.replaceAll("(.{1,72})(?: +|$)", "$1\n");
    }
}
