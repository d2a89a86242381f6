package postrider.text;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** A threshold in a condition: "3 CU or more", "2 CU or fewer". */
public record Amount(int number, String word, boolean orMore) {
    private static final Pattern FORM =
            Pattern.compile("(?<number>\\d{1,3})(?<what> .+?)?s? or (?<which>more|fewer|less)");

    /**
     * Reads an amount; empty if the words are anything else.
     *
     * @param words for what may be counted; the first is meant where the player names none
     */
    public static Optional<Amount> read(String said, List<String> words) {
        var text = said.strip().toLowerCase(Locale.ROOT).replaceAll("\\s+", " ");
        var form = FORM.matcher(text);
        if (!form.matches()) return Optional.empty();
        var what = Optional.ofNullable(form.group("what"));
        return what.map(word -> Match.one(word, words))
                .orElse(words.stream().findFirst())
                .map(word -> new Amount(
                        Integer.parseInt(form.group("number")),
                        word,
                        form.group("which").equals("more")));
    }

    public boolean holds(int count) {
        return orMore ? count >= number : count <= number;
    }

    @Override
    public String toString() {
        return "%d %s or %s".formatted(number, word, orMore ? "more" : "fewer");
    }
}
