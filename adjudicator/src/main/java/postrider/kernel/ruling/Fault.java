package postrider.kernel.ruling;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A reason why something is not allowed. Its sentence is formatted, and the nearest legal names are found, only when it is reported.
 *
 * @param about what fills the placeholders of {@code why}
 */
public record Fault(String rule, String why, List<Object> about, Supplier<List<String>> nearest) {

    public static Optional<Fault> no(String rule, String why, Object... about) {
        return no(List::of, rule, why, about);
    }

    /** A fault, if {@code wrong}. */
    public static Optional<Fault> when(boolean wrong, String rule, String why, Object... about) {
        return wrong ? no(rule, why, about) : Optional.empty();
    }

    /** A fault, with what would be allowed instead. */
    public static Optional<Fault> no(Supplier<List<String>> nearest, String rule, String why, Object... about) {
        return Optional.of(new Fault(rule, why, List.of(about), nearest));
    }

    /** Throws {@link Refused} if there is one. */
    public static void refuse(Optional<Fault> fault) {
        if (fault.isPresent()) throw fault.get().refused();
    }

    /** The same fault where nothing else is allowed either. */
    public Fault withoutNearest() {
        return new Fault(rule, why, about, List::of);
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
