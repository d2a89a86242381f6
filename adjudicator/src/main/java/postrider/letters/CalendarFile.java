package postrider.letters;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;

/**
 * A calendar event (RFC 5545, 5546): when a letter is due, or that it no longer is.
 *
 * @param name the same in all files about one letter
 * @param sequence higher in each later file
 * @param at when the letter is due
 * @param stamp when this file was written
 * @param referee the referee's address
 */
public record CalendarFile(
        String name,
        int sequence,
        State state,
        Instant at,
        Instant stamp,
        String summary,
        String text,
        String referee) {
    /** RFC 5545, 3.8.1.11. */
    public enum State {
        CONFIRMED,
        CANCELLED
    }

    /** The most octets in a line, without its end (3.1). */
    private static final int LONGEST = 75;

    private static final DateTimeFormatter UTC =
            DateTimeFormatter.ofPattern("uuuuMMdd'T'HHmmss'Z'").withZone(ZoneOffset.UTC);

    public String file() {
        return state == State.CONFIRMED ? "deadline.ics" : "answered.ics";
    }

    private String method() {
        return state == State.CONFIRMED ? "PUBLISH" : "CANCEL";
    }

    public String type() {
        return "text/calendar; method=" + method();
    }

    /** Its content. */
    public String written() {
        var written = new StringBuilder();
        for (var line : List.of(
                "BEGIN:VCALENDAR",
                "VERSION:2.0",
                "PRODID:-//Postrider//Referee//EN",
                "METHOD:" + method(),
                "BEGIN:VEVENT",
                "UID:%s@%s".formatted(name, referee.substring(referee.indexOf('@') + 1)),
                "SEQUENCE:" + sequence,
                "DTSTAMP:" + UTC.format(stamp),
                "DTSTART:" + UTC.format(at),
                "ORGANIZER:mailto:" + referee,
                "SUMMARY:" + escaped(summary),
                "DESCRIPTION:" + escaped(text),
                "STATUS:" + state,
                "TRANSP:TRANSPARENT",
                "BEGIN:VALARM",
                "ACTION:DISPLAY",
                "DESCRIPTION:" + escaped(summary),
                "TRIGGER:-P1D",
                "END:VALARM",
                "END:VEVENT",
                "END:VCALENDAR")) folded(line, written);
        return written.toString();
    }

    /** Escapes a text (3.3.11). */
    private static String escaped(String words) {
        return words.replaceAll("([\\\\;,])", "\\\\$1").replace("\n", "\\n");
    }

    /** Folds a long line: continuation lines begin with a blank (3.1). */
    private static void folded(String line, StringBuilder written) {
        int octets = 0;
        for (int point : line.codePoints().toArray()) {
            var character = Character.toString(point);
            int width = character.getBytes(StandardCharsets.UTF_8).length;
            if (octets + width > LONGEST) {
                written.append("\r\n ");
                octets = 1;
            }
            written.append(character);
            octets += width;
        }
        written.append("\r\n");
    }
}
