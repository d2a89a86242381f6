package postrider.play;

import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import postrider.kernel.Chance;
import postrider.kernel.Course;
import postrider.kernel.Game;
import postrider.kernel.GameOption;
import postrider.kernel.Umpire;
import postrider.kernel.Verdict;
import postrider.kernel.question.Answers;
import postrider.kernel.question.Question;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.Scene;
import postrider.kernel.view.View;
import postrider.log.Event;
import postrider.log.GameLog;
import postrider.log.Settlement;
import postrider.text.Complaint;
import postrider.text.Line;
import postrider.text.Lists;
import postrider.text.Read;
import postrider.text.Rewording;
import postrider.words.Clauses;
import postrider.words.ReadingContext;

/**
 * A game on the table at one moment: a pure function of its log. It advances by steps, each an event and the game after it.
 *
 * @param <P> a position of the game
 * @param <O> an order of the game
 */
public final class OpenGame<P, O> {
    private static final Logger LOG = LoggerFactory.getLogger(OpenGame.class);

    private final Run<P, O> run;
    private final Status status;
    private final Course course;

    private OpenGame(Run<P, O> run, Status status, Course course) {
        this.run = run;
        this.status = status;
        this.course = course;
    }

    public static <P, O> OpenGame<P, O> of(Game game, Game.Box<P, O> box, GameLog log) {
        var position = log.position()
                .map(box.notation()::position)
                .orElseGet(() -> box.rules()
                        .setUp(
                                game.scenario(Optional.of(log.header().scenario())),
                                log.header().options()));
        var found = new OpenGame<>(
                new Run<>(game, box, log, position, Optional.empty()), new Status.Ready(), Course.NOTHING);
        var ordered = found.running(found.run.ordered(log.open().order().map(found::read)));
        return ordered.in(ordered.run.status());
    }

    private OpenGame<P, O> in(Status next) {
        return new OpenGame<>(run, next, course);
    }

    private OpenGame<P, O> running(Run<P, O> next) {
        return new OpenGame<>(next, status, course);
    }

    public OpenGame<P, O> logged(GameLog next) {
        return running(run.logged(next));
    }

    /**
     * The event of a settlement, without the reason.
     *
     * @param before the position that an impulse is taken back to; ignored by other settlements
     * @throws IllegalArgumentException naming all that is wrong with a correction
     */
    public Event.Settled settled(Settlement settlement, Optional<String> before) {
        return settlement instanceof Settlement.Correct(var statements)
                ? new Correction<>(box(), position()).by(statements)
                : Event.Settled.unsigned(
                        settlement, before.filter(position -> settlement.moves()), settlement.ending());
    }

    /** A step whose event leaves the position alone. */
    public Step noted(Event event) {
        return new Step(event, logged(log().with(event)));
    }

    /** Accepts a letter: an order as it was understood, or answers, standing orders or a motion. */
    public Step accepted(Event.Letter letter, Optional<O> understood) {
        var next = logged(log().with(letter));
        return new Step(
                letter,
                switch (letter.purpose()) {
                    case ORDER -> next.running(next.run.ordered(understood)).in(new Status.Ready());
                    case ANSWER -> next.in(status.answered(letter.side()));
                    case STANDING -> next.in(next.run.status());
                    case MOTION -> next;
                });
    }

    /** Runs the open impulse as far as it goes. */
    public Step play(Chance chance) {
        var played = run.play(chance);
        return new Step(
                played.event(), running(played.after()).in(played.status()).showing(played.course()));
    }

    /** The game after an impulse that took this course. */
    public OpenGame<P, O> showing(Course taken) {
        return new OpenGame<>(run, status, taken);
    }

    /** The course of the open impulse up to the end of a recorded run. */
    public Course course(Event.Played played) {
        return run.course(played);
    }

    /** Plays the impulse from its beginning before a new umpire, and changes nothing. */
    public DryRun rehearse(Umpire umpire) {
        return run.rehearse(umpire);
    }

    /** The position before the open impulse. */
    public DryRun.Situation situation() {
        return DryRun.Situation.of(box(), position());
    }

    /** Gives the answers of letters, clauses and standing orders while the players are away. */
    public Answers answers() {
        return run.sources().answers();
    }

    /** The clause or standing order that answers a question while its player is away. */
    public Optional<String> clause(Question<?> question) {
        return run.sources().said(question.to()).giving(question);
    }

    /** The scenes of the impulse run last, from its beginning. */
    public List<Scene.Shown> scenes() {
        return course.scenes();
    }

    public List<Course.Answered> answered() {
        return course.answers();
    }

    private Game.Box<P, O> box() {
        return run.box();
    }

    private P position() {
        return run.position();
    }

    public String id() {
        return log().header().game();
    }

    public String title() {
        return run.game().title();
    }

    /** The edition of its rules if there is a newer one, as a clause. */
    public Optional<String> earlierRules() {
        return Optional.of("%s of the rules; %s is the newest"
                        .formatted(box().edition(), run.game().edition()))
                .filter(earlier -> !box().edition().equals(run.game().edition()));
    }

    /** What nobody has confirmed in its box, by kind. */
    public SequencedMap<String, List<String>> unconfirmed() {
        return box().unconfirmed();
    }

    public List<GameOption> options() {
        return AskingRule.options(run.game());
    }

    public List<Side> sides() {
        return run.game().sides();
    }

    /** Whether it is settled who plays which side. */
    public boolean isSeated() {
        return box().rules().isSeated(position());
    }

    public Side other(Side side) {
        return log().other(side);
    }

    public Event.Player player(Side side) {
        return log().header().player(side);
    }

    public GameLog log() {
        return run.log();
    }

    public Status status() {
        return status;
    }

    public List<Side> awaited() {
        return Lists.filter(sides(), status::awaits);
    }

    /** The situation as {@code side} may see it. */
    public View view(Side side) {
        return situations().view(side);
    }

    /** What each side, and anybody else, may see. */
    public Situations<P, O> situations() {
        return new Situations<>(run, status);
    }

    /** What the players are told they may order. */
    public PossibleOrders<P, O> orders() {
        return new PossibleOrders<>(box(), position());
    }

    /** The position before the open impulse, in the game's notation. */
    public String notation() {
        return box().notation().write(position());
    }

    public Clauses standing(Side side) {
        return run.sources().standing(side);
    }

    /** Reads an order that was understood before. */
    private O read(Event.Letter letter) {
        return switch (read(letter.side(), Line.numbered(letter.words()))) {
            case Read.Understood<O>(O understood) -> understood;
            case Read.NotUnderstood<O>(List<Complaint> complaints) -> throw unreadable(complaints);
        };
    }

    public Read<O> read(Side by, List<Line> lines) {
        LOG.trace("an order of impulse {} is read", log().impulse());
        return box().orders().read(lines, position(), by);
    }

    private IllegalStateException unreadable(List<Complaint> complaints) {
        return new IllegalStateException("The rules no longer understand the order of impulse %d of %s: %s"
                .formatted(log().impulse(), id(), complaints.getFirst()));
    }

    /** Judges an order and does nothing: it stops before the first die, card or question. */
    public Verdict<P> judge(Side by, O given) {
        return run.judge(by, given);
    }

    public List<String> words(O given) {
        return box().orders().words(given);
    }

    /** Whether this side is to move and its order already waits below an answer. */
    public boolean isOrdered(Side side) {
        return status.toMove().equals(Optional.of(side))
                && log().answerWithNext(side).isPresent();
    }

    public ReadingContext context(Side side) {
        return new ReadingContext(
                id(),
                side,
                player(side).name(),
                run.vocabulary().of(side),
                words -> box().orders().begins(Rewording.SHORTHAND.of(words)) || isOrder(words, side),
                status.asked(side),
                !log().policy().isNone());
    }

    private boolean isOrder(String words, Side side) {
        return read(side, List.of(new Line(0, words))).understood().isPresent();
    }
}
