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

/** What a player says of time, in a game with a clock. */
public sealed interface TimeMotion extends Motion {
    /** Where they live: their days begin at its midnight, and deadlines are told by its clocks. */
    record Zone(ZoneId zone) implements TimeMotion {}

    /** On these days, the last one among them, their time does not run. */
    record Away(LocalDate from, LocalDate until) implements TimeMotion {}

    /** Their leave ends today. */
    record Back() implements TimeMotion {}

    /** Their opponent gets so many days more. */
    record Give(int days) implements TimeMotion {}

    /** They mean to play on. */
    record GoOn() implements TimeMotion {}

    /** What is to act if their time is over: lines of an order or of answers; none if nothing is. */
    record IfLate(List<String> lines) implements TimeMotion {}

    /** The game goes on after a pause. */
    record Resume() implements TimeMotion {}

    /** They have won: their opponent's time is over. */
    record Claim() implements TimeMotion {}

    /** Whoever has won on time wants no rating for it. */
    record Waive() implements TimeMotion {}

    /** A line that is one, or asks for a pause, or begins one. */
    String FORM =
            "set (my )?(time ?)?zone\\b.*|away \\d.*|(i am )?back\\W*|give \\d+ days?\\W*|i go on\\W*|if late\\b.*|pause\\W*|accept (the )?pause\\W*"
                    + "|resume\\W*|claim( the game)?\\W*|waive( the)? rating\\W*";

    Pattern BEGUN = LineReader.pattern(FORM);
    Pattern ZONE = LineReader.pattern("set (?:my )?(?:time ?)?zone:?(?: to)? ([A-Za-z0-9_+/-]{1,40})[.!]?");
    Pattern AWAY = LineReader.pattern("away (\\d{4}-\\d\\d-\\d\\d) (?:to|until|-) (\\d{4}-\\d\\d-\\d\\d)\\W*");
    Pattern GIVE = LineReader.pattern("give (\\d{1,3}) days?\\W*");
    Pattern IF_LATE = LineReader.pattern("if late\\b[ :]*(.*)");

    /** Those that say one thing. */
    Map<TimeMotion, Pattern> SHORT = Map.of(
            new Back(), LineReader.pattern("(i am )?back\\W*"),
            new GoOn(), LineReader.pattern("i go on\\W*"),
            new Resume(), LineReader.pattern("resume\\W*"),
            new Claim(), LineReader.pattern("claim( the game)?\\W*"),
            new Waive(), LineReader.pattern("waive( the)? rating\\W*"));

    /** Empty if it is no such thing, or not whole. */
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

    /** In canonical words. */
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
