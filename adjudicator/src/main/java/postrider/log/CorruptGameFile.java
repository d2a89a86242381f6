package postrider.log;

import java.util.Optional;

/**
 * Thrown for a game file that is not what the referee wrote. The message is one sentence on one line, whatever it quotes, and names the
 * entry.
 */
public final class CorruptGameFile extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final int entry;

    public CorruptGameFile(int entry, String why) {
        super("Entry %d of the game file: %s.".formatted(entry, why.replaceAll("\\R", " ")));
        this.entry = entry;
    }

    public static void refuse(int entry, Optional<String> fault) {
        if (fault.isPresent()) throw new CorruptGameFile(entry, fault.get());
    }

    /** An entry that the referee cannot have written after those before it: reading it failed with {@code why}. */
    public static CorruptGameFile unfit(int entry, RuntimeException why) {
        var unfit = new CorruptGameFile(entry, "it does not fit the entries before it");
        unfit.initCause(why);
        return unfit;
    }

    /** A file that was cut: a letter that was sent reports something after its last entry. */
    public static CorruptGameFile cut(int entries, String messageId) {
        return new CorruptGameFile(
                entries + 1,
                "it was written once and is gone, since %s was sent: the file was cut".formatted(messageId));
    }

    /** Number of the first bad entry, from 1. */
    public int entry() {
        return entry;
    }
}
