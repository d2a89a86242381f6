package postrider.templates.map;

import java.util.List;
import java.util.stream.Stream;
import postrider.kernel.view.Picture.Area;
import postrider.kernel.view.Sheet;

/** What lies under lines and names. */
interface Land {
    static Land of(Sheet sheet) {
        return sheet.hexes().<Land>map(HexLand::new).orElseGet(() -> new SpaceLand(sheet));
    }

    List<Mark> marks();

    /** What had better not be covered, beside the lines of the picture. */
    default Stream<Free.Segment> lines() {
        return Stream.empty();
    }

    boolean is(Area area, double x, double y);

    /** Whether this is water, so far off the shore; 0 at the shore, 1 far out. */
    boolean isWater(double x, double y, double off);

    int tint(Area area);

    /** The colour of the ground where a name stands. */
    int under(Bounds box);
}
