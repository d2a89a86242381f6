package postrider.wethepeople.rules;

import java.util.Map;
import postrider.americanwar.Box;
import postrider.americanwar.Order;
import postrider.americanwar.Position;
import postrider.americanwar.game.BookRules;
import postrider.americanwar.rules.WorkingPosition;
import postrider.kernel.Side;
import postrider.kernel.View;
import postrider.wethepeople.WeThePeople;
import postrider.wethepeople.notation.WarNotation;
import postrider.wethepeople.table.Situation;

/** The way in to the chapters. */
public record WarRules(Box box) implements BookRules {

    @Override
    public Position setUp(String scenario, Map<String, String> options) {
        return new WarNotation(box)
                .position(box.scenarios().get(scenario))
                .withOptionalRule(WeThePeople.BATTLES.changed(options));
    }

    @Override
    public void carryOut(WorkingPosition working, Side by, Order order) {
        switch (order) {
            case Order.Committees(var spaces) -> PoliticalControl.committees(working, spaces);
            case Order.ForTheKing markers -> throw new AssertionError(markers);
            case Order.Play play -> StrategyCards.play(working, by, play);
        }
    }

    @Override
    public void advance(WorkingPosition working) {
        Sequence.advance(working);
    }

    @Override
    public View view(Position position, Side side) {
        return Situation.of(position, side);
    }
}
