package postrider.log;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.kernel.Entry;
import postrider.kernel.question.Source;
import postrider.kernel.ruling.Ruling;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;

/**
 * The impulse that is open.
 *
 * @param events in order: the order, its runs, and the answers between them
 * @param annulled digests of answers that are void
 */
public record OpenImpulse(List<Event> events, Set<String> annulled) {
    /** Before the order comes. */
    static final OpenImpulse NOTHING = new OpenImpulse(List.of(), Set.of());

    OpenImpulse with(Event event) {
        return new OpenImpulse(Lists.with(events, event), annulled);
    }

    /** Voids a letter and drops the runs since it came. The letter stays on record and can be reinstated. */
    OpenImpulse annulling(String letter) {
        var since = since(letter);
        var before = events.subList(0, events.size() - since.size());
        return new OpenImpulse(
                Lists.concat(before, Lists.filter(since, Event.Letter.class)),
                Stream.concat(annulled.stream(), Stream.of(letter)).collect(Collectors.toUnmodifiableSet()));
    }

    public List<Event> playedOn(String letter) {
        return Lists.filter(since(letter), Event.Played.class::isInstance);
    }

    /** The last answer, if nothing depends on it but what its own side decided by it. */
    Optional<Event.Letter> undoable() {
        return all(Event.Letter.class)
                .filter(letter -> letter.purpose() != Event.Letter.Purpose.STANDING)
                .reduce((one, later) -> later)
                .filter(letter -> letter.purpose() == Event.Letter.Purpose.ANSWER)
                .filter(answer -> !annulled.contains(answer.digest()))
                .filter(answer -> waiting().noneMatch(other -> other.side() != answer.side()))
                .filter(answer -> since(answer.digest()).stream().allMatch(OpenImpulse::isCertain));
    }

    /** Whether neither chance nor a standing order nor a clause had a part in it. */
    private static boolean isCertain(Event event) {
        return !(event instanceof Event.Played played)
                || played.entries().stream()
                        .allMatch(entry -> entry instanceof Entry.Answer(var key, var words, var source)
                                && (source == Source.LETTER || source == Source.REFEREE));
    }

    private List<Event> since(String letter) {
        return events.stream()
                .dropWhile(event ->
                        !(event instanceof Event.Letter one && one.digest().equals(letter)))
                .skip(1)
                .toList();
    }

    OpenImpulse reinstating(String letter) {
        return new OpenImpulse(
                events,
                annulled.stream().filter(other -> !other.equals(letter)).collect(Collectors.toUnmodifiableSet()));
    }

    OpenImpulse mapLetters(UnaryOperator<Event.Letter> become) {
        return new OpenImpulse(
                Lists.map(events, event -> event instanceof Event.Letter letter ? become.apply(letter) : event),
                annulled);
    }

    private <E extends Event> Stream<E> all(Class<E> kind) {
        return events.stream().filter(kind::isInstance).map(kind::cast);
    }

    public List<Entry> journal() {
        return Lists.flatMap(Lists.filter(events, Event.Played.class), Event.Played::entries);
    }

    public List<Ruling> rulings() {
        return Lists.flatMap(Lists.filter(events, Event.Played.class), Event.Played::rulings);
    }

    public Optional<Event.Letter> order() {
        return all(Event.Letter.class).filter(Event.Letter::orders).findFirst();
    }

    /** A side's order and answers that are not void, the last first. */
    public List<Event.Letter> letters(Side side) {
        return all(Event.Letter.class)
                .filter(letter ->
                        letter.side() == side && letter.purpose().isAwaited() && !annulled.contains(letter.digest()))
                .toList()
                .reversed();
    }

    /** For each side, its last answer that has an order below it. */
    List<Event.Letter> next() {
        return all(Event.Letter.class)
                .map(Event.Letter::side)
                .distinct()
                .flatMap(side -> letters(side).stream()
                        .filter(letter -> !letter.next().isEmpty())
                        .limit(1))
                .toList();
    }

    /** Whether it has stopped, and its questions were mailed. */
    public boolean stopped() {
        return all(Event.Played.class).findAny().isPresent();
    }

    /** The keys of the questions that stopped it last, answered since or not. */
    public List<String> asked() {
        return all(Event.Played.class)
                .reduce((one, later) -> later)
                .map(Event.Played::questions)
                .orElse(List.of());
    }

    /** Whether nothing has come since it stopped. */
    boolean resting() {
        return events.getLast() instanceof Event.Played;
    }

    /** Answers that wait for another player's answer. */
    public List<Event.Letter> pending() {
        return waiting().filter(letter -> !annulled.contains(letter.digest())).toList();
    }

    /** Whether an answer of this side waits for the other player's. */
    public boolean answered(Side side) {
        return pending().stream().anyMatch(letter -> letter.side() == side);
    }

    /** A void answer that would be pending again if it were reinstated: its side has not answered anew. */
    Optional<Event.Letter> annulled(String letter) {
        return waiting()
                .filter(answer -> answer.digest().equals(letter) && annulled.contains(letter))
                .filter(answer -> pending().stream().noneMatch(other -> other.side() == answer.side()))
                .findFirst();
    }

    private Stream<Event.Letter> waiting() {
        var since = new ArrayList<Event.Letter>();
        for (var event : events)
            switch (event) {
                case Event.Played stop -> since.clear();
                case Event.Letter letter when letter.purpose() == Event.Letter.Purpose.ANSWER -> since.add(letter);
                default -> {}
            }
        return since.stream();
    }
}
