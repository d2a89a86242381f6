package postrider.americanwar.table;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.americanwar.Arrival;
import postrider.americanwar.Card;
import postrider.americanwar.General;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.Troops;
import postrider.kernel.Lists;
import postrider.kernel.Side;
import postrider.kernel.Wording;

/**
 * What a player may do now and with which of his cards, a line each.
 *
 * @param <U> what it may be used for
 */
public abstract class CardAdvice<U> {
    /** Spaces of a list: more are better seen on the map. */
    private static final int SPACES = 6;

    /** What a card may be used for now. */
    public record Play<U>(Card card, U use) {}

    private final List<Card> hand;
    private final List<Play<U>> plays;
    private final List<String> lines = new ArrayList<>();

    protected CardAdvice(List<Card> hand, List<Play<U>> plays) {
        this.hand = hand;
        this.plays = plays;
    }

    protected final void tell(String sentence, Object... args) {
        lines.add(sentence.formatted(args));
    }

    protected final List<String> lines() {
        return List.copyOf(lines);
    }

    /** Those of the hand, "A, B or C". */
    protected final String hand(Predicate<Card> meant) {
        return Wording.or(Lists.those(hand, meant));
    }

    /** Cards that may be used so. */
    protected final List<Card> cards(Class<? extends U> use) {
        return Lists.those(plays, play -> use.isInstance(play.use)).stream()
                .map(Play::card)
                .distinct()
                .toList();
    }

    /** What the uses of the cards meant have to do with, each once. */
    protected final <A> LinkedHashSet<A> each(Predicate<Card> meant, Function<U, Stream<A>> named) {
        return Lists.those(plays, play -> meant.test(play.card)).stream()
                .flatMap(play -> named.apply(play.use))
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** With the sentence, where there are any; {@code %s} in it is they. */
    protected final void tellWhere(String sentence, Function<U, Stream<Space>> named) {
        var spaces = each(card -> true, named);
        if (!spaces.isEmpty()) tell(sentence, Wording.or(spaces, SPACES));
    }

    /**
     * 8.1, 8.2 / 8.0
     *
     * @param left how often he may still
     * @param boxed CUs that wait, if he is British
     */
    protected final void reinforcements(
            String rule, Side side, int left, int boxed, Function<U, Stream<Arrival>> named) {
        var arrivals = each(card -> true, named);
        if (arrivals.isEmpty()) return;
        var spaces = Wording.or(arrivals.stream().map(Arrival::space).distinct().toList(), SPACES);
        var who = arrivals.stream()
                .flatMap(arrival -> arrival.general().stream())
                .map(General::name)
                .distinct()
                .toList();
        var generals = who.isEmpty() ? "nobody" : Wording.or(who);
        if (side == Sides.BRITISH)
            tell(
                    "%s: with an OPS card, bring on reinforcements, once this turn: %s, and up to %d %s, in %s.",
                    rule, generals, boxed, Troops.UNIT, spaces);
        else
            tell(
                    "%s: with an OPS card, bring on reinforcements, %d of 2 times left this turn: %s, and as many %s as its number, in %s.",
                    rule, left, generals, Troops.UNIT, spaces);
    }
}
