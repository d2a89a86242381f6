package postrider.files;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** SHA-256 and HMAC-SHA256, which every JDK has. */
public final class Hash {
    private static final String HMAC = "HmacSHA256";

    private Hash() {}

    /** The SHA-256 of these bytes, in hex. */
    public static String sha256(byte[] bytes) {
        return HexFormat.of().formatHex(of(bytes));
    }

    /** The SHA-256 of this text in UTF-8, in hex. */
    public static String sha256(String text) {
        return sha256(text.getBytes(StandardCharsets.UTF_8));
    }

    /** The SHA-256 of these bytes. */
    public static byte[] of(byte[] bytes) {
        return digest().digest(bytes);
    }

    /** A SHA-256 digest for data that comes in pieces. */
    public static MessageDigest digest() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (GeneralSecurityException impossible) {
            throw new AssertionError(impossible);
        }
    }

    /** The HMAC-SHA256 of these bytes. Without the key it is unpredictable. */
    public static byte[] mac(byte[] key, byte[] bytes) {
        try {
            var mac = Mac.getInstance(HMAC);
            mac.init(new SecretKeySpec(key, HMAC));
            return mac.doFinal(bytes);
        } catch (GeneralSecurityException impossible) {
            throw new AssertionError(impossible);
        }
    }
}
