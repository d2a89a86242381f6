package postrider.log;

import static java.util.stream.Collectors.joining;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.util.Base64;
import java.util.Optional;

/**
 * When an OpenPGP signature was made (RFC 9580, 5.2.3.11), from its hashed part: nobody but the signer can change that, while
 * all else of a signature may be spelled anew by whoever holds a letter.
 */
public final class SigningTime {
    private static final int CREATED = 2;

    private SigningTime() {}

    /** @return empty if there is no signature, or none with a time */
    public static Optional<Instant> of(String armored) {
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

    /** Of a packet of the new form (4.2.1), and of a subpacket but for 192 to 254 (5.2.3.7), which both read as two octets. */
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
