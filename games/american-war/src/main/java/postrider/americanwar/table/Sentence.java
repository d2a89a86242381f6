package postrider.americanwar.table;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import postrider.text.WordTable;

/** A sentence with {blanks} between its words, each named as a constant of an enum. */
record Sentence<B extends Enum<B>>(List<String> words, List<B> blanks) {
    private static final Pattern BLANK = Pattern.compile("\\{([^}]+)}");

    /** Throws if a blank is none of {@code blanks}. */
    static <B extends Enum<B>> Sentence<B> of(String text, Class<B> blanks) {
        var found = BLANK.matcher(text).results().map(blank -> WordTable.constant(blanks, blank.group(1)));
        return new Sentence<>(List.of(BLANK.split(text, -1)), found.toList());
    }

    /** The sentence with its blanks filled in; empty if nothing fills one of them. */
    Optional<String> filled(Function<B, Optional<String>> fill) {
        var filled = new StringBuilder(words.getFirst());
        for (int i = 0; i < blanks.size(); i++) {
            var blank = fill.apply(blanks.get(i));
            if (blank.isEmpty()) return Optional.empty();
            filled.append(blank.get()).append(words.get(i + 1));
        }
        return Optional.of(filled.toString());
    }
}
