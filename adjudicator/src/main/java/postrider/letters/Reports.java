package postrider.letters;

import static postrider.log.LetterKind.FINAL;
import static postrider.log.LetterKind.NOTICE;
import static postrider.log.LetterKind.QUESTION;
import static postrider.log.LetterKind.REPORT;
import static postrider.text.Wording.capital;

import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import postrider.dice.Proof;
import postrider.dice.Secret;
import postrider.kernel.Entry;
import postrider.kernel.ruling.Ruling;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.Scene;
import postrider.kernel.view.View;
import postrider.log.Event;
import postrider.log.LetterKind;
import postrider.play.AskingRule;
import postrider.play.OpenGame;
import postrider.text.Lists;

/**
 * The letters about a run. They never tell the other side how an answer came: by letter, clause or standing order.
 *
 * @param before the game before the run
 * @param game the game after the run
 * @param notRead the lines that were not read of the letter that caused the run
 */
record Reports(
        OpenGame<?, ?> before,
        OpenGame<?, ?> game,
        Event.Played played,
        Supplier<Secret> secret,
        List<String> notRead) {

    private static final String ALL_ELSE = "Nothing else has changed; send 'status' for everything.";

    private static final String NEXT = "If the next order is yours, you may write it below your answer, after 'next:'.";

    List<Dispatch> all(Supplier<Chronicle> chronicle) {
        if (played.position().isEmpty())
            return game.sides().stream().flatMap(this::stopped).toList();
        if (played.ended().isEmpty()) return both(this::report);
        var told = chronicle.get();
        return both(side -> ending(side, told));
    }

    private List<Dispatch> both(Function<Side, Dispatch> letter) {
        return Lists.map(game.sides(), letter);
    }

    private DispatchBuilder draft(LetterKind kind, Side to, String headline) {
        return new DispatchBuilder(game, kind, to, played.impulse(), headline)
                .lead(
                        played.seats() ? new Phrases(game).seats(to) : "",
                        before.log()
                                .open()
                                .order()
                                .map(new Phrases(before)::signed)
                                .orElse(""))
                .happened(news(to).rulings(), news(to).told(), game.scenes())
                .foot(foot())
                .receipt(news(to).receipt());
    }

    private RunNews news(Side to) {
        return new RunNews(this, to);
    }

    /** All rulings of the impulse so far. */
    List<Ruling> rulings() {
        return Lists.concat(before.log().open().rulings(), played.rulings());
    }

    /** What the dice are bound to, and how far the decks have been dealt. */
    private List<String> foot() {
        return Lists.concat(
                before.log().dice().binding().lines(),
                Lists.map(game.log().dice().history().drawn(entries()), Proof::toString));
    }

    private List<Entry> entries() {
        return Lists.concat(before.log().open().journal(), played.entries());
    }

    /** A question to a side that is asked; a notice to the other if it is the first about the impulse or answers their letter. */
    private Stream<Dispatch> stopped(Side to) {
        var asked = game.status().asked(to);
        if (!asked.isEmpty()) {
            var open = Lists.find(asked, question -> !question.isForced());
            return Stream.of(question(to, open.orElse(asked.getFirst()).name()));
        }
        boolean first = before.log().open().order().isEmpty()
                ? !before.log().open().stopped()
                : before.log().unannounced(to).isPresent();
        return first || played.seats() || game.log().correspondence(to).awaitsAnswer()
                ? Stream.of(waits(to))
                : Stream.of();
    }

    private Dispatch question(Side to, String about) {
        var running = new Phrases(game).running(to);
        var changes = changes(to);
        var view = changes.throughout() ? changes.whole() : changes.alone();
        return draft(QUESTION, to, "%s: your answer is needed".formatted(capital(about)))
                .lead(
                        news(to).announced(),
                        "%s has stopped half-way: the rules leave a decision to you.".formatted(capital(running)),
                        AskingRule.of(game.log()).toAsked(game.status().asked(to)))
                .awaited()
                .situation(view.titled(view.title() + ", in the middle of " + running))
                .closing(isMover(to) ? "" : NEXT, changes.throughout() ? "" : ALL_ELSE)
                .written();
    }

    private boolean isMover(Side to) {
        return before.log().open().order().filter(order -> order.side() == to).isPresent();
    }

    /** The changes since the last letter. To a player who has just been given a side, everything is new. */
    private ViewChanges changes(Side to) {
        return new ViewChanges(
                played.seats() ? new View("", List.of()) : before.situations().told(to), game.view(to));
    }

    private Dispatch waits(Side to) {
        var other = game.other(to);
        var about = Lists.joined(
                game.status().asked(other),
                ", ",
                question -> "rule %s (%s)".formatted(question.rule(), question.name()));
        return draft(NOTICE, to, "Impulse %d waits for the %s player".formatted(played.impulse(), other))
                .lead(
                        news(to).announced(),
                        "%s has stopped half-way: the rules leave a decision to the %s player, %s."
                                .formatted(capital(new Phrases(game).running(to)), other, about),
                        AskingRule.of(game.log()).toOther(),
                        "You need do nothing. The next letter comes when they have decided.")
                .written();
    }

    /** The report. At the beginning of a year it has the whole situation. Otherwise the player to move gets all but reference sections, the other what is new. */
    private Dispatch report(Side to) {
        var changes = changes(to);
        boolean awaited = game.status().awaits(to);
        var followed = awaited ? changes.marked() : changes.alone();
        var next = awaited ? "" : ": the %s order is next".formatted(game.other(to));
        var report = draft(REPORT, to, headline(to))
                .lead(
                        news(to).ordered(),
                        "Now it is impulse %d%s.".formatted(game.log().impulse(), next),
                        game.isOrdered(to)
                                ? "The order you wrote below your answer is your order now: the next letter tells of it."
                                : "")
                .situation(changes.throughout() ? changes.whole() : followed)
                .closing(changes.throughout() || awaited ? "" : ALL_ELSE);
        return (game.isOrdered(to) ? report : report.awaited()).written();
    }

    private String headline(Side to) {
        if (played.seats()) return "The game is set up: you are the %s player".formatted(to);
        var scenes = Lists.map(Scene.Shown.to(to, game.scenes()), Scene.Shown::scene);
        return before.log().open().order().isEmpty() ? "The game is set up" : Headline.of(scenes, rulings());
    }

    private Dispatch ending(Side to, Chronicle chronicle) {
        var ended = played.ended().orElseThrow();
        return draft(FINAL, to, ended)
                .lead(new Phrases(game).players(), news(to).ordered())
                .ending(chronicle, foot(), secret.get())
                .receipt(news(to).receipt())
                .written();
    }
}
