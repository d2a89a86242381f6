package postrider.dispute;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.desk.GameCatalog;
import postrider.desk.TriedOrder;
import postrider.dice.ChanceHistory;
import postrider.dice.RecordedChance;
import postrider.kernel.Game;
import postrider.kernel.ruling.Ruling;
import postrider.kernel.view.Scene;
import postrider.letters.RefereeReport;
import postrider.letters.RefereeReport.Chapter;
import postrider.log.Event;
import postrider.log.Signatures;
import postrider.log.StoredEvent;
import postrider.play.DryRun;
import postrider.play.FiledImpulse;
import postrider.play.OpenGame;
import postrider.rulebook.RuleBook;
import postrider.store.GameStore;
import postrider.text.Lists;

/**
 * An impulse in dispute: what the game file holds of it, and the same impulse played again to learn what the file does not hold.
 *
 * @param events all of the game
 * @param game as it was when the order was accepted
 * @param again the result of playing it again with the recorded dice and answers
 * @param asked its questions, in order
 */
public record Dispute(
        Game kind,
        List<StoredEvent> events,
        OpenGame<?, ?> game,
        FiledImpulse filed,
        DryRun again,
        List<Witness.Asked> asked,
        Optional<Signatures> signatures,
        GameCatalog catalog,
        GameStore store) {
    /**
     * @param impulse empty for the last that was played
     * @throws IllegalArgumentException if nothing has happened in it
     */
    public static Dispute of(GameCatalog catalog, GameStore store, Optional<Integer> impulse) {
        var events = store.events();
        return of(catalog, store, events, FiledImpulse.of(events, impulse));
    }

    /** For an impulse already found among its game's events, so that a whole war is not read again for each. */
    public static Dispute of(GameCatalog catalog, GameStore store, List<StoredEvent> events, FiledImpulse filed) {
        var ordered = filed.ordered();
        var game = catalog.open(store, ordered);
        var witness = new Witness(new RecordedChance(filed.journal()), filed.answers());
        var again = game.rehearse(witness.umpire());
        var kind = catalog.game(ordered.header().system());
        var asked = witness.asked();
        var signatures = Signatures.installed();
        return new Dispute(kind, events, game, filed, again, asked, signatures, catalog, store);
    }

    /** Everything rolled, shuffled and drawn before it that still stands. */
    ChanceHistory history() {
        return filed.ordered().dice().history();
    }

    /** Another order of the same side, from the same position. */
    TriedOrder tried(String order) {
        var side = filed.by()
                .orElseThrow(() -> new IllegalArgumentException("The set-up has no order; only answers can be tried."));
        return TriedOrder.of(catalog.open(store, filed.awaiting()), side, order);
    }

    /**
     * Plays it once with dice from a seed of their own.
     *
     * @param otherwise an order, answers, or both, in place of what was sent; empty to play what was sent
     */
    public RefereeReport whatIf(String otherwise, long seed) {
        return tryOut(otherwise, trial -> trial.once(seed));
    }

    /** The exact probability of every possible outcome. */
    public RefereeReport odds(String otherwise) {
        return tryOut(otherwise, TrialReport::odds);
    }

    private RefereeReport tryOut(String otherwise, Function<TrialReport, RefereeReport> trial) {
        var lines = otherwise.lines().collect(Collectors.partitioningBy(Attempt::isAnswer));
        var answers = Lists.map(lines.get(true), String::strip);
        var order = String.join("\n", lines.get(false));
        if (order.isBlank()) return trial.apply(new TrialReport(this, Attempt.answered(this, answers)));
        var tried = tried(order);
        return tried.game()
                .map(game -> Attempt.ordered(this, tried, game, answers))
                .map(attempt -> trial.apply(new TrialReport(this, attempt)))
                .orElseGet(() -> new WhyReport(this).refused(tried));
    }

    public RefereeReport whyNot(String order) {
        return new WhyReport(this).refused(tried(order));
    }

    /** Where a rule applied, and where it was considered and did not apply. */
    public RefereeReport why(String rule) {
        return new WhyReport(this).of(rule);
    }

    /** The rules it was played under, if there are newer ones; a sentence. */
    Optional<String> earlierRules() {
        return game.earlierRules().map("It was played under %s."::formatted);
    }

    /** Whether the rules still rule as they did then. */
    boolean asRecorded() {
        return again.rulings().equals(filed.rulings());
    }

    /** The numbers of all rules that ruled, asked, or were in a battle's table, in the order of the impulse. */
    List<String> rules() {
        return Stream.of(
                        again.rulings().stream().map(Ruling::rule),
                        asked.stream().map(one -> one.question().rule()),
                        fought().flatMap(fought -> fought.rows().stream()).map(Scene.Fought.Row::rule))
                .flatMap(numbers -> numbers)
                .distinct()
                .toList();
    }

    public Stream<Scene.Fought> fought() {
        return Scene.Shown.all(again.scenes(), Scene.Fought.class).stream();
    }

    RuleBook book() {
        return RuleBook.of(kind);
    }

    /** Whether the game has no secret left. */
    public boolean revealed() {
        return events.stream().anyMatch(stored -> stored.event() instanceof Event.Revealed);
    }

    /** A report for the referee, headed by {@code what} it is and who may read it. */
    RefereeReport report(String what, String headline, List<String> lead, List<Chapter> chapters) {
        var secrecy = revealed() ? "The game is over, and has no secret left." : "For the referee alone.";
        var about = "%s, impulse %d: %s. %s".formatted(game.id(), filed.number(), what, secrecy);
        return new RefereeReport(game.title(), about, headline, lead, chapters);
    }

    public RefereeReport sheet() {
        return new DisputeReport(this).sheet();
    }
}
