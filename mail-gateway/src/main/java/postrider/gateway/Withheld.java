package postrider.gateway;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.bouncycastle.bcpg.BCPGInputStream;
import org.bouncycastle.bcpg.PacketTags;
import postrider.gateway.mailbox.Mailbox;
import postrider.gateway.mime.Charsets;
import postrider.gateway.mime.Latin;
import postrider.gateway.mime.MimePart;

/** Handles a letter that contains a secret key, sent by mistake: only the header needed to answer it is kept. */
final class Withheld {
    /** The advice is the same for everybody. */
    static final String WHY =
            "It held a secret key. The referee has read nothing of it and keeps no copy, but it has passed through mail servers and is still among your sent letters and in the referee's mailbox. So take that key for stolen: make a new one, revoke the old one, and only ever send the public half.";

    private static final String MARK = "X-Postrider-Withheld";

    /** Including PuTTY's format. */
    private static final Pattern ARMORED =
            Pattern.compile("-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY(?: BLOCK)?-----|PuTTY-User-Key-File-\\d:");

    private static final Pattern PACKETS = Pattern.compile("(?i).*\\.(gpg|pgp|key|sec|bin)");

    /** PKCS #12, in which Windows and Firefox export a certificate with its secret key. */
    private static final Pattern PKCS12 = Pattern.compile("(?i).*\\.(p12|pfx)");

    private static final List<String> KEPT = List.of("From", "To", "Cc", "Date", "Message-ID", "In-Reply-To");

    private Withheld() {}

    /** The letter, or what may be kept of it. */
    static Mailbox.Fetched of(Mailbox.Fetched letter, Incoming read) {
        return of(letter, read instanceof Incoming.Letter whole ? whole.part() : MimePart.of(letter.raw()));
    }

    private static Mailbox.Fetched of(Mailbox.Fetched letter, MimePart part) {
        if (part.all().noneMatch(Withheld::isSecret)) return letter;
        var header = KEPT.stream()
                .flatMap(name -> part.field(name).stream().map(value -> "%s: %s\r\n".formatted(name, value)))
                .collect(Collectors.joining());
        var raw = Latin.bytes("%s%s: secret key\r\n\r\n".formatted(header, MARK));
        return new Mailbox.Fetched(raw, raw.length);
    }

    /** Whether this is what was kept of such a letter. */
    static boolean is(MimePart letter) {
        return letter.field(MARK).isPresent() && letter.body().isBlank();
    }

    private static boolean isSecret(MimePart part) {
        var content = part.content();
        boolean isArmored = Stream.of(part.wire(), Latin.text(content), Latin.text(Charsets.unmarked(content)))
                .anyMatch(text -> ARMORED.matcher(text).find());
        if (isArmored) return true;
        var name = part.fileName().orElse("");
        return part.is("application/x-pkcs12")
                || part.is("application/pkcs12")
                || PKCS12.matcher(name).matches()
                || (part.is("application/pgp-keys") || PACKETS.matcher(name).matches()) && isSecretPacket(content);
    }

    private static boolean isSecretPacket(byte[] file) {
        try (var packets = new BCPGInputStream(new ByteArrayInputStream(file))) {
            int first = packets.nextPacketTag();
            return first == PacketTags.SECRET_KEY || first == PacketTags.SECRET_SUBKEY;
        } catch (IOException | RuntimeException damaged) {
            return false;
        }
    }
}
