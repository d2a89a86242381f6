package postrider.gateway.signing;

import java.io.IOException;
import java.math.BigInteger;
import java.security.interfaces.ECPublicKey;
import java.security.interfaces.RSAPublicKey;
import java.util.Map;
import org.bouncycastle.asn1.ASN1Encoding;
import org.bouncycastle.asn1.ASN1Integer;
import org.bouncycastle.asn1.ASN1Sequence;
import org.bouncycastle.asn1.DERNull;
import org.bouncycastle.asn1.DEROctetString;
import org.bouncycastle.asn1.DERSet;
import org.bouncycastle.asn1.cms.CMSObjectIdentifiers;
import org.bouncycastle.asn1.cms.ContentInfo;
import org.bouncycastle.asn1.cms.SignedData;
import org.bouncycastle.asn1.cms.SignerIdentifier;
import org.bouncycastle.asn1.cms.SignerInfo;
import org.bouncycastle.asn1.nist.NISTObjectIdentifiers;
import org.bouncycastle.asn1.pkcs.PKCSObjectIdentifiers;
import org.bouncycastle.asn1.pkcs.RSASSAPSSparams;
import org.bouncycastle.asn1.x509.AlgorithmIdentifier;
import org.bouncycastle.asn1.x9.X9ObjectIdentifiers;
import org.bouncycastle.cms.SignerInformation;

/**
 * The canonical form of one signer's S/MIME signature, in DER: the signer is named by their key, algorithms have one name each, and
 * certificates and everything else that is not signed are left out. So one signature is always the same bytes.
 */
record CanonicalCms(SignerInformation signer, SmimeKey key) {
    /** The digests that are strong enough, each with the ECDSA algorithm that uses it. */
    static final Map<String, AlgorithmIdentifier> DIGESTS = Map.of(
            NISTObjectIdentifiers.id_sha256.getId(), new AlgorithmIdentifier(X9ObjectIdentifiers.ecdsa_with_SHA256),
            NISTObjectIdentifiers.id_sha384.getId(), new AlgorithmIdentifier(X9ObjectIdentifiers.ecdsa_with_SHA384),
            NISTObjectIdentifiers.id_sha512.getId(), new AlgorithmIdentifier(X9ObjectIdentifiers.ecdsa_with_SHA512));

    byte[] encoded() {
        var info = signer.toASN1Structure();
        var digest = new AlgorithmIdentifier(info.getDigestAlgorithm().getAlgorithm());
        var alone = new SignerInfo(
                new SignerIdentifier(new DEROctetString(key.identifier())),
                digest,
                info.getAuthenticatedAttributes(),
                algorithm(info),
                new DEROctetString(signature(info)),
                null);
        var data = new SignedData(
                new DERSet(digest), new ContentInfo(CMSObjectIdentifiers.data, null), null, null, new DERSet(alone));
        try {
            return new ContentInfo(CMSObjectIdentifiers.signedData, data).getEncoded(ASN1Encoding.DER);
        } catch (IOException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private AlgorithmIdentifier algorithm(SignerInfo info) {
        var said = info.getDigestEncryptionAlgorithm();
        if (key.key() instanceof ECPublicKey) return DIGESTS.get(signer.getDigestAlgOID());
        return said.getAlgorithm().equals(PKCSObjectIdentifiers.id_RSASSA_PSS)
                ? new AlgorithmIdentifier(said.getAlgorithm(), salted(info, said))
                : new AlgorithmIdentifier(PKCSObjectIdentifiers.rsaEncryption, DERNull.INSTANCE);
    }

    /** RFC 4056: the same digest everywhere, so that the signer chooses nothing but the length of the salt. */
    private static RSASSAPSSparams salted(SignerInfo info, AlgorithmIdentifier said) {
        var digest = new AlgorithmIdentifier(info.getDigestAlgorithm().getAlgorithm(), DERNull.INSTANCE);
        return new RSASSAPSSparams(
                digest,
                new AlgorithmIdentifier(PKCSObjectIdentifiers.id_mgf1, digest),
                new ASN1Integer(
                        RSASSAPSSparams.getInstance(said.getParameters()).getSaltLength()),
                RSASSAPSSparams.DEFAULT_TRAILER_FIELD);
    }

    private byte[] signature(SignerInfo info) {
        var bytes = info.getEncryptedDigest().getOctets();
        return switch (key.key()) {
            case ECPublicKey ec -> lower(bytes, ec);
            case RSAPublicKey rsa -> PlainKeys.padded(rsa, bytes);
            default -> bytes;
        };
    }

    private static byte[] lower(byte[] signature, ECPublicKey key) {
        var pair = ASN1Sequence.getInstance(signature);
        return PlainKeys.der(number(pair, 0), PlainKeys.lower(key, number(pair, 1)));
    }

    private static BigInteger number(ASN1Sequence pair, int at) {
        return ASN1Integer.getInstance(pair.getObjectAt(at)).getPositiveValue();
    }
}
