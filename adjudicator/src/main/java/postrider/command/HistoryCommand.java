package postrider.command;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import postrider.dispute.Dispute;
import postrider.kernel.Entry;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.Scene;
import postrider.log.Event;
import postrider.log.StoredEvent;
import postrider.play.FiledImpulse;
import postrider.store.GameStore;
import postrider.text.Lists;

@Command(
        name = "history",
        description =
                "Lists the impulses of a game: who ordered what, the dice, the letters, the answers, the battles.",
        footer = {
            "",
            "It shows how each answer was given, which the other side is never told.",
            "Examples:",
            "  postrider history ww-017",
            "  postrider history ww-017 --json"
        })
final class HistoryCommand extends GameVerb {
    @Option(names = "--json", description = "Print JSON.")
    boolean json;

    /**
     *
     * @param by empty for the set-up
     * @param letters how many orders and answers came in
     * @param out the kinds and addressees of the letters that went out
     * @param answers question, answer and how it was given
     * @param battles their headlines
     * @param settled what the referee settled before the next impulse
     * @param takenBack whether it was rolled back
     * @param at when it last went on
     */
    record Row(
            int impulse,
            Optional<Side> by,
            List<String> order,
            List<Integer> dice,
            long letters,
            List<String> out,
            List<String> answers,
            List<String> battles,
            List<String> settled,
            boolean takenBack,
            Instant at) {
        static Row of(FiledImpulse filed, List<String> battles, List<String> settled, boolean takenBack) {
            var letters = Lists.filter(filed.letters(), letter -> letter.purpose() != Event.Letter.Purpose.STANDING);
            var by = filed.order().map(Event.Letter::side);
            var order = filed.order().map(Event.Letter::words).orElse(List.of());
            var dice = Lists.map(Lists.filter(filed.journal(), Entry.Roll.class), Entry.Roll::value);
            var out = Lists.map(filed.sent(), letter -> "%s to %s".formatted(letter.kind(), letter.to()));
            var answers = Lists.map(Lists.filter(filed.journal(), Entry.Answer.class), Row::answer);
            int number = filed.number();
            int in = letters.size();
            var at = filed.lastPlayed();
            return new Row(number, by, order, dice, in, out, answers, battles, settled, takenBack, at);
        }

        private static String answer(Entry.Answer answer) {
            return "%s: %s (%s)".formatted(answer.key(), answer.words(), answer.source());
        }

        String text() {
            var head = "%4d  %.10s  ".formatted(impulse, at);
            var what = by.map(side -> "%s: %s".formatted(side, String.join(" / ", order)))
                    .orElse("set-up");
            var rolled = Lists.joined(dice, " ", String::valueOf);
            var below = (takenBack ? "taken back; " : "") + (dice.isEmpty() ? "no dice" : "dice " + rolled);
            return Screen.item(head, what)
                    + below("%s; letters in: %d, out: %d".formatted(below, letters, out.size()))
                    + Lists.joined(answers, answer -> below("answer " + answer))
                    + Lists.joined(battles, battle -> below("battle " + battle))
                    + Lists.joined(settled, one -> below("settled: " + one));
        }

        private static String below(String text) {
            return Screen.item(" ".repeat(18), text);
        }
    }

    @Override
    public Integer call() {
        var folder = folder();
        var events = folder.events();
        var impulses = FiledImpulse.all(events);
        var begun =
                Lists.map(impulses, filed -> filed.filed().getFirst().stored().entry());
        var lines = new ArrayList<Row>();
        for (int i = 0; i < impulses.size(); i++) {
            int next = i + 1 < begun.size() ? begun.get(i + 1) : events.size() + 1;
            var filed = impulses.get(i);
            var settled = settled(events.subList(begun.get(i) - 1, next - 1));
            lines.add(Row.of(filed, battles(folder, events, filed), settled, filed.takenBack(events)));
        }
        if (json) out().println(Screen.json(lines));
        else lines.forEach(line -> out().print(line.text()));
        return Mistakes.DONE;
    }

    private static List<String> settled(List<StoredEvent> events) {
        return Lists.map(
                StoredEvent.all(events, Event.Settled.class),
                settled -> "%s: %s".formatted(settled.settlement().words(), settled.reason()));
    }

    /** An impulse without dice has no battles, so it need not be replayed. */
    private List<String> battles(GameStore folder, List<StoredEvent> events, FiledImpulse filed) {
        return Lists.filter(filed.journal(), Entry.Roll.class).isEmpty()
                ? List.of()
                : Dispute.of(catalog(), folder, events, filed)
                        .fought()
                        .map(Scene.Fought::headline)
                        .toList();
    }
}
