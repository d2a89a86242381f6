package postrider.desk.command;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import postrider.desk.Ledger;
import postrider.gamefile.Chronicle;
import postrider.gamefile.Record;
import postrider.kernel.Entry;
import postrider.kernel.Side;

@Command(
        name = "history",
        description = "Lists the impulses of a game: who ordered what, the dice, the letters.",
        footer = {
            "",
            "Nothing in it is secret. Examples:",
            "  postrider history ww-017",
            "  postrider history ww-017 --json"
        })
final class HistoryCommand implements Callable<Integer> {
    private final Setting setting;

    @Mixin
    Help help;

    @Mixin
    Home home;

    @Parameters(paramLabel = "GAME", description = "Its id, or the path of its folder.")
    String game;

    @Option(names = "--json", description = "Print JSON.")
    boolean json;

    HistoryCommand(Setting setting) {
        this.setting = setting;
    }

    /**
     * An impulse.
     *
     * @param by empty for the set-up
     * @param letters how many orders and answers came in for it
     * @param at when it was last carried on
     */
    record Line(int impulse, Optional<Side> by, List<String> order, List<Integer> dice, long letters, Instant at) {
        static Optional<Line> of(Chronicle story, int impulse) {
            var played = of(Record.Played.class, story)
                    .filter(p -> p.impulse() == impulse)
                    .toList();
            if (played.isEmpty()) return Optional.empty();
            var order = story.order(impulse);
            return Optional.of(new Line(
                    impulse,
                    order.map(Record.Letter::side),
                    order.map(Record.Letter::words).orElse(List.of()),
                    story.entries(impulse).stream()
                            .filter(Entry.Roll.class::isInstance)
                            .map(entry -> ((Entry.Roll) entry).value())
                            .toList(),
                    of(Record.Letter.class, story)
                            .filter(l -> l.impulse() == impulse && !l.purpose().equals("standing"))
                            .count(),
                    played.getLast().at()));
        }

        private static <R extends Record> Stream<R> of(Class<R> kind, Chronicle story) {
            return story.records().stream().filter(kind::isInstance).map(kind::cast);
        }

        String text() {
            var head = "%4d  %.10s  ".formatted(impulse, at);
            var what = by.map(side -> "%s: %s".formatted(side, String.join(" / ", order)))
                    .orElse("set-up");
            var rolled = dice.stream().map(String::valueOf).collect(Collectors.joining(" "));
            var below = dice.isEmpty() ? "no dice" : "dice " + rolled;
            return Screen.item(head, what)
                    + Screen.item(" ".repeat(head.length()), "%s; letters in: %d".formatted(below, letters));
        }
    }

    @Override
    public Integer call() {
        var ledger = new Ledger(home.game(game).records());
        var story = new Chronicle(ledger.records());
        var lines = IntStream.rangeClosed(0, ledger.impulse())
                .boxed()
                .flatMap(impulse -> Line.of(story, impulse).stream())
                .toList();
        if (json) setting.out().println(Screen.json(lines));
        else lines.forEach(line -> setting.out().print(line.text()));
        return Mistakes.DONE;
    }
}
