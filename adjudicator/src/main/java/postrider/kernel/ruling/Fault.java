package postrider.kernel.ruling;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Why something is not allowed. Its sentence is written, and the nearest legal names found, only when somebody is told. */
public record Fault(String rule, String why, List<Object> about, Supplier<List<String>> nearest) {

    /** Something is not allowed. */
    public static Optional<Fault> no(String rule, String why, Object... about) {
        return no(List::of, rule, why, about);
    }

    /** Something is not allowed if it is so. */
    public static Optional<Fault> when(boolean wrong, String rule, String why, Object... about) {
        return wrong ? no(rule, why, about) : Optional.empty();
    }

    /** Something is not allowed, but {@code nearest} is. */
    public static Optional<Fault> no(Supplier<List<String>> nearest, String rule, String why, Object... about) {
        return Optional.of(new Fault(rule, why, List.of(about), nearest));
    }

    /** Throws {@link Refused} if there is one. */
    public static void refuse(Optional<Fault> fault) {
        if (fault.isPresent()) throw fault.get().refused();
    }

    public String sentence() {
        return why.formatted(about.toArray());
    }

    public Refusal refusal() {
        return new Refusal(rule, sentence(), nearest.get());
    }

    public Refused refused() {
        return new Refused(refusal());
    }
}
