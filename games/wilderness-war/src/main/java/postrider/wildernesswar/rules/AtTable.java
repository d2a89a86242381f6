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

/** A chapter at work: what lies on the table, and who is asked and told, by one word each. */
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

    /** Whether what was ruled anew in the edition of this number counts. */
    default boolean since(int ruled) {
        return table().box().edition().since(ruled);
    }

    /** What one side does, and the other about it. */
    interface OfSide extends AtTable {
        Side side();

        default Side enemy() {
            return Sides.enemy(side());
        }
    }

    /** In an action phase: the side is the one that plays a card. */
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

        /** For what is told of a battle, side by side. */
        default BattleTable battleTable() {
            return new BattleTable(side(), enemy());
        }
    }

    /** Of the event of a card: the side is the one that plays it. */
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
