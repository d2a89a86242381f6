package postrider.kernel.ruling;

import java.util.Optional;

/**
 * One line of the report: what was decided, under which rule, and who may read it. Its sentence is the report, the
 * log and the expectation of a case.
 *
 * @param rule section number, e.g. {@code "9.4"}
 * @param only the one side that may read it; empty if both
 * @param proof for a die or a card, what proves it; else empty
 */
public record Ruling(String rule, Optional<Side> only, String sentence, String proof) {
    public boolean readableBy(Side side) {
        return only.isEmpty() || only.get() == side;
    }

    public Ruling proved(String other) {
        return new Ruling(rule, only, sentence, other);
    }

    @Override
    public String toString() {
        return "%-6s  %s".formatted(rule, sentence);
    }
}
