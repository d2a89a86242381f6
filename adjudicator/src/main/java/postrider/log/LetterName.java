package postrider.log;

import java.util.Optional;
import java.util.regex.Pattern;
import postrider.kernel.ruling.Side;

/**
 * The name of a letter of ours in its Message-ID and in the outbox, such as {@code ww-017.12.british.report}. It counts the letters to
 * its reader alone, so that no gap reveals what the other side was sent.
 *
 * @param number among the letters to this reader, from 1
 * @param to the reader's side in small letters
 */
public record LetterName(String game, int number, String to, String kind) {
    private static final Pattern FORM = Pattern.compile("([a-z0-9-]+)\\.([1-9][0-9]{0,8})\\.([^.]+)\\.([a-z]+)");

    public LetterName(String game, int number, Side to, LetterKind kind) {
        this(game, number, to.lower(), kind.toString());
    }

    public static LetterName next(GameLog log, Side to, LetterKind kind) {
        return new LetterName(log.header().game(), log.correspondence(to).sent() + 1, to, kind);
    }

    /** Reads it from a Message-ID, with or without angle brackets; empty if it names no letter of ours. */
    public static Optional<LetterName> read(String messageId) {
        var name = FORM.matcher(messageId.replaceAll("^<|>$", "").split("@", 2)[0]);
        return name.matches()
                ? Optional.of(
                        new LetterName(name.group(1), Integer.parseInt(name.group(2)), name.group(3), name.group(4)))
                : Optional.empty();
    }

    /** Whether every letter of its kind has a record. */
    public boolean proves() {
        return kind.equals(LetterKind.WELCOME.toString()) || kind.equals(LetterKind.FINAL.toString());
    }

    public boolean isIn(GameLog log) {
        return log.header().players().keySet().stream()
                .anyMatch(side -> side.lower().equals(to)
                        && number <= log.correspondence(side).sent());
    }

    public boolean isTo(Side side) {
        return side.lower().equals(to);
    }

    @Override
    public String toString() {
        return "%s.%d.%s.%s".formatted(game, number, to, kind);
    }
}
