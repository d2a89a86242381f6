package postrider.templates.map;

import java.util.List;
import java.util.stream.Stream;
import postrider.kernel.view.Picture.Area;
import postrider.kernel.view.Sheet;

/** The ground under lines and names. */
interface Land {
    static Land of(Sheet sheet) {
        return sheet.hexes().<Land>map(HexLand::new).orElseGet(() -> new SpaceLand(sheet));
    }

    List<Mark> marks();

    /** Lines of the land that should not be covered. */
    default Stream<Free.Segment> lines() {
        return Stream.empty();
    }

    /** Whether a point is in this area. */
    boolean is(Area area, double x, double y);

    /** Whether a point is in the water, at least this far from the shore: 0 is at the shore, 1 far out. */
    boolean isWater(double x, double y, double off);

    int tint(Area area);

    /** The colour of the ground under a name. */
    int under(Bounds box);
}
