package postrider.kernel.ruling;

import java.util.Optional;

/**
 * One line of the report: what was decided, under which rule, and who may read it. The same sentence is in the letter, in the game file
 * and in the expectation of a case.
 *
 * @param rule section number, e.g. {@code "9.4"}
 * @param only the only side that may read it; empty if both may
 * @param proof the proof of a die, a card or a part of an order; otherwise empty
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
