package postrider.kernel.ruling;

import java.util.Collection;
import java.util.List;

/** Carries refusals out of straight-line rules. Only {@code Impulse} and readers of answers catch it. */
public final class Refused extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final transient List<Refusal> refusals;

    public Refused(List<Refusal> refusals) {
        super(refusals.toString(), null, false, false);
        this.refusals = List.copyOf(refusals);
    }

    public Refused(Refusal refusal) {
        this(List.of(refusal));
    }

    public Refused(String rule, String why) {
        this(new Refusal(rule, why));
    }

    /** @param nearest legal alternatives, each under its own name */
    public Refused(String rule, String why, Collection<?> nearest) {
        this(new Refusal(rule, why, nearest.stream().map(Object::toString).toList()));
    }

    /** At least one. */
    public List<Refusal> refusals() {
        return refusals;
    }
}
