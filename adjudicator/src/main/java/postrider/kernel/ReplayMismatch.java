package postrider.kernel;

/** A replay has drifted: the rules do not ask for the next entry of the journal, so one of the two has changed. */
public final class ReplayMismatch extends IllegalStateException {
    private static final long serialVersionUID = 1;

    /** The message may be logged, so it names neither card nor answer. */
    ReplayMismatch(int entry, Entry held, String wanted) {
        super("Entry %d of the journal is '%s %s', but the rules now want '%s'."
                .formatted(entry + 1, held.getClass().getSimpleName(), held.key(), wanted));
    }
}
