package postrider.washingtonscrossing;

import java.util.Set;
import postrider.kernel.ruling.Side;
import postrider.kit.SituationKit;
import postrider.text.Lists;
import postrider.washingtonscrossing.game.WashingtonsCrossing;

class SituationTest extends SituationKit<Position, Order> {
    /** Facts shown only while they matter: in the first night (10.3), and to the British under Cornwallis (9.2.1). */
    private static final Set<String> PASSING = Set.of("lower ferries crossed", "grant subordinate");

    SituationTest() {
        super(new WashingtonsCrossing(), RandomCampaign.QUICK);
    }

    /** 3.0: what the other side keeps to itself, and what it remembers of this side. */
    @Override
    protected boolean isHidden(String statement, Side side) {
        var enemy = Sides.enemy(side);
        boolean theirs = Lists.find(
                        RandomCampaign.BOX.box().leaders(),
                        one -> one.side() == enemy && statement.contains(one.name()))
                .isPresent();
        boolean remembered = statement.contains(" seen in ");
        return theirs
                || remembered
                || statement.startsWith("arrived")
                || statement.startsWith("alarmed")
                || statement.startsWith(side == Sides.AMERICAN ? "cornwallis" : "washington")
                || PASSING.contains(statement);
    }
}
