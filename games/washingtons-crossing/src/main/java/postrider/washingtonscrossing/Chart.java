package postrider.washingtonscrossing;

import java.util.List;
import java.util.Optional;

/**
 * A printed table that is entered with a number.
 *
 * @param name as the book has it
 * @param rows from the lowest number to the highest
 */
public record Chart<T>(String name, List<Row<T>> rows) {
    /**
     * One line of it.
     *
     * @param from the lowest number it is for; the first row is for all below it too
     * @param doubt why nobody is sure of it; empty if it is known
     */
    public record Row<T>(int from, T says, Optional<String> doubt) {}

    /** What a box says of one line. */
    public interface Line {
        int roll();
    }

    public Chart {
        rows = List.copyOf(rows);
    }

    /** What it says to this number. */
    public Row<T> at(int number) {
        var found = rows.getFirst();
        for (var row : rows) if (row.from() <= number) found = row;
        return found;
    }
}
