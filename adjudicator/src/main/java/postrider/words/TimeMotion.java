package postrider.words;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import postrider.text.LineReader;

/** A motion about time, in a game with a clock. */
public sealed interface TimeMotion extends Motion {
    /** The player's time zone. Their days begin at its midnight, and deadlines are given in its time. */
    record Zone(ZoneId zone) implements TimeMotion {}

    /** A leave. Their time does not run on these days, both included. */
    record Away(LocalDate from, LocalDate until) implements TimeMotion {}

    /** Their leave ends today. */
    record Back() implements TimeMotion {}

    /** Gives the opponent more days. */
    record Give(int days) implements TimeMotion {}

    /** Says that the player means to play on. */
    record GoOn() implements TimeMotion {}

    /** What acts if their time runs out: lines of an order or of answers, or none. */
    record IfLate(List<String> lines) implements TimeMotion {}

    /** Ends a pause. */
    record Resume() implements TimeMotion {}

    /** Claims a win because the opponent's time is over. */
    record Claim() implements TimeMotion {}

    /** The winner on time does not want the game rated. */
    record Waive() implements TimeMotion {}

    /** A line that is or begins a motion about time, or asks for a pause. */
    String FORM =
            "set (my )?(time ?)?zone\\b.*|away \\d.*|(i am )?back\\W*|give \\d+ days?\\W*|i go on\\W*|if late\\b.*|pause\\W*|accept (the )?pause\\W*"
                    + "|resume\\W*|claim( the game)?\\W*|waive( the)? rating\\W*";

    Pattern BEGUN = LineReader.pattern(FORM);
    Pattern ZONE = LineReader.pattern("set (?:my )?(?:time ?)?zone:?(?: to)? ([A-Za-z0-9_+/-]{1,40})[.!]?");
    Pattern AWAY = LineReader.pattern("away (\\d{4}-\\d\\d-\\d\\d) (?:to|until|-) (\\d{4}-\\d\\d-\\d\\d)\\W*");
    Pattern GIVE = LineReader.pattern("give (\\d{1,3}) days?\\W*");
    Pattern IF_LATE = LineReader.pattern("if late\\b[ :]*(.*)");

    /** Motions without parameters. */
    Map<TimeMotion, Pattern> SHORT = Map.of(
            new Back(), LineReader.pattern("(i am )?back\\W*"),
            new GoOn(), LineReader.pattern("i go on\\W*"),
            new Resume(), LineReader.pattern("resume\\W*"),
            new Claim(), LineReader.pattern("claim( the game)?\\W*"),
            new Waive(), LineReader.pattern("waive( the)? rating\\W*"));

    /** Reads a motion about time; empty if the words are none, or an incomplete one. */
    static Optional<Motion> of(String said) {
        var zone = ZONE.matcher(said);
        if (zone.matches()) return zone(zone.group(1));
        var away = AWAY.matcher(said);
        if (away.matches()) return away(away.group(1), away.group(2));
        var give = GIVE.matcher(said);
        if (give.matches())
            return Optional.of(Integer.parseInt(give.group(1)))
                    .filter(days -> days > 0)
                    .map(Give::new);
        var late = IF_LATE.matcher(said);
        if (late.matches()) return lines(late.group(1));
        return SHORT.entrySet().stream()
                .filter(word -> word.getValue().matcher(said).matches())
                .map(word -> (Motion) word.getKey())
                .findFirst();
    }

    private static Optional<Motion> zone(String name) {
        try {
            return Optional.of(new Zone(ZoneId.of(name)));
        } catch (DateTimeException unknown) {
            return Optional.empty();
        }
    }

    private static Optional<Motion> away(String from, String until) {
        try {
            return Optional.of(new Away(LocalDate.parse(from), LocalDate.parse(until)));
        } catch (DateTimeException none) {
            return Optional.empty();
        }
    }

    private static Optional<Motion> lines(String said) {
        var lines = Stream.of(said.split("\n"))
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .toList();
        if (lines.isEmpty()) return Optional.empty();
        return Optional.of(new IfLate(lines.equals(List.of("none")) ? List.of() : lines));
    }

    /** Its canonical words. */
    default String said() {
        return switch (this) {
            case Zone(var zone) -> "set zone " + zone;
            case Away(var from, var until) -> "away %s to %s".formatted(from, until);
            case Back() -> "back";
            case Give(int days) -> "give %d %s".formatted(days, days == 1 ? "day" : "days");
            case GoOn() -> "I go on";
            case IfLate(var lines) -> "if late: " + (lines.isEmpty() ? "none" : String.join("\n", lines));
            case Resume() -> "resume";
            case Claim() -> "claim";
            case Waive() -> "waive rating";
        };
    }
}
