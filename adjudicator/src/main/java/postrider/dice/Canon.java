package postrider.dice;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HexFormat;
import java.util.List;
import postrider.files.Hash;

/** Fields as bytes, and hashes over them (docs/dice.md, section 2). Each field has its length before it, so no two lists are alike. */
final class Canon {
    private Canon() {}

    /** {@code canon}: each field in UTF-8 after its length in four bytes, highest first. */
    static byte[] of(List<String> fields) {
        var bytes = new ByteArrayOutputStream();
        for (var field : fields) {
            var text = field.getBytes(StandardCharsets.UTF_8);
            bytes.writeBytes(ByteBuffer.allocate(4).putInt(text.length).array());
            bytes.writeBytes(text);
        }
        return bytes.toByteArray();
    }

    /** The fields for these values. A collection gives its size and then its members, any other value its string. */
    static List<String> fields(Object... parts) {
        var fields = new ArrayList<String>();
        for (var part : parts) {
            if (part instanceof Collection<?> many) {
                fields.add("" + many.size());
                many.forEach(one -> fields.add(one.toString()));
            } else fields.add(part.toString());
        }
        return fields;
    }

    /** {@code digest}: the SHA-256, in hex. */
    static String hash(Object... parts) {
        return Hash.sha256(of(fields(parts)));
    }

    /** {@code mac}: the HMAC-SHA256. */
    static byte[] hmac(byte[] key, List<String> fields) {
        return Hash.mac(key, of(fields));
    }

    static String hex(byte[] bytes) {
        return HexFormat.of().formatHex(bytes);
    }

    static byte[] bytes(String hex) {
        return HexFormat.of().parseHex(hex);
    }
}
