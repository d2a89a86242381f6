package postrider.washingtonscrossing.rules;

import java.util.List;
import java.util.Optional;
import postrider.kernel.ruling.Fault;
import postrider.kernel.ruling.Side;
import postrider.map.Hexes.Hex;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.washingtonscrossing.Board;
import postrider.washingtonscrossing.Charts;
import postrider.washingtonscrossing.Country;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Mark;
import postrider.washingtonscrossing.OptionalRule;
import postrider.washingtonscrossing.Position;
import postrider.washingtonscrossing.Sides;
import postrider.washingtonscrossing.Track;

/** A chapter at work: what lies on the table, and who is told, by one word each. */
interface AtTable {
    Table table();

    default Position now() {
        return table().now();
    }

    default Country country() {
        return now().country();
    }

    default Charts charts() {
        return now().charts();
    }

    default Board board() {
        return now().board();
    }

    default Track track() {
        return now().track();
    }

    default boolean has(Mark mark) {
        return track().has(mark);
    }

    default boolean plays(OptionalRule rule) {
        return track().has(rule);
    }

    default int troops(Leader leader) {
        return board().troops(leader);
    }

    /** "Trenton", or the number of a hex without a name. */
    default String name(Hex hex) {
        return country().name(hex);
    }

    /** "Trenton, 1927 and 1926". */
    default String names(List<Hex> hexes) {
        return Wording.list(Lists.map(hexes, this::name));
    }

    /** What both hear. */
    default void rule(String rule, String sentence, Object... args) {
        table().umpire().rule(rule, sentence, args);
    }

    /** What one side does, and the other about it. */
    interface OfSide extends AtTable {
        Side side();

        default Side enemy() {
            return Sides.enemy(side());
        }

        /** What it sees of the enemy. */
        default Sight sight() {
            return new Sight(now(), side());
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
