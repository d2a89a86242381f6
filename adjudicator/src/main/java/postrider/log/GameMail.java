package postrider.log;

import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import postrider.kernel.ruling.Side;
import postrider.text.Maps;

/**
 * The letters of a game, from and to its sides.
 *
 * @param largeMap whether who plays a side wants the whole map large with every report
 * @param mailing the letters that went out last
 */
record GameMail(Map<Side, Correspondence> correspondence, Map<Side, Boolean> largeMap, Mailing mailing) {
    static final GameMail NONE = new GameMail(Map.of(), Map.of(), Mailing.NOTHING);

    Correspondence of(Side side) {
        return correspondence.getOrDefault(side, Correspondence.NONE);
    }

    /** With those of one more event, which the log knows already. */
    GameMail with(StoredEvent stored, Set<Side> sides, GameLog log) {
        var next = correspondence;
        for (var side : sides) next = Maps.with(next, side, of(side).with(side, stored));
        return new GameMail(next, largeMap, mailing.with(stored, log));
    }

    GameMail wanting(Side side, boolean large) {
        return new GameMail(correspondence, Maps.with(largeMap, side, large), mailing);
    }

    /** The last rulings and entries of the open impulse are no longer. */
    GameMail forgetting(Correspondence.Untold gone) {
        return new GameMail(Maps.mapValues(correspondence, letters -> letters.forgetting(gone)), largeMap, mailing);
    }

    /** What belongs to a player goes with them; a side's letters are counted on. */
    GameMail exchanged(UnaryOperator<Side> other) {
        var next = Maps.mapKeys(other, correspondence);
        for (var side : correspondence.keySet()) {
            var letters = next.getOrDefault(side, Correspondence.NONE);
            next = Maps.with(next, side, letters.counting(of(side).sent()));
        }
        return new GameMail(next, Maps.mapKeys(other, largeMap), mailing);
    }
}
