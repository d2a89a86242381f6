package postrider.wildernesswar;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import postrider.kernel.question.Topic;
import postrider.kernel.ruling.Side;
import postrider.kit.SecrecyKit;
import postrider.wildernesswar.game.WildernessWar;

class SecrecyTest extends SecrecyKit<Position, Order> {
    SecrecyTest() {
        super(
                new WildernessWar(),
                RandomGame.WAR,
                RandomGame.HIDDEN,
                List.of(RandomGame.SENSIBLE, RandomGame.optional("early-war-campaign")));
    }

    /** 13.3, 14.7 */
    @Override
    protected Set<Topic> beforeTheDeal() {
        return Set.of(WarTopic.BID);
    }

    /** Of equal landing cards the first in hand is used (6.431); in a crisis, silence means discarding the last card. */
    @Override
    protected boolean shows(Position before, Side side) {
        return holds(before, side, Event.AMPHIBIOUS_LANDING)
                || holds(before, Sides.enemy(side), Event.BRITISH_MINISTERIAL_CRISIS);
    }

    private static boolean holds(Position now, Side side, Event event) {
        return now.cards().hand(side).stream().anyMatch(card -> card.event() == event);
    }

    /** With advanced sieges, so that there are assaults; and once with more of them, so that there is relief. */
    @Override
    protected Position bent(Position before, long seed) {
        var board = before.board();
        for (var space : board.sieges().keySet()) board = board.withSiege(space, Optional.of(2));
        var now = before.with(board);
        return seed == 3 ? now.track().toMove().map(side -> besieged(now, side)).orElse(now) : now;
    }

    /** Besieges all garrisoned fortresses of a side, each with a unit from the enemy's reserve. */
    private static Position besieged(Position now, Side side) {
        var board = now.board();
        for (var space : now.country().fortresses()) {
            if (!board.controls(side, space) || board.units(side, space).isEmpty()) continue;
            for (var unit : now.country().units(Sides.enemy(side)))
                if (unit.is(UnitType.REGULAR) && board.place(unit) == Place.Off.RESERVE && !board.isBesieged(space))
                    board = board.move(List.of(unit), space).withSiege(space, Optional.of(0));
        }
        return now.with(board);
    }
}
