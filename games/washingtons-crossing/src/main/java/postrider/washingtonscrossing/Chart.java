package postrider.washingtonscrossing;

import java.util.List;
import java.util.Optional;

/**
 * A printed table indexed by a number.
 *
 * @param rows lowest number first
 */
public record Chart<T>(String name, List<Row<T>> rows) {
    /**
     * One line of a chart.
     *
     * @param from the lowest number of the row; lower ones than the first row's also use the first row
     * @param doubt why the value is uncertain; empty if it is confirmed
     */
    public record Row<T>(int from, T value, Optional<String> doubt) {}

    /** A chart's row as the box has it. */
    public interface Line {
        int roll();
    }

    public Chart {
        rows = List.copyOf(rows);
    }

    public Row<T> at(int number) {
        var found = rows.getFirst();
        for (var row : rows) if (row.from() <= number) found = row;
        return found;
    }
}
