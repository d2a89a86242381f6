package postrider.wildernesswar.rules;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import postrider.kernel.ruling.Side;
import postrider.map.SpaceSet;
import postrider.wildernesswar.Card;
import postrider.wildernesswar.Piece;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.Works;

/**
 * One action phase (5.36): what must be remembered until it is over.
 *
 * @param isCampaign whether the event activates two leaders
 * @param fought pieces that took part in combat and may not be activated any more
 * @param fields where battles were fought, and who attacked in them
 * @param guns the sieges at which each side has played Coehorns
 */
public record ActionPhase(
        WorkingPosition table,
        Side side,
        Card card,
        boolean isCampaign,
        Set<Piece> fought,
        Map<Space, Set<Piece>> fields,
        Map<Space, Set<Side>> guns)
        implements AtTable.OfSide {
    public ActionPhase(WorkingPosition table, Side side, Card card, boolean campaign) {
        this(table, side, card, campaign, new HashSet<>(), new HashMap<>(), new HashMap<>());
    }

    /** The phase if the side had captured the enemy's forts and stockades in these spaces. */
    ActionPhase afterConquest(SpaceSet<Space> spaces) {
        var board = board();
        for (var space : board().works().keySet()) {
            var works = board().works().get(space);
            if (works.side() != side && spaces.has(space))
                board = board.withSiege(space, Optional.empty())
                        .withWorks(space, Optional.of(new Works(works.kind(), side)));
        }
        return new ActionPhase(new WorkingPosition(table.now().with(board), umpire()), side, card, isCampaign);
    }

    /** 5.36: it took part in combat and may not be activated any more. */
    boolean hasFought(Piece piece) {
        return fought.contains(piece);
    }

    void fights(Piece piece) {
        fought.add(piece);
    }

    /** 10.2: whether all of these fought a battle there; in the first edition, whether anyone did. */
    boolean haveFought(Space space, Collection<? extends Piece> raiders) {
        return fields.containsKey(space) && (!since(2) || fields.get(space).containsAll(raiders));
    }

    /** 9.13: who has played Coehorns at this siege. */
    Set<Side> guns(Space space) {
        return guns.computeIfAbsent(space, siege -> new HashSet<>());
    }

    void field(Space space, Collection<? extends Piece> attackers) {
        fields.computeIfAbsent(space, field -> new HashSet<>()).addAll(attackers);
    }
}
