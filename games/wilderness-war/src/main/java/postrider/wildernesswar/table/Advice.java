package postrider.wildernesswar.table;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.wildernesswar.Card;
import postrider.wildernesswar.Event;
import postrider.wildernesswar.Leader;
import postrider.wildernesswar.Order;
import postrider.wildernesswar.Order.Operation;
import postrider.wildernesswar.Order.Step;
import postrider.wildernesswar.Order.Use;
import postrider.wildernesswar.Position;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.rules.LegalOrders;

/** What a player may do now, in a few lines that name cards, leaders and spaces. */
public final class Advice {
    /** The most names in a list; longer lists are easier to see on the map. */
    private static final int FEW = 8;

    private final Position now;
    private final Side side;
    /** One order of each kind for each card and each force, leader or unit. */
    private final List<Order> examples;

    private final List<Use.Build> builds;
    private final List<Card> hand;
    private final List<String> lines = new ArrayList<>();

    private Advice(Position now, Side side) {
        this.now = now;
        this.side = side;
        var legal = LegalOrders.of(now, side);
        this.examples = Lists.map(legal, List::getFirst);
        var building = Lists.filter(legal, group -> build(group.getFirst()).isPresent());
        this.builds = Lists.flatMap(Lists.flatMap(building, group -> group), order -> Lists.of(build(order)));
        this.hand = now.cards().hand(side);
    }

    public static List<String> mayDo(Position now, Side side) {
        if (!now.track().toMove().equals(Optional.of(side))) return List.of();
        var advice = new Advice(now, side);
        advice.forces();
        advice.sieges();
        advice.build("5.41: build stockades, as many as the number of the card, in %s.", false);
        advice.build("5.42: begin or complete as many forts in %s.", true);
        advice.events();
        if (advice.examples.contains(new Order.Pass())) advice.tell("4.0: pass, and hold your last card.");
        return List.copyOf(advice.lines);
    }

    private void tell(String sentence, Object... args) {
        lines.add(sentence.formatted(args));
    }

    private List<Operation> operations(Predicate<Operation> meant) {
        return Lists.filter(Lists.flatMap(examples, Order::operations), meant);
    }

    /** 5.32: grouped by the card each needs. */
    private void forces() {
        int best = Lists.highest(hand, Card::value);
        var forces = operations(operation -> operation.who().isSeveral());
        var leaders = new LinkedHashSet<>(
                Lists.flatMap(forces, operation -> Lists.of(operation.who().commander())));
        var byNeed = new TreeMap<>(Lists.grouped(leaders, Leader::initiative));
        byNeed.headMap(best, true)
                .forEach((need, who) -> tell(
                        "5.32: with a %s activate a force: %s.",
                        need == 3 ? "3" : need + " or more", Wording.or(Lists.map(who, this::inPlace))));
        if (!operations(operation -> !operation.who().isSeveral()).isEmpty())
            tell(
                    "5.32: or one unit of Drilled Troops, or as many others and leaders as the number of the card, each for himself, two Indians for one.");
        if (hand.stream().anyMatch(card -> card.event() == Event.CAMPAIGN))
            tell("5.51: with Campaign, activate two leaders, each with a force.");
    }

    /** "Montcalm (Montréal, strength 12)". */
    private String inPlace(Leader leader) {
        var at = now.board().space(leader).orElseThrow();
        return "%s (%s, strength %d)".formatted(leader, at, now.board().strength(leader.side(), at));
    }

    /** 8.231, 9.11, 8.25 */
    private void sieges() {
        where("8.231: roll on the Siege Table at %s.", Step.Siege.class);
        where("9.11: assault %s.", Step.Assault.class);
        where("8.25: attack the besiegers of %s.", Step.Sortie.class);
    }

    private void where(String sentence, Class<? extends Step> kind) {
        var able = operations(operation -> kind.isInstance(operation.steps().getFirst()));
        list(
                sentence,
                new LinkedHashSet<>(
                        Lists.flatMap(able, operation -> Lists.of(now.board().space(operation.head())))));
    }

    private void list(String sentence, Collection<Space> spaces) {
        if (!spaces.isEmpty()) tell(sentence, Wording.or(spaces, FEW));
    }

    private void build(String sentence, boolean forts) {
        var these = Lists.filter(builds, build -> build.forts() == forts);
        list(sentence, now.country().none().withAll(Lists.flatMap(these, Use.Build::spaces)));
    }

    private static Optional<Use.Build> build(Order order) {
        return order instanceof Order.Play play && play.use() instanceof Use.Build build
                ? Optional.of(build)
                : Optional.empty();
    }

    private void events() {
        var plays = Lists.filter(Lists.filter(examples, Order.Play.class), play -> play.use() instanceof Use.Event);
        cards("5.51: play the event of %s.", Lists.map(plays, Order.Play::card));
        cards(
                "5.56: keep %s until you are asked.",
                Lists.filter(hand, card -> card.response() && card.isEventOf(side)));
    }

    private void cards(String sentence, Collection<Card> cards) {
        if (!cards.isEmpty()) tell(sentence, Wording.or(cards));
    }
}
