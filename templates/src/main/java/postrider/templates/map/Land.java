package postrider.templates.map;

import java.util.List;
import java.util.stream.Stream;
import postrider.kernel.view.Sheet;

/** What lies under lines and names. */
interface Land extends AreaNames.Terrain {
    static Land of(Sheet sheet) {
        return sheet.hexes().<Land>map(HexLand::new).orElseGet(() -> new SpaceLand(sheet));
    }

    List<Mark> marks();

    /** What had better not be covered, beside the lines of the picture. */
    default Stream<Free.Segment> lines() {
        return Stream.empty();
    }

    /** The colour of the ground where a name stands. */
    int under(Bounds box);
}
