package postrider.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Where the rules meet the players, the dice and the cards. It hands back what the journal holds; past its end it rolls,
 * draws and asks, and writes down what comes.
 */
public final class Umpire {
    /** No adjudication may take more steps than this. */
    public static final int BOUND = 20_000;

    private final List<Entry> journal;
    private final Chance chance;
    private final Answers answers;
    private final List<Unwritten> report = new ArrayList<>();
    private Optional<Function<Side, View>> meanwhile = Optional.empty();
    private int at;
    private int steps;

    /** @param journal what is known already; the umpire works on a copy, see {@link #journal()} */
    public Umpire(List<Entry> journal, Chance chance, Answers answers) {
        this.journal = new ArrayList<>(journal);
        this.chance = chance;
        this.answers = answers;
    }

    /** Asks, and goes on once it is answered. */
    public <A> A ask(Question<A> question) {
        var answer = next(
                Entry.Answer.class,
                question.key(),
                () -> answer(question).orElseThrow(() -> new Awaiting(List.of(question))));
        try {
            return question.read(answer.words());
        } catch (Refused noLongerLegal) {
            throw new Drift(at - 1, answer, "another answer");
        }
    }

    /** Asks for just one option. */
    public <A> A askOne(Choice<A> question) {
        return ask(question).getFirst();
    }

    /** Asks both at once; neither answer is filed, and so neither is seen, before both are there. */
    public <A, B> Both<A, B> askBoth(Question<A> first, Question<B> second) {
        if (at == journal.size()) {
            var one = answer(first);
            var two = answer(second);
            var missing = new ArrayList<Question<?>>();
            if (one.isEmpty()) missing.add(first);
            if (two.isEmpty()) missing.add(second);
            if (!missing.isEmpty()) throw new Awaiting(missing);
            journal.add(one.get());
            journal.add(two.get());
        }
        return new Both<>(ask(first), ask(second));
    }

    /** Two answers given in ignorance of each other. */
    public record Both<A, B>(A first, B second) {}

    /** Rolls a six-sided die. */
    public int roll(String rule, String purpose) {
        return roll(rule, purpose, 6);
    }

    /** Rolls a die of {@code faces} faces and reports it. */
    public int roll(String rule, String purpose, int faces) {
        var key = rule + " " + purpose;
        var roll = next(Entry.Roll.class, key, () -> chance.roll(key, faces));
        if (roll.faces() != faces) throw new Drift(at - 1, roll, key + " with " + faces + " faces");
        add(new Unwritten(rule, Optional.empty(), roll.proof(), "Die for %s: %d.", purpose, roll.value()));
        return roll.value();
    }

    /** Shuffles {@code cards} into a new deck. */
    public void shuffle(String rule, String purpose, List<String> cards) {
        var key = rule + " " + purpose;
        var sorted = cards.stream().sorted().toList();
        var shuffle = next(Entry.Shuffle.class, key, () -> chance.shuffle(key, sorted));
        if (!shuffle.cards().equals(sorted)) throw new Drift(at - 1, shuffle, key + " of other cards");
        add(new Unwritten(rule, Optional.empty(), shuffle.commitment(), "%d cards are shuffled.", cards.size()));
    }

    /** Draws the top card of the deck. Says nothing in the report. */
    public String draw(String rule, String purpose) {
        var key = rule + " " + purpose;
        return next(Entry.Draw.class, key, () -> chance.draw(key)).card();
    }

    /** Lays a card face up: {@code sentence} is reported with the proof of the card. */
    public void show(String rule, String card, String sentence, Object... args) {
        var key = rule + " " + card;
        var shown = next(Entry.Show.class, key, () -> chance.show(key, card));
        add(new Unwritten(rule, Optional.empty(), shown.proof(), sentence, args));
    }

    /** Opens the shuffles of which no hand holds a card. */
    public void open(String rule) {
        var opened = next(Entry.Open.class, rule + " open", () -> chance.open(rule + " open"));
        if (!opened.secrets().isEmpty())
            add(new Unwritten(
                    rule,
                    Optional.empty(),
                    opened.secrets(),
                    "Old shuffles are opened: each card in them can be checked."));
    }

    /** Reports a ruling to both. */
    public void rule(String rule, String sentence, Object... args) {
        add(new Unwritten(rule, Optional.empty(), "", sentence, args));
    }

    /** Reports a ruling that only {@code side} may read. */
    public void tell(Side side, String rule, String sentence, Object... args) {
        add(new Unwritten(rule, Optional.of(side), "", sentence, args));
    }

    /** How the table looks in the middle of things, should the impulse stop: what a side that is asked may see. */
    public void meanwhile(Function<Side, View> situation) {
        meanwhile = Optional.of(situation);
    }

    Optional<Function<Side, View>> meanwhile() {
        return meanwhile;
    }

    /** All rulings so far, in order. */
    public List<Ruling> report() {
        return Unwritten.written(report);
    }

    /** All inputs so far, in order. */
    public List<Entry> journal() {
        return List.copyOf(journal);
    }

    /** How many entries the rules have used: fewer than the journal holds means that the journal drifted. */
    int used() {
        return at;
    }

    private void add(Unwritten ruling) {
        step();
        report.add(ruling);
    }

    private void step() {
        if (++steps > BOUND) throw new IllegalStateException("This adjudication does not end.");
    }

    private Optional<Entry.Answer> answer(Question<?> question) {
        return answers.to(question).flatMap(given -> {
            try {
                question.read(given.words());
            } catch (Refused notAnAnswer) {
                return Optional.empty();
            }
            return Optional.of(new Entry.Answer(question.key(), question.canonical(given.words()), given.source()));
        });
    }

    private <E extends Entry> E next(Class<E> kind, String key, Supplier<E> fresh) {
        step();
        if (at == journal.size()) journal.add(fresh.get());
        var entry = journal.get(at);
        if (!kind.isInstance(entry) || !entry.key().equals(key))
            throw new Drift(at, entry, kind.getSimpleName() + " " + key);
        at++;
        return kind.cast(entry);
    }
}
