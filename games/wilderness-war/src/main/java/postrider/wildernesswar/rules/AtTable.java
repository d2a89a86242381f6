package postrider.wildernesswar.rules;

import postrider.kernel.Umpire;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.BattleTable;
import postrider.wildernesswar.Board;
import postrider.wildernesswar.Card;
import postrider.wildernesswar.Country;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.Track;
import postrider.wildernesswar.Track.Mark;

/** Short names for what a procedure needs: the position it works on, and the umpire. */
interface AtTable {
    WorkingPosition table();

    default Board board() {
        return table().now().board();
    }

    default Country country() {
        return table().now().country();
    }

    default Track track() {
        return table().now().track();
    }

    default boolean has(Mark mark) {
        return track().has(mark);
    }

    default Umpire umpire() {
        return table().umpire();
    }

    default void rule(String rule, String sentence, Object... args) {
        umpire().rule(rule, sentence, args);
    }

    /** Whether the game is played by edition {@code ruled} of the rules or a later one. */
    default boolean since(int ruled) {
        return table().box().edition().since(ruled);
    }

    /** A procedure of one side, with the other as its enemy. */
    interface OfSide extends AtTable {
        Side side();

        default Side enemy() {
            return Sides.enemy(side());
        }
    }

    /** A procedure in an action phase, of the side that plays the card. */
    interface InPhase extends OfSide {
        ActionPhase phase();

        @Override
        default WorkingPosition table() {
            return phase().table();
        }

        @Override
        default Side side() {
            return phase().side();
        }

        /** A new table for what players are shown of a battle. */
        default BattleTable battleTable() {
            return new BattleTable(side(), enemy());
        }
    }

    /** The event of a card, of the side that plays it. */
    interface OfEvent extends OfSide {
        PlayedCard play();

        default Card card() {
            return play().card();
        }

        @Override
        default WorkingPosition table() {
            return play().table();
        }

        @Override
        default Side side() {
            return play().side();
        }
    }
}
