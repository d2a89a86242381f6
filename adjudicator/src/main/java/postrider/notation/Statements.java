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
 * Reads and writes positions as statements, on lines of their own or separated by semicolons. A statement is of the first form that
 * matches.
 *
 * @param <P> a position: immutable
 */
public final class Statements<P> {
    private static final int FEW = 5;

    /** The size at which the cache is cleared. */
    private static final int MANY = 2_000;

    private final List<StatementForm<P>> forms;
    private final List<String> samples;
    private final Predicate<String> wholeLine;

    /** A cache of statements already matched; successive positions share most of theirs. */
    private final Map<String, Said<P>> known = new ConcurrentHashMap<>();

    private record Said<P>(StatementForm<P> form, MatchResult words) {
        P after(P position) {
            return form.meaning().apply(position, words);
        }
    }

    /**
     * @param samples examples to show if no form is like what was written
     * @param wholeLine whether a line is a single statement, semicolons included
     */
    public Statements(List<StatementForm<P>> forms, List<String> samples, Predicate<String> wholeLine) {
        this.forms = List.copyOf(forms);
        this.samples = List.copyOf(samples);
        this.wholeLine = wholeLine;
    }

    /** Applies statements to a position. Throws IllegalArgumentException with a line for each that is not understood. */
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

    /** Writes a position, a line for each statement. The forms may be in another order than for reading. */
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

    /** Applies a statement. If it makes no sense whole, its commas may stand for semicolons: "1777, British regulars". */
    private P one(P position, String statement) {
        try {
            return whole(position, statement);
        } catch (IllegalArgumentException notUnderstood) {
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

    /** A few examples that contain the first word of what was written, or the samples. */
    private List<String> like(String words) {
        var first = Match.words(words).stream().findFirst().orElse("?");
        var like = Lists.filter(examples(), example -> Match.words(example).contains(first));
        return like.isEmpty() ? samples : like.subList(0, Math.min(FEW, like.size()));
    }

    /** An example of each form. */
    public List<String> examples() {
        return forms.stream().map(StatementForm::example).toList();
    }
}
