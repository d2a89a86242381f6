package postrider.gateway.signing;

import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import postrider.gateway.mime.Latin;

/** SSH's data types (RFC 4251, 5): a string is preceded by its length in four bytes. */
final class SshWire {
    static final class Damaged extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    private final ByteBuffer bytes;

    SshWire(byte[] bytes) {
        this.bytes = ByteBuffer.wrap(bytes);
    }

    byte[] plain(int length) {
        if (length < 0 || length > bytes.remaining()) throw new Damaged();
        var plain = new byte[length];
        bytes.get(plain);
        return plain;
    }

    byte[] bytes() {
        return plain(ByteBuffer.wrap(plain(Integer.BYTES)).getInt());
    }

    String text() {
        return Latin.text(bytes());
    }

    /** An mpint that is not negative. */
    BigInteger number() {
        var number = bytes();
        if (number.length == 0 || number[0] < 0) throw new Damaged();
        return new BigInteger(number);
    }

    /** Requires that nothing follows. */
    void end() {
        if (bytes.hasRemaining()) throw new Damaged();
    }

    static byte[] text(String text) {
        return bytes(Latin.bytes(text));
    }

    static byte[] bytes(byte[] bytes) {
        return ByteBuffer.allocate(Integer.BYTES + bytes.length)
                .putInt(bytes.length)
                .put(bytes)
                .array();
    }

    static byte[] all(byte[]... parts) {
        var all = new ByteArrayOutputStream();
        for (var part : parts) all.writeBytes(part);
        return all.toByteArray();
    }
}
