package postrider.box;

import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import tools.jackson.core.JacksonException;

/** Says what is wrong with a file that is not YAML. */
public final class YamlProblem {
    private static final Pattern LINE = Pattern.compile("line \\d+(?=, column)");

    private YamlProblem() {}

    /** "line 3: ..." The reader's last unindented line says what is wrong, and the last line number it mentions says where. */
    public static String of(JacksonException damaged) {
        var said = damaged.getOriginalMessage();
        var problem = said.lines()
                .filter(line -> !line.isEmpty() && !line.startsWith(" "))
                .reduce(said, (before, line) -> line);
        var line = LINE.matcher(said)
                .results()
                .map(MatchResult::group)
                .reduce((before, named) -> named)
                .orElseGet(() -> Optional.ofNullable(damaged.getLocation())
                        .map(at -> "line " + at.getLineNr())
                        .orElse("line 0"));
        return "%s: %s"
                .formatted(line, said.startsWith("Trailing token") ? "a second document; a file holds one" : problem);
    }
}
