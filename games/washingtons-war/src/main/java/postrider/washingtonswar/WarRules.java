package postrider.washingtonswar;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import postrider.kernel.Line;
import postrider.kernel.Player;
import postrider.kernel.Read;
import postrider.kernel.Refused;
import postrider.kernel.Rules;
import postrider.kernel.Side;
import postrider.kernel.Umpire;
import postrider.kernel.View;

/** The rules of Washington's War over one box: the way in to the chapters. */
record WarRules(Box box) implements Rules<Position, Order> {

    @Override
    public Position setUp(String scenario, Map<String, String> options) {
        return Dealing.setAside(Notation.read(box, box.scenarios().get(scenario)))
                .withTournamentRule(WashingtonsWar.TOURNAMENT.changed(options));
    }

    @Override
    public Read<Order> read(List<Line> lines, Position position, Side by) {
        return OrderReader.read(lines, position, by);
    }

    @Override
    public List<String> words(Order order) {
        return OrderWords.of(order);
    }

    @Override
    public Position play(Position position, Side by, Order order, Umpire umpire) {
        if (!position.track().toMove().equals(Optional.of(by)))
            throw new Refused("5.3", "It is not your turn to play.");
        var table = table(position, umpire);
        switch (order) {
            case Order.Committees(var spaces) -> {
                PoliticalControl.committees(table, spaces);
                Sequence.placed(table);
            }
            case Order.ForTheKing(var spaces) -> {
                PoliticalControl.forTheKing(table, spaces);
                Sequence.placed(table);
            }
            case Order.Play play -> StrategyCards.play(table, by, play);
        }
        return table.now();
    }

    private static Table table(Position position, Umpire umpire) {
        var table = new Table(position, umpire);
        umpire.meanwhile(side -> Situation.of(table.now(), side));
        return table;
    }

    @Override
    public Position advance(Position position, Umpire umpire) {
        var table = table(position, umpire);
        Sequence.advance(table);
        return table.now();
    }

    @Override
    public Optional<Side> toMove(Position position) {
        return position.track().toMove();
    }

    @Override
    public Optional<Ending> ending(Position position) {
        return position.track()
                .winner()
                .map(victory -> new Ending(Optional.of(victory.side()), victory.rule(), victory.sentence()));
    }

    @Override
    public View view(Position position, Side side) {
        return Situation.of(position, side);
    }

    @Override
    public List<String> mayDo(Position position, Side side) {
        return Advice.mayDo(position, side);
    }

    @Override
    public List<String> reply(Position position, Side side) {
        return Advice.reply(position, side);
    }

    @Override
    public List<List<Order>> legal(Position position, Side side) {
        return LegalOrders.of(position, side);
    }

    @Override
    public Optional<Player<Position, Order>> sensible(long seed) {
        return Optional.of(new SensiblePlayer(seed));
    }

    @Override
    public List<String> broken(Position before, Optional<Order> order, Position after) {
        return Invariants.broken(before, order, after);
    }

    @Override
    public List<String> places() {
        return box.spaces().stream().map(Space::name).toList();
    }

    @Override
    public List<String> people() {
        return box.generals().stream().map(General::name).toList();
    }

    @Override
    public List<String> cards() {
        return box.cards().stream()
                .map(card -> card.number() + " " + card.title())
                .toList();
    }

    @Override
    public String write(Position position) {
        return Notation.write(position);
    }

    @Override
    public Position position(String text) {
        return Notation.read(box, text);
    }

    @Override
    public Position with(Position position, String statement) {
        return Notation.with(position, statement);
    }
}
