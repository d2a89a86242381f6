package postrider.letters;

import static postrider.log.LetterKind.BULLETIN;

import java.util.List;
import java.util.function.Supplier;
import postrider.kernel.ruling.Ruling;
import postrider.kernel.view.Scene;
import postrider.kernel.view.View;
import postrider.log.Event;
import postrider.log.Spectators;
import postrider.play.OpenGame;
import postrider.text.Lists;

/**
 * The letters to observers of a game. They say what both players were told. They do not depend on hidden information, so no player
 * learns from them what their own letters do not say.
 *
 * @param before the game before the event
 * @param game the game after the event
 */
public record Bulletin(OpenGame<?, ?> before, OpenGame<?, ?> game) {
    private static final String LAST = "This is the last letter about it.";

    private DispatchBuilder draft(int impulse, String headline) {
        return new DispatchBuilder(game, BULLETIN, game.sides().getFirst(), impulse, headline)
                .lead("%s in game %s: %s".formatted(game.title(), game.id(), new Phrases(game).players()));
    }

    /** Reports a finished impulse. */
    public Dispatch played(Event.Played played) {
        return told(played, headline(played)).situation(situation()).written();
    }

    /** Reports the impulse that ended the game. After it nothing is secret. */
    public Dispatch ended(Event.Played played, Chronicle chronicle) {
        return told(played, played.ended().orElseThrow())
                .situation(ended(chronicle))
                .closing(LAST)
                .written();
    }

    private DispatchBuilder told(Event.Played played, String headline) {
        return draft(played.impulse(), headline)
                .lead(ordered(), next())
                .happened(rulings(played), 0, scenes())
                .closing(closing());
    }

    private View ended(Chronicle chronicle) {
        return chronicle.before(game.sides().getFirst(), game.situations().laidOpen());
    }

    private List<Scene.Shown> scenes() {
        return Lists.filter(game.scenes(), shown -> shown.only().isEmpty());
    }

    /** The rulings that both players may read, without proofs: only the players have the letters to check them against. */
    private List<Ruling> rulings(Event.Played played) {
        return Lists.map(Lists.concat(before.log().open().rulings(), played.rulings()), ruling -> ruling.proved(""));
    }

    private String headline(Event.Played played) {
        return before.log().open().order().isEmpty()
                ? "The game is set up"
                : Headline.of(Lists.map(scenes(), Scene.Shown::scene), rulings(played));
    }

    private String ordered() {
        return before.log().open().order().map(Phrases::began).orElse("");
    }

    private String next() {
        return game.awaited().stream()
                .findFirst()
                .map(side -> "Now it is impulse %d: the %s order is next."
                        .formatted(game.log().impulse(), side))
                .orElse("");
    }

    private View situation() {
        var changes =
                new ViewChanges(before.situations().open(), game.situations().open());
        return changes.throughout() ? changes.whole() : changes.marked();
    }

    /**
     * Reports a settlement by the referee.
     *
     * @param chronicle included if it ends the game
     */
    public Dispatch settled(Event.Settled settled, Supplier<Chronicle> chronicle) {
        var told = new SettledLetters(before, game, settled, List.of());
        boolean over = settled.ended().isPresent();
        return draft(game.log().impulse(), told.headline())
                .lead(told.toAll(), next())
                .situation(over ? ended(chronicle.get()) : game.situations().open())
                .closing(over ? LAST : closing())
                .written();
    }

    private String closing() {
        var delay = Spectators.of(game.log().header().options())
                .map(Spectators::delay)
                .orElse("");
        return "You read what both players know of it, %s. To get no more of these letters, reply with the line 'unobserve %s'."
                .formatted(delay, game.id());
    }
}
