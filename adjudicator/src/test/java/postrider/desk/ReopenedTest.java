package postrider.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static postrider.kit.Sides.AMERICAN;
import static postrider.kit.Sides.BRITISH;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.kernel.Entry;
import postrider.kernel.ruling.Ruling;
import postrider.log.Event;
import postrider.log.GameLog;
import postrider.log.Signatures;
import postrider.log.StoredEvent;
import postrider.log.Written;
import postrider.store.GameFolder;

class ReopenedTest {
    @TempDir
    Path home;

    private Office office;
    private GameFolder folder;
    private Reopened again;

    /** Reads what was signed as plain text. */
    record Plain() implements Signatures {
        @Override
        public Optional<String> fault(Written letter, String armoredKey) {
            return Optional.empty();
        }

        @Override
        public Optional<String> fault(String signed, String signature, String armoredKey, String fingerprint) {
            return Optional.empty();
        }

        @Override
        public Optional<String> fault(Event.Player player) {
            return Optional.empty();
        }

        @Override
        public Optional<String> text(Written letter) {
            return Optional.of(letter.signed());
        }
    }

    /** A game with standing orders, a clause, answers by letter and one by the referee's hand. */
    @BeforeEach
    void play() {
        office = new Office(home);
        var desk = office.desk();
        folder = (GameFolder) desk.begin(office.plan("r-1", "two"));
        again = new Reopened(log -> office.catalog.open(folder, log), Optional.of(new Plain()));
        Office.receive(desk, folder, office.letter(AMERICAN, "game r-1", "standing", "bid: bid 1"));
        var first = "raid Camden with " + office.hand(folder, BRITISH).getFirst();
        Office.receive(desk, folder, office.letter(BRITISH, "game r-1", "impulse 1", first, "if asked bid: bid 2"));
        Office.receive(desk, folder, office.letter(AMERICAN, "game r-1", "impulse 1", "answer intercept: stand"));
        var second = "raid Boston with " + office.hand(folder, AMERICAN).getFirst();
        Office.receive(desk, folder, office.letter(AMERICAN, "game r-1", "impulse 2", second));
        desk.enter(folder, BRITISH, "answer intercept: stand", Optional.of("by telephone"));
        desk.enter(folder, BRITISH, "answer bid: bid 0", Optional.empty());
        assertTrue(office.game(folder).log().over());
    }

    /** The log before an entry, counted from 0. */
    private GameLog before(int at) {
        var log = GameLog.NOTHING;
        for (var stored : Office.events(folder).subList(0, at)) log = log.with(stored);
        return log;
    }

    private List<Event> events() {
        return Office.events(folder).stream().map(StoredEvent::event).toList();
    }

    @Test
    void anHonestGameIsRepeatedExactly() {
        var events = events();
        for (int i = 0; i < events.size(); i++) assertEquals(Optional.empty(), again.fault(before(i), events.get(i)));
    }

    @Test
    void everyForgeryIsFound() {
        var events = events();
        int found = 0;
        for (int i = 0; i < events.size(); i++)
            for (var forged : forgeries(events.get(i))) {
                assertTrue(again.fault(before(i), forged).isPresent(), forged.toString());
                found++;
            }
        assertTrue(found > 30, "forgeries: " + found);
    }

    @Test
    void theFaultReadsAsAClauseOfASentence() {
        var order = firstOrder();
        var forged = forged(order, order.impulse(), List.of("raid Dover"), order.clauses());
        assertEquals(
                Optional.of("the reading of the letter recorded is '[raid Dover]', but now it comes to '%s'"
                        .formatted(order.words())),
                again.fault(before(events().indexOf(order)), forged));
    }

    @Test
    void aLetterOutOfTurnShouldNotHaveBeenAccepted() {
        var late = again.fault(folder.log(), firstOrder()).orElseThrow();
        assertTrue(late.startsWith("the letter was not to be accepted: "), late);
    }

    private Event.Letter firstOrder() {
        return events().stream()
                .filter(Event.Letter.class::isInstance)
                .map(Event.Letter.class::cast)
                .filter(letter -> letter.purpose() == Event.Letter.Purpose.ORDER)
                .findFirst()
                .orElseThrow();
    }

    private static List<Event> forgeries(Event event) {
        return switch (event) {
            case Event.Letter letter ->
                List.of(
                        forged(letter, letter.impulse() + 1, letter.words(), letter.clauses()),
                        forged(letter, letter.impulse(), List.of("raid Dover"), letter.clauses()),
                        forged(letter, letter.impulse(), letter.words(), List.of("bid: ask")));
            case Event.Played played -> {
                var forgeries = new ArrayList<Event>();
                var rulings = new ArrayList<>(played.rulings());
                rulings.add(new Ruling("9.9", Optional.empty(), "So be it.", ""));
                forgeries.add(forged(played, played.entries(), rulings, played.position()));
                forgeries.add(forged(played, played.entries(), played.rulings(), Optional.of("2|2|British||")));
                for (int i = 0; i < played.entries().size(); i++) {
                    var entries = new ArrayList<>(played.entries());
                    if (entries.remove(i) instanceof Entry.Answer(var key, var words, var source))
                        entries.add(i, new Entry.Answer(key, words.equals("bid 2") ? "bid 1" : "bid 2", source));
                    forgeries.add(forged(played, entries, played.rulings(), played.position()));
                }
                yield forgeries;
            }
            default -> List.of();
        };
    }

    private static Event forged(Event.Letter l, int impulse, List<String> words, List<String> clauses) {
        return new Event.Letter(
                l.purpose(),
                l.side(),
                impulse,
                l.messageId(),
                l.digest(),
                l.signed(),
                l.signature(),
                words,
                clauses,
                l.root());
    }

    private static Event forged(Event.Played p, List<Entry> entries, List<Ruling> rulings, Optional<String> position) {
        return new Event.Played(p.impulse(), entries, p.questions(), rulings, position, p.ended());
    }
}
