package postrider.files;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** SHA-256, and the HMAC that is made of it. Every JDK has both. */
public final class Hash {
    private static final String HMAC = "HmacSHA256";

    private Hash() {}

    /** In hex. */
    public static String sha256(byte[] bytes) {
        return HexFormat.of().formatHex(of(bytes));
    }

    /** 32 bytes. */
    public static byte[] of(byte[] bytes) {
        return digest().digest(bytes);
    }

    /** For what comes piece by piece. */
    public static MessageDigest digest() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (GeneralSecurityException impossible) {
            throw new AssertionError(impossible);
        }
    }

    /** 32 bytes that nobody can make, or tell from any others, without the key. */
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
