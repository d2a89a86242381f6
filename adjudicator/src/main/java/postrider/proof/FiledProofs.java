package postrider.proof;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import postrider.dice.Proof;
import postrider.dice.Secret;
import postrider.dice.Undone;
import postrider.kernel.Entry;
import postrider.kernel.Parts;
import postrider.kernel.ruling.Side;
import postrider.log.CorruptGameFile;
import postrider.log.Event;
import postrider.log.GameLog;
import postrider.log.LetterRecord;
import postrider.log.Moment;
import postrider.log.Settlement;
import postrider.log.StoredEvent;
import postrider.store.EventLog;
import postrider.text.Lists;
import postrider.text.Maps;

/** The proofs a game file contains so far. The record of a letter may have no others. */
final class FiledProofs {
    private final Set<String> whole = new HashSet<>();

    /** Proofs of cards and parts. A letter leaves out the end of a path that its reader already has. */
    private final Set<String> shown = new HashSet<>();

    private final List<Event.Letter> orders = new ArrayList<>();
    private Map<Side, List<String>> due = new HashMap<>();
    private Set<String> drawn = Set.of();
    private String game = "";
    private int places;

    /** Starts with the proofs of the last letter, which is sent before the entry that reveals the secret. */
    static FiledProofs in(EventLog file) {
        var proofs = new FiledProofs();
        for (var moment : Moment.all(file.events()))
            if (moment.event() instanceof Event.Revealed(var secret))
                proofs.whole.addAll(moment.before()
                        .dice()
                        .chance(Secret.of(secret), Undone.NOTHING)
                        .lastWords());
        return proofs;
    }

    void add(Moment moment) {
        var before = moment.before();
        var after = moment.after();
        game = after.header().game();
        places = after.header().places();
        drawn = Set.of();
        switch (moment.event()) {
            case Event.Header header ->
                whole.add(Proof.commitments(game, header.players().keySet(), header.commitments()));
            case Event.Letter letter
            when letter.root().isPresent() -> {
                orders.add(letter);
                whole.addAll(after.dice().binding().lines());
            }
            case Event.Played played -> add(played, before, after);
            case Event.Settled settled -> add(settled, before, after);
            default -> {}
        }
    }

    private void add(Event.Played played, GameLog before, GameLog after) {
        whole.addAll(before.dice().binding().lines());
        for (var entry : played.entries())
            switch (entry) {
                case Entry.Roll roll -> cast(before, roll.proof());
                case Entry.Shuffle shuffle -> cast(before, shuffle.commitment());
                case Entry.Show show -> shown.add(show.proof());
                case Entry.Told told -> shown.add(told.proof());
                case Entry.Open open -> Proof.each(open.secrets()).forEach(whole::add);
                default -> {}
            }
        drawn = drawn(after, Lists.concat(before.open().journal(), played.entries()));
        if (played.exchanges()) due = new HashMap<>(Maps.mapKeys(before::other, due));
    }

    private void add(Event.Settled settled, GameLog before, GameLog after) {
        whole.addAll(before.dice().binding().lines());
        if (settled.settlement() instanceof Settlement.Rollback(int to))
            whole.add(new Proof.Rollback(to, game, after.impulse()).toString());
        if (settled.settlement() instanceof Settlement.Correct)
            whole.add(new Proof.Correction(game, after.impulse()).toString());
        drawn = drawn(after, List.of());
    }

    private static Set<String> drawn(GameLog after, List<Entry> entries) {
        return new HashSet<>(Lists.map(after.dice().history().drawn(entries), Proof::toString));
    }

    private void cast(GameLog before, String proof) {
        for (var side : before.header().players().keySet())
            due.put(side, Lists.with(due.getOrDefault(side, List.of()), proof));
    }

    /** Throws a {@link CorruptGameFile} if a letter sent by this event proves something else, or not everything that is new. */
    void check(StoredEvent stored, LetterRecord letter, Side to) {
        for (var line : letter.proofs())
            if (!whole.contains(line) && !drawn.contains(line) && !isCast(line) && !isShown(line) && !isOrdered(line))
                throw new CorruptGameFile(
                        stored.entry(),
                        "the letter %s proves what the file does not: %s"
                                .formatted(letter.name(), line.substring(0, Math.min(40, line.length()))));
        if (stored.event() instanceof Event.Played
                && !Lists.filter(letter.proofs(), FiledProofs::isChance).equals(due.getOrDefault(to, List.of())))
            throw new CorruptGameFile(
                    stored.entry(), "the letter %s does not tell these dice and shuffles".formatted(letter.name()));
    }

    /** Notes that the side has a letter with everything that was new to it. */
    void told(StoredEvent stored, Side to) {
        if (stored.event() instanceof Event.Played) due.put(to, List.of());
    }

    private boolean isCast(String line) {
        return due.values().stream().anyMatch(cast -> cast.contains(line));
    }

    private static boolean isChance(String line) {
        return Stream.of("[ roll ", "[ shuffle ", "[ again ").anyMatch(line::startsWith);
    }

    private boolean isShown(String line) {
        return line.contains(" path")
                && shown.stream().anyMatch(proof -> proof.startsWith(line.substring(0, line.length() - 1)));
    }

    /** Whether the line proves a part of an announced order, or opens a whole one. */
    private boolean isOrdered(String line) {
        return Proof.read(line)
                .filter(proof -> switch (proof) {
                    case Proof.Part part ->
                        part.order() <= orders.size()
                                && parts(part.order()).contains(part.leaf().item())
                                && part.leads(root(part.order()), game, places);
                    case Proof.OpenedOrder opened ->
                        opened.order() <= orders.size()
                                && opened.parts().equals(parts(opened.order()))
                                && opened.root(game, places).equals(root(opened.order()));
                    default -> false;
                })
                .isPresent();
    }

    private List<String> parts(int order) {
        return order < 1 ? List.of() : Proof.tame(Parts.of(orders.get(order - 1).words()));
    }

    private String root(int order) {
        return orders.get(order - 1).root().orElse("");
    }
}
