package postrider.gateway.signing;

import jakarta.mail.internet.AddressException;
import jakarta.mail.internet.InternetAddress;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.Signature;
import java.security.SignatureException;
import java.security.interfaces.RSAPublicKey;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import postrider.files.Hash;
import postrider.gateway.mime.Latin;
import postrider.gateway.signing.SignatureCheck.Fault;

/**
 * A DKIM signature (RFC 6376), and the domain's key as the DNS had it when the letter came in. Stricter than a mail server: this decides
 * what a referee acts on, not what is delivered.
 */
record DkimSeal(byte[] signature, java.security.PublicKey key) implements Seal {
    private static final String SIGNATURE = "DKIM SIGNATURE";
    private static final String KEY = "PUBLIC KEY";

    /** Fields that must be signed. No more than these: Outlook signs no To, Yahoo no Message-ID, Gmail no Content-Type. */
    private static final List<String> SIGNED = List.of("from", "subject", "date");

    /** Fields that may occur only once (RFC 5322, 3.6; RFC 2045): of two, a program may show one and sign the other. */
    private static final Set<String> ONCE =
            Set.of(("from sender to cc reply-to subject date message-id in-reply-to references"
                            + " mime-version content-type content-transfer-encoding")
                    .split(" "));

    static List<DkimSeal> filed(String signature) {
        var bytes = Pem.read(signature, SIGNATURE);
        var key = Pem.read(signature, KEY);
        if (bytes.isEmpty() || key.isEmpty()) return List.of();
        try {
            return List.of(new DkimSeal(bytes.get(), PlainKeys.read(key.get())));
        } catch (GeneralSecurityException damaged) {
            return List.of();
        }
    }

    /** A field that occurs more than once, though only one is allowed. */
    static Optional<String> duplicate(List<String> fields) {
        return DkimLetter.counted(fields).entrySet().stream()
                .filter(field -> field.getValue() > 1 && ONCE.contains(field.getKey()))
                .map(Map.Entry::getKey)
                .sorted()
                .findFirst();
    }

    @Override
    public String claimed() {
        return "of a mail provider";
    }

    @Override
    public Stream<Made> among(Keyring keyring) {
        return Stream.of();
    }

    @Override
    public Optional<Made> by(PublicKey enrolled) {
        return Optional.of(new Made(this, MailKey.of(enrolled.armored())));
    }

    record Made(DkimSeal seal, MailKey mailbox) implements By {
        @Override
        public String fingerprint() {
            return mailbox.fingerprint();
        }

        @Override
        public Optional<Fault> fault(byte[] text) {
            var letter = DkimLetter.filed(Latin.text(text));
            var tags = letter.flatMap(DkimLetter::tags);
            return tags.isEmpty() ? Optional.of(Fault.DAMAGED) : fault(letter.get(), tags.get());
        }

        private Optional<Fault> fault(DkimLetter letter, Tags tags) {
            var algorithm = tags.get("a").toLowerCase(Locale.ROOT);
            if (!tags.get("v").equals("1")) return Optional.of(Fault.DAMAGED);
            if (!tags.get("d").equalsIgnoreCase(mailbox.domain()) || !isWithin(tags, mailbox.domain()))
                return Optional.of(Fault.OTHER_DOMAIN);
            if (algorithm.equals("rsa-sha1")) return Optional.of(Fault.WEAK);
            if (tags.has("l")) return Optional.of(Fault.OPEN_END);
            if (DkimKey.isWeak(seal.key)) return Optional.of(Fault.WEAK_DOMAIN_KEY);
            var names = DkimLetter.counted(
                    letter.fields().subList(0, letter.fields().size() - 1));
            if (!names.keySet().containsAll(SIGNED)) return Optional.of(Fault.UNCOVERED);
            if (duplicate(letter.fields()).isPresent()) return Optional.of(Fault.TWICE);
            if (!isFrom(letter.value("from").orElseThrow())) return Optional.of(Fault.OTHER_SENDER);
            try {
                var body = Hash.of(Latin.bytes(letter.body()));
                if (!MessageDigest.isEqual(body, Base64.getDecoder().decode(tags.solid("bh"))))
                    return Optional.of(Fault.ALTERED);
                var head = Latin.bytes(letter.head());
                return verifies(algorithm, head) ? Optional.empty() : Optional.of(Fault.ALTERED);
            } catch (SignatureException ofAnotherKey) {
                return Optional.of(Fault.ALTERED);
            } catch (GeneralSecurityException | IllegalArgumentException damaged) {
                return Optional.of(Fault.DAMAGED);
            }
        }

        private boolean verifies(String algorithm, byte[] head) throws GeneralSecurityException {
            boolean rsa = seal.key instanceof RSAPublicKey;
            if (!algorithm.equals(rsa ? "rsa-sha256" : "ed25519-sha256"))
                throw new GeneralSecurityException("of another kind than the key");
            var signature = Signature.getInstance(rsa ? "SHA256withRSA" : "Ed25519");
            signature.initVerify(seal.key);
            signature.update(rsa ? head : Hash.of(head)); // RFC 8463, 3
            return signature.verify(seal.signature);
        }

        /** Whether the From names this mailbox and nobody else, not even an address we could not write to. */
        private boolean isFrom(String field) {
            try {
                var senders = InternetAddress.parseHeader(field, false);
                return senders.length == 1 && mailbox.address().equalsIgnoreCase(senders[0].getAddress());
            } catch (AddressException damaged) {
                return false;
            }
        }

        /** 3.5: the identity (i=) is in the signing domain or a subdomain of it. */
        static boolean isWithin(Tags tags, String domain) {
            var identity = tags.get("i", "@" + domain).toLowerCase(Locale.ROOT);
            var of = identity.substring(identity.lastIndexOf('@') + 1);
            return of.equals(domain) || of.endsWith("." + domain);
        }

        @Override
        public String canonical() {
            var bytes = seal.key instanceof RSAPublicKey rsa ? PlainKeys.padded(rsa, seal.signature) : seal.signature;
            return Pem.write(SIGNATURE, bytes) + Pem.write(KEY, seal.key.getEncoded());
        }
    }
}
