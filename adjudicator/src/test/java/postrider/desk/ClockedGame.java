package postrider.desk;

import static postrider.kit.Sides.AMERICAN;
import static postrider.kit.Sides.BRITISH;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.clock.Span;
import postrider.kernel.ruling.Side;
import postrider.letters.Dispatch;
import postrider.letters.LetterRenderer;
import postrider.letters.LetterRenderer.Printed;
import postrider.log.Event;
import postrider.log.GameLog;
import postrider.log.Glance;
import postrider.log.Settlement;
import postrider.play.OpenGame;
import postrider.store.GameFolder;
import postrider.store.GameStore;
import postrider.store.SealedLetter;

/** A game with a clock, whose time a test advances. The referee does at once what is due, unless they are away. */
final class ClockedGame {
    private static final int ENDLESS = 1_000;

    private final Office office;
    private final Desk desk;
    private final List<String> story = new ArrayList<>();
    private final List<Gone> gone = new ArrayList<>();
    private final List<Span> absences = new ArrayList<>();
    private Instant now = Office.NOON;

    final GameFolder folder;

    ClockedGame(Path home, String scenario, Map<String, String> options) {
        office = new Office(home);
        LetterRenderer renderer = letter -> {
            tell("    %s: %s. %s", letter.to(), letter.headline(), String.join(" ", letter.lead()));
            return Office.RENDERER.print(letter);
        };
        desk = new Desk(office.catalog, renderer, new Post(), () -> now, game -> absences);
        folder = (GameFolder) desk.begin(office.plan("r-1", scenario, options));
    }

    private record Gone(Dispatch letter, Printed printed) {}

    /** Puts letters on paper and remembers them. */
    private final class Post implements Transport {
        private final PaperTransport paper = new PaperTransport();

        @Override
        public SealedLetter seal(GameLog log, Dispatch letter, Printed printed, Instant at) {
            synchronized (gone) {
                gone.add(new Gone(letter, printed));
            }
            return paper.seal(log, letter, printed, at);
        }

        @Override
        public void send(GameStore game) {}
    }

    private void tell(String words, Object... about) {
        synchronized (story) {
            story.add(now + " " + words.formatted(about));
        }
    }

    /** Everything written so far, in order, except which of two players was told first. */
    String story() {
        return story.stream().collect(Collectors.joining("\n"));
    }

    Instant now() {
        return now;
    }

    Outcome write(Side side, String... lines) {
        tell("%s writes: %s", side, String.join(" / ", lines));
        var all = Stream.concat(Stream.of("game r-1"), Stream.of(lines)).toArray(String[]::new);
        return Office.receive(desk, folder, office.letter(side, all));
    }

    /** Entered by the referee's hand. */
    Outcome enter(Side side, String... lines) {
        return desk.enter(folder, side, String.join("\n", lines), Optional.empty());
    }

    /** Writes orders, and answers to what is asked now. */
    Outcome play(Side side, String... lines) {
        return write(
                side,
                Stream.concat(Stream.of("impulse " + log().impulse()), Stream.of(lines))
                        .toArray(String[]::new));
    }

    /** An order that asks nobody anything. */
    Outcome move(Side side) {
        return play(side, "raid Nowhere with " + card(side));
    }

    String card(Side side) {
        return office.hand(folder, side).getFirst();
    }

    /** Days pass while the referee works. */
    void days(int number) {
        var until = now.plus(Duration.ofDays(number));
        for (int looks = 0; ; looks++) {
            var due = Glance.of(log()).timed().filter(at -> !at.isAfter(until));
            if (due.isEmpty()) break;
            if (looks > ENDLESS) throw new AssertionError("it has something to do for ever");
            if (due.get().isAfter(now)) now = due.get();
            desk.remind(folder);
        }
        now = until;
    }

    /** Time passes while nobody is in the office. */
    void refereeAway(int days) {
        var since = now;
        now = now.plus(Duration.ofDays(days));
        tell("the referee is back, after %d days", days);
        absences.add(new Span(since, now));
        desk.goOn(folder);
        days(0);
    }

    Optional<Gazette> gazette() {
        return desk.gazette(folder);
    }

    void settle(Settlement settlement) {
        desk.settle(folder, new Decree(settlement, "so it is.", ""));
    }

    OpenGame<?, ?> game() {
        return office.game(folder);
    }

    GameLog log() {
        return folder.log();
    }

    Optional<Instant> deadline(Side side) {
        return log().time().judge(side, log().policy()).deadline();
    }

    Dispatch told(Side side) {
        synchronized (gone) {
            return gone.stream()
                    .map(Gone::letter)
                    .filter(letter -> letter.to() == side)
                    .reduce((one, later) -> later)
                    .orElseThrow();
        }
    }

    /** All files for the calendar of a side, in order. */
    List<String> calendar(Side side) {
        synchronized (gone) {
            return gone.stream()
                    .filter(one -> one.letter().to() == side)
                    .flatMap(one -> one.printed().files().stream())
                    .filter(file -> file.type().startsWith("text/calendar"))
                    .map(LetterRenderer.Attachment::content)
                    .toList();
        }
    }

    List<Event> events() {
        return folder.events().stream().map(stored -> stored.event()).toList();
    }

    Optional<String> amiss() {
        return office.amiss(folder);
    }

    static Side other(Side side) {
        return side == AMERICAN ? BRITISH : AMERICAN;
    }
}
