package postrider.wethepeople.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import postrider.americanwar.Box;
import postrider.americanwar.Position;
import postrider.americanwar.game.BookRules;
import postrider.americanwar.game.OpenBox;
import postrider.americanwar.orders.Order;
import postrider.americanwar.workbench.SensibleBot;
import postrider.kernel.Bot;
import postrider.kernel.Guide;
import postrider.kernel.Notation;
import postrider.kernel.Rules;
import postrider.kernel.question.Topic;
import postrider.kernel.ruling.Ruling;
import postrider.kernel.ruling.Side;
import postrider.text.Line;
import postrider.text.Lists;
import postrider.text.Read;
import postrider.wethepeople.BattlePlan;
import postrider.wethepeople.BattleTopic;
import postrider.wethepeople.notation.WarNotation;
import postrider.wethepeople.orders.Orders;
import postrider.wethepeople.rules.LegalOrders;
import postrider.wethepeople.rules.Sequence;
import postrider.wethepeople.rules.Victory;
import postrider.wethepeople.table.Advice;
import postrider.wethepeople.table.Guides;
import postrider.wethepeople.table.Situation;
import postrider.wethepeople.workbench.Invariants;

/** Everything there is to one box. */
public record WarBox(Box box) implements OpenBox {
    @Override
    public Rules<Position, Order> rules() {
        return new BookRules(this::setUp, Sequence::carryOut, Sequence::advance, Situation::of);
    }

    private Position setUp(String scenario, Map<String, String> options) {
        return notation()
                .position(box.scenarios().get(scenario))
                .withOptionalRule(WeThePeople.BATTLES.changed(options));
    }

    @Override
    public Notation<Position> notation() {
        return new WarNotation(box);
    }

    @Override
    public Read<Order> read(List<Line> lines, Position position, Side by) {
        return new Orders(position, by).read(lines);
    }

    @Override
    public boolean begins(String words) {
        return Orders.WORDS.begins(words);
    }

    @Override
    public List<String> mayDo(Position position, Side side) {
        return Advice.mayDo(position, side);
    }

    @Override
    public List<List<List<Order>>> byUse(Position position, Side side) {
        return LegalOrders.byUse(position, side);
    }

    @Override
    public List<Guide> guides(Position position, Side side) {
        return Guides.of(position, side);
    }

    /** A battle plan has words of its own (9.1). */
    @Override
    public List<String> answers() {
        return Lists.concat(OpenBox.super.answers(), BattlePlan.WORDS);
    }

    @Override
    public List<Topic> topics() {
        return Guides.TOPICS;
    }

    @Override
    public List<List<Order>> legal(Position position, Side side) {
        return LegalOrders.of(position, side);
    }

    @Override
    public Optional<Bot<Position, Order>> sensible(long seed) {
        return Optional.of(new SensibleBot(
                seed, Victory::colonies, Set.of(BattleTopic.BATTLE_EVENT), Set.of(BattleTopic.BATTLE_PLAN)));
    }

    @Override
    public List<String> broken(Position before, Optional<Order> order, Position after, List<Ruling> report) {
        return Invariants.broken(before, order, after);
    }
}
