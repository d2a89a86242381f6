package postrider.desk;

import java.util.List;
import java.util.Optional;
import postrider.gamefile.Record;
import postrider.kernel.Answers;
import postrider.kernel.Chance;
import postrider.kernel.Complaint;
import postrider.kernel.Game;
import postrider.kernel.GameOption;
import postrider.kernel.Impulse;
import postrider.kernel.Line;
import postrider.kernel.Read;
import postrider.kernel.Rules;
import postrider.kernel.Side;
import postrider.kernel.Verdict;
import postrider.kernel.View;
import postrider.words.Clauses;
import postrider.words.Table;
import postrider.words.Vocabulary;

/**
 * A game on the table: a pure function of its records. Two readers of one file see the same game.
 *
 * @param <P> a position of the game
 * @param <O> an order of the game
 */
public final class OpenGame<P, O> {
    private final Game game;
    private final Rules<P, O> rules;
    private final Ledger ledger;
    private final Vocabulary names;
    private final P position;
    private final Stage stage;

    private OpenGame(Game game, Rules<P, O> rules, Ledger ledger) {
        this.game = game;
        this.rules = rules;
        this.ledger = ledger;
        this.names = Vocabulary.of(game, rules);
        this.position = ledger.last()
                .map(end -> rules.position(end.position().orElseThrow()))
                .orElseGet(() ->
                        rules.setUp(ledger.header().scenario(), ledger.header().options()));
        this.stage = findStage();
    }

    static <P, O> OpenGame<P, O> of(Game game, Rules<P, O> rules, List<Record> records) {
        return new OpenGame<>(game, rules, new Ledger(records));
    }

    private Stage findStage() {
        if (ledger.over()) return new Stage.Over();
        if (ledger.impulse() > 0 && ledger.order().isEmpty())
            return new Stage.Order(rules.toMove(position).orElseThrow());
        return switch (run(Chance.NONE)) {
            case Verdict.Waiting<P>(var questions, var report, var journal, var meanwhile)
            when ledger.stop().isPresent() && !questions.isEmpty() && journal.equals(ledger.journal()) ->
                new Stage.Answers(questions, meanwhile);
            case Verdict.Waiting<P> further -> new Stage.Ready();
            case Verdict.Done<P> done -> new Stage.Ready();
            case Verdict.Denied<P>(var refusals) ->
                throw new IllegalStateException("The rules no longer allow the order of impulse %d of %s: %s"
                        .formatted(ledger.impulse(), id(), refusals.getFirst()));
        };
    }

    public String id() {
        return ledger.header().game();
    }

    public String title() {
        return game.title();
    }

    List<GameOption> options() {
        return Shelf.options(game);
    }

    /** What questions may be about, as clauses and standing orders name it. */
    List<String> topics() {
        return names.topics();
    }

    public List<Side> sides() {
        return game.sides();
    }

    public Side other(Side side) {
        return sides().stream().filter(s -> s != side).findFirst().orElseThrow();
    }

    public Ledger ledger() {
        return ledger;
    }

    public Stage stage() {
        return stage;
    }

    /** The situation as {@code side} may see it: where an impulse has stopped, as it stands in the middle of it. */
    public View view(Side side) {
        if (stage instanceof Stage.Answers answers && answers.meanwhile().isPresent())
            return answers.meanwhile().get().apply(side);
        return rules.view(position, side);
    }

    /** What {@code side} may do if its order is awaited. */
    public List<String> mayDo(Side side) {
        return rules.mayDo(position, side);
    }

    /** The lines {@code side} sends back if its order is awaited. */
    public List<String> reply(Side side) {
        return rules.reply(position, side);
    }

    /** The position before the open impulse, in the game's notation. */
    public String notation() {
        return rules.write(position);
    }

    /** The standing orders of a side. */
    public Clauses standing(Side side) {
        return beforehand().standing(side);
    }

    private Beforehand beforehand() {
        return new Beforehand(ledger, names);
    }

    private O order(Side by, List<Line> lines) {
        return switch (rules.read(lines, position, by)) {
            case Read.Understood<O>(O order) -> order;
            case Read.NotUnderstood<O>(List<Complaint> complaints) -> throw unreadable(ledger, "order", complaints);
        };
    }

    static IllegalStateException unreadable(Ledger ledger, String what, List<Complaint> complaints) {
        return new IllegalStateException("The rules no longer understand the %s of impulse %d of %s: %s"
                .formatted(what, ledger.impulse(), ledger.header().game(), complaints.getFirst()));
    }

    /** Runs the open impulse as far as it goes. */
    Verdict<P> run(Chance chance) {
        var by = ledger.order().map(Record.Letter::side).orElse(sides().getFirst());
        var order = ledger.order().map(letter -> order(by, Line.numbered(letter.words())));
        return new Impulse<>(rules, position, by, order)
                .run(ledger.journal(), chance, beforehand().answers());
    }

    /** Runs the open impulse and says what has to be written down. */
    Turn play(Chance chance) {
        return switch (run(chance)) {
            case Verdict.Waiting<P>(var questions, var report, var journal, var meanwhile) ->
                new Turn(fresh(journal), questions, report, Optional.empty(), Optional.empty());
            case Verdict.Done<P>(P after, var report, var journal) ->
                new Turn(fresh(journal), List.of(), report, Optional.of(rules.write(after)), rules.ending(after));
            case Verdict.Denied<P> denied -> throw new AssertionError("judged before: " + denied);
        };
    }

    private <E> List<E> fresh(List<E> journal) {
        return journal.subList(ledger.journal().size(), journal.size());
    }

    /** Judges an order and does nothing: it stops before the first die, card or question. */
    Verdict<P> judge(Side by, List<Line> lines) {
        return new Impulse<>(rules, position, by, Optional.of(order(by, lines)))
                .run(List.of(), Chance.NONE, Answers.SILENCE);
    }

    /** The order in canonical words. */
    List<String> words(Side by, List<Line> lines) {
        return rules.words(order(by, lines));
    }

    /** What lies on the table when a letter of this side is read. */
    Table table(Side side) {
        return new Table(side, names, stage.asked(side), lines -> switch (rules.read(lines, position, side)) {
            case Read.Understood<O> understood -> List.of();
            case Read.NotUnderstood<O>(List<Complaint> complaints) -> complaints;
        });
    }
}
