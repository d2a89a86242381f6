package postrider.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A condition on a number that is not known when an order is written: "with 9 points or more", or "else" for all remaining
 * numbers. In canonical words it is a statement of its own, and what follows it is done if the number meets it.
 *
 * @param amount empty for {@code else}
 */
public record When(Optional<Amount> amount) {
    private static final String NUMBER = "(\\d{1,3}\\b[^;:,]*?\\bor\\s+(?:more|fewer|less))\\b";
    private static final Pattern WITH = LineReader.pattern("^with\\s+" + NUMBER + "\\s*[:,]?\\s*(.*)$");
    private static final Pattern ELSE = LineReader.pattern("^else\\b\\s*[:,]?\\s*(.*)$");
    /** "If 2 are left" means at least 2. */
    private static final Pattern ARE = LineReader.pattern("\\bif\\s+(\\d{1,3})\\s+are\\s+(\\S+)$");

    private static final Pattern IF = LineReader.pattern("^(.+?)\\s+if\\s+" + NUMBER + "$");
    private static final Pattern NEXT =
            LineReader.pattern("\\s*[;,]\\s*(?:and\\s+)?(?=with\\s+\\d)|[\\s;,]+(?:or\\s+)?(?=else\\b)|\\s*;\\s*");
    private static final Pattern OPENING = LineReader.pattern("with\\s+\\d|else\\b");
    private static final Pattern SAID = LineReader.pattern("^(?:with\\s+(.*)|else)$");

    /**
     * Splits a line into statements, each condition a statement of its own: "with 9 or more to Princeton, else stop" becomes four,
     * "attack if 2 are left" two.
     */
    public static List<String> split(String line) {
        var statements = new ArrayList<String>();
        for (var said : NEXT.split(line)) split(ARE.matcher(said.strip()).replaceFirst("if $1 $2 or more"), statements);
        return List.copyOf(statements);
    }

    private static void split(String said, List<String> statements) {
        var with = WITH.matcher(said);
        var otherwise = ELSE.matcher(said);
        var after = IF.matcher(said);
        if (with.matches()) {
            statements.add("with " + with.group(1));
            split(with.group(2), statements);
        } else if (otherwise.matches()) {
            statements.add("else");
            split(otherwise.group(1), statements);
        } else if (after.matches()) {
            statements.add("with " + after.group(2));
            statements.add(after.group(1));
        } else if (!said.isEmpty()) statements.add(said);
    }

    /** Whether a statement begins as a condition, well formed or not. */
    public static boolean opens(String statement) {
        return OPENING.matcher(statement).lookingAt();
    }

    /**
     * Reads a statement that {@linkplain #opens begins as a condition}.
     *
     * @param line the line it is in, for complaints
     * @param words for what may be counted; the first is meant where the player names none
     * @param before the earlier conditions of the same fork
     */
    public static Optional<When> read(LineReader line, String statement, List<String> words, List<When> before) {
        var said = SAID.matcher(statement.strip());
        var amount = said.matches() ? Optional.ofNullable(said.group(1)) : Optional.of("");
        line.understood(statement);
        var counted = amount.flatMap(number -> Amount.read(number, words));
        if (amount.isPresent() && counted.isEmpty())
            return line.complain(
                    "'%s' is no condition here. These are: %s, and 'else'.".formatted(statement, forms(words)),
                    List.of(example(statement, words)));
        if (before.stream().anyMatch(other -> other.amount.isEmpty()))
            return line.complain("'else' comes last: no number is left after it.", List.of());
        if (amount.isEmpty() && before.isEmpty())
            return line.complain(
                    "'else' stands after what it is else to.", List.of(example("", words) + "; ...; else; ..."));
        for (var other : before)
            if (counted.isPresent() && !counted.get().word().equals(other.word()))
                return line.complain(
                        "It is parted by %s already: by one number at a time.".formatted(other.word()), List.of());
        return Optional.of(new When(counted));
    }

    private String word() {
        return amount.map(Amount::word).orElse("");
    }

    private static String forms(List<String> words) {
        return words.stream()
                .map(word -> "'with N %s or more', 'with N %s or fewer'".formatted(word, word))
                .collect(Collectors.joining(", "));
    }

    private static String example(String statement, List<String> words) {
        var number = statement.replaceAll("\\D*(\\d{1,3})?.*", "$1");
        return "with %s %s or more".formatted(number.isEmpty() ? "N" : number, words.getFirst());
    }

    /** Whether the number meets this condition, provided it met none before it. */
    public boolean holds(int number) {
        return amount.map(needed -> needed.holds(number)).orElse(true);
    }

    @Override
    public String toString() {
        return amount.map(needed -> "with " + needed).orElse("else");
    }
}
