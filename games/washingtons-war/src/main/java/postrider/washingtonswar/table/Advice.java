package postrider.washingtonswar.table;

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
import postrider.washingtonswar.Card;
import postrider.washingtonswar.Order;
import postrider.washingtonswar.Position;
import postrider.washingtonswar.Track;
import postrider.washingtonswar.rules.LegalOrders;
import postrider.washingtonswar.rules.Reinforcements;
import postrider.washingtonswar.rules.StrategyCards;

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
            case FOR_THE_KING ->
                List.of(
                        "4.0: place up to three PC markers in free spaces next to British ones; all ports are next to each other.");
            case STRATEGY -> new Advice(now, side).strategy();
            case OVER -> List.of();
        };
    }

    private List<String> strategy() {
        if (now.track().has(Track.Mark.CAMPAIGN_FIRST)) {
            tell(
                    "5.3.a: play the campaign card with which you claimed the first play, %s, and activate two or three generals,"
                            + " one after the other; one of them may be a landing party (7.2).",
                    hand(Card::isCampaign));
            return lines;
        }
        var payments = StrategyCards.payments(now, side);
        if (!payments.isEmpty())
            tell(
                    "6.32.C: before you play, you may take %s for an OPS card: exchange %s.",
                    now.cards().exchange().orElseThrow(), Wording.or(payments));
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
        int queued = now.cards().queued(side);
        var able = new LinkedHashSet<General>();
        for (var order : legal)
            if (order instanceof Order.Play(var exchange, var card, Order.Use.Operate(var steps)) && card.isOps())
                Order.firstGeneral(steps).ifPresent(able::add);
        if (!able.isEmpty())
            tell(
                    "7.1: with %s, activate a general rated no higher than its number%s: %s.",
                    hand(Card::isOps),
                    queued > 0 ? " and the " + queued + " in your queue" : "",
                    able.stream().map(general -> MapTables.army(now, general)).collect(Collectors.joining("; ")));
        markers();
        reinforcements();
        var queueing = cards(Order.Use.Queue.class);
        if (!queueing.isEmpty()) tell("7.1.B: lay %s into your Operations Queue.", Wording.or(queueing));
    }

    private void markers() {
        var open = spaces(use -> use instanceof Order.Use.Control(var spaces) ? spaces : List.of());
        if (open.isEmpty()) return;
        boolean onlyFlips = side == Sides.AMERICAN
                && (now.board().congress().isEmpty() || now.track().has(Track.Mark.MUTINIES));
        tell(
                "10.11: with an OPS card, place or flip as many PC markers as its number%s, in %s.",
                onlyFlips ? " (only flip: 10.11.A.iv)" : "", Wording.or(open, SPACES));
    }

    private void reinforcements() {
        var open =
                spaces(use -> use instanceof Order.Use.Reinforce(var arrival) ? List.of(arrival.space()) : List.of());
        if (open.isEmpty()) return;
        var who = new LinkedHashSet<String>();
        for (var order : legal)
            if (order instanceof Order.Play(var exchange, var card, Order.Use.Reinforce(var arrival)))
                arrival.general().map(General::name).ifPresent(who::add);
        var generals = who.isEmpty() ? "nobody" : Wording.or(who);
        if (side == Sides.BRITISH)
            tell(
                    "8.1: with an OPS card, bring on reinforcements, once this turn: %s, and up to %d %s, in %s.",
                    generals, now.board().britishBox(), Troops.UNIT, Wording.or(open, SPACES));
        else
            tell(
                    "8.2: with an OPS card, bring on reinforcements, %d of 2 times left this turn: %s, and as many %s as its number, in %s.",
                    Reinforcements.allowed(side)
                            - now.cards().reinforcements(side).size(),
                    generals,
                    Troops.UNIT,
                    Wording.or(open, SPACES));
    }

    private void campaigns() {
        var campaigns = hand(Card::isCampaign);
        if (!campaigns.isEmpty())
            tell(
                    "7.2: with %s, activate two generals, with a Major Campaign three, one after the other%s.",
                    campaigns, side == Sides.BRITISH ? "; one of them may be a landing party" : "");
    }

    private void events() {
        var events = Lists.those(cards(Order.Use.Event.class), card -> !card.isSpecial());
        var moving = Lists.those(cards(Order.Use.Operate.class), Card::activatesGeneral);
        var playable = Lists.both(events, moving);
        if (!playable.isEmpty()) tell("6.3: play the event of %s.", Wording.or(playable));
        var discarded = Lists.those(cards(Order.Use.Discard.class), Card::isEvent);
        if (!discarded.isEmpty()) tell("6.32.B: discard %s.", Wording.or(discarded));
        var place = spaces(use -> use instanceof Order.Use.DiscardToPlace(var space) ? List.of(space) : List.of());
        if (!place.isEmpty())
            tell("6.32.B.ii: with that, place or flip one PC marker in %s.", Wording.or(place, SPACES));
        var remove = spaces(use -> use instanceof Order.Use.DiscardToRemove(var space) ? List.of(space) : List.of());
        if (!remove.isEmpty()) tell("6.32.B.iii: or remove the one in %s.", Wording.or(remove, SPACES));
        var special = hand(Card::isSpecial);
        if (!special.isEmpty()) tell("6.34: %s must be played before the turn ends, never discarded.", special);
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
