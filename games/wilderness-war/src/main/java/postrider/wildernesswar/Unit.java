package postrider.wildernesswar;

import java.util.Optional;
import postrider.kernel.ruling.Side;

/**
 * A unit (3.1).
 *
 * @param index among all pieces
 * @param full its strength with both steps
 * @param reduced its strength with one
 * @param tribe empty for all but Indians
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
    /** What clauses count (7.2). */
    public static final String STRENGTH = "strength";

    /** What cards bring in together (5.531). */
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

        /** 5.54: of the Northern or the Southern Department. */
        public static Group provincials(Department department) {
            return department == Department.NORTHERN ? NORTHERN_PROVINCIAL : SOUTHERN_PROVINCIAL;
        }
    }

    /** Whether it is of a tribe whose settlement this is (2.0). */
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

    /** 5.534: only Johnson leads these, and for nothing. */
    public boolean followsJohnson() {
        return group == Group.MOHAWK || group == Group.IROQUOIS && side == Sides.BRITISH;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Unit unit && unit.index == index && unit.name.equals(name);
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
