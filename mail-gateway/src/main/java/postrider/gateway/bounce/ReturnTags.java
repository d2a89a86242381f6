package postrider.gateway.bounce;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import postrider.files.Hash;
import postrider.gateway.Settings;
import postrider.gateway.mailbox.ReportsWanted;
import postrider.gateway.signing.SecretKey;

/**
 * Ties delivery reports to our letters: the return path (VERP) and the ENVID (RFC 3461, 4.4) name the letter, with an HMAC that nobody else
 * can make. The recipient of a letter sees both, and could falsely report that it did not arrive.
 */
public final class ReturnTags implements ReportsWanted {
    /** The length of the HMAC, in bytes. */
    private static final int LENGTH = 10;

    private static final String PURPOSE = "postrider: what return paths and envelopes are sealed with";

    private static final Pattern SEALED = Pattern.compile("([a-z0-9.-]+)\\.([0-9a-f]{%d})".formatted(2 * LENGTH));

    /** The longest local part that mail systems accept (RFC 5321, 4.5.3.1.1). */
    private static final int LOCAL_PART = 64;

    private final byte[] key;
    private final Optional<String> path;
    private final boolean ofAll;

    private ReturnTags(byte[] key, Settings.Reports reports) {
        this.key = key;
        this.path = reports.returnPath();
        this.ofAll = reports.ofAll();
    }

    public static ReturnTags of(Settings.Reports reports, SecretKey referee) {
        return new ReturnTags(referee.derived(PURPOSE), reports);
    }

    @Override
    public Optional<Mark> of(String messageId, String subject) {
        return LetterTag.of(messageId, subject)
                .map(tag -> "%s.%s".formatted(tag, seal(tag)))
                .map(written -> new Mark(
                        path.map(address -> address.replace(LETTER, written))
                                .filter(address -> address.lastIndexOf('@') <= LOCAL_PART),
                        written));
    }

    @Override
    public boolean ofAll() {
        return ofAll;
    }

    private String seal(LetterTag tag) {
        return HexFormat.of().formatHex(Hash.mac(key, tag.toString().getBytes(US_ASCII)), 0, LENGTH);
    }

    /** The letter that a report names with a valid HMAC, in the address it was sent to or in the ENVID it returns. */
    public Optional<LetterTag> in(Bounce bounce) {
        return Stream.concat(addressed(bounce.header()), bounce.envelopeId().stream())
                .flatMap(written -> opened(written).stream())
                .findFirst();
    }

    private Stream<String> addressed(String header) {
        if (path.isEmpty()) return Stream.of();
        var parts = path.get().split(Pattern.quote(LETTER), 2);
        return Pattern.compile(
                        Pattern.quote(parts[0]) + "([a-z0-9.-]+)" + Pattern.quote(parts[1]), Pattern.CASE_INSENSITIVE)
                .matcher(header)
                .results()
                .map(found -> found.group(1))
                .limit(20);
    }

    private Optional<LetterTag> opened(String written) {
        var parts = SEALED.matcher(written.strip().toLowerCase(Locale.ROOT));
        if (!parts.matches()) return Optional.empty();
        var seal = parts.group(2).getBytes(US_ASCII);
        return LetterTag.read(parts.group(1))
                .filter(tag -> MessageDigest.isEqual(seal(tag).getBytes(US_ASCII), seal));
    }
}
