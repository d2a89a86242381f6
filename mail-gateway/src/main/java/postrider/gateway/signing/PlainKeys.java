package postrider.gateway.signing;

import java.io.IOException;
import java.math.BigInteger;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.interfaces.ECPublicKey;
import java.security.interfaces.RSAPublicKey;
import java.security.spec.RSAPublicKeySpec;
import java.security.spec.X509EncodedKeySpec;
import org.bouncycastle.asn1.ASN1Integer;
import org.bouncycastle.asn1.ASN1ObjectIdentifier;
import org.bouncycastle.asn1.DERSequence;
import org.bouncycastle.asn1.edec.EdECObjectIdentifiers;
import org.bouncycastle.asn1.x509.AlgorithmIdentifier;
import org.bouncycastle.asn1.x509.SubjectPublicKeyInfo;
import org.bouncycastle.asn1.x9.X9ObjectIdentifiers;
import org.bouncycastle.util.BigIntegers;

/** What the ways to sign share: plain public keys, limits on them, and the canonical form of a signature's numbers. */
final class PlainKeys {
    /** In bits: larger RSA numbers only slow us down. gpg makes keys of at most 8192 bits, with exponent 65537. */
    private static final int RSA_LONGEST = 8192;

    private static final int RSA_EXPONENT = 32;

    /** The shortest RSA key of a player, in bits. */
    static final int RSA_SHORTEST = 2048;

    private PlainKeys() {}

    /** Whether an RSA key has at least {@code shortest} bits, and is no larger than programs make them. */
    static boolean isSound(RSAPublicKey rsa, int shortest) {
        return rsa.getModulus().bitLength() >= shortest && !isTooLarge(rsa.getModulus(), rsa.getPublicExponent());
    }

    static boolean isTooLarge(BigInteger modulus, BigInteger exponent) {
        return modulus.bitLength() > RSA_LONGEST || exponent.bitLength() > RSA_EXPONENT;
    }

    /** Reads a SubjectPublicKeyInfo (RFC 5280, 4.1) of an RSA, elliptic curve or Ed25519 key. */
    static java.security.PublicKey read(byte[] encoded) throws GeneralSecurityException {
        return KeyFactory.getInstance(kind(encoded)).generatePublic(new X509EncodedKeySpec(encoded));
    }

    private static String kind(byte[] encoded) throws GeneralSecurityException {
        try {
            var algorithm =
                    SubjectPublicKeyInfo.getInstance(encoded).getAlgorithm().getAlgorithm();
            if (algorithm.equals(X9ObjectIdentifiers.id_ecPublicKey)) return "EC";
            return algorithm.equals(EdECObjectIdentifiers.id_Ed25519) ? "Ed25519" : "RSA";
        } catch (RuntimeException damaged) { // a hostile key may upset the library anywhere
            throw new GeneralSecurityException(damaged);
        }
    }

    static java.security.PublicKey ed25519(byte[] point) throws GeneralSecurityException {
        return of(new AlgorithmIdentifier(EdECObjectIdentifiers.id_Ed25519), point);
    }

    /** @param point uncompressed (RFC 5480, 2.2) */
    static java.security.PublicKey elliptic(ASN1ObjectIdentifier curve, byte[] point) throws GeneralSecurityException {
        return of(new AlgorithmIdentifier(X9ObjectIdentifiers.id_ecPublicKey, curve), point);
    }

    private static java.security.PublicKey of(AlgorithmIdentifier algorithm, byte[] bits)
            throws GeneralSecurityException {
        try {
            return read(new SubjectPublicKeyInfo(algorithm, bits).getEncoded());
        } catch (IOException impossible) {
            throw new AssertionError(impossible);
        }
    }

    static RSAPublicKey rsa(BigInteger modulus, BigInteger exponent) throws GeneralSecurityException {
        return (RSAPublicKey) KeyFactory.getInstance("RSA").generatePublic(new RSAPublicKeySpec(modulus, exponent));
    }

    /** The numbers of an ECDSA signature in DER (RFC 3279, 2.2.3). */
    static byte[] der(BigInteger r, BigInteger s) {
        try {
            return new DERSequence(new ASN1Integer[] {new ASN1Integer(r), new ASN1Integer(s)}).getEncoded();
        } catch (IOException impossible) {
            throw new AssertionError(impossible);
        }
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
