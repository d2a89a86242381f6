package postrider.play;

import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import postrider.kernel.Chance;
import postrider.kernel.Course;
import postrider.kernel.Entry;
import postrider.kernel.Game;
import postrider.kernel.GameOption;
import postrider.kernel.Guide;
import postrider.kernel.Impulse;
import postrider.kernel.Rules;
import postrider.kernel.Suggestion;
import postrider.kernel.Umpire;
import postrider.kernel.Verdict;
import postrider.kernel.Vocabulary;
import postrider.kernel.question.Answers;
import postrider.kernel.question.Question;
import postrider.kernel.ruling.Ruling;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.Scene;
import postrider.kernel.view.View;
import postrider.log.Event;
import postrider.log.GameLog;
import postrider.log.Settlement;
import postrider.map.LazyList;
import postrider.text.Complaint;
import postrider.text.Line;
import postrider.text.Read;
import postrider.words.Clauses;
import postrider.words.ReadingContext;

/**
 * A game on the table, at one moment: a pure function of its log. It goes on by steps, each an event with the game after it.
 *
 * @param <P> a position of the game
 * @param <O> an order of the game
 */
public final class OpenGame<P, O> {
    private static final Logger LOG = LoggerFactory.getLogger(OpenGame.class);

    private final Game game;
    private final Game.Box<P, O> box;
    private final GameLog log;
    private final P position;
    private final Optional<O> order;
    private final Status status;
    private final Course course;

    private OpenGame(
            Game game, Game.Box<P, O> box, GameLog log, P position, Optional<O> order, Status status, Course course) {
        this.game = game;
        this.box = box;
        this.log = log;
        this.position = position;
        this.order = order;
        this.status = status;
        this.course = course;
    }

    /** The game as its log tells it. */
    public static <P, O> OpenGame<P, O> of(Game game, Game.Box<P, O> box, GameLog log) {
        var position = log.position()
                .map(box.notation()::position)
                .orElseGet(() ->
                        box.rules().setUp(log.header().scenario(), log.header().options()));
        var found = new OpenGame<>(game, box, log, position, Optional.empty(), new Status.Ready(), Course.NOTHING);
        var ordered = found.ordered(log.order().map(found::read));
        return ordered.in(ordered.findStatus());
    }

    private OpenGame<P, O> in(Status next) {
        return new OpenGame<>(game, box, log, position, order, next, course);
    }

    private OpenGame<P, O> ordered(Optional<O> given) {
        return new OpenGame<>(game, box, log, position, given, status, course);
    }

    private OpenGame<P, O> at(P after) {
        return new OpenGame<>(game, box, log, after, Optional.empty(), status, course);
    }

    /** The same game with a log that tells the same of it. */
    public OpenGame<P, O> logged(GameLog next) {
        return new OpenGame<>(game, box, next, position, order, status, course);
    }

    /** Where the game stands with an impulse that was begun. Only a stopped one has to be run again to know. */
    private Status findStatus() {
        if (log.over()) return new Status.Over();
        if (order.isEmpty() && log.impulse() > 0) return between();
        if (!log.stopped()) return new Status.Ready();
        return switch (run(Chance.NONE)) {
            case Verdict.Waiting<P>(var questions, var report, var journal, var meanwhile)
            when !questions.isEmpty() && journal.equals(log.journal()) -> new Status.Answers(questions, meanwhile);
            case Verdict.Waiting<P> further -> new Status.Ready();
            case Verdict.Done<P> done -> new Status.Ready();
            case Verdict.Denied<P>(var refusals) -> throw noLongerAllowed(refusals.getFirst());
        };
    }

    private Status between() {
        return log.over()
                ? new Status.Over()
                : new Status.Order(box.rules().toMove(position).orElseThrow());
    }

    /**
     * What the referee settles, without his reason.
     *
     * @param before the position an impulse is taken back to; of no account to other settlements
     * @throws IllegalArgumentException naming all that is wrong with a correction
     */
    public Event.Settled settled(Settlement settlement, Optional<String> before) {
        return settlement instanceof Settlement.Correct(var statements)
                ? new Correction<>(box, position).by(statements)
                : Event.Settled.unsigned(
                        settlement, before.filter(position -> settlement.moves()), settlement.ending());
    }

    private IllegalStateException noLongerAllowed(Object why) {
        return new IllegalStateException(
                "The rules no longer allow the order of impulse %d of %s: %s".formatted(log.impulse(), id(), why));
    }

    /** An event that moves nothing. */
    public Step noted(Event event) {
        return new Step(event, logged(log.with(event)));
    }

    /** A letter that is accepted: an order as it was understood, or answers, or standing orders. */
    public Step accepted(Event.Letter letter, Optional<O> understood) {
        var next = logged(log.with(letter));
        return new Step(
                letter,
                switch (letter.purpose()) {
                    case ORDER -> next.ordered(understood).in(new Status.Ready());
                    case ANSWER -> next.in(status.answered(letter.side()));
                    case STANDING -> next.in(next.findStatus());
                    case MOTION -> next;
                });
    }

    /** Runs the open impulse as far as it goes. */
    public Step play(Chance chance) {
        var umpire = new Umpire(log.journal(), chance, sources().answers());
        var step = step(run(umpire));
        return new Step(step.event(), step.after().showing(umpire.course()));
    }

    private Step step(Verdict<P> verdict) {
        return switch (verdict) {
            case Verdict.Waiting<P>(var questions, var report, var journal, var meanwhile) -> {
                var keys = questions.stream().<String>map(Question::key).toList();
                var event = played(journal, keys, report, Optional.empty(), Optional.empty());
                yield new Step(event, logged(log.with(event)).in(new Status.Answers(questions, meanwhile)));
            }
            case Verdict.Done<P>(P after, var report, var journal) -> {
                var ended = box.rules().ending(after).map(Rules.Ending::sentence);
                var event = played(
                        journal, List.of(), report, Optional.of(box.notation().write(after)), ended);
                var next = logged(log.with(event)).at(after);
                yield new Step(event, next.in(next.between()));
            }
            case Verdict.Denied<P>(var refusals) -> throw noLongerAllowed(refusals.getFirst());
        };
    }

    /** The same game, in which an impulse has just taken this course. */
    public OpenGame<P, O> showing(Course taken) {
        return new OpenGame<>(game, box, log, position, order, status, taken);
    }

    /** The course of the open impulse by the end of a run that is on record. */
    public Course course(Event.Played played) {
        var journal =
                Stream.concat(log.journal().stream(), played.entries().stream()).toList();
        var umpire = new Umpire(journal, Chance.NONE, Answers.SILENCE);
        run(umpire);
        return umpire.course();
    }

    /** Plays the impulse before an umpire who has nothing on record. Nothing comes of it. */
    public DryRun rehearse(Umpire umpire) {
        return switch (run(umpire)) {
            case Verdict.Waiting<P>(var questions, var report, var journal, var meanwhile) ->
                new DryRun(report, umpire.passed(), journal, umpire.course().scenes(), questions, Optional.empty());
            case Verdict.Done<P>(P after, var report, var journal) ->
                new DryRun(
                        report,
                        umpire.passed(),
                        journal,
                        umpire.course().scenes(),
                        List.of(),
                        Optional.of(DryRun.Situation.of(box, after)));
            case Verdict.Denied<P>(var refusals) -> throw noLongerAllowed(refusals.getFirst());
        };
    }

    /** The position before the open impulse. */
    public DryRun.Situation situation() {
        return DryRun.Situation.of(box, position);
    }

    /** What clauses and standing orders answer while the players are away. */
    public Answers answers() {
        return sources().answers();
    }

    /** The clause under the order, or of the standing orders, that answers a question while its player is away. */
    public Optional<String> clause(Question<?> question) {
        return sources().said(question.to()).giving(question);
    }

    /** What the impulse that was run last has shown, from its beginning. */
    public List<Scene.Shown> scenes() {
        return course.scenes();
    }

    /** What was answered in it. */
    public List<Course.Answered> answered() {
        return course.answers();
    }

    private Event.Played played(
            List<Entry> journal,
            List<String> questions,
            List<Ruling> report,
            Optional<String> after,
            Optional<String> ended) {
        return new Event.Played(
                log.impulse(), fresh(journal, log.journal()), questions, fresh(report, log.rulings()), after, ended);
    }

    private static <E> List<E> fresh(List<E> all, List<E> known) {
        return List.copyOf(all.subList(known.size(), all.size()));
    }

    private Verdict<P> run(Chance chance) {
        return run(new Umpire(log.journal(), chance, sources().answers()));
    }

    private Verdict<P> run(Umpire umpire) {
        return run(log.order().map(Event.Letter::side).orElse(sides().getFirst()), order, umpire);
    }

    private Verdict<P> run(Side by, Optional<O> given, Umpire umpire) {
        LOG.trace("impulse {} is run", log.impulse());
        return new Impulse<>(box.rules(), position, by, given).run(umpire);
    }

    public String id() {
        return log.header().game();
    }

    public String title() {
        return game.title();
    }

    /** The edition of its rules, if there is a newer one; a clause. */
    public Optional<String> earlierRules() {
        return Optional.of("%s of the rules; %s is the newest".formatted(box.edition(), game.edition()))
                .filter(earlier -> !box.edition().equals(game.edition()));
    }

    /** What nobody has confirmed of its box, by kind. */
    public SequencedMap<String, List<String>> unconfirmed() {
        return box.unconfirmed();
    }

    public List<GameOption> options() {
        return AskingRule.options(game);
    }

    public List<Side> sides() {
        return game.sides();
    }

    /** Whether it is settled who plays which side. */
    public boolean isSeated() {
        return box.rules().isSeated(position);
    }

    public Side other(Side side) {
        return sides().stream().filter(s -> s != side).findFirst().orElseThrow();
    }

    public GameLog log() {
        return log;
    }

    public Status status() {
        return status;
    }

    /** The situation as {@code side} may see it: where an impulse has stopped, as it stands in the middle of it. */
    public View view(Side side) {
        if (status instanceof Status.Answers answers && answers.meanwhile().isPresent())
            return answers.meanwhile().get().apply(side);
        return box.rules().view(position, side);
    }

    /** The situation of a game that is over, both hands open. */
    public View laidOpen(Side side) {
        return view(side).laidOpen(view(other(side)), "The %s player".formatted(other(side)));
    }

    /** The situation before the open impulse, as {@code side} might see it then; nothing was there before the set-up. */
    private View settled(Side side) {
        return log.position().isEmpty() ? new View("", List.of()) : box.rules().view(position, side);
    }

    /** The situation that {@code side} was told last: that in the middle of the open impulse, if it was asked where this stopped. */
    public View told(Side side) {
        return log.asked().isEmpty() ? settled(side) : atTheStop(side).orElseGet(() -> settled(side));
    }

    private Optional<View> atTheStop(Side side) {
        return run(new Umpire(log.journal(), Chance.NONE, Answers.SILENCE))
                        instanceof Verdict.Waiting<P>(var questions, var report, var journal, var meanwhile)
                ? questions.stream()
                        .filter(question -> question.to() == side && log.asked().contains(question.key()))
                        .findFirst()
                        .flatMap(asked -> meanwhile)
                        .map(situation -> situation.apply(side))
                : Optional.empty();
    }

    /** What {@code side} may do if its order is awaited. */
    public List<String> mayDo(Side side) {
        return box.orders().mayDo(position, side);
    }

    /** Orders worth a thought if the order of {@code side} is awaited. */
    public List<Suggestion> suggested(Side side) {
        return box.orders().suggested(position, side);
    }

    /** Those of one kind together, each on one line, if its order is awaited. Some stand for the rest where there are too many. */
    public List<List<String>> legal(Side side) {
        return LazyList.of(
                box.legal(position, side),
                kind -> LazyList.of(
                        kind, order -> String.join("; ", box.orders().words(order))));
    }

    /** Orders {@code side} may choose from if its order is awaited. */
    public List<String> offered(Side side) {
        return box.orders().offered(position, side);
    }

    /** What this side is told who asks for help. */
    public List<Guide> guides(Side side) {
        return box.orders().guides(position, side);
    }

    /** What each card does. */
    public List<Guide> cardGuides() {
        return box.orders().cardGuides();
    }

    /** The position before the open impulse, in the game's notation. */
    public String notation() {
        return box.notation().write(position);
    }

    /** The standing orders of a side. */
    public Clauses standing(Side side) {
        return sources().standing(side);
    }

    private AnswerSources sources() {
        return new AnswerSources(log, vocabulary());
    }

    /** An order that was understood before. */
    private O read(Event.Letter letter) {
        return switch (read(letter.side(), Line.numbered(letter.words()))) {
            case Read.Understood<O>(O understood) -> understood;
            case Read.NotUnderstood<O>(List<Complaint> complaints) -> throw unreadable(log, "order", complaints);
        };
    }

    public Read<O> read(Side by, List<Line> lines) {
        LOG.trace("an order of impulse {} is read", log.impulse());
        return box.orders().read(lines, position, by);
    }

    private static IllegalStateException unreadable(GameLog log, String what, List<Complaint> complaints) {
        return new IllegalStateException("The rules no longer understand the %s of impulse %d of %s: %s"
                .formatted(what, log.impulse(), log.header().game(), complaints.getFirst()));
    }

    /** Judges an order and does nothing: it stops before the first die, card or question. */
    public Verdict<P> judge(Side by, O given) {
        return run(by, Optional.of(given), new Umpire(List.of(), Chance.NONE, Answers.SILENCE));
    }

    /** The order in canonical words. */
    public List<String> words(O given) {
        return box.orders().words(given);
    }

    private Vocabulary vocabulary() {
        return box.vocabulary().in(box.orders().season(position));
    }

    /** What a letter of this side is read with. */
    public ReadingContext context(Side side) {
        return new ReadingContext(
                id(),
                side,
                vocabulary(),
                words -> box.orders().begins(words) || isOrder(words, side),
                status.asked(side));
    }

    private boolean isOrder(String words, Side side) {
        return read(side, List.of(new Line(0, words))) instanceof Read.Understood<O>;
    }
}
