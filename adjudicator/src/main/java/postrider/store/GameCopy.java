package postrider.store;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import postrider.files.Hash;
import postrider.log.Event;
import postrider.log.Settlement;
import postrider.log.StoredEvent;
import postrider.store.GameStore.Beginning;
import postrider.text.Lists;

/** Copies a game from one store to another, with everything that belongs to it. */
public record GameCopy(GameStore from, GameStore to) {
    public static Set<String> boxes(List<StoredEvent> events) {
        var boxes = new LinkedHashSet<String>();
        for (var stored : events)
            switch (stored.event()) {
                case Event.Header header -> boxes.add(header.box().box());
                case Event.Settled settled
                when settled.settlement() instanceof Settlement.Upgrade(var pin) -> boxes.add(pin.box());
                default -> {}
            }
        return boxes;
    }

    /**
     * Makes the copy, all or nothing. Nobody writes the game meanwhile.
     *
     * @throws IllegalArgumentException if there is a game at the other place already
     */
    public void make() {
        try (var held = from.open()) {
            var events = from.events();
            var beginning =
                    Beginning.of(events, from.secret(held.standing().log().header()), from.corrections());
            to.begin(beginning, events, begun -> {
                for (var box : boxes(events)) from.box(box).ifPresent(layers -> begun.keepBox(box, layers));
                letters(begun.outbox());
                from.mailEvents().all().forEach(begun.mailEvents()::add);
            });
        }
    }

    private void letters(Outbox there) {
        var here = from.outbox();
        var hashes = new TreeMap<String, String>();
        for (var state : Outbox.State.values())
            for (var letter : here.in(state)) {
                var remembered = here.remembered(letter);
                if (remembered.isPresent()) {
                    hashes.put(letter, remembered.get());
                    continue;
                }
                there.put(Map.of(letter, here.bytes(letter).orElseThrow()));
                if (state != Outbox.State.WAITING) there.move(letter, state);
            }
        if (!hashes.isEmpty()) there.remember(hashes);
        here.refusals().forEach(there::refuse);
    }

    /** The first part in which the two differ by a byte; empty if they are equal. */
    public Optional<String> difference() {
        return same(
                        "entries",
                        game -> Hash.sha256(EventLog.written(game.contents().events())))
                .or(() -> same("secret", game -> game.secret(game.header()).hex()))
                .or(() -> same("corrections", GameStore::corrections))
                .or(() -> same("boxes", game -> Lists.map(boxes(game.events()), game::box)))
                .or(() -> same("letters", GameCopy::letters))
                .or(() -> same("refusals", game -> game.outbox().refusals()))
                .or(() -> same("tidings", game -> game.mailEvents().all()));
    }

    private Optional<String> same(String what, Function<GameStore, Object> part) {
        return Objects.equals(part.apply(from), part.apply(to))
                ? Optional.empty()
                : Optional.of("%s: its %s are not the same in both places.".formatted(from.id(), what));
    }

    private record Kept(Outbox.State state, String hash) {}

    private static Map<String, Kept> letters(GameStore game) {
        var letters = new TreeMap<String, Kept>();
        for (var state : Outbox.State.values())
            for (var letter : game.outbox().in(state))
                letters.put(letter, new Kept(state, game.outbox().hash(letter)));
        return letters;
    }
}
