package postrider.gateway.figures;

import java.util.Locale;
import java.util.concurrent.atomic.LongAdder;

/** Counters since the process began. They are global, like a logger, and contain no game, address or word of a letter. */
public enum Figure {
    LETTERS_IN("Letters that came in."),
    LETTERS_ANSWERED("Letters that were answered."),
    LETTERS_UNANSWERED("Letters that got no answer; the ledger says why."),
    LETTERS_REFUSED("Letters of players that were refused."),
    LETTERS_BOUNCED("Reports that a letter of ours could not be delivered."),
    LETTERS_SENT("Letters that the mail system took from us."),
    LETTERS_NOT_SENT("Times that the mail system would not take a letter.");

    private final String told;
    private final LongAdder count = new LongAdder();

    Figure(String told) {
        this.told = told;
    }

    public void more() {
        count.increment();
    }

    public long count() {
        return count.sum();
    }

    /** In the text format of Prometheus, version 0.0.4. */
    public String text() {
        var name = "postrider_%s_total".formatted(name().toLowerCase(Locale.ROOT));
        return "# HELP %1$s %2$s\n# TYPE %1$s counter\n%1$s %3$d\n".formatted(name, told, count());
    }
}
