package postrider.gateway.doctor;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import postrider.gateway.OutgoingLetter;
import postrider.gateway.mailbox.ArrivedLetter;
import postrider.gateway.mailbox.SmtpSender;
import postrider.gateway.mime.Envelope;
import postrider.gateway.mime.MimePart;
import postrider.gateway.signing.SecretKey;

/** A letter from the office to itself, by the way that all go. It stays in the mailbox: 'serve' knows its own and passes it over. */
record OwnLetter(Patient patient) {
    private static final Pattern DOMAIN = Pattern.compile("\\bd\\s*=\\s*([^;\\s]+)");
    private static final Pattern SELECTOR = Pattern.compile("\\bs\\s*=\\s*([^;\\s]+)");

    List<Finding> sent(int seconds) throws IOException {
        var settings = patient.settings();
        var id = settings.self()
                .messageId("doctor."
                        + HexFormat.of()
                                .toHexDigits(RandomGenerator.getDefault().nextLong()));
        var sent = patient.clock().instant();
        var letter = new OutgoingLetter(
                        id,
                        settings.self(),
                        settings.self(),
                        "A letter of the office to itself",
                        sent,
                        OutgoingLetter.Cause.EVENT,
                        List.of(),
                        "'postrider doctor' wrote this, to see whether letters come through. It may be deleted.\n")
                .signed(SecretKey.load(settings.refereeKey(), sent));
        try (var sender = new SmtpSender(settings.smtp())) {
            sender.send(letter);
        }
        var digest = Envelope.of(MimePart.of(letter)).digest();
        for (long pause = 500; ; pause = Math.min(2 * pause, 8_000)) {
            var arrived = ArrivedLetter.find(settings.letterbox(), id);
            var now = patient.clock().instant();
            var took = Duration.between(sent, now).toSeconds();
            if (arrived.isPresent()) return findings(arrived.get(), took);
            if (isInLedger(digest))
                return List.of(Finding.good("sent, and 'serve' had it within %d seconds".formatted(took)));
            if (took >= seconds)
                return List.of(Finding.fault(
                        "sent, and not here after %d seconds".formatted(took),
                        "Look for %s in the mailbox's spam folder and in the provider's log. Does mail to %s come into this mailbox? With LMTP 'serve' must be at work."
                                .formatted(id, settings.self().address())));
            rest(pause);
        }
    }

    private static void rest(long milliseconds) throws IOException {
        try {
            Thread.sleep(milliseconds);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IOException("stopped", stopped);
        }
    }

    /** A mailbox may be emptied by 'serve' before we look. */
    private boolean isInLedger(String digest) throws IOException {
        var ledger = patient.settings().post().resolve("ledger");
        if (!Files.exists(ledger)) return false;
        try (var lines = Files.lines(ledger, StandardCharsets.ISO_8859_1)) {
            return lines.anyMatch(line -> line.contains(digest));
        }
    }

    private List<Finding> findings(ArrivedLetter arrived, long took) throws IOException {
        var findings = new ArrayList<Finding>();
        findings.add(Finding.good("sent, and back within %d seconds".formatted(took)));
        arrived.stamped()
                .ifPresent(theirs -> findings.add(Clock.compared(
                        "the mail server", theirs, patient.clock().instant().minusSeconds(took / 2))));
        findings.add(signed(arrived).of("dns"));
        return findings;
    }

    /** Whether the domain has signed it (RFC 6376), with a key that the DNS tells. */
    private Finding signed(ArrivedLetter arrived) throws IOException {
        for (var signature : arrived.fields("DKIM-Signature")) {
            var domain = DOMAIN.matcher(signature);
            var selector = SELECTOR.matcher(signature);
            if (!domain.find() || !selector.find() || !domain.group(1).equalsIgnoreCase(patient.domain())) continue;
            var name = "%s._domainkey.%s"
                    .formatted(selector.group(1), domain.group(1).toLowerCase(Locale.ROOT));
            return patient.texts().under(name).isEmpty()
                    ? Finding.fault(
                            "the letter is signed by DKIM with a key that the DNS does not tell (%s)".formatted(name),
                            "Publish the key that the mail server signs with: else letters count as forged.")
                    : Finding.good("DKIM: the letter is signed, and %s tells the key".formatted(name));
        }
        return Finding.warning(
                "the letter has no DKIM signature of %s".formatted(patient.domain()),
                "Have the mail server sign what leaves it, if it does not; many do not sign what stays with them.");
    }
}
