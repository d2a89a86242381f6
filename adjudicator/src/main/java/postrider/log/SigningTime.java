package postrider.log;

import static java.util.stream.Collectors.joining;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Base64;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * When a signature was made (RFC 9580, 5.2.3.11; RFC 5652, 11.3), read from its signed part. Only the signer can change that; anyone
 * who holds the letter can respell the rest of the signature.
 */
public final class SigningTime {
    /**
     * How slow a player's clock, or how fast ours, may be. A letter refused within that time is remembered, and does not act either.
     */
    public static final Duration SLOW = Duration.ofMinutes(10);

    private static final int CREATED = 2;

    /** The signing-time attribute of a CMS signature: its name, and a set of one UTCTime or GeneralizedTime. */
    private static final Pattern ATTRIBUTE = Pattern.compile(
            "\\x06\\x09\\x2a\\x86\\x48\\x86\\xf7\\x0d\\x01\\x09\\x051(?:\\x0f\\x17\\x0d|\\x11\\x18\\x0f)([0-9]{12,14})Z");

    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("uuuuMMddHHmmss");

    /** Two-digit years from here on belong to the last century (RFC 5652, 11.3). */
    private static final int LAST_CENTURY = 50;

    private SigningTime() {}

    /** @return empty if there is no signature, or none with a time */
    public static Optional<Instant> of(String armored) {
        return SigningWay.ofSignature(armored).flatMap(way -> switch (way) {
            case OPENPGP -> openPgp(armored);
            case SMIME -> cms(armored);
            case SSH, MAIL -> Optional.empty();
        });
    }

    private static Optional<Instant> cms(String pem) {
        var body = pem.lines().filter(line -> !line.startsWith("-")).collect(joining());
        try {
            var bytes = new String(Base64.getDecoder().decode(body), StandardCharsets.ISO_8859_1);
            return ATTRIBUTE.matcher(bytes).results().findFirst().map(time -> instant(time.group(1)));
        } catch (IllegalArgumentException | DateTimeException unreadable) {
            return Optional.empty();
        }
    }

    private static Instant instant(String digits) {
        boolean isShort = digits.length() < 14;
        var century = Integer.parseInt(digits.substring(0, 2)) < LAST_CENTURY ? "20" : "19";
        return LocalDateTime.parse(isShort ? century + digits : digits, TIME).toInstant(ZoneOffset.UTC);
    }

    private static Optional<Instant> openPgp(String armored) {
        var body = armored.lines()
                .dropWhile(line -> !line.isBlank())
                .skip(1)
                .takeWhile(line -> !line.startsWith("=") && !line.startsWith("-"))
                .collect(joining());
        try {
            return created(hashed(ByteBuffer.wrap(Base64.getDecoder().decode(body))));
        } catch (BufferUnderflowException | IllegalArgumentException unreadable) {
            return Optional.empty();
        }
    }

    /** The hashed subpackets of a signature packet (4.2, 5.2.3). */
    private static ByteBuffer hashed(ByteBuffer packet) {
        int tag = octet(packet);
        boolean old = (tag & 0x40) == 0;
        if (old) skip(packet, 1 << (tag & 3));
        else length(packet);
        int version = octet(packet);
        skip(packet, 3); // type and algorithms
        int length = version == 6 ? packet.getInt() : packet.getShort() & 0xffff;
        var hashed = packet.slice(packet.position(), Math.min(length, packet.remaining()));
        return version == 4 || version == 6 ? hashed : ByteBuffer.allocate(0);
    }

    private static Optional<Instant> created(ByteBuffer subpackets) {
        while (subpackets.hasRemaining()) {
            int length = length(subpackets);
            if ((octet(subpackets) & 0x7f) == CREATED)
                return Optional.of(Instant.ofEpochSecond(Integer.toUnsignedLong(subpackets.getInt())));
            skip(subpackets, Math.max(0, length - 1));
        }
        return Optional.empty();
    }

    /**
     * The length of a new-format packet (4.2.1) or of a subpacket (5.2.3.7). The two differ for 192 to 254 only, which both are read as
     * two octets here.
     */
    private static int length(ByteBuffer bytes) {
        int first = octet(bytes);
        if (first < 192) return first;
        return first == 255 ? bytes.getInt() : ((first - 192) << 8) + octet(bytes) + 192;
    }

    private static int octet(ByteBuffer bytes) {
        return bytes.get() & 0xff;
    }

    private static void skip(ByteBuffer bytes, int octets) {
        bytes.position(bytes.position() + octets);
    }
}
