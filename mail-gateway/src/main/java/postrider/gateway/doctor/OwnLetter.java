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

/** Sends a letter from the office to itself, as all letters go. It stays in the mailbox: 'serve' recognises its own letters and ignores them. */
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
                        "A letter from the office to itself",
                        sent,
                        OutgoingLetter.Cause.EVENT,
                        List.of(),
                        "'postrider doctor' sent this to check that letters arrive. You may delete it.\n")
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
                return List.of(Finding.good("sent, and fetched by 'serve' within %d seconds".formatted(took)));
            if (took >= seconds)
                return List.of(Finding.fault(
                        "sent, but not back after %d seconds".formatted(took),
                        "Look for %s in the mailbox's spam folder and in the provider's log. Does mail to %s arrive in this mailbox? With LMTP 'serve' must be running."
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

    /** 'serve' may have emptied the mailbox before we look. */
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

    /** Whether the domain has signed it by DKIM (RFC 6376), with a key that is in the DNS. */
    private Finding signed(ArrivedLetter arrived) throws IOException {
        for (var signature : arrived.fields("DKIM-Signature")) {
            var domain = DOMAIN.matcher(signature);
            var selector = SELECTOR.matcher(signature);
            if (!domain.find() || !selector.find() || !domain.group(1).equalsIgnoreCase(patient.domain())) continue;
            var name = "%s._domainkey.%s"
                    .formatted(selector.group(1), domain.group(1).toLowerCase(Locale.ROOT));
            return patient.texts().under(name).isEmpty()
                    ? Finding.fault(
                            "the letter is signed by DKIM with a key that is not in the DNS (%s)".formatted(name),
                            "Publish the key that the mail server signs with; otherwise letters count as forged.")
                    : Finding.good("DKIM: the letter is signed, and the key is at %s".formatted(name));
        }
        return Finding.warning(
                "the letter has no DKIM signature by %s".formatted(patient.domain()),
                "Make sure that the mail server signs outgoing mail; many do not sign mail to themselves.");
    }
}
