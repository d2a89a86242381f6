package postrider.wildernesswar;

import java.util.Optional;
import postrider.kernel.ruling.Side;

/**
 * A unit (3.1).
 *
 * @param index among all pieces
 * @param full its strength with both steps
 * @param reduced its strength with one step
 * @param tribe empty unless it is Indian
 */
public record Unit(
        int index,
        String name,
        Side side,
        UnitType kind,
        Group group,
        int full,
        int reduced,
        int move,
        Optional<String> tribe)
        implements Piece {
    /** The unit in which clauses count forces (7.2). */
    public static final String STRENGTH = "strength";

    /** Groups of units that cards bring on together (5.531). */
    public enum Group {
        REGULAR,
        ROYAL_AMERICAN,
        HIGHLAND,
        MARINE_DETACHMENT,
        LIGHT_INFANTRY,
        NORTHERN_PROVINCIAL,
        SOUTHERN_PROVINCIAL,
        COLONIAL_MILITIA,
        CANADIAN_MILITIA,
        COUREURS,
        RANGER,
        NORTHERN,
        WESTERN,
        PAYS_DEN_HAUT,
        IROQUOIS,
        MOHAWK,
        CHEROKEE;

        /** 5.54: the provincials of the Northern or the Southern Department. */
        public static Group provincials(Department department) {
            return department == Department.NORTHERN ? NORTHERN_PROVINCIAL : SOUTHERN_PROVINCIAL;
        }
    }

    /** Whether this is a settlement of its tribe (2.0). */
    public boolean isAtHome(Space space) {
        return tribe.isPresent() && space.tribes().contains(tribe.get());
    }

    /** 3.11 */
    public boolean isDrilled() {
        return kind == UnitType.REGULAR || kind == UnitType.PROVINCIAL || kind == UnitType.LIGHT_INFANTRY;
    }

    /** 3.13 */
    public boolean isAuxiliary() {
        return kind == UnitType.INDIAN || kind == UnitType.COUREURS || kind == UnitType.RANGER;
    }

    public boolean isIndian() {
        return kind == UnitType.INDIAN;
    }

    public boolean is(UnitType what) {
        return kind == what;
    }

    /** 5.534: only Johnson leads these, without counting against his command. */
    public boolean followsJohnson() {
        return group == Group.MOHAWK || group == Group.IROQUOIS && side == Sides.BRITISH;
    }

    @Override
    public int hashCode() {
        return index;
    }

    @Override
    public String toString() {
        return name;
    }
}
