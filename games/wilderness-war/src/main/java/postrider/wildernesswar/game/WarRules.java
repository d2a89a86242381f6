package postrider.wildernesswar.game;

import java.util.Map;
import java.util.Optional;
import postrider.kernel.Rules;
import postrider.kernel.Umpire;
import postrider.kernel.ruling.Refused;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.View;
import postrider.wildernesswar.Box;
import postrider.wildernesswar.OptionalRule;
import postrider.wildernesswar.Order;
import postrider.wildernesswar.Position;
import postrider.wildernesswar.Track.Mark;
import postrider.wildernesswar.notation.WarNotation;
import postrider.wildernesswar.rules.Sequence;
import postrider.wildernesswar.rules.StrategyCards;
import postrider.wildernesswar.rules.WorkingPosition;
import postrider.wildernesswar.table.Situation;

/** The rules, entered at 4.0. */
public record WarRules(Box box) implements Rules<Position, Order> {
    @Override
    public Position setUp(String scenario, Map<String, String> options) {
        var position = new WarNotation(box).position(box.scenarios().get(scenario));
        return position.with(OptionalRule.agreed(position.track(), options));
    }

    @Override
    public Position play(Position position, Side by, Order order, Umpire umpire) {
        if (!position.track().toMove().equals(Optional.of(by)))
            throw new Refused("4.0", "It is not your turn to play.");
        var table = table(position, umpire);
        switch (order) {
            case Order.Pass pass -> new StrategyCards(table, by).pass(pass.demolished());
            case Order.Play play -> new StrategyCards(table, by).play(play);
        }
        return table.now();
    }

    private static WorkingPosition table(Position position, Umpire umpire) {
        var table = new WorkingPosition(position, umpire);
        umpire.meanwhile(side -> Situation.of(table.now(), side));
        return table;
    }

    @Override
    public Position advance(Position position, Umpire umpire) {
        var table = table(position, umpire);
        new Sequence(table).advance();
        return table.now();
    }

    @Override
    public boolean isSeated(Position position) {
        return !position.track().has(Mark.SEALED_BIDS) && !position.track().has(Mark.BIDS_IN_TURN);
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
    public View publicView(Position position) {
        return Situation.open(position);
    }
}
