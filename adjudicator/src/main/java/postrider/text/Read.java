package postrider.text;

import java.util.List;
import java.util.Optional;

/** The result of reading words: an order, or all complaints at once. */
public sealed interface Read<O> {
    /** The order; empty if anything was not understood. */
    default Optional<O> understood() {
        return this instanceof Understood<O>(O order) ? Optional.of(order) : Optional.empty();
    }

    record Understood<O>(O order) implements Read<O> {}

    record NotUnderstood<O>(List<Complaint> complaints) implements Read<O> {
        public NotUnderstood {
            complaints = List.copyOf(complaints);
            assert !complaints.isEmpty();
        }
    }
}
