package postrider.wethepeople.rules;

import java.util.Map;
import java.util.Optional;
import postrider.americanwar.Box;
import postrider.americanwar.Order;
import postrider.americanwar.Position;
import postrider.americanwar.rules.WorkingPosition;
import postrider.kernel.Refused;
import postrider.kernel.Rules;
import postrider.kernel.Side;
import postrider.kernel.Umpire;
import postrider.kernel.View;
import postrider.wethepeople.WeThePeople;
import postrider.wethepeople.notation.WarNotation;
import postrider.wethepeople.table.Situation;

/** The way in to the chapters. */
public record WarRules(Box box) implements Rules<Position, Order> {

    @Override
    public Position setUp(String scenario, Map<String, String> options) {
        return new WarNotation(box)
                .position(box.scenarios().get(scenario))
                .withOptionalRule(WeThePeople.BATTLES.changed(options));
    }

    @Override
    public Position play(Position position, Side by, Order order, Umpire umpire) {
        if (!position.track().toMove().equals(Optional.of(by)))
            throw new Refused("5.3", "It is not your turn to play.");
        var working = working(position, umpire);
        switch (order) {
            case Order.Committees(var spaces) -> PoliticalControl.committees(working, spaces);
            case Order.ForTheKing markers -> throw new AssertionError(markers);
            case Order.Play play -> StrategyCards.play(working, by, play);
        }
        return working.now();
    }

    private static WorkingPosition working(Position position, Umpire umpire) {
        var working = new WorkingPosition(position, umpire);
        umpire.meanwhile(side -> Situation.of(working.now(), side));
        return working;
    }

    @Override
    public Position advance(Position position, Umpire umpire) {
        var working = working(position, umpire);
        Sequence.advance(working);
        return working.now();
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
}
