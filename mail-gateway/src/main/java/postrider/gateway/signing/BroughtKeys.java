package postrider.gateway.signing;

import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.bouncycastle.cert.X509CertificateHolder;
import org.bouncycastle.openpgp.PGPPublicKeyRing;
import org.bouncycastle.openpgp.bc.BcPGPObjectFactory;
import postrider.gateway.mime.Charsets;
import postrider.gateway.mime.Latin;
import postrider.gateway.mime.MailAddress;
import postrider.gateway.mime.MimePart;

/**
 * The public keys that a letter brings: in attached files, in its text, in its header (Autocrypt), or in its signature. No key is fetched
 * from a network. Only a signature made with a key shows whose it is.
 *
 * @param keys the usable ones, by fingerprint
 * @param shown the fingerprints of those that the writer attached or pasted
 * @param useless why an attached or pasted key cannot be used, a sentence each
 */
public record BroughtKeys(Map<String, PublicKey> keys, List<String> shown, List<String> useless) {
    /** How many are read of those attached or pasted, and of the rest. */
    private static final int MOST = 2;

    /** Limits on a stranger's key, so that checking it does not take longer than a letter may. */
    private static final int LONGEST = 60_000;

    private static final int OWN_SIGNATURES = 40;

    private static final String CERTIFICATE = "CERTIFICATE";
    private static final Pattern ARMORED = Pattern.compile(
            "(?ms)^-----BEGIN (PGP PUBLIC KEY BLOCK|CERTIFICATE|PUBLIC KEY)-----\\s*$.*?^-----END \\1-----"
                    + "|^(?:sk-)?(?:ssh|ecdsa)-[a-z0-9@.-]{3,40} [A-Za-z0-9+/=]{60,6000}(?= |\\s*$)");

    private static final Pattern PACKETS = Pattern.compile("(?i).*\\.(gpg|pgp|key)");
    private static final Pattern DER = Pattern.compile("(?i).*\\.(cer|crt|der)");

    /** Autocrypt level 1, 2.1: the key is the last attribute. */
    private static final Pattern AUTOCRYPT =
            Pattern.compile("(?i)(?:[^;]*;)*?\\s*addr=([^;\\s]+)\\s*;.*?\\bkeydata=([A-Za-z0-9+/=\\s]+)");

    /** Reads the keys in a letter. Never fails. */
    public static BroughtKeys in(MimePart letter, Instant now) {
        var brought = new BroughtKeys(new LinkedHashMap<>(), new ArrayList<>(), new ArrayList<>());
        letter.all().flatMap(BroughtKeys::files).distinct().limit(MOST).forEach(key -> brought.show(key, now));
        Stream.concat(
                        Claim.in(letter).stream()
                                .flatMap(claim -> claim.seals().stream())
                                .flatMap(BroughtKeys::within),
                        header(letter))
                .distinct()
                .limit(MOST)
                .forEach(key -> brought.add(key, now));
        return brought;
    }

    private void show(String key, Instant now) {
        try {
            var read = read(key, now);
            keys.put(read.fingerprint(), read);
            shown.add(read.fingerprint());
        } catch (IllegalArgumentException why) {
            useless.add(why.getMessage());
        }
    }

    /** An unusable key that a mail program added by itself is ignored. */
    private void add(String key, Instant now) {
        try {
            var read = read(key, now);
            keys.putIfAbsent(read.fingerprint(), read);
        } catch (IllegalArgumentException passedOver) {
            return;
        }
    }

    private static PublicKey read(String key, Instant now) {
        boolean isOpenPgp = key.startsWith("-----BEGIN PGP");
        if (key.length() > LONGEST || isOpenPgp && SelfSignatures.count(PublicKey.ring(key)) > OWN_SIGNATURES)
            throw new IllegalArgumentException(
                    "This key is too large to be sent by mail: export it without what others added (gpg --armor --export-options export-minimal --export), or ask whoever runs the games to enter it.");
        return PublicKey.read(key, now);
    }

    private static Stream<String> files(MimePart part) {
        if (!part.children().isEmpty() || part.is("text/html")) return Stream.of();
        var content = part.content();
        var text = Latin.text(Charsets.unmarked(content)).replace("\r\n", "\n");
        var armored = ARMORED.matcher(text)
                .results()
                .map(found -> found.group() + "\n")
                .toList();
        if (!armored.isEmpty() || content.length == 0) return armored.stream();
        var name = part.fileName().orElse("");
        if (part.is("application/pkix-cert")
                || part.is("application/x-x509-ca-cert")
                || DER.matcher(name).matches())
            return content[0] == 0x30 ? Stream.of(Pem.write(CERTIFICATE, content)) : Stream.of();
        return part.is("application/pgp-keys") || PACKETS.matcher(name).matches() ? packets(content) : Stream.of();
    }

    private static Stream<String> packets(byte[] file) {
        try {
            return new BcPGPObjectFactory(file).nextObject() instanceof PGPPublicKeyRing
                    ? Stream.of(Pem.write("PGP PUBLIC KEY BLOCK", file).replaceFirst("\n", "\n\n"))
                    : Stream.of();
        } catch (IOException | RuntimeException damaged) { // a hostile packet may upset the library anywhere
            return Stream.of();
        }
    }

    private static Stream<String> within(Seal seal) {
        return switch (seal) {
            case CmsSeal cms -> cms.certificates().stream().flatMap(BroughtKeys::pem);
            case SshSeal ssh ->
                Stream.of("%s %s\n"
                        .formatted(type(ssh.blob()), Base64.getEncoder().encodeToString(ssh.blob())));
            case PgpSeal pgp -> Stream.of();
            case DkimSeal dkim -> Stream.of();
        };
    }

    private static String type(byte[] blob) {
        try {
            return new SshWire(blob).text();
        } catch (SshWire.Damaged damaged) {
            return "";
        }
    }

    private static Stream<String> pem(X509CertificateHolder certificate) {
        try {
            return Stream.of(Pem.write(CERTIFICATE, certificate.getEncoded()));
        } catch (IOException damaged) {
            return Stream.of();
        }
    }

    private static Stream<String> header(MimePart letter) {
        var from = letter.field("From").flatMap(MailAddress::of);
        return letter.field("Autocrypt").stream()
                .map(AUTOCRYPT::matcher)
                .filter(Matcher::matches)
                .filter(field -> from.filter(writer -> writer.address().equalsIgnoreCase(field.group(1)))
                        .isPresent())
                .map(field -> "-----BEGIN PGP PUBLIC KEY BLOCK-----\n\n%s\n-----END PGP PUBLIC KEY BLOCK-----\n"
                        .formatted(field.group(2).replaceAll("\\s+", "")));
    }
}
