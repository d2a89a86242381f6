package postrider.workbench.simulation;

/** A game that could not be played to its end, with everything needed to run its last impulse again. */
public final class Failed extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final transient Dump dump;

    Failed(Dump dump, Throwable cause) {
        super("Seed %d, impulse %d: %s".formatted(dump.seed(), dump.impulse(), dump.why()), cause);
        this.dump = dump;
    }

    public Dump dump() {
        return dump;
    }
}
