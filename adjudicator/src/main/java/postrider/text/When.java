package postrider.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Where an order parts by a number that nobody knows yet: "with 9 points or more", and "else" for all numbers that are left. In
 * canonical words it is a statement by itself, and what stands behind it is done with such a number.
 *
 * @param amount empty in {@code else}
 */
public record When(Optional<Amount> amount) {
    private static final String NUMBER = "(\\d{1,3}\\b[^;:,]*?\\bor\\s+(?:more|fewer|less))\\b";
    private static final Pattern WITH = LineReader.pattern("^with\\s+" + NUMBER + "\\s*[:,]?\\s*(.*)$");
    private static final Pattern ELSE = LineReader.pattern("^else\\b\\s*[:,]?\\s*(.*)$");
    /** "If 2 are left" is at least 2. */
    private static final Pattern ARE = LineReader.pattern("\\bif\\s+(\\d{1,3})\\s+are\\s+(\\S+)$");

    private static final Pattern IF = LineReader.pattern("^(.+?)\\s+if\\s+" + NUMBER + "$");
    private static final Pattern NEXT =
            LineReader.pattern("\\s*[;,]\\s*(?:and\\s+)?(?=with\\s+\\d)|[\\s;,]+(?:or\\s+)?(?=else\\b)|\\s*;\\s*");
    private static final Pattern OPENING = LineReader.pattern("with\\s+\\d|else\\b");
    private static final Pattern SAID = LineReader.pattern("^(?:with\\s+(.*)|else)$");

    /**
     * The statements of a line, each condition one of its own: "with 9 or more to Princeton, else stop" and "attack if 2 are
     * left" are four and two.
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

    /** Whether a statement is one, rightly said or not. */
    public static boolean opens(String statement) {
        return OPENING.matcher(statement).lookingAt();
    }

    /**
     * Reads a statement that {@linkplain #opens is one}.
     *
     * @param line that it stands in, for complaints
     * @param words for what may be counted; the first goes without saying
     * @param before those that stand before it in what it parts
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

    /** Whether what stands behind it is done with this number, if nothing before it is. */
    public boolean holds(int number) {
        return amount.map(needed -> needed.holds(number)).orElse(true);
    }

    @Override
    public String toString() {
        return amount.map(needed -> "with " + needed).orElse("else");
    }
}
