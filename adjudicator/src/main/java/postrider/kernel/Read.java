package postrider.kernel;

import java.util.List;

/** What came of reading words: an order, or everything that was not understood, all at once. */
public sealed interface Read<O> {
    record Understood<O>(O order) implements Read<O> {}

    record NotUnderstood<O>(List<Complaint> complaints) implements Read<O> {
        public NotUnderstood {
            complaints = List.copyOf(complaints);
            assert !complaints.isEmpty();
        }
    }
}
