package postrider.notation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.text.Lists;
import postrider.text.Match;

/**
 * The statements of a notation, a line each or parted by semicolons. Of several forms the first that fits is meant.
 *
 * @param <P> a position: unchangeable
 */
public final class Statements<P> {
    private static final int FEW = 5;

    /** Then they are forgotten. */
    private static final int MANY = 2_000;

    private final List<StatementForm<P>> forms;
    private final List<String> manner;
    private final Predicate<String> wholeLine;

    /** Statements that were read: most that a position is made of were true of the one before. */
    private final Map<String, Said<P>> known = new ConcurrentHashMap<>();

    /** A statement, and of which form it is. */
    private record Said<P>(StatementForm<P> form, MatchResult words) {
        P after(P position) {
            return form.meaning().apply(position, words);
        }
    }

    /**
     * @param manner examples to show where nothing is like what was said
     * @param wholeLine lines that are one statement, semicolons and all
     */
    public Statements(List<StatementForm<P>> forms, List<String> manner, Predicate<String> wholeLine) {
        this.forms = List.copyOf(forms);
        this.manner = List.copyOf(manner);
        this.wholeLine = wholeLine;
    }

    /** The position after these statements. Throws IllegalArgumentException with a line for each that is not understood. */
    public P apply(P position, String text) {
        var errors = new ArrayList<String>();
        for (var statement : parts(text)) {
            try {
                position = one(position, statement);
            } catch (IllegalArgumentException notUnderstood) {
                errors.add("'%s': %s".formatted(statement, notUnderstood.getMessage()));
            }
        }
        if (!errors.isEmpty()) throw new IllegalArgumentException(String.join("\n", errors));
        return position;
    }

    /** What these forms say of a position, a line each. They need not stand in the order in which they are tried. */
    public static <P> String write(P position, List<StatementForm<P>> forms) {
        return forms.stream()
                .flatMap(form -> form.said().apply(position))
                .map(statement -> statement + "\n")
                .collect(Collectors.joining());
    }

    private List<String> parts(String text) {
        return text.lines()
                .map(String::strip)
                .flatMap(line -> wholeLine.test(line) ? Stream.of(line) : Arrays.stream(line.split(";")))
                .map(String::strip)
                .filter(statement -> !statement.isEmpty())
                .toList();
    }

    /** A comma may stand for a semicolon where nothing else makes sense: "1777, British regulars". */
    private P one(P position, String statement) {
        try {
            return whole(position, statement);
        } catch (IllegalArgumentException notUnderstood) {
            if (!statement.contains(",")) throw notUnderstood;
            try {
                for (var part : statement.split(",")) position = whole(position, part);
                return position;
            } catch (IllegalArgumentException parts) {
                throw notUnderstood;
            }
        }
    }

    private P whole(P position, String statement) {
        var words = statement.strip().replaceAll("\\s+", " ");
        if (known.size() >= MANY) known.clear();
        return known.computeIfAbsent(words, this::read).after(position);
    }

    private Said<P> read(String words) {
        for (var form : forms) {
            var said = form.pattern().matcher(words);
            if (said.matches()) return new Said<>(form, said.toMatchResult());
        }
        throw new IllegalArgumentException("not understood; expected for example " + String.join("; ", like(words)));
    }

    /** A few statements with the first word of what was said, or those that show the manner. */
    private List<String> like(String words) {
        var first = Match.words(words).stream().findFirst().orElse("?");
        var like = Lists.filter(examples(), example -> Match.words(example).contains(first));
        return like.isEmpty() ? manner : like.subList(0, Math.min(FEW, like.size()));
    }

    /** One of each form. */
    public List<String> examples() {
        return forms.stream().map(StatementForm::example).toList();
    }
}
