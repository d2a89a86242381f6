package postrider.kernel;

/** The rules no longer ask for what the journal holds: they changed, or the journal did. */
public final class ReplayMismatch extends IllegalStateException {
    private static final long serialVersionUID = 1;

    /** Says neither a card nor an answer: this may stand in a log. */
    ReplayMismatch(int entry, Entry held, String wanted) {
        super("Entry %d of the journal is '%s %s', but the rules now want '%s'."
                .formatted(entry + 1, held.getClass().getSimpleName(), held.key(), wanted));
    }
}
