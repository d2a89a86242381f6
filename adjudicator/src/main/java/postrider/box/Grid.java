package postrider.box;

import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.SequencedSet;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A hex map written as letters: one record for each column, one letter for each row. A single hex that differs has a record of its own,
 * with its own provenance. A hex is named by four digits, column and row.
 */
public final class Grid<T> {
    /** The letter for a row without a hex. */
    private static final char NONE = '-';

    private static final int ROWS = 100;

    /**
     * @param letters one for each row from 00; {@code -} where there is no hex
     */
    public record Column(@Range(from = 0, to = 99) int column, String letters) {}

    private final BoxData data;
    private final SequencedMap<String, T> cells = new LinkedHashMap<>();
    private final Map<String, Item<?>> records = new HashMap<>();

    /**
     * Reads the letters. An unknown letter is a fault of its column.
     *
     * @param legend the meaning of each letter
     */
    public Grid(BoxData data, Section<Column> columns, Map<Character, T> legend) {
        this.data = data;
        for (var column : data.all(columns)) {
            var letters = column.facts().letters();
            if (letters.length() > ROWS)
                data.faults().add(column, "has %d rows; 00 to 99 it may have", letters.length());
            for (int row = 0; row < Math.min(letters.length(), ROWS); row++)
                letter(column, row, letters.charAt(row), legend);
        }
    }

    private void letter(Item<Column> column, int row, char letter, Map<Character, T> legend) {
        if (letter == NONE) return;
        var hex = "%02d%02d".formatted(column.facts().column(), row);
        if (legend.containsKey(letter)) put(column, hex, legend.get(letter));
        else data.faults().add(column, "'%s' in hex %s is none of %s and -", letter, hex, letters(legend.keySet()));
    }

    private static String letters(Set<Character> legend) {
        return legend.stream().sorted().map(String::valueOf).collect(Collectors.joining(", "));
    }

    /** Overrides single hexes. A hex that is not on the map is a fault. */
    public <R extends Record> void override(Section<R> section, Function<R, String> hex, Function<R, T> what) {
        for (var item : data.all(section))
            if (isHere(item, hex.apply(item.facts()))) put(item, hex.apply(item.facts()), what.apply(item.facts()));
    }

    private void put(Item<?> item, String hex, T what) {
        cells.put(hex, what);
        records.put(hex, item);
    }

    /** The numbers of all hexes, column by column, each from the top. */
    public SequencedSet<String> hexes() {
        return Collections.unmodifiableSequencedSet(cells.sequencedKeySet());
    }

    public T at(String hex) {
        return cells.get(hex);
    }

    /** The record that says what is in a hex of the map, with its provenance. */
    public Item<?> record(String hex) {
        return records.get(hex);
    }

    /** Adds a fault to each record for each hex it names outside the map. */
    public <R extends Record> void checkHexes(Section<R> section, Function<R, List<String>> hexes) {
        for (var item : data.all(section)) for (var hex : hexes.apply(item.facts())) isHere(item, hex);
    }

    private boolean isHere(Item<?> item, String hex) {
        boolean here = cells.containsKey(hex);
        if (!here) data.faults().add(item, "'%s' is no hex of this map", hex);
        return here;
    }

    /**
     * Adds a fault to each record for each chain that leaves the map or whose hexes are not adjacent.
     *
     * @param chains the chains of a record, such as {@code 2029-1929-1928}
     */
    public <R extends Record> void checkChains(
            Section<R> section, Function<R, List<String>> chains, BiPredicate<String, String> neighbours) {
        for (var item : data.all(section))
            for (var chain : chains.apply(item.facts())) {
                var hexes = chain(chain);
                if (hexes.size() < 2)
                    data.faults().add(item, "'%s' is no chain of hexes such as 2029-1929-1928", chain);
                else if (hexes.stream().allMatch(hex -> isHere(item, hex)))
                    for (int i = 1; i < hexes.size(); i++)
                        if (!neighbours.test(hexes.get(i - 1), hexes.get(i)))
                            data.faults().add(item, "jumps from %s to %s", hexes.get(i - 1), hexes.get(i));
            }
    }

    /** The hexes of a chain, in order. A chain of two, such as {@code 2029-2129}, may also name the side between them. */
    public static List<String> chain(String hexes) {
        return List.of(hexes.split("-"));
    }
}
