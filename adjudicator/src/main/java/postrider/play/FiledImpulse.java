package postrider.play;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import postrider.kernel.Entry;
import postrider.kernel.question.Answers;
import postrider.kernel.ruling.Ruling;
import postrider.kernel.ruling.Side;
import postrider.log.Event;
import postrider.log.GameLog;
import postrider.log.Moment;
import postrider.log.Outgoing;
import postrider.log.Settlement;
import postrider.log.StoredEvent;
import postrider.text.Lists;

/**
 * An impulse as the game file records it.
 *
 * @param filed its entries, from the one after the previous impulse
 */
public record FiledImpulse(int number, List<Moment> filed) {
    public FiledImpulse {
        filed = List.copyOf(filed);
    }

    /** All impulses of a game that were run at least once, in that order. */
    public static List<FiledImpulse> all(List<StoredEvent> events) {
        var all = new ArrayList<FiledImpulse>();
        var open = new ArrayList<Moment>();
        for (var entry : Moment.all(events)) {
            if (entry.event() instanceof Event.Note && open.isEmpty() && !all.isEmpty()) {
                all.add(all.removeLast().with(entry)); // a note about the letter that has just ended it
                continue;
            }
            open.add(entry);
            if (entry.after().impulse() == entry.before().impulse()) continue;
            all.add(new FiledImpulse(entry.before().impulse(), List.copyOf(open)));
            open.clear();
        }
        if (!open.isEmpty()) all.add(new FiledImpulse(open.getLast().after().impulse(), open));
        return Lists.filter(all, impulse -> !impulse.runs().isEmpty());
    }

    private FiledImpulse with(Moment more) {
        return new FiledImpulse(number, Lists.with(filed, more));
    }

    /**
     * One impulse of a game.
     *
     * @param wanted empty for the last
     * @throws IllegalArgumentException if nothing has happened in it
     */
    public static FiledImpulse of(List<StoredEvent> events, Optional<Integer> wanted) {
        var all = all(events);
        return all.stream()
                .filter(impulse ->
                        wanted.map(number -> number == impulse.number).orElse(true))
                .reduce((one, later) -> later)
                .orElseThrow(() ->
                        new IllegalArgumentException("Nothing has happened in impulse %s of %s; the last is %s."
                                .formatted(
                                        wanted.map(String::valueOf).orElse("0"),
                                        ((Event.Header) events.getFirst().event()).game(),
                                        all.isEmpty() ? "yet to come" : "impulse " + all.getLast().number)));
    }

    /** The log when the impulse's order was awaited; for an impulse without one, before its first entry. */
    public GameLog awaiting() {
        return Lists.find(filed, entry -> entry.event() instanceof Event.Letter letter && letter.orders())
                .orElse(filed.getFirst())
                .before();
    }

    /** The log when the impulse's order was accepted; for an impulse without one, before its first run. */
    public GameLog ordered() {
        return Lists.find(
                        filed,
                        entry -> entry.before().open().order().isPresent() || entry.event() instanceof Event.Played)
                .orElseThrow()
                .before();
    }

    /** Its runs, except those undone. */
    List<Event.Played> runs() {
        return Lists.map(standing(), run -> (Event.Played) run.event());
    }

    /** The runs that stand. A void answer takes the runs since it came with it, which are the last. */
    private List<Moment> standing() {
        var runs = new ArrayList<Moment>();
        for (var entry : filed) {
            if (entry.event() instanceof Event.Played) runs.add(entry);
            runs.subList(runs.size() - undone(entry), runs.size()).clear();
        }
        return runs;
    }

    /** How many runs an entry undoes. */
    private static int undone(Moment entry) {
        return entry.event() instanceof Event.Settled settled
                        && settled.settlement() instanceof Settlement.Annul(String letter)
                ? entry.before().open().playedOn(letter).size()
                : 0;
    }

    /** The letters accepted while it was open. */
    public List<Event.Letter> letters() {
        return Lists.filter(Lists.map(filed, Moment::event), Event.Letter.class);
    }

    /** The order; empty for the set-up. */
    public Optional<Event.Letter> order() {
        return Lists.find(letters(), letter -> letter.orders());
    }

    /** Whether the referee has taken it back, according to these events of its game. */
    public boolean takenBack(List<StoredEvent> events) {
        var since = events.subList(filed.getFirst().stored().entry() - 1, events.size());
        return StoredEvent.all(since, Event.Settled.class).stream()
                .anyMatch(settled -> settled.settlement() instanceof Settlement.Rollback(int to) && to <= number);
    }

    /** The date of its last entry. */
    public String day() {
        return "%.10s".formatted(filed.getLast().stored().at());
    }

    /** Who ordered it; empty for the set-up. */
    public Optional<Side> by() {
        return ordered().open().order().map(Event.Letter::side);
    }

    /** All journal entries on record. */
    public List<Entry> journal() {
        return Lists.flatMap(runs(), Event.Played::entries);
    }

    public List<Ruling> rulings() {
        return Lists.flatMap(runs(), Event.Played::rulings);
    }

    public Instant lastPlayed() {
        return standing().getLast().stored().at();
    }

    public List<Outgoing> sent() {
        return Lists.flatMap(filed, entry -> entry.stored().outbox());
    }

    /** The log before the run that used this answer, counted in the impulse from 0. */
    public GameLog answered(int number) {
        int left = number;
        for (var run : standing()) {
            left -= Lists.filter(((Event.Played) run.event()).entries(), Entry.Answer.class)
                    .size();
            if (left < 0) return run.before();
        }
        throw new IllegalArgumentException("There are fewer answers than that.");
    }

    /** Gives the answers on record, each once. */
    public Answers answers() {
        var left = new ArrayList<>(Lists.filter(journal(), Entry.Answer.class));
        return question -> {
            var answer = Lists.find(left, one -> one.key().equals(question.key()));
            answer.ifPresent(left::remove);
            return answer.map(one -> new Answers.Given(one.words(), one.source()));
        };
    }
}
