package postrider.wethepeople.table;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.americanwar.General;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.Troops;
import postrider.americanwar.table.MapTables;
import postrider.kernel.Lists;
import postrider.kernel.Side;
import postrider.kernel.Wording;
import postrider.wethepeople.Card;
import postrider.wethepeople.Order;
import postrider.wethepeople.Position;
import postrider.wethepeople.Track;
import postrider.wethepeople.rules.LegalOrders;
import postrider.wethepeople.rules.Reinforcements;

/** What a player may do now and with what, in a few lines: cards, generals and spaces by their names. */
public final class Advice {
    /** Spaces of a list: more are better seen on the map. */
    private static final int SPACES = 6;

    private final Position now;
    private final Side side;
    private final List<Order> legal;
    private final List<String> lines = new ArrayList<>();

    private Advice(Position now, Side side) {
        this.now = now;
        this.side = side;
        this.legal = LegalOrders.byUse(now, side).stream()
                .flatMap(List::stream)
                .flatMap(List::stream)
                .toList();
    }

    public static List<String> mayDo(Position now, Side side) {
        if (!now.track().toMove().equals(Optional.of(side))) return List.of();
        return switch (now.track().phase()) {
            case COMMITTEES_OF_CORRESPONDENCE ->
                List.of("4.0: place one PC marker in each of the thirteen colonies, where no British piece is.");
            case STRATEGY -> new Advice(now, side).strategy();
            case OVER -> List.of();
        };
    }

    private List<String> strategy() {
        if (now.track().has(Track.Mark.CAMPAIGN_FIRST)) {
            tell(
                    "5.3: play the campaign card with which you claimed the first play, %s, and activate two or three generals, one"
                            + " after the other (7.0).",
                    hand(Card::isCampaign));
            return lines;
        }
        if (!hand(Card::isOps).isEmpty()) ops();
        campaigns();
        events();
        return lines;
    }

    private void tell(String sentence, Object... args) {
        lines.add(sentence.formatted(args));
    }

    private String hand(Predicate<Card> meant) {
        return Wording.or(Lists.those(now.cards().hand(side), meant));
    }

    private void ops() {
        var able = new LinkedHashSet<General>();
        for (var order : legal)
            if (order instanceof Order.Play(var card, Order.Use.Operate(var steps)) && card.isOps())
                Order.firstGeneral(steps).ifPresent(able::add);
        if (!able.isEmpty())
            tell(
                    "6.1: with %s, activate a general rated no higher than its number: %s.",
                    hand(Card::isOps),
                    able.stream().map(general -> MapTables.army(now, general)).collect(Collectors.joining("; ")));
        markers();
        reinforcements();
    }

    private void markers() {
        var open = spaces(use -> use instanceof Order.Use.Control(var spaces) ? spaces : List.of());
        if (open.isEmpty()) return;
        tell(
                "10.1: with an OPS card, place or flip as many PC markers as its number, in %s.",
                Wording.or(open, SPACES));
    }

    private void reinforcements() {
        var open =
                spaces(use -> use instanceof Order.Use.Reinforce(var arrival) ? List.of(arrival.space()) : List.of());
        if (open.isEmpty()) return;
        var who = new LinkedHashSet<String>();
        for (var order : legal)
            if (order instanceof Order.Play(var card, Order.Use.Reinforce(var arrival)))
                arrival.general().map(General::name).ifPresent(who::add);
        var generals = who.isEmpty() ? "nobody" : Wording.or(who);
        if (side == Sides.BRITISH)
            tell(
                    "8.0: with an OPS card, bring on reinforcements, once this turn: %s, and up to %d %s, in %s.",
                    generals, now.board().britishBox(), Troops.UNIT, Wording.or(open, SPACES));
        else
            tell(
                    "8.0: with an OPS card, bring on reinforcements, %d of 2 times left this turn: %s, and as many %s as its number, in %s.",
                    Reinforcements.allowed(side)
                            - now.cards().reinforcements(side).size(),
                    generals,
                    Troops.UNIT,
                    Wording.or(open, SPACES));
    }

    private void campaigns() {
        var campaigns = hand(Card::isCampaign);
        if (!campaigns.isEmpty())
            tell("7.0: with %s, activate two generals, with a Major Campaign three, one after the other.", campaigns);
    }

    private void events() {
        var events = Lists.those(cards(Order.Use.Event.class), card -> !card.isSpecial());
        var moving = Lists.those(cards(Order.Use.Operate.class), Card::activatesGeneral);
        var playable = Lists.both(events, moving);
        if (!playable.isEmpty()) tell("6.2: play the event of %s.", Wording.or(playable));
        var battle = hand(card -> card.isBattleCardOf(side));
        if (!battle.isEmpty()) tell("9.0: keep %s for a battle, where you are asked.", battle);
        var discarded = Lists.those(cards(Order.Use.Discard.class), Card::isEvent);
        if (!discarded.isEmpty()) tell("6.2: discard %s.", Wording.or(discarded));
        var special = hand(Card::isSpecial);
        if (!special.isEmpty()) tell("6.2: %s must be played before the turn ends, never discarded.", special);
    }

    private List<Card> cards(Class<? extends Order.Use> use) {
        return plays().filter(play -> use.isInstance(play.use()))
                .map(Order.Play::card)
                .distinct()
                .toList();
    }

    private Collection<Space> spaces(Function<Order.Use, List<Space>> named) {
        return plays().flatMap(play -> named.apply(play.use()).stream())
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private Stream<Order.Play> plays() {
        return Lists.those(legal, Order.Play.class).stream();
    }
}
