package postrider.gateway.signing;

import java.math.BigInteger;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.interfaces.ECPublicKey;
import java.security.interfaces.RSAPublicKey;
import java.security.spec.X509EncodedKeySpec;
import java.util.HexFormat;
import org.bouncycastle.util.BigIntegers;

/** What the ways to sign have in common of keys, and of how the numbers of a signature are spelt. */
final class PlainKeys {
    /** Larger RSA numbers, in bits, only make us slow: gpg makes keys of at most 8192 bits, and 65537 its exponent. */
    private static final int RSA_LONGEST = 8192;

    private static final int RSA_EXPONENT = 32;
    private static final int ED25519_LENGTH = 32;

    /** An Ed25519 key in SubjectPublicKeyInfo (RFC 8410), up to its 32 bytes. */
    private static final String ED25519 = "302a300506032b6570032100";

    private PlainKeys() {}

    /** Whether it has so many bits, and not more than any program makes. */
    static boolean isSound(RSAPublicKey rsa, int shortest) {
        return rsa.getModulus().bitLength() >= shortest && !isTooLarge(rsa.getModulus(), rsa.getPublicExponent());
    }

    /** Whether its numbers are larger than any program makes them. */
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

    /** An RSA signature, as long as its key. */
    static byte[] padded(RSAPublicKey rsa, byte[] signature) {
        return BigIntegers.asUnsignedByteArray((rsa.getModulus().bitLength() + 7) / 8, new BigInteger(1, signature));
    }

    /** Of the second number of an ECDSA signature and its mirror image, which anybody can make of it, the lower one. */
    static BigInteger lower(ECPublicKey key, BigInteger s) {
        return lower(key.getParams().getOrder(), s);
    }

    static BigInteger lower(BigInteger order, BigInteger s) {
        return s.min(order.subtract(s));
    }
}
