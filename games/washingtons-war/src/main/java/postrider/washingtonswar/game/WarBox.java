package postrider.washingtonswar.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;
import postrider.americanwar.Box;
import postrider.americanwar.Position;
import postrider.americanwar.WarTopic;
import postrider.americanwar.game.BookRules;
import postrider.americanwar.game.OpenBox;
import postrider.americanwar.orders.Order;
import postrider.americanwar.workbench.SensibleBot;
import postrider.kernel.Bot;
import postrider.kernel.Guide;
import postrider.kernel.Notation;
import postrider.kernel.Rules;
import postrider.kernel.ruling.Ruling;
import postrider.kernel.ruling.Side;
import postrider.text.Line;
import postrider.text.Read;
import postrider.washingtonswar.notation.WarNotation;
import postrider.washingtonswar.orders.Orders;
import postrider.washingtonswar.rules.Dealing;
import postrider.washingtonswar.rules.LegalOrders;
import postrider.washingtonswar.rules.Sequence;
import postrider.washingtonswar.rules.Victory;
import postrider.washingtonswar.table.Advice;
import postrider.washingtonswar.table.Guides;
import postrider.washingtonswar.table.Situation;
import postrider.washingtonswar.workbench.Invariants;
import postrider.washingtonswar.workbench.Seldom;

/** Everything there is to one box. */
public record WarBox(Box box) implements OpenBox {
    @Override
    public Rules<Position, Order> rules() {
        return new BookRules(this::setUp, Sequence::carryOut, Sequence::advance, Situation::of);
    }

    private Position setUp(String scenario, Map<String, String> options) {
        return Dealing.setAside(notation().position(box.scenarios().get(scenario)))
                .withOptionalRule(WashingtonsWar.TOURNAMENT.changed(options));
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
        return LegalOrders.toOffer(position, side);
    }

    @Override
    public List<Guide> guides(Position position, Side side) {
        return Guides.of(position, side);
    }

    @Override
    public List<WarTopic> topics() {
        return List.of(WarTopic.values());
    }

    @Override
    public List<List<Order>> legal(Position position, Side side) {
        return LegalOrders.of(position, side);
    }

    @Override
    public Optional<Bot<Position, Order>> sensible(long seed) {
        return Optional.of(new SensibleBot(seed, Victory::colonies, Set.of(WarTopic.BATTLE_CARD), Set.of()));
    }

    @Override
    public Optional<ToIntFunction<Order>> promise(String rule, Position position) {
        return Seldom.promise(rule);
    }

    @Override
    public List<Order> mistakes(String rule, Position position, Side side) {
        return Seldom.mistakes(rule, position, side);
    }

    @Override
    public List<String> broken(Position before, Optional<Order> order, Position after, List<Ruling> report) {
        return Invariants.broken(before, order, after);
    }
}
