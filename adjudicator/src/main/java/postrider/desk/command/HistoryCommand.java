package postrider.desk.command;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import postrider.gamefile.Event;
import postrider.gamefile.StoredEvent;
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
        /** @param events of one impulse, standing orders and requests aside; at least one run of it */
        static Line of(int impulse, List<StoredEvent> events) {
            var letters = events.stream().flatMap(HistoryCommand::letter).toList();
            var order = letters.stream()
                    .filter(letter -> letter.purpose() == Event.Letter.Purpose.ORDER)
                    .findFirst();
            return new Line(
                    impulse,
                    order.map(Event.Letter::side),
                    order.map(Event.Letter::words).orElse(List.of()),
                    events.stream().flatMap(HistoryCommand::dice).toList(),
                    letters.size(),
                    events.getLast().at());
        }

        String text() {
            var head = "%4d  %.10s  ".formatted(impulse, at);
            var what = by.map(side -> "%s: %s".formatted(side, String.join(" / ", order)))
                    .orElse("set-up");
            var rolled = dice.stream().map(String::valueOf).collect(Collectors.joining(" "));
            var below = dice.isEmpty() ? "no dice" : "dice " + rolled;
            return Terminal.HERE.headed(Screen.item(head, what))
                    + Screen.item(" ".repeat(head.length()), "%s; letters in: %d".formatted(below, letters));
        }
    }

    @Override
    public Integer call() {
        var impulses = new TreeMap<Integer, List<StoredEvent>>();
        for (var stored : home.game(game).events())
            impulse(stored.event())
                    .ifPresent(impulse -> impulses.computeIfAbsent(impulse, n -> new ArrayList<>())
                            .add(stored));
        var lines = new ArrayList<Line>();
        impulses.forEach((impulse, events) -> {
            if (events.getLast().event() instanceof Event.Played) lines.add(Line.of(impulse, events));
        });
        if (json) setting.out().println(Screen.json(lines));
        else lines.forEach(line -> setting.out().print(line.text()));
        return Mistakes.DONE;
    }

    private static Optional<Integer> impulse(Event event) {
        return switch (event) {
            case Event.Played played -> Optional.of(played.impulse());
            case Event.Letter letter
            when letter.purpose() != Event.Letter.Purpose.STANDING -> Optional.of(letter.impulse());
            default -> Optional.empty();
        };
    }

    private static Stream<Event.Letter> letter(StoredEvent stored) {
        return stored.event() instanceof Event.Letter letter ? Stream.of(letter) : Stream.of();
    }

    private static Stream<Integer> dice(StoredEvent stored) {
        return stored.event() instanceof Event.Played played
                ? played.entries().stream()
                        .filter(Entry.Roll.class::isInstance)
                        .map(entry -> ((Entry.Roll) entry).value())
                : Stream.of();
    }
}
