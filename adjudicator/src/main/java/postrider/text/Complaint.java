package postrider.text;

import java.util.List;

/**
 * A line of a letter that was not understood.
 *
 * @param line its number in the letter, from 1; 0 if the complaint concerns the letter as a whole
 * @param words the line as written
 * @param expected what would have been understood
 * @param nearest the nearest legal orders, at most a handful
 */
public record Complaint(int line, String words, String expected, List<String> nearest) {
    public Complaint {
        nearest = List.copyOf(nearest);
    }

    @Override
    public String toString() {
        return (line == 0 ? "" : "line " + line + ": ") + expected;
    }
}
