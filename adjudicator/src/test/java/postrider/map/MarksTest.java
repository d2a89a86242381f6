package postrider.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static postrider.kit.Sides.AMERICAN;
import static postrider.kit.Sides.BRITISH;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class MarksTest {
    private record Town(int index) implements Indexed {}

    private static final List<Town> MAP = List.of(new Town(0), new Town(1), new Town(2));

    @Test
    void aSpaceHasOneMarkerAtMost() {
        var marks = Marks.none(MAP, AMERICAN, BRITISH)
                .with(MAP.get(0), AMERICAN)
                .with(MAP.get(1), BRITISH)
                .with(MAP.get(0), BRITISH);
        assertEquals(List.of(), List.copyOf(marks.of(AMERICAN)));
        assertEquals(MAP.subList(0, 2), List.copyOf(marks.either()));
        assertEquals(Optional.of(BRITISH), marks.in(MAP.get(0)));
        assertEquals(Optional.empty(), marks.without(MAP.get(0)).in(MAP.get(0)));
        assertEquals(marks, marks.without(MAP.get(2)));
    }
}
