package postrider.gateway.demo;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import postrider.desk.GameCatalog;
import postrider.kernel.Chance;
import postrider.kernel.Game;
import postrider.kernel.Impulse;
import postrider.kernel.question.Answers;
import postrider.kernel.question.Source;
import postrider.kernel.ruling.Side;
import postrider.kit.Sides;
import postrider.play.OpenGame;
import postrider.store.GameFolder;
import postrider.workbench.simulation.Bot;
import postrider.workbench.simulation.Playable;

/**
 * A player of a golden war. Orders and answers are those of the game's sensible bot, worded as a person would. The commander looks ahead
 * to the first die and adds clauses for the questions it foresees. Whatever else it writes is in a diary, with the number of the order or
 * answer before which to send it.
 */
final class Commander<P, O> implements Mind {
    private final Side side;
    private final Game.Box<P, O> box;
    private final Bot<P, O> sense;
    private final GameCatalog catalog;
    private final GameFolder folder;
    private final List<Page> diary;
    private int orders;
    private int answers;

    private Commander(
            Side side, String game, Game.Box<P, O> box, GameCatalog catalog, GameFolder folder, Path diaries) {
        this.side = side;
        this.box = box;
        this.sense = Playable.<P, O>of(game).sensible(Sides.BOTH.indexOf(side)).orElseThrow();
        this.catalog = catalog;
        this.folder = folder;
        this.diary = new ArrayList<>(Page.all(diary(diaries, side)));
    }

    static Mind of(Side side, String game, Game.Box<?, ?> box, GameCatalog catalog, GameFolder folder, Path diaries) {
        return new Commander<>(side, game, box, catalog, folder, diaries);
    }

    private static String diary(Path diaries, Side side) {
        var file = diaries.resolve(side.lower() + ".txt");
        try {
            return Files.readString(file);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** Standing orders go out with the order; after anything else the commander waits for the referee's answer. */
    @Override
    public List<Page> order(Reading report) {
        var pages = new ArrayList<Page>();
        for (var page = noted("order", orders + 1); page.isPresent(); page = noted("order", orders + 1)) {
            pages.add(page.get());
            if (!page.get().heading().startsWith("standing")) return pages;
        }
        orders++;
        pages.add(new Page("order", written(game())));
        return pages;
    }

    /** Takes the next page for this occasion from the diary. */
    private Optional<Page> noted(String occasion, int number) {
        var opening = "%s %d: ".formatted(occasion, number);
        var page =
                diary.stream().filter(one -> one.heading().startsWith(opening)).findFirst();
        page.ifPresent(diary::remove);
        return page.map(one -> new Page(one.heading().substring(opening.length()), one.lines()));
    }

    private OpenGame<?, ?> game() {
        return catalog.open(folder, folder.log());
    }

    private List<String> written(OpenGame<?, ?> game) {
        var position = box.notation().position(game.notation());
        var order = sense.order(position, side, box.legal(position, side));
        return Stream.concat(
                        box.orders().words(order).stream().map(Commander::byHand), clauses(position, order).stream())
                .toList();
    }

    /** {@code play 3 OPS (40): activate Howe; take 5 CU; to A; to B} is {@code play 40: activate Howe with 5 CU; to A, B}. */
    private static String byHand(String words) {
        return words.replaceAll("\\d OPS \\((\\d+)\\)", "$1")
                .replaceFirst("; take", " with")
                .replaceAll("(?<=; to [^;]{1,60}); to ", ", ");
    }

    /** Foresees the questions, assuming that the other side stays silent. */
    private List<String> clauses(P position, O order) {
        var clauses = new ArrayList<String>();
        Answers foreseen = question -> {
            if (question.to() != side) return Optional.of(new Answers.Given(question.whenSilent(), Source.LETTER));
            var answer = sense.to(question);
            answer.ifPresent(given ->
                    clauses.add("  if asked %s: %s".formatted(question.topic().words(), given.words())));
            return answer;
        };
        new Impulse<>(box.rules(), position, side, Optional.of(order)).run(List.of(), Chance.NONE, foreseen);
        return clauses.stream().distinct().toList();
    }

    @Override
    public String answer(String name, Reading report) {
        var noted = noted("answer", answers + 1);
        if (noted.isPresent()) return String.join(" ", noted.get().lines());
        answers++;
        return game().status().asked(side).stream()
                .filter(question -> question.name().equals(name))
                .findFirst()
                .flatMap(sense::to)
                .orElseThrow()
                .words();
    }
}
