package postrider.gateway.signing;

import java.io.IOException;
import java.security.Provider;
import java.time.Instant;
import java.util.Arrays;
import java.util.Date;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.bouncycastle.asn1.ASN1InputStream;
import org.bouncycastle.asn1.ASN1ObjectIdentifier;
import org.bouncycastle.asn1.cms.Attribute;
import org.bouncycastle.asn1.cms.AttributeTable;
import org.bouncycastle.asn1.cms.CMSAttributes;
import org.bouncycastle.asn1.cms.CMSObjectIdentifiers;
import org.bouncycastle.asn1.cms.ContentInfo;
import org.bouncycastle.asn1.cms.Time;
import org.bouncycastle.cert.X509CertificateHolder;
import org.bouncycastle.cms.CMSException;
import org.bouncycastle.cms.CMSProcessableByteArray;
import org.bouncycastle.cms.CMSSignedData;
import org.bouncycastle.cms.CMSSignerDigestMismatchException;
import org.bouncycastle.cms.SignerInformation;
import org.bouncycastle.cms.jcajce.JcaSimpleSignerInfoVerifierBuilder;
import org.bouncycastle.jce.provider.BouncyCastleProvider;
import org.bouncycastle.operator.OperatorCreationException;
import postrider.gateway.signing.SignatureCheck.Fault;
import postrider.log.SigningTime;
import postrider.text.Lists;

/**
 * One signer's part of an S/MIME signature (RFC 5652, 5.3).
 *
 * @param certificates those that came with it and name this signer; no authority is asked about them
 */
record CmsSeal(SignerInformation signer, List<X509CertificateHolder> certificates) implements Seal {
    /** A CMS file: the signed content, if it is inside, and the signatures. */
    record Opened(Optional<byte[]> content, List<CmsSeal> seals) {}

    private static final String KIND = "CMS";
    private static final int MOST = 4;
    private static final int TRIED = 100;
    private static final Opened DAMAGED = new Opened(Optional.empty(), List.of());

    private static final Set<ASN1ObjectIdentifier> ENCRYPTED = Set.of(
            CMSObjectIdentifiers.envelopedData,
            CMSObjectIdentifiers.authEnvelopedData,
            CMSObjectIdentifiers.encryptedData);

    /** Never registered with the JDK, so that nothing else in this process uses it. */
    private static final class Library {
        static final Provider PROVIDER = new BouncyCastleProvider();
    }

    /** Reads a file, without what a mailing list may have appended. Never fails. */
    static Opened read(byte[] file) {
        try (var objects = new ASN1InputStream(file)) {
            var signed = new CMSSignedData(ContentInfo.getInstance(objects.readObject()));
            var seals = StreamSupport.stream(signed.getSignerInfos().spliterator(), false)
                    .limit(MOST)
                    .map(signer -> new CmsSeal(
                            signer, Lists.filter(signed.getCertificates().getMatches(null), signer.getSID()::match)))
                    .toList();
            return new Opened(
                    Optional.ofNullable(signed.getSignedContent()).map(content -> (byte[]) content.getContent()),
                    seals);
        } catch (IOException
                | CMSException
                | RuntimeException
                | StackOverflowError damaged) { // a hostile file may upset the library anywhere
            return DAMAGED;
        }
    }

    static boolean hides(byte[] file) {
        try {
            return ENCRYPTED.contains(ContentInfo.getInstance(file).getContentType());
        } catch (RuntimeException | StackOverflowError damaged) {
            return false;
        }
    }

    static List<CmsSeal> filed(String signature) {
        return Pem.read(signature, KIND).map(CmsSeal::read).orElse(DAMAGED).seals();
    }

    @Override
    public String claimed() {
        return certificates.stream()
                .findFirst()
                .flatMap(CmsSeal::key)
                .map(SmimeKey::fingerprint)
                .orElseGet(() -> Optional.ofNullable(signer.getSID().getSerialNumber())
                        .map(serial -> "of certificate " + serial.toString(16))
                        .orElse("of a certificate that it does not tell"));
    }

    private static Optional<SmimeKey> key(X509CertificateHolder certificate) {
        try {
            return Optional.of(SmimeKey.of(certificate.getSubjectPublicKeyInfo().getEncoded()));
        } catch (IOException | IllegalArgumentException useless) {
            return Optional.empty();
        }
    }

    /** A signature without a certificate may be by any key that it does not rule out. Programs send one, so only a few keys are tried. */
    @Override
    public Stream<Made> among(Keyring keyring) {
        return certificates.isEmpty()
                ? keyring.smime().flatMap(key -> made(key).stream()).limit(TRIED)
                : certificates.stream()
                        .flatMap(certificate -> key(certificate).stream())
                        .flatMap(key -> keyring.bare(SmimeKey.class, key.fingerprint()).stream())
                        .map(key -> new Made(this, key));
    }

    @Override
    public Optional<Made> by(PublicKey key) {
        return made(SmimeKey.of(key.armored()));
    }

    private Optional<Made> made(SmimeKey key) {
        var name = signer.getSID().getSubjectKeyIdentifier();
        return name == null || Arrays.equals(name, key.identifier())
                ? Optional.of(new Made(this, key))
                : Optional.empty();
    }

    record Made(CmsSeal seal, SmimeKey key) implements By {
        @Override
        public String fingerprint() {
            return key.fingerprint();
        }

        @Override
        public Optional<Fault> fault(byte[] text) {
            if (!CanonicalCms.DIGESTS.containsKey(seal.signer.getDigestAlgOID())) return Optional.of(Fault.WEAK);
            if (seal.time().isEmpty()) return Optional.of(Fault.UNDATED);
            try {
                var alone = new CMSSignedData(new CMSProcessableByteArray(text), encoded());
                var verifier = new JcaSimpleSignerInfoVerifierBuilder()
                        .setProvider(Library.PROVIDER)
                        .build(key.key());
                if (!alone.getSignerInfos().iterator().next().verify(verifier)) return Optional.of(Fault.ALTERED);
            } catch (CMSSignerDigestMismatchException other) {
                return Optional.of(Fault.ALTERED);
            } catch (CMSException | OperatorCreationException | RuntimeException damaged) {
                return Optional.of(Fault.DAMAGED);
            }
            return SigningTime.of(canonical()).equals(seal.time()) ? Optional.empty() : Optional.of(Fault.UNDATED);
        }

        /** Certificates are not pinned, but one that was not yet or no longer valid when it signed is taken at its word. */
        @Override
        public Optional<Fault> expired(Instant now) {
            var at = Date.from(seal.time().orElseThrow());
            return Optional.of(Fault.EXPIRED)
                    .filter(expired -> seal.certificates.stream().anyMatch(certificate -> !certificate.isValidOn(at)));
        }

        @Override
        public Optional<Instant> at() {
            return seal.time();
        }

        @Override
        public String canonical() {
            return Pem.write(KIND, encoded());
        }

        private byte[] encoded() {
            return new CanonicalCms(seal.signer, key).encoded();
        }
    }

    /** The signing time (RFC 5652, 11.3); empty unless there is exactly one. */
    private Optional<Instant> time() {
        try {
            return Optional.ofNullable(signer.getSignedAttributes()).flatMap(CmsSeal::once);
        } catch (RuntimeException damaged) {
            return Optional.empty();
        }
    }

    private static Optional<Instant> once(AttributeTable signed) {
        var times = signed.getAll(CMSAttributes.signingTime);
        if (times.size() != 1) return Optional.empty();
        var values = Attribute.getInstance(times.get(0)).getAttrValues();
        return values.size() == 1
                ? Optional.of(Time.getInstance(values.getObjectAt(0)).getDate().toInstant())
                : Optional.empty();
    }
}
