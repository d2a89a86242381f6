package postrider.kernel;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import postrider.kernel.question.Answers;
import postrider.kernel.question.Choice;
import postrider.kernel.question.Question;
import postrider.kernel.question.Source;
import postrider.kernel.ruling.Refused;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.View;
import postrider.text.Lists;

/**
 * Connects the rules with players, dice and cards. The rules ask it for every input of an impulse. As long as the journal lasts it
 * returns the recorded inputs; past the end it rolls, draws and asks, and records each result. If an answer is missing it stops the
 * impulse. What it tells the players is in its {@link Report}.
 */
public final class Umpire extends Report {
    /** How the ruling on a die begins; purpose and value follow. */
    public static final String DIE_FOR = "Die for ";

    private final List<Entry> journal;
    private final Chance chance;
    private final Answers answers;
    private Optional<Function<Side, View>> meanwhile = Optional.empty();
    private int at;

    /** @param journal the inputs already known; the umpire extends a copy, see {@link #journal()} */
    public Umpire(List<Entry> journal, Chance chance, Answers answers) {
        this(journal, chance, answers, false);
    }

    private Umpire(List<Entry> journal, Chance chance, Answers answers, boolean explaining) {
        super(explaining);
        this.journal = new ArrayList<>(journal);
        this.chance = chance;
        this.answers = answers;
    }

    /** An umpire with an empty journal that also records which rules did not apply, and why. */
    public static Umpire explaining(Chance chance, Answers answers) {
        return new Umpire(List.of(), chance, answers, true);
    }

    /** The answer to a question. Stops the impulse if there is none yet. */
    public <A> A ask(Question<A> question) {
        return ask(question, List::of);
    }

    /**
     * The answer to a question. If it has to be asked, the same letter asks {@code next}, the follow-up questions. The rules then ask
     * those that still apply after the first answer; answers to others are never used.
     */
    public <A> A ask(Question<A> question, Supplier<List<Question<?>>> next) {
        var answer = next(
                Entry.Answer.class,
                question.key(),
                () -> answer(question).orElseThrow(() -> awaiting(question, next.get())));
        return read(question, answer);
    }

    /** The answer to a question that is never asked by letter: what the player said in advance, or else the default. */
    public <A> A unasked(Question<A> question) {
        var answer = next(
                Entry.Answer.class,
                question.key(),
                () -> filed(question, answers.unasked(question))
                        .orElseGet(() -> new Entry.Answer(question.key(), question.whenSilent(), Source.UNASKED)));
        return read(question, answer);
    }

    private <A> A read(Question<A> question, Entry.Answer answer) {
        answered(new Course.Answered(question, answer, at - 1));
        try {
            return question.read(answer.words());
        } catch (Refused noLongerLegal) {
            throw mismatch(answer, "another answer");
        }
    }

    private Awaiting awaiting(Question<?> question, List<Question<?>> next) {
        return new Awaiting(Lists.concat(
                List.of(question), Lists.filter(next, one -> answer(one).isEmpty())));
    }

    /** The answer to a question that takes exactly one option. */
    public <A> A askOne(Choice<A> question) {
        return ask(question).getFirst();
    }

    /** The default answer, if {@linkplain Question#isForced there is nothing to decide}; otherwise asks. */
    public <A> A settle(Question<A> question) {
        return settle(question, List::of);
    }

    /** As {@link #settle(Question)}; if it has to ask, the same letter asks {@code next}. */
    public <A> A settle(Question<A> question, Supplier<List<Question<?>>> next) {
        return question.isForced() ? question.read(question.whenSilent()) : ask(question, next);
    }

    /** As {@link #settle(Question)}, for a question that takes exactly one option. */
    public <A> A settleOne(Choice<A> question) {
        return settle(question).getFirst();
    }

    /** Asks two questions at once, of both sides or of one. Neither answer is recorded, and so neither is seen, until both are in. */
    public <A, B> Both<A, B> askBoth(Question<A> first, Question<B> second) {
        gather(List.of(first, second));
        return new Both<>(ask(first), ask(second));
    }

    /** Collects the answers to several questions at once. The rules must then ask each of them, in this order. */
    public void gather(List<? extends Question<?>> questions) {
        if (at < journal.size()) return;
        var given = new ArrayList<Entry>();
        var missing = new ArrayList<Question<?>>();
        for (var question : questions) answer(question).ifPresentOrElse(given::add, () -> missing.add(question));
        if (!missing.isEmpty()) throw new Awaiting(missing);
        journal.addAll(given);
    }

    /** Two answers, each given without knowing the other. */
    public record Both<A, B>(A first, B second) {}

    /** Rolls a six-sided die and reports it. */
    public int roll(String rule, String purpose) {
        return roll(rule, purpose, Die.D6);
    }

    /** Rolls a die and reports it. */
    public int roll(String rule, String purpose, Die die) {
        var key = rule + " " + purpose;
        var roll = next(Entry.Roll.class, key, () -> chance.after(journal).roll(key, die));
        if (!roll.die().equals(die)) throw mismatch(roll, key + " with a die of " + die);
        prove(rule, roll.proof(), DIE_FOR + "%s: %d.", purpose, roll.value());
        return roll.value();
    }

    /** Shuffles {@code cards} into a new deck of that name and reports it. */
    public void shuffle(String rule, String deck, List<String> cards) {
        var key = rule + " " + deck;
        var sorted = cards.stream().sorted(Entry.LISTED).toList();
        var shuffle = next(Entry.Shuffle.class, key, () -> chance.after(journal).shuffle(key, deck, sorted));
        if (!shuffle.deck().equals(deck) || !shuffle.cards().equals(sorted))
            throw mismatch(shuffle, key + " of other cards");
        prove(rule, shuffle.commitment(), "%d cards are shuffled into the %s.", cards.size(), deck);
    }

    /** Draws the top card of a deck, without reporting it. */
    public String draw(String rule, String deck, String purpose) {
        var key = rule + " " + purpose;
        var draw = next(Entry.Draw.class, key, () -> chance.draw(key, deck));
        if (!draw.deck().equals(deck)) throw mismatch(draw, key + " from the " + deck);
        return draw.card();
    }

    /** Lays a card face up and reports {@code sentence} with the proof of the card. */
    public void reveal(String rule, String deck, String card, String sentence, Object... args) {
        var key = rule + " " + card;
        var shown = next(Entry.Show.class, key, () -> chance.reveal(key, deck, card));
        if (!shown.deck().equals(deck)) throw mismatch(shown, key + " of the " + deck);
        prove(rule, shown.proof(), sentence, args);
    }

    /**
     * Opens the shuffles of a deck none of whose cards is hidden any more.
     *
     * @param hidden cards in hands or face down; those left in the deck count as hidden anyway
     */
    public void open(String rule, String deck, Collection<String> hidden) {
        var key = rule + " " + deck;
        var sorted = hidden.stream().sorted(Entry.LISTED).toList();
        var opened = next(Entry.Open.class, key, () -> chance.open(key, deck, sorted));
        if (!opened.deck().equals(deck) || !opened.hidden().equals(sorted))
            throw mismatch(opened, key + " with other hidden cards");
        if (!opened.secrets().isEmpty())
            prove(rule, opened.secrets(), "Old shuffles are opened: each card in them can be checked.");
    }

    /**
     * Discloses parts of the order as they are carried out, and reports {@code sentence} with their proofs. What is carried out unseen by
     * the other side must not be disclosed: {@linkplain #tell tell} its own side, and the part stays sealed.
     *
     * @param parts their numbers in the order, from 1, see {@link Parts}; empty if an answer is carried out
     */
    public void carryOut(List<Integer> parts, String rule, String sentence, Object... args) {
        var proofs = "";
        for (int part : parts) {
            var key = rule + " part " + part;
            var told = next(Entry.Told.class, key, () -> chance.disclose(key, part));
            if (told.part() != part) throw mismatch(told, key);
            proofs = (proofs + " " + told.proof()).strip();
        }
        prove(rule, proofs, sentence, args);
    }

    /** Decides who plays which side. Only the set-up may do this. */
    public void seat(String rule, boolean exchanged) {
        var key = rule + " seats";
        var seats = next(Entry.Seats.class, key, () -> new Entry.Seats(key, exchanged));
        if (seats.exchanged() != exchanged) throw mismatch(seats, exchanged ? "an exchange" : "no exchange");
        rule(rule, exchanged ? "The players exchange their sides." : "The players keep their sides.");
    }

    /** Sets the view of the current position, for letters that go out if the impulse stops. */
    public void meanwhile(Function<Side, View> situation) {
        meanwhile = Optional.of(situation);
    }

    Optional<Function<Side, View>> meanwhile() {
        return meanwhile;
    }

    /** All inputs so far, in order. */
    public List<Entry> journal() {
        return List.copyOf(journal);
    }

    /** How many entries the rules have used. If the journal holds more at the end, the replay has drifted. */
    int used() {
        return at;
    }

    private Optional<Entry.Answer> answer(Question<?> question) {
        return filed(question, answers.to(question));
    }

    /** The answer as a journal entry, in canonical words; empty if there is none or it is not legal. */
    private static Optional<Entry.Answer> filed(Question<?> question, Optional<Answers.Given> said) {
        return said.flatMap(given -> legal(question, given.words())
                .map(words -> new Entry.Answer(question.key(), question.canonical(words), given.source())));
    }

    /** These words if they are legal; or the legal answer they lead to, if given before the options were known. */
    private static Optional<String> legal(Question<?> question, String words) {
        return Optional.of(words)
                .filter(said -> question.readIfLegal(said).isPresent())
                .or(() -> question.fromRanking(List.of(words))
                        .filter(meant -> question.readIfLegal(meant).isPresent()));
    }

    /** Reports that the entry just read is not the one wanted. */
    private ReplayMismatch mismatch(Entry held, String wanted) {
        return new ReplayMismatch(at - 1, held, wanted);
    }

    /** The next entry of the journal, or past its end a fresh one, which is recorded. */
    private <E extends Entry> E next(Class<E> kind, String key, Supplier<E> fresh) {
        step();
        if (at == journal.size()) journal.add(fresh.get());
        var entry = journal.get(at);
        if (!kind.isInstance(entry) || !entry.key().equals(key))
            throw new ReplayMismatch(at, entry, kind.getSimpleName() + " " + key);
        at++;
        return kind.cast(entry);
    }
}
