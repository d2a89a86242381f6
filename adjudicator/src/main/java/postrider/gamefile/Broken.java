package postrider.gamefile;

/** A game file that is not what was written. The message is one sentence and names the entry. */
public final class Broken extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final int entry;

    Broken(int entry, String why) {
        super("Entry %d of the game file: %s.".formatted(entry, why));
        this.entry = entry;
    }

    /** Number of the first bad entry, from 1. */
    public int entry() {
        return entry;
    }
}
