package postrider.washingtonscrossing.game;

import java.util.Map;
import java.util.Optional;
import postrider.kernel.Rules;
import postrider.kernel.Umpire;
import postrider.kernel.ruling.Refused;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.View;
import postrider.washingtonscrossing.Box;
import postrider.washingtonscrossing.OptionalRule;
import postrider.washingtonscrossing.Order;
import postrider.washingtonscrossing.Position;
import postrider.washingtonscrossing.notation.CrossingNotation;
import postrider.washingtonscrossing.rules.Sequence;
import postrider.washingtonscrossing.rules.Table;
import postrider.washingtonscrossing.table.Situation;

/** The entry point to the rules, from 6.0 on. */
public record CrossingRules(Box box) implements Rules<Position, Order> {
    @Override
    public Position setUp(String scenario, Map<String, String> options) {
        var position = new CrossingNotation(box).position(box.scenarios().get(scenario));
        var track = position.track();
        for (var rule : OptionalRule.agreed(options)) track = track.with(rule, true);
        return position.with(track);
    }

    @Override
    public Position play(Position position, Side by, Order order, Umpire umpire) {
        if (!position.track().toMove().equals(Optional.of(by)))
            throw new Refused("6.0", "It is not your turn to give orders.");
        var table = table(position, umpire);
        Sequence.play(table, by, order);
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
        return position.track().ending();
    }

    @Override
    public View view(Position position, Side side) {
        return Situation.of(position, side);
    }

    @Override
    public Optional<View> finalView(Position position) {
        return Optional.of(Situation.laidOpen(position));
    }
}
