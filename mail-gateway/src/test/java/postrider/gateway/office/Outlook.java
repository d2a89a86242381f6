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

/** Somebody who signs with S/MIME, in a letter as Outlook makes it. */
record Outlook(String name, KeyPair pair, X509CertificateHolder certificate) implements Writer {
    private static final DateTimeFormatter DATE = DateTimeFormatter.ofPattern("EEE, d MMM yyyy HH:mm:ss Z", Locale.ROOT)
            .withZone(ZoneOffset.UTC);

    static Outlook of(String name) {
        try {
            var pair = KeyPairGenerator.getInstance("EC").generateKeyPair();
            var self = new X500Name("CN=" + name);
            var certificate = new JcaX509v3CertificateBuilder(
                            self,
                            BigInteger.ONE,
                            Date.from(Town.NOON.minus(Duration.ofDays(9))),
                            Date.from(Town.NOON.plus(Duration.ofDays(900))),
                            self,
                            pair.getPublic())
                    .build(new JcaContentSignerBuilder("SHA256withECDSA").build(pair.getPrivate()));
            return new Outlook(name, pair, certificate);
        } catch (GeneralSecurityException | OperatorCreationException impossible) {
            throw new AssertionError(impossible);
        }
    }

    @Override
    public Event.Player player() {
        return PublicKey.enrolled(new Event.Player(name, name + "@example.org", "", pem()), Town.NOON);
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
        var part = "Content-Type: text/plain;\r\n\tcharset=\"utf-8\"\r\nContent-Transfer-Encoding: base64\r\n\r\n"
                + Base64.getMimeEncoder()
                        .encodeToString(text.replace("\n", "\r\n").getBytes(UTF_8)) + "\r\n";
        return """
                From: %1$s <%1$s@example.org>
                To: <referee@example.org>
                In-Reply-To: %2$s
                Subject: RE: orders
                Date: %3$s
                Message-ID: <outlook.%1$s.%4$d@example.org>
                MIME-Version: 1.0
                Content-Type: multipart/signed; protocol="application/x-pkcs7-signature"; micalg=SHA-256;
                \tboundary="----=_NextPart_000_0001"
                X-Mailer: Microsoft Outlook 16.0

                This is a multipart message in MIME format.

                ------=_NextPart_000_0001
                %5$s
                ------=_NextPart_000_0001
                Content-Type: application/pkcs7-signature; name="smime.p7s"
                Content-Transfer-Encoding: base64
                Content-Disposition: attachment; filename="smime.p7s"

                %6$s
                ------=_NextPart_000_0001--
                """.formatted(
                        name,
                        inReplyTo,
                        DATE.format(when),
                        number,
                        part,
                        Base64.getMimeEncoder().encodeToString(signature(part.getBytes(UTF_8), when)))
                .replace("\r\n", "\n")
                .replace("\n", "\r\n")
                .getBytes(ISO_8859_1);
    }

    private byte[] signature(byte[] part, Instant when) {
        try {
            var time = new Hashtable<ASN1ObjectIdentifier, Attribute>();
            time.put(
                    CMSAttributes.signingTime,
                    new Attribute(CMSAttributes.signingTime, new DERSet(new Time(Date.from(when)))));
            var generator = new CMSSignedDataGenerator();
            generator.addSignerInfoGenerator(new JcaSignerInfoGeneratorBuilder(
                            new JcaDigestCalculatorProviderBuilder().build())
                    .setSignedAttributeGenerator(new DefaultSignedAttributeTableGenerator(new AttributeTable(time)))
                    .build(new JcaContentSignerBuilder("SHA256withECDSA").build(pair.getPrivate()), certificate));
            generator.addCertificate(certificate);
            return generator.generate(new CMSProcessableByteArray(part)).getEncoded();
        } catch (OperatorCreationException | CMSException | IOException impossible) {
            throw new AssertionError(impossible);
        }
    }
}
