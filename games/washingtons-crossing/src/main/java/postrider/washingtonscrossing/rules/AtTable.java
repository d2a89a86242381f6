package postrider.washingtonscrossing.rules;

import java.util.Optional;
import postrider.kernel.Umpire;
import postrider.kernel.ruling.Fault;
import postrider.kernel.ruling.Side;
import postrider.washingtonscrossing.Looking;
import postrider.washingtonscrossing.Position;

/** A chapter at work: what lies on the table, and who is told, by one word each. */
interface AtTable extends Looking {
    Table table();

    @Override
    default Position now() {
        return table().now();
    }

    default Umpire umpire() {
        return table().umpire();
    }

    /** What both hear. */
    default void rule(String rule, String sentence, Object... args) {
        umpire().rule(rule, sentence, args);
    }

    /** What one side does, and the other about it. */
    interface OfSide extends AtTable, Looking.OfSide {
        /** What it sees of the enemy. */
        default Sight sight() {
            return new Sight(now(), side());
        }

        /** What its stacks are before some of their men go (3.0). */
        default Sight.Shown shown() {
            return Sight.Shown.of(table(), side());
        }

        default ZoneOfControl enemyZone() {
            return new ZoneOfControl(now(), enemy());
        }

        default MovementCosts costs() {
            return new MovementCosts(now(), side());
        }

        default Garrisons garrisons() {
            return new Garrisons(table(), side());
        }

        default Footing footing() {
            return new Footing(table(), side());
        }

        /** What the side alone hears. */
        default void tell(String rule, String sentence, Object... args) {
            table().tell(side(), rule, sentence, args);
        }

        /** Why something that was ordered is not done, for its own side alone. */
        default void tell(Optional<Fault> fault) {
            fault.ifPresent(why -> tell(why.rule(), "%s", why.sentence()));
        }
    }

    /** In a turn of one side. */
    interface InTurn extends OfSide {
        PlayerTurn turn();

        @Override
        default Table table() {
            return turn().table();
        }

        @Override
        default Side side() {
            return turn().side();
        }
    }
}
