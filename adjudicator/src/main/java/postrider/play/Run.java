package postrider.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import postrider.kernel.Chance;
import postrider.kernel.Course;
import postrider.kernel.Entry;
import postrider.kernel.Game;
import postrider.kernel.Impulse;
import postrider.kernel.Rules;
import postrider.kernel.Umpire;
import postrider.kernel.Verdict;
import postrider.kernel.Vocabulary;
import postrider.kernel.question.Answers;
import postrider.kernel.question.Question;
import postrider.kernel.ruling.Ruling;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.View;
import postrider.log.Event;
import postrider.log.GameLog;
import postrider.text.Lists;

/**
 * The open impulse, and the rules that run it from the position before it.
 *
 * @param position before it
 * @param order the one being carried out
 */
record Run<P, O>(Game game, Game.Box<P, O> box, GameLog log, P position, Optional<O> order) {
    private static final Logger LOG = LoggerFactory.getLogger(Run.class);

    record Played<P, O>(Event.Played event, Run<P, O> after, Status status, Course course) {}

    Run<P, O> logged(GameLog next) {
        return new Run<>(game, box, next, position, order);
    }

    Run<P, O> ordered(Optional<O> given) {
        return new Run<>(game, box, log, position, given);
    }

    /** What the game waits for. Only an impulse that stopped must be run again to know. */
    Status status() {
        if (log.over()) return new Status.Over();
        if (order.isEmpty() && log.impulse() > 0)
            return new Status.Order(box.rules().toMove(position).orElseThrow());
        if (!log.open().stopped()) return new Status.Ready();
        return switch (through(umpire(Chance.NONE))) {
            case Verdict.Waiting<P>(var questions, var report, var journal, var meanwhile)
            when !questions.isEmpty() && journal.equals(log.open().journal()) ->
                new Status.Answers(questions, meanwhile);
            case Verdict.Waiting<P> further -> new Status.Ready();
            case Verdict.Done<P> done -> new Status.Ready();
            case Verdict.Denied<P>(var refusals) -> throw noLongerAllowed(refusals.getFirst());
        };
    }

    /** Runs the impulse as far as it goes. */
    Played<P, O> play(Chance chance) {
        var umpire = umpire(chance);
        return switch (through(umpire)) {
            case Verdict.Waiting<P>(var questions, var report, var journal, var meanwhile) -> {
                var keys = Lists.map(questions, Question::key);
                var event = played(journal, keys, report, Optional.empty(), Optional.empty());
                var stopped = new Status.Answers(questions, meanwhile);
                yield new Played<>(event, logged(log.with(event)), stopped, umpire.course());
            }
            case Verdict.Done<P>(P after, var report, var journal) -> {
                var ended = box.rules().ending(after).map(Rules.Ending::sentence);
                var written = box.notation().write(after);
                var event = played(journal, List.of(), report, Optional.of(written), ended);
                var next = new Run<P, O>(game, box, log.with(event), after, Optional.empty());
                yield new Played<>(event, next, next.status(), umpire.course());
            }
            case Verdict.Denied<P>(var refusals) -> throw noLongerAllowed(refusals.getFirst());
        };
    }

    private Event.Played played(
            List<Entry> journal,
            List<String> questions,
            List<Ruling> report,
            Optional<String> after,
            Optional<String> ended) {
        var known = log.open();
        return new Event.Played(
                log.impulse(),
                List.copyOf(journal.subList(known.journal().size(), journal.size())),
                questions,
                List.copyOf(report.subList(known.rulings().size(), report.size())),
                after,
                ended);
    }

    /** The impulse's course up to the end of a recorded run. */
    Course course(Event.Played played) {
        var journal = Stream.concat(log.open().journal().stream(), played.entries().stream());
        var umpire = new Umpire(journal.toList(), Chance.NONE, Answers.SILENCE);
        through(umpire);
        return umpire.course();
    }

    /** Plays the impulse from its beginning before a new umpire, and changes nothing. */
    DryRun rehearse(Umpire umpire) {
        return switch (through(umpire)) {
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

    /** The situation in the middle of the impulse, if {@code side} was asked where it stopped. */
    Optional<View> atTheStop(Side side) {
        return through(new Umpire(log.open().journal(), Chance.NONE, Answers.SILENCE))
                        instanceof Verdict.Waiting<P>(var questions, var report, var journal, var meanwhile)
                ? Lists.find(
                                questions,
                                question -> question.to() == side
                                        && log.open().asked().contains(question.key()))
                        .flatMap(asked -> meanwhile)
                        .map(situation -> situation.apply(side))
                : Optional.empty();
    }

    /** Judges an order and does nothing: it stops before the first die, card or question. */
    Verdict<P> judge(Side by, O given) {
        return through(by, Optional.of(given), new Umpire(List.of(), Chance.NONE, Answers.SILENCE));
    }

    AnswerSources sources() {
        return new AnswerSources(log, vocabulary());
    }

    Vocabulary vocabulary() {
        return box.vocabulary().in(box.orders().season(position));
    }

    private Umpire umpire(Chance chance) {
        return new Umpire(log.open().journal(), chance, sources().answers());
    }

    private Verdict<P> through(Umpire umpire) {
        var by = log.open().order().map(Event.Letter::side);
        return through(by.orElse(game.sides().getFirst()), order, umpire);
    }

    private Verdict<P> through(Side by, Optional<O> given, Umpire umpire) {
        LOG.trace("impulse {} is run", log.impulse());
        return new Impulse<>(box.rules(), position, by, given).run(umpire);
    }

    private IllegalStateException noLongerAllowed(Object why) {
        return new IllegalStateException("The rules no longer allow the order of impulse %d of %s: %s"
                .formatted(log.impulse(), log.header().game(), why));
    }
}
