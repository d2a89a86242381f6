package postrider.log;

import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import postrider.kernel.ruling.Side;
import postrider.text.Maps;

/**
 * The letters of a game, to and from its sides.
 *
 * @param largeMap whether the player of a side wants the large map with every report
 * @param mailing the most recent outgoing letters
 */
record GameMail(Map<Side, Correspondence> correspondence, Map<Side, Boolean> largeMap, Mailing mailing) {
    static final GameMail NONE = new GameMail(Map.of(), Map.of(), Mailing.NOTHING);

    Correspondence of(Side side) {
        return correspondence.getOrDefault(side, Correspondence.NONE);
    }

    /** Adds those of one more event, which the log already includes. */
    GameMail with(StoredEvent stored, Set<Side> sides, GameLog log) {
        var next = correspondence;
        for (var side : sides) next = Maps.with(next, side, of(side).with(side, stored));
        return new GameMail(next, largeMap, mailing.with(stored, log));
    }

    GameMail wanting(Side side, boolean large) {
        return new GameMail(correspondence, Maps.with(largeMap, side, large), mailing);
    }

    /** Drops the last rulings and entries of the open impulse, which have been undone. */
    GameMail forgetting(Correspondence.Untold gone) {
        return new GameMail(Maps.mapValues(correspondence, letters -> letters.forgetting(gone)), largeMap, mailing);
    }

    /** What belongs to a player moves with them; the letters to a side keep their count. */
    GameMail exchanged(UnaryOperator<Side> other) {
        var next = Maps.mapKeys(other, correspondence);
        for (var side : correspondence.keySet()) {
            var letters = next.getOrDefault(side, Correspondence.NONE);
            next = Maps.with(next, side, letters.counting(of(side).sent()));
        }
        return new GameMail(next, Maps.mapKeys(other, largeMap), mailing);
    }
}
