package postrider.gateway.office;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.MessageDigest;
import java.security.Signature;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.gateway.signing.PublicKey;
import postrider.log.Event;

/**
 * Somebody without a key who writes in a browser; the provider signs as Gmail does: sender, subject and date, but not how the body is
 * to be read.
 *
 * @param name before the @
 * @param provider after it
 * @param signs the domain in the signature
 * @param called before the address
 */
public record Gmail(String name, String provider, String signs, KeyPair key, String called) implements Writer {
    private static final DateTimeFormatter DATE = DateTimeFormatter.ofPattern("EEE, d MMM yyyy HH:mm:ss Z", Locale.ROOT)
            .withZone(ZoneOffset.UTC);

    public static Gmail of(String name) {
        try {
            var generator = KeyPairGenerator.getInstance("RSA");
            generator.initialize(2048);
            return new Gmail(name, "gmail.test", "gmail.test", generator.generateKeyPair(), name);
        } catch (GeneralSecurityException impossible) {
            throw new AssertionError(impossible);
        }
    }

    /** A customer of another provider, who signs likewise. */
    public Gmail at(String domain) {
        return new Gmail(name, domain, domain, key, name);
    }

    /** Another customer of the same provider. */
    Gmail neighbour(String other) {
        return new Gmail(other, provider, signs, key, other);
    }

    /** The same sender, where another domain signs, which has this key, too. */
    Gmail signedBy(String domain) {
        return new Gmail(name, provider, domain, key, name);
    }

    /** The same under another name, which may be anything. */
    Gmail calling(String anything) {
        return new Gmail(name, provider, signs, key, anything);
    }

    String address() {
        return name + "@" + provider;
    }

    @Override
    public Event.Player player() {
        return PublicKey.enrolled(new Event.Player(name, address(), "", "dkim:" + address()), Town.NOON);
    }

    /** The domain's key, as the DNS tells it. */
    public String record() {
        return "v=DKIM1; k=rsa; p="
                + Base64.getEncoder().encodeToString(key.getPublic().getEncoded());
    }

    public static String selector(String domain) {
        return "20230601._domainkey." + domain;
    }

    @Override
    public byte[] letter(int number, String inReplyTo, Instant when, String text) {
        return letter(number, inReplyTo, when, text, List.of());
    }

    /** @param quoted the letter it answers, as Gmail puts it below */
    byte[] letter(int number, String inReplyTo, Instant when, String text, List<String> quoted) {
        var below = quoted.isEmpty()
                ? ""
                : quoted.stream()
                        .map(line -> line.isEmpty() ? ">" : "> " + line)
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
                """.formatted(text, below)
                .replace("\n", "\r\n")
                .replaceAll("[ \t]+\r\n", "\r\n")
                .replaceAll("  +", " ");
        var fields = List.of(
                "MIME-Version: 1.0",
                "In-Reply-To: " + inReplyTo,
                "From: %s <%s>".formatted(called, address()),
                "Date: " + DATE.format(when),
                "Message-ID: <gmail.%s.%d@mail.gmail.test>".formatted(name, number),
                "Subject: Re: orders",
                "To: Referee <referee@example.org>");
        var type = "Content-Type: multipart/alternative; boundary=\"000000000000f3a1b2\"";
        return Stream.of(Stream.of(signature(fields, body, when)), fields.stream(), Stream.of(type, "", body))
                .flatMap(part -> part)
                .collect(Collectors.joining("\r\n"))
                .getBytes(UTF_8);
    }

    private String signature(List<String> fields, String body, Instant when) {
        try {
            var sha = MessageDigest.getInstance("SHA-256");
            var tags = "v=1; a=rsa-sha256; c=relaxed/relaxed; d=%s; s=20230601; t=%d; x=%d; h=%s; bh=%s; b="
                    .formatted(
                            signs,
                            when.getEpochSecond(),
                            when.getEpochSecond() + 604_800,
                            fields.stream().map(Gmail::name).collect(Collectors.joining(":")),
                            Base64.getEncoder().encodeToString(sha.digest(body.getBytes(UTF_8))));
            var made = Signature.getInstance("SHA256withRSA");
            made.initSign(key.getPrivate());
            for (var field : fields)
                made.update((name(field) + ":" + field.split(": ", 2)[1] + "\r\n").getBytes(UTF_8));
            made.update(("dkim-signature:" + tags).getBytes(UTF_8));
            return "DKIM-Signature: " + tags + Base64.getEncoder().encodeToString(made.sign());
        } catch (GeneralSecurityException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private static String name(String field) {
        return field.split(":", 2)[0].toLowerCase(Locale.ROOT);
    }
}
