package postrider.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import postrider.kernel.Vocabulary;
import postrider.kernel.question.Answers;
import postrider.kernel.question.Question;
import postrider.kernel.question.Source;
import postrider.kernel.ruling.Side;
import postrider.text.Complaint;
import postrider.text.Line;
import postrider.text.LineReader;
import postrider.text.Lists;
import postrider.text.Read;

/**
 * What one player answered beforehand. The first legal answer of an applicable clause is given, and later clauses may add to it;
 * {@code ask} ends the search, because the player wants a letter. Whether they get one depends on what is legal. If that must stay secret
 * ({@link Question#secret}), it depends on the clauses alone: when one applies and has an answer but none is legal, the answer of a
 * silent player is given.
 */
public record Clauses(Side side, List<Sourced> list) implements Answers {
    /** The most in a letter: more than a player can keep in mind, and few enough to search at every question of an impulse. */
    static final int MOST = 60;

    /** A clause and where it came from. */
    record Sourced(Source source, Clause clause) {}

    public Clauses {
        list = List.copyOf(list);
    }

    public static Clauses none(Side side) {
        return new Clauses(side, List.of());
    }

    /**
     * Reads clauses, a line each, as they stand under an order or under {@code standing}.
     *
     * @param source clause or standing order
     */
    public static Read<Clauses> read(Side side, Source source, List<Line> lines, Vocabulary names) {
        if (lines.isEmpty()) return new Read.Understood<>(none(side));
        if (lines.size() > MOST) return new Read.NotUnderstood<>(List.of(tooMany(lines)));
        var complaints = new ArrayList<Complaint>();
        var known = ClauseNames.of(names);
        var list = new ArrayList<Sourced>();
        for (var line : lines) {
            if (!list.isEmpty() && list.getLast().clause().otherwise())
                complaints.add(new Complaint(
                        line.number(), line.text(), "Nothing after 'otherwise' can be reached.", List.of()));
            new ClauseReader(new LineReader(line, complaints), known)
                    .read()
                    .ifPresent(clause -> list.add(new Sourced(source, clause)));
        }
        return complaints.isEmpty()
                ? new Read.Understood<>(new Clauses(side, list))
                : new Read.NotUnderstood<>(complaints);
    }

    private static Complaint tooMany(List<Line> lines) {
        var first = lines.get(MOST);
        return new Complaint(
                first.number(),
                first.text(),
                "Here are %d clauses, and %d at most are read. A line may name several spaces and answers; leave out the rest."
                        .formatted(lines.size(), MOST),
                List.of());
    }

    /** These first, then {@code others}. */
    public Clauses then(Clauses others) {
        assert side == others.side;
        var all = new ArrayList<>(list);
        all.addAll(others.list);
        return new Clauses(side, all);
    }

    /** The clauses about questions that come between the player's orders. */
    public Clauses betweenOrders() {
        return new Clauses(
                side,
                Lists.filter(
                        list,
                        said -> said.clause()
                                .topic()
                                .filter(topic -> topic.comesBetweenOrders(side))
                                .isPresent()));
    }

    /** An answer, and the clauses that give it. */
    private record Found(Given given, List<Clause> clauses) {
        static Found of(Sourced said, String words) {
            return new Found(new Given(words, said.source), List.of(said.clause));
        }

        Found and(Sourced said, String more, Question<?> question) {
            var both = question.combined(given.words(), more);
            return both.equals(given.words())
                    ? this
                    : new Found(new Given(both, given.source()), Lists.with(clauses, said.clause));
        }
    }

    @Override
    public Optional<Given> to(Question<?> question) {
        return found(question).map(Found::given);
    }

    /** The clauses that answer, in canonical words. */
    public Optional<String> giving(Question<?> question) {
        return found(question).map(Found::clauses).map(said -> String.join(" / ", Lists.map(said, Clause::toString)));
    }

    private Optional<Found> found(Question<?> question) {
        if (question.to() != side) return Optional.empty();
        var failing = Optional.<Found>empty();
        var found = Optional.<Found>empty();
        var trial = new ClauseTrial(question);
        for (var said : list) {
            var clause = said.clause();
            if (!clause.fits(question)) continue;
            for (var answer : clause.answers()) {
                if (answer instanceof ClauseAnswer.Ask) return found.isPresent() ? found : failing;
                var words = trial.words(answer, clause.who());
                if (words.isPresent()) {
                    found = Optional.of(
                            found.isPresent()
                                    ? found.get().and(said, words.get(), question)
                                    : Found.of(said, words.get()));
                    if (!question.isCombinable(words.get())) return found;
                    break;
                }
                if (question.secret()) failing = Optional.of(Found.of(said, question.whenSilent()));
            }
            if (clause.otherwise()) break;
        }
        return found.isPresent() ? found : failing;
    }

    /** The clauses in canonical words, line by line. Reading them again gives equal clauses. */
    public List<String> words() {
        return list.stream().map(said -> said.clause().toString()).toList();
    }
}
