package postrider.washingtonscrossing.rules;

import java.util.Optional;
import postrider.kernel.Umpire;
import postrider.kernel.ruling.Fault;
import postrider.kernel.ruling.Side;
import postrider.washingtonscrossing.AtPosition;
import postrider.washingtonscrossing.Position;

/** Shorthand for the chapters: what is on the table, and whom to tell. */
interface AtTable extends AtPosition {
    Table table();

    @Override
    default Position now() {
        return table().now();
    }

    default Umpire umpire() {
        return table().umpire();
    }

    /** Reports a ruling to both sides. */
    default void rule(String rule, String sentence, Object... args) {
        umpire().rule(rule, sentence, args);
    }

    /** A chapter that acts for one side. */
    interface OfSide extends AtTable, AtPosition.OfSide {
        default Sight sight() {
            return new Sight(now(), side());
        }

        /** Its stacks before some of their men leave (3.0). */
        default Sight.Snapshot snapshot() {
            return Sight.Snapshot.of(table(), side());
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

        default Caveats caveats() {
            return new Caveats(table(), side());
        }

        /** Reports a ruling to this side alone. */
        default void tell(String rule, String sentence, Object... args) {
            table().tell(side(), rule, sentence, args);
        }

        /** Tells this side alone why something it ordered is not done. */
        default void tell(Optional<Fault> fault) {
            fault.ifPresent(why -> tell(why.rule(), "%s", why.sentence()));
        }
    }

    /** A chapter in one side's turn. */
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
