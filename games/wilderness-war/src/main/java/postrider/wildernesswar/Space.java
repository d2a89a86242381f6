package postrider.wildernesswar;

import java.util.List;
import java.util.Optional;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.Picture;
import postrider.map.Indexed;

/**
 * A space of the map (2.0).
 *
 * @param friendlyTo the side it is originally friendly to; empty for wilderness and mountains
 * @param tribes the tribes whose settlement it is
 */
public record Space(
        int index,
        String name,
        Terrain terrain,
        Optional<Department> department,
        Optional<Side> friendlyTo,
        boolean fortress,
        boolean port,
        List<String> tribes,
        Picture.Point at)
        implements Indexed, Place {
    /** 2.0 */
    public enum Terrain {
        CULTIVATED,
        WILDERNESS,
        MOUNTAIN,
        /** Pays d'en Haut, which is a box. */
        NONE;

        /** Where auxiliaries and ambushes have an effect. */
        public boolean isWild() {
            return this == WILDERNESS || this == MOUNTAIN;
        }
    }

    public boolean isCultivated() {
        return terrain == Terrain.CULTIVATED;
    }

    public boolean isIn(Department where) {
        return department.isPresent() && department.get() == where;
    }

    public boolean isFriendlyTo(Side side) {
        return friendlyTo.isPresent() && friendlyTo.get() == side;
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
