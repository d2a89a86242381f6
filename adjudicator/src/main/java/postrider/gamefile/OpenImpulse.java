package postrider.gamefile;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import postrider.kernel.Entry;
import postrider.kernel.Ruling;

/** The events of the impulse that is open, in order: the order, its runs, the answers between them. */
record OpenImpulse(List<Event> events) {
    /** Before the order comes. */
    static final OpenImpulse NOTHING = new OpenImpulse(List.of());

    OpenImpulse with(Event event) {
        return new OpenImpulse(Stream.concat(events.stream(), Stream.of(event)).toList());
    }

    private <E extends Event> Stream<E> all(Class<E> kind) {
        return events.stream().filter(kind::isInstance).map(kind::cast);
    }

    List<Entry> journal() {
        return all(Event.Played.class)
                .flatMap(played -> played.entries().stream())
                .toList();
    }

    List<Ruling> rulings() {
        return all(Event.Played.class)
                .flatMap(played -> played.rulings().stream())
                .toList();
    }

    Optional<Event.Letter> order() {
        return all(Event.Letter.class)
                .filter(letter -> letter.purpose() == Event.Letter.Purpose.ORDER)
                .findFirst();
    }

    /** Whether it was run, and did not come to its end. */
    boolean stopped() {
        return all(Event.Played.class).findAny().isPresent();
    }

    /** Whether nothing has come since it stopped. */
    boolean resting() {
        return events.getLast() instanceof Event.Played;
    }

    /** Answers that wait for another player's. */
    List<Event.Letter> pending() {
        var since = new ArrayList<Event.Letter>();
        for (var event : events)
            switch (event) {
                case Event.Played stop -> since.clear();
                case Event.Letter letter when letter.purpose() == Event.Letter.Purpose.ANSWER -> since.add(letter);
                default -> {}
            }
        return List.copyOf(since);
    }
}
