package postrider.kernel.ruling;

import java.util.List;

/**
 * An order or answer that was understood but is not allowed.
 *
 * @param rule the section that forbids it
 * @param why one sentence
 * @param nearest at most a handful of legal alternatives
 */
public record Refusal(String rule, String why, List<String> nearest) {
    public Refusal {
        nearest = List.copyOf(nearest);
    }

    public Refusal(String rule, String why) {
        this(rule, why, List.of());
    }

    @Override
    public String toString() {
        return rule + " " + why;
    }
}
