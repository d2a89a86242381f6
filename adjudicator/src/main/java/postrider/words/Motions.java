package postrider.words;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import postrider.text.Line;

/** The words by which a player asks for what is no move of the game: to dispute, to withdraw, to offer, to give up, to write. */
final class Motions {
    /** A line that is one, or begins one. */
    static final String FORM =
            "dispute\\b.*|withdraw\\W*|undo\\W*|offer (a )?draw\\W*|accept (the )?(draw|undo)\\W*|agree (to )?(the )?upgrade\\W*|concede\\W*"
                    + "|press( anonymous(ly)?)?\\b.*";

    private static final Pattern DISPUTE = pattern("dispute (?:impulse )?([0-9]{1,6})\\b[ :,.]*(.*)");
    private static final Pattern PRESS = pattern("press( anonymous(?:ly)?)?\\b[ :]*(.*)");
    private static final Pattern ALONE =
            pattern("(withdraw|undo|concede|offer|accept|agree)(?: (?:a |the |to the |to )?(draw|undo|upgrade))?\\W*");

    private Motions() {}

    private static Pattern pattern(String regex) {
        return Pattern.compile(regex, Pattern.CASE_INSENSITIVE);
    }

    /** In canonical words; empty if the lines are no such thing, or not whole. */
    static Optional<List<String>> read(List<Line> lines) {
        var first = lines.getFirst().text();
        var rest = lines.stream().skip(1).map(Line::text).toList();
        var dispute = DISPUTE.matcher(first);
        if (dispute.matches()) return text("dispute " + Integer.parseInt(dispute.group(1)), dispute.group(2), rest);
        var press = PRESS.matcher(first);
        if (press.matches()) return text(press.group(1) == null ? "press" : "press anonymous", press.group(2), rest);
        var alone = ALONE.matcher(first);
        if (!alone.matches() || !rest.isEmpty()) return Optional.empty();
        var what = alone.group(2) == null ? "" : " " + alone.group(2);
        return Optional.of(List.of((alone.group(1) + what).toLowerCase(Locale.ROOT)));
    }

    private static Optional<List<String>> text(String word, String beside, List<String> below) {
        var lines = Stream.concat(Stream.of(beside), below.stream())
                .filter(line -> !line.isEmpty())
                .toList();
        if (lines.isEmpty()) return Optional.empty();
        return Optional.of(Stream.concat(
                        Stream.of("%s: %s".formatted(word, lines.getFirst())),
                        lines.stream().skip(1))
                .toList());
    }
}
