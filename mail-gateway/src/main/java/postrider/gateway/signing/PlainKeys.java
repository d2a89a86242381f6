package postrider.gateway.signing;

import java.math.BigInteger;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.interfaces.ECPublicKey;
import java.security.interfaces.RSAPublicKey;
import java.security.spec.X509EncodedKeySpec;
import java.util.HexFormat;
import org.bouncycastle.util.BigIntegers;

/** What the ways to sign share: limits on keys, and the canonical form of a signature's numbers. */
final class PlainKeys {
    /** In bits: larger RSA numbers only slow us down. gpg makes keys of at most 8192 bits, with exponent 65537. */
    private static final int RSA_LONGEST = 8192;

    private static final int RSA_EXPONENT = 32;
    private static final int ED25519_LENGTH = 32;

    /** An Ed25519 key in SubjectPublicKeyInfo (RFC 8410), up to its 32 bytes. */
    private static final String ED25519 = "302a300506032b6570032100";

    private PlainKeys() {}

    /** Whether an RSA key has at least {@code shortest} bits, and is no larger than programs make them. */
    static boolean isSound(RSAPublicKey rsa, int shortest) {
        return rsa.getModulus().bitLength() >= shortest && !isTooLarge(rsa.getModulus(), rsa.getPublicExponent());
    }

    /** Whether RSA numbers are larger than any program makes them. */
    static boolean isTooLarge(BigInteger modulus, BigInteger exponent) {
        return modulus.bitLength() > RSA_LONGEST || exponent.bitLength() > RSA_EXPONENT;
    }

    static java.security.PublicKey ed25519(byte[] point) throws GeneralSecurityException {
        if (point.length != ED25519_LENGTH) throw new GeneralSecurityException("no Ed25519 key");
        var encoded = HexFormat.of().parseHex(ED25519 + HexFormat.of().formatHex(point));
        return KeyFactory.getInstance("Ed25519").generatePublic(new X509EncodedKeySpec(encoded));
    }

    /** Whether a SubjectPublicKeyInfo is of an Ed25519 key. */
    static boolean isEd25519(byte[] encoded) {
        return HexFormat.of().formatHex(encoded).startsWith(ED25519);
    }

    /** An RSA signature, padded to the length of its key. */
    static byte[] padded(RSAPublicKey rsa, byte[] signature) {
        return BigIntegers.asUnsignedByteArray((rsa.getModulus().bitLength() + 7) / 8, new BigInteger(1, signature));
    }

    /** The lower of the two valid values of an ECDSA signature's s: anyone can compute the other from it. */
    static BigInteger lower(ECPublicKey key, BigInteger s) {
        return lower(key.getParams().getOrder(), s);
    }

    static BigInteger lower(BigInteger order, BigInteger s) {
        return s.min(order.subtract(s));
    }
}
