package postrider.americanwar.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import postrider.americanwar.Card;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.orders.Arrivals;
import postrider.americanwar.orders.Control;
import postrider.americanwar.orders.LegalOrders;
import postrider.americanwar.orders.Order;
import postrider.americanwar.orders.Reinforce;
import postrider.americanwar.orders.Use;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;
import postrider.text.Wording;

/** What a player may do now and with which of their cards, a line each: cards, generals and spaces by their names. */
public abstract class CardAdvice {
    /** Spaces of a list: more are better seen on the map. */
    private static final int SPACES = 6;

    private final Position now;
    private final Side side;
    private final List<Order.Play> plays;
    private final List<String> lines = new ArrayList<>();

    protected CardAdvice(Position now, Side side, LegalOrders.Plays cards) {
        this.now = now;
        this.side = side;
        var uses = Lists.flatMap(new LegalOrders(now, side, cards).cards(), LegalOrders.ByUse::uses);
        this.plays = Lists.filter(Lists.flatMap(uses, orders -> orders), Order.Play.class);
    }

    protected final Position now() {
        return now;
    }

    protected final Side side() {
        return side;
    }

    protected final void tell(String sentence, Object... args) {
        lines.add(sentence.formatted(args));
    }

    protected final List<String> lines() {
        return List.copyOf(lines);
    }

    protected final List<Card> hand(Predicate<Card> meant) {
        return Lists.filter(now.cards().hand(side), meant);
    }

    /** Some cards, if there are any; {@code %s} in the sentence is they. */
    protected final void tellOf(List<Card> cards, String sentence) {
        if (!cards.isEmpty()) tell(sentence, Wording.or(cards));
    }

    /** Cards that may be used so. */
    protected final List<Card> cards(Class<? extends Use> use, Predicate<Card> meant) {
        return plays.stream()
                .filter(play -> use.isInstance(play.use()) && meant.test(play.card()))
                .map(Order.Play::card)
                .distinct()
                .toList();
    }

    private <U extends Use> Stream<U> uses(Class<U> use) {
        return plays.stream().map(Order.Play::use).filter(use::isInstance).map(use::cast);
    }

    /** With the sentence, where there are any; {@code %s} in it is they. */
    protected final <U extends Use> void tellWhere(Class<U> use, String sentence, Function<U, Stream<Space>> named) {
        var spaces = uses(use).flatMap(named).distinct().toList();
        if (!spaces.isEmpty()) tell(sentence, Wording.or(spaces, SPACES));
    }

    /** When the first play was claimed with it; {@code how} generals are activated with it. */
    protected final void campaignFirst(String rule, String how) {
        tell(
                "%s: play the campaign card with which you claimed the first play, %s, and activate two or three generals, one"
                        + " after the other%s.",
                rule, Wording.or(hand(Card::isCampaign)), how);
    }

    /** @param more what else may be an operation */
    protected final void campaigns(String rule, String more) {
        tellOf(
                hand(Card::isCampaign),
                rule + ": with %s, activate two generals (three with a Major Campaign), one after the other" + more
                        + ".");
    }

    /** @param limit of what it can do */
    protected final void control(String rule, String limit) {
        tellWhere(
                Control.class,
                rule + ": with an OPS card, place or flip as many PC markers as its number" + limit + ", in %s.",
                use -> use.spaces().stream());
    }

    /** @param more what else the number counts */
    protected final void activation(String rule, String more) {
        var able = plays.stream()
                .filter(play -> play.card().isOps())
                .flatMap(play -> play.mover().stream())
                .distinct()
                .toList();
        if (!able.isEmpty())
            tell(
                    "%s: with %s, activate a general rated no higher than its number%s: %s.",
                    rule,
                    Wording.or(hand(Card::isOps)),
                    more,
                    Lists.joined(able, "; ", general -> MapTables.army(now, general)));
    }

    /** Events, and those that move a general. */
    protected final void events(String rule) {
        var events = cards(Use.Event.class, card -> !card.isSpecial());
        var moving = cards(Use.Operate.class, Card::activatesGeneral);
        tellOf(Lists.concat(events, moving), rule + ": play the event of %s.");
    }

    /** 8.1, 8.2 / 8.0 */
    protected final void reinforcements(String rule) {
        var places = uses(Reinforce.class).map(Reinforce::space).distinct().toList();
        if (places.isEmpty()) return;
        var who = uses(Reinforce.class)
                .flatMap(arrival -> arrival.general().stream())
                .distinct()
                .toList();
        var generals = who.isEmpty() ? "nobody" : Wording.or(who);
        boolean british = side == Sides.BRITISH;
        int left = Arrivals.allowed(side) - now.cards().reinforcements(side).size();
        var often = british ? "once this turn" : left + " of 2 times left this turn";
        var units = british ? "up to " + now.board().britishBox() + " CU" : "as many CU as its number";
        var sentence = "%s: with an OPS card, bring on reinforcements, %s: %s, and %s, in %s.";
        tell(sentence, rule, often, generals, units, Wording.or(places, SPACES));
    }
}
