package postrider.wildernesswar.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;
import postrider.wildernesswar.Card;
import postrider.wildernesswar.Group;
import postrider.wildernesswar.Leader;
import postrider.wildernesswar.Order;
import postrider.wildernesswar.Order.Means;
import postrider.wildernesswar.Order.Operation;
import postrider.wildernesswar.Order.Step;
import postrider.wildernesswar.Order.Use;
import postrider.wildernesswar.Piece;
import postrider.wildernesswar.Position;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.Unit;

/**
 * Orders of every kind that can be written, legal or not: forces from some of the pieces in a space, several at once, long ways, pieces
 * dropped on the way, forts demolished as well.
 */
public record AnyOrders(Position now, Side side, RandomGenerator random) {
    private static final int LONGEST = 10;

    private boolean oneIn(int many) {
        return random.nextInt(many) == 0;
    }

    private <T> T any(List<T> several) {
        return several.get(random.nextInt(several.size()));
    }

    private <T> List<T> some(List<T> several) {
        return Lists.filter(several, one -> random.nextBoolean());
    }

    /** A different order each time. */
    public Order next() {
        if (oneIn(20)) return new Order.Pass();
        var hand = now.cards().hand(side);
        var card = any(hand.isEmpty() || oneIn(50) ? now.box().cards() : hand);
        return new Order.Play(card, use(card), List.of(), oneIn(6) ? List.of(works()) : List.of());
    }

    private Use use(Card card) {
        return switch (random.nextInt(12)) {
            case 0 -> new Use.Event();
            case 1 -> new Use.Build(random.nextBoolean(), spaces(card.value()));
            case 2, 3, 4 -> new Use.Activate(operations(card, 2 + random.nextInt(3), true), false);
            case 5 -> new Use.Activate(operations(card, 2, false), true);
            default -> new Use.Activate(operations(card, 1, oneIn(3)), false);
        };
    }

    private Space works() {
        var works = List.copyOf(now.board().works().keySet());
        return works.isEmpty() || oneIn(10) ? any(now.country().spaces()) : any(works);
    }

    private List<Space> spaces(int count) {
        var held = Lists.filter(now.country().spaces(), space -> now.board().isHeld(side, space));
        var spaces = new ArrayList<Space>();
        for (int i = 0; i < count; i++)
            spaces.add(any(held.isEmpty() || oneIn(3) ? now.country().spaces() : held));
        return spaces;
    }

    private List<Operation> operations(Card card, int count, boolean alone) {
        var operations = new ArrayList<Operation>();
        for (int i = 0; i < count; i++) {
            var group = alone ? Group.of(piece()) : force();
            operations.add(
                    i > 0 && oneIn(4) ? Operation.open(group.head()) : new Operation(group, asking(steps(group))));
        }
        return operations;
    }

    /** Sometimes asks how it goes on. */
    private List<Step> asking(List<Step> steps) {
        return !steps.isEmpty() && oneIn(4) ? Lists.with(steps, new Step.ThenAsk()) : steps;
    }

    private Means sail() {
        return random.nextBoolean() ? Means.SEA : Means.LANDING;
    }

    private Piece piece() {
        var there = Lists.filter(
                now.country().pieces(),
                piece -> piece.side() == side && now.board().space(piece).isPresent());
        return any(there.isEmpty() || oneIn(40) ? now.country().pieces() : there);
    }

    private Group force() {
        var leaders = Lists.filter(
                now.country().leaders(side), leader -> now.board().space(leader).isPresent());
        if (leaders.isEmpty()) return Group.of(piece());
        var leader = any(leaders);
        var there = now.board().pieces(now.board().space(leader).orElseThrow());
        var others = some(Lists.filter(Lists.filter(there, Leader.class), one -> !one.equals(leader)));
        return new Group(Optional.of(leader), others, some(Lists.filter(there, Unit.class)));
    }

    private List<Step> steps(Group group) {
        var start = now.board().space(group.head());
        if (start.isEmpty()) return List.of();
        var besieged = now.board().isBesieged(start.get());
        if (besieged && !oneIn(4))
            return List.of(any(List.of(new Step.Siege(), new Step.Assault(), new Step.Sortie())));
        if (oneIn(12)) return List.of(new Step.To(any(now.country().spaces()), sail()));
        var steps = new ArrayList<Step>();
        var at = start.get();
        for (int left = random.nextInt(LONGEST); left > 0; left--) {
            var dropped = some(group.pieces());
            if (oneIn(5) && !dropped.isEmpty()) steps.add(new Step.Drop(dropped));
            var goals = Lists.concat(
                    List.copyOf(now.country().roads().from(at)),
                    List.copyOf(now.country().arrows().from(at)));
            if (goals.isEmpty()) break;
            at = any(goals);
            steps.add(new Step.To(at, oneIn(4) ? any(List.of(Means.BOAT, Means.FOOT)) : Means.LAND));
        }
        if (oneIn(10)) steps.add(any(List.of(new Step.Siege(), new Step.Assault(), new Step.Sortie())));
        return steps;
    }
}
