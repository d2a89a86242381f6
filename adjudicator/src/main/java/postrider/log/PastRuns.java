package postrider.log;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import postrider.dice.Undone;
import postrider.kernel.Entry;
import postrider.text.Lists;

/** All that was ever played, including impulses that were taken back: a tree that branches where one was. */
public final class PastRuns implements Undone {
    /** A point where an order was awaited, and what was ordered there. */
    private record Junction(List<PastRun> runs) {
        Junction() {
            this(new ArrayList<>());
        }
    }

    /** An order, its rolls, shuffles and answers, and what followed. */
    private record PastRun(Event.Letter order, List<Entry> inputs, Junction after) {
        boolean sameOrder(PastRun other) {
            return order.side() == other.order.side() && order.words().equals(other.order.words());
        }
    }

    private final Map<Integer, Junction> begun = new HashMap<>();
    private int impulse;
    private Junction now = new Junction();
    private Optional<PastRun> open = Optional.empty();
    private final Map<String, Integer> answered = new HashMap<>();

    public static PastRuns of(List<StoredEvent> events) {
        var runs = new PastRuns();
        events.forEach(stored -> runs.add(stored.event()));
        return runs;
    }

    public void add(Event event) {
        switch (event) {
            case Event.Letter letter when letter.orders() -> begin(letter);
            case Event.Played played when open.isPresent() -> carryOn(open.get(), played);
            case Event.Played setUp -> {
                if (setUp.position().isPresent()) begin(new Junction());
            }
            case Event.Settled settled -> settle(settled.settlement());
            case Event.Letter letter -> open.ifPresent(run -> answered.put(letter.digest(), run.inputs.size()));
            case Event.Header header -> {}
            case Event.Posted posted -> {}
            case Event.Rejected rejected -> {}
            case Event.Note note -> {}
            case Event.Clock clock -> {}
            case Event.Revealed revealed -> {}
        }
    }

    private void begin(Event.Letter order) {
        var run = new PastRun(order, new ArrayList<>(), new Junction());
        now.runs.add(run);
        open = Optional.of(run);
        answered.clear();
    }

    private void carryOn(PastRun run, Event.Played played) {
        run.inputs.addAll(inputs(played.entries()));
        if (played.position().isEmpty()) return;
        begin(run.after);
    }

    private void begin(Junction next) {
        begun.put(++impulse, next);
        now = next;
        open = Optional.empty();
    }

    private void settle(Settlement settlement) {
        if (settlement instanceof Settlement.Rollback(int to)) begin(begun.get(to));
        if (settlement instanceof Settlement.Correct) begin(new Junction());
        if (settlement instanceof Settlement.Annul(String letter)) open.ifPresent(run -> forget(run, letter));
    }

    /** Drops what a void answer decided. */
    private void forget(PastRun run, String letter) {
        int before = answered.getOrDefault(letter, run.inputs.size());
        run.inputs.subList(before, run.inputs.size()).clear();
    }

    @Override
    public Optional<Entry> next(List<Entry> journal) {
        var known = Lists.map(inputs(journal), PastRuns::bare);
        return now.runs.stream()
                .filter(run ->
                        open.filter(mine -> mine != run && mine.sameOrder(run)).isPresent())
                .filter(run -> known.size() < run.inputs.size())
                .filter(run -> Lists.map(run.inputs.subList(0, known.size()), PastRuns::bare)
                        .equals(known))
                .findFirst()
                .map(run -> run.inputs.get(known.size()));
    }

    private static List<Entry> inputs(List<Entry> journal) {
        return Lists.filter(journal, entry -> bare(entry).isPresent());
    }

    /** What makes two inputs equal: not the proof, nor how an answer came. Empty if the entry is no input. */
    private static Optional<List<Object>> bare(Entry entry) {
        return switch (entry) {
            case Entry.Roll roll -> Optional.of(List.of(roll.key(), roll.die(), roll.value()));
            case Entry.Shuffle shuffle -> Optional.of(List.of(shuffle.key(), shuffle.deck(), shuffle.cards()));
            case Entry.Answer answer -> Optional.of(List.of(answer.key(), answer.words()));
            case Entry.Draw draw -> Optional.empty();
            case Entry.Show show -> Optional.empty();
            case Entry.Open open -> Optional.empty();
            case Entry.Told told -> Optional.empty();
            case Entry.Seats seats -> Optional.empty();
        };
    }
}
