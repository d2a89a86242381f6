package postrider.gateway.office;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.math.BigInteger;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Base64;
import java.util.Date;
import java.util.Hashtable;
import java.util.List;
import java.util.Locale;
import org.bouncycastle.asn1.ASN1ObjectIdentifier;
import org.bouncycastle.asn1.DERSet;
import org.bouncycastle.asn1.cms.Attribute;
import org.bouncycastle.asn1.cms.AttributeTable;
import org.bouncycastle.asn1.cms.CMSAttributes;
import org.bouncycastle.asn1.cms.Time;
import org.bouncycastle.asn1.x500.X500Name;
import org.bouncycastle.cert.X509CertificateHolder;
import org.bouncycastle.cert.jcajce.JcaX509v3CertificateBuilder;
import org.bouncycastle.cms.CMSAttributeTableGenerator;
import org.bouncycastle.cms.CMSException;
import org.bouncycastle.cms.CMSProcessableByteArray;
import org.bouncycastle.cms.CMSSignedDataGenerator;
import org.bouncycastle.cms.DefaultSignedAttributeTableGenerator;
import org.bouncycastle.cms.jcajce.JcaSignerInfoGeneratorBuilder;
import org.bouncycastle.operator.OperatorCreationException;
import org.bouncycastle.operator.jcajce.JcaContentSignerBuilder;
import org.bouncycastle.operator.jcajce.JcaDigestCalculatorProviderBuilder;
import postrider.gateway.signing.PublicKey;
import postrider.log.Event;

/** Somebody who signs with S/MIME as Outlook does. */
record Outlook(
        String name, String provider, KeyPair pair, X509CertificateHolder certificate, boolean opaque, boolean dated)
        implements Writer {
    private static final DateTimeFormatter DATE = DateTimeFormatter.ofPattern("EEE, d MMM yyyy HH:mm:ss Z", Locale.ROOT)
            .withZone(ZoneOffset.UTC);

    static Outlook of(String name) {
        try {
            var pair = KeyPairGenerator.getInstance("EC").generateKeyPair();
            var until = Town.NOON.plus(Duration.ofDays(900));
            return new Outlook(name, "example.org", pair, certificate(name, pair, until), false, true);
        } catch (GeneralSecurityException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private static X509CertificateHolder certificate(String name, KeyPair pair, Instant until) {
        try {
            var self = new X500Name("CN=" + name);
            return new JcaX509v3CertificateBuilder(
                            self,
                            BigInteger.ONE,
                            Date.from(Town.NOON.minus(Duration.ofDays(9))),
                            Date.from(until),
                            self,
                            pair.getPublic())
                    .build(new JcaContentSignerBuilder("SHA256withECDSA").build(pair.getPrivate()));
        } catch (OperatorCreationException impossible) {
            throw new AssertionError(impossible);
        }
    }

    /** With "send clear text signed message" ticked or not; if not, the signed content is inside the signature. */
    Outlook opaque(boolean whether) {
        return new Outlook(name, provider, pair, certificate, whether, dated);
    }

    /** The same key, writing from another mailbox. */
    Outlook at(String other) {
        return new Outlook(name, other, pair, certificate, opaque, dated);
    }

    /** The same key, used by a program that leaves out the signing time. */
    Outlook undated() {
        return new Outlook(name, provider, pair, certificate, opaque, false);
    }

    /** With a certificate of the same key that is no longer valid. */
    Outlook expired() {
        return new Outlook(name, provider, pair, certificate(name, pair, Town.NOON), opaque, dated);
    }

    /** With the certificate of somebody else. */
    Outlook showing(Outlook other) {
        return new Outlook(name, provider, pair, other.certificate, opaque, dated);
    }

    private String address() {
        return name + "@" + provider;
    }

    @Override
    public Event.Player player() {
        return PublicKey.enrolled(new Event.Player(name, address(), "", pem()), Town.NOON);
    }

    /** The certificate, as a file. */
    String pem() {
        try {
            return "-----BEGIN CERTIFICATE-----\n%s\n-----END CERTIFICATE-----\n"
                    .formatted(Base64.getMimeEncoder().encodeToString(certificate.getEncoded()));
        } catch (IOException impossible) {
            throw new AssertionError(impossible);
        }
    }

    @Override
    public byte[] letter(int number, String inReplyTo, Instant when, String text) {
        return letter(number, inReplyTo, when, text, List.of());
    }

    /** @param quoted the letter it answers, which Outlook puts below unchanged */
    @Override
    public byte[] letter(int number, String inReplyTo, Instant when, String text, List<String> quoted) {
        var below = quoted.isEmpty() ? "" : """

                -----Original Message-----
                From: Referee <referee@example.org>\s
                Sent: Friday, 20 November 2026 13:00
                To: %1$s <%2$s>
                Subject: your letter

                %3$s
                """.formatted(name, address(), String.join("\n", quoted));
        var part = crlf("""
                Content-Type: text/%s;
                \tcharset="utf-8"
                Content-Transfer-Encoding: base64

                %s
                """.formatted(
                        Page.is(text) ? "html" : "plain",
                        encoded((text + below).replace("\n", "\r\n").getBytes(UTF_8))));
        return crlf("""
                From: %1$s <%2$s>
                To: <referee@example.org>
                In-Reply-To: %3$s
                Subject: RE: orders
                Date: %4$s
                Message-ID: <outlook.%1$s.%5$d@example.org>
                MIME-Version: 1.0
                X-Mailer: Microsoft Outlook 16.0
                %6$s""".formatted(
                                name,
                                address(),
                                inReplyTo,
                                DATE.format(when),
                                number,
                                opaque ? within(part, when) : beside(part, when)))
                .getBytes(ISO_8859_1);
    }

    private String beside(String part, Instant when) {
        return """
                Content-Type: multipart/signed; protocol="application/x-pkcs7-signature"; micalg=SHA-256;
                \tboundary="----=_NextPart_000_0001"

                This is a multipart message in MIME format.

                ------=_NextPart_000_0001
                %s
                ------=_NextPart_000_0001
                Content-Type: application/pkcs7-signature; name="smime.p7s"
                Content-Transfer-Encoding: base64
                Content-Disposition: attachment; filename="smime.p7s"

                %s
                ------=_NextPart_000_0001--
                """.formatted(part, encoded(signature(part.getBytes(UTF_8), when, false)));
    }

    private String within(String part, Instant when) {
        return """
                Content-Type: application/pkcs7-mime; smime-type=signed-data; name="smime.p7m"
                Content-Transfer-Encoding: base64
                Content-Disposition: attachment; filename="smime.p7m"

                %s
                """.formatted(encoded(signature(part.getBytes(UTF_8), when, true)));
    }

    private static String encoded(byte[] bytes) {
        return Base64.getMimeEncoder().encodeToString(bytes);
    }

    private static String crlf(String text) {
        return text.replace("\r\n", "\n").replace("\n", "\r\n");
    }

    private byte[] signature(byte[] part, Instant when, boolean within) {
        try {
            var time = new Hashtable<ASN1ObjectIdentifier, Attribute>();
            time.put(
                    CMSAttributes.signingTime,
                    new Attribute(CMSAttributes.signingTime, new DERSet(new Time(Date.from(when)))));
            var dating = new DefaultSignedAttributeTableGenerator(new AttributeTable(time));
            CMSAttributeTableGenerator attributes = known -> dated
                    ? dating.getAttributes(known)
                    : dating.getAttributes(known).remove(CMSAttributes.signingTime);
            var generator = new CMSSignedDataGenerator();
            generator.addSignerInfoGenerator(new JcaSignerInfoGeneratorBuilder(
                            new JcaDigestCalculatorProviderBuilder().build())
                    .setSignedAttributeGenerator(attributes)
                    .build(new JcaContentSignerBuilder("SHA256withECDSA").build(pair.getPrivate()), certificate));
            generator.addCertificate(certificate);
            return generator.generate(new CMSProcessableByteArray(part), within).getEncoded();
        } catch (OperatorCreationException | CMSException | IOException impossible) {
            throw new AssertionError(impossible);
        }
    }
}
