package postrider.desk;

import static postrider.desk.Dispatch.Kind.FINAL;
import static postrider.desk.Dispatch.Kind.NOTICE;
import static postrider.desk.Dispatch.Kind.QUESTION;
import static postrider.desk.Dispatch.Kind.REPORT;
import static postrider.desk.Phrases.capital;
import static postrider.desk.Phrases.whose;

import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.dice.Binding;
import postrider.dice.Secret;
import postrider.gamefile.Record;
import postrider.kernel.Side;
import postrider.kernel.View;
import postrider.words.Table;

/**
 * What came of a run. How an answer came - by letter, by clause, by standing order - is never told to the other side.
 *
 * @param game as it stands after the run
 * @param before the ledger before it
 */
record Reports(OpenGame<?, ?> game, Ledger before, Record.Played played) {

    List<Dispatch> all(Supplier<Secret> secret) {
        if (played.position().isEmpty()) return both(this::stopped);
        if (played.ended().isEmpty()) return both(this::report);
        var lastWords = game.ledger().chance(secret.get()).lastWords();
        return both(side -> ending(side, lastWords));
    }

    private List<Dispatch> both(Function<Side, Dispatch> letter) {
        return game.sides().stream().map(letter).toList();
    }

    private Draft draft(Dispatch.Kind kind, Side to, String headline) {
        return new Draft(game, kind, to, played.impulse(), headline)
                .happened(played.rulings())
                .told(before.stop().map(Record.Played::rulings).orElse(List.of()));
    }

    private Binding binding() {
        return before.binding();
    }

    /** A question to those asked, a notice to the other. */
    private Dispatch stopped(Side to) {
        var asked = game.stage().asked(to);
        return asked.isEmpty() ? waits(to) : question(to, Table.name(asked.getFirst()));
    }

    private Dispatch question(Side to, String about) {
        var running = new Phrases(game).running(to);
        var view = game.view(to);
        return draft(QUESTION, to, "%s: your answer is needed".formatted(capital(about)))
                .lead(
                        "%s has stopped half-way: the rules leave a decision to you.".formatted(capital(running)),
                        Windows.of(before).toAsked(game.stage().asked(to)))
                .awaited()
                .situation(new View(view.title() + ", in the middle of " + running, view.sections()))
                .binding(binding())
                .written();
    }

    private Dispatch waits(Side to) {
        var other = game.other(to);
        var about = game.stage().asked(other).stream()
                .map(question -> "rule %s (%s)".formatted(question.rule(), Table.name(question)))
                .collect(Collectors.joining(", "));
        return draft(NOTICE, to, "Impulse %d waits for the %s player".formatted(played.impulse(), other))
                .lead(
                        "%s has stopped half-way: the rules leave a decision to the %s player, %s."
                                .formatted(capital(new Phrases(game).running(to)), other, about),
                        Windows.of(before).toOther(),
                        "You need do nothing. The next letter comes when he has decided.")
                .binding(binding())
                .written();
    }

    private Dispatch report(Side to) {
        boolean mine = game.stage().awaits(to);
        var done = before.order().map(order -> "Impulse " + played.impulse()).orElse("The set-up");
        var next = mine ? "your order is needed" : "the %s order is next".formatted(game.other(to));
        return draft(REPORT, to, "%s is done: %s".formatted(done, next))
                .lead(
                        ordered(to),
                        "Now it is impulse %d.".formatted(game.ledger().impulse()))
                .situation(game.view(to))
                .awaited()
                .binding(binding())
                .written();
    }

    private String ordered(Side to) {
        return before.order()
                .map(order -> "%s order was: %s.".formatted(whose(order.side(), to), Phrases.line(order)))
                .orElse("The game is set up.");
    }

    private Dispatch ending(Side to, List<String> lastWords) {
        var ended = played.ended().orElseThrow();
        return draft(FINAL, to, ended)
                .lead(ordered(to))
                .situation(game.view(to))
                .closing("The secret of the game is told below. The program attached checks every die and card with it,"
                        + " from the letters you hold.")
                .proofs(Stream.concat(binding().lines().stream(), lastWords.stream())
                        .toList())
                .written();
    }
}
