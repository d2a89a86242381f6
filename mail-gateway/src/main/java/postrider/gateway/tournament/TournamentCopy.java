package postrider.gateway.tournament;

import java.io.IOException;
import java.util.Optional;
import java.util.TreeSet;

/** Copies tournaments from one store to another. What is already there is left alone. */
public record TournamentCopy(Tournaments from, Tournaments to) {
    /** Copies all, and returns how many there are. */
    public int make() throws IOException {
        for (var id : from.ids()) {
            var entries = from.entries(id);
            if (to.entries(id).isEmpty()) to.begin(id, from.secret(id), entries.getFirst());
            for (int number = to.entries(id).size() + 1; number <= entries.size(); number++)
                to.append(id, number, entries.get(number - 1));
            to.done(id, from.done(id));
            difference(id).ifPresent(difference -> {
                throw new IllegalStateException(difference);
            });
        }
        return from.ids().size();
    }

    public Optional<String> difference() throws IOException {
        var ids = new TreeSet<>(from.ids());
        ids.addAll(to.ids());
        for (var id : ids) {
            var difference = difference(id);
            if (difference.isPresent()) return difference;
        }
        return Optional.empty();
    }

    private Optional<String> difference(String id) throws IOException {
        boolean same = !from.entries(id).isEmpty()
                && from.entries(id).equals(to.entries(id))
                && from.secret(id).hex().equals(to.secret(id).hex());
        return same ? Optional.empty() : Optional.of("the tournament %s differs between the two places.".formatted(id));
    }
}
