package postrider.text;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Reads a table of phrases from text. Each line is a row, its cells separated by {@code ==>}; a line that begins with a space
 * continues the row above. {@code NAME := words} defines {@code {NAME}} for the lines below, and {@code {NUMERAL}} is any number in
 * words. A space at the edge of a cell is written {@code _}. A line that begins with {@code #} is a comment.
 */
public final class WordTable {
    private static final Pattern NAMED = Pattern.compile("(\\p{Lu}+) := (.+)");

    private WordTable() {}

    /** The text of a table that ships beside a class. */
    public static String shipped(Class<?> beside, String table) {
        try (var text = beside.getResourceAsStream(table)) {
            return new String(text.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** Each row's cells. */
    public static List<List<String>> rows(String text) {
        var named = new HashMap<>(Map.of("{NUMERAL}", Numerals.ANY));
        var rows = new ArrayList<List<String>>();
        for (var line : text.replaceAll("\n +", " ").lines().toList()) {
            if (line.isBlank() || line.startsWith("#")) continue;
            var name = NAMED.matcher(line);
            if (name.matches()) named.put("{" + name.group(1) + "}", filled(name.group(2), named));
            else rows.add(Lists.map(List.of(line.split("==>", -1)), cell -> filled(cell.strip(), named)));
        }
        return List.copyOf(rows);
    }

    /** The rows of a table in which each row must have this many cells. */
    public static List<List<String>> rows(String text, int cells) {
        var rows = rows(text);
        for (var row : rows)
            if (row.size() != cells) throw new IllegalArgumentException("%s has not %d cells".formatted(row, cells));
        return rows;
    }

    /** The constant that a table calls {@code words}: {@code PER_COLONY} is "per colony" or "per-colony". Throws if there is none. */
    public static <E extends Enum<E>> E constant(Class<E> type, String words) {
        return Enum.valueOf(type, words.toUpperCase(Locale.ROOT).replaceAll("[ -]", "_"));
    }

    private static String filled(String cell, Map<String, String> named) {
        var words = cell.replaceFirst("^_", " ").replaceFirst("_$", " ");
        for (var one : named.entrySet()) words = words.replace(one.getKey(), one.getValue());
        return words;
    }
}
