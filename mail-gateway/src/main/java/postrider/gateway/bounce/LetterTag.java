package postrider.gateway.bounce;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import postrider.log.LetterName;

/**
 * Which letter a report is about.
 *
 * @param impulse to which it belongs
 * @param to the reader's side in small letters
 * @param number among the letters to this reader
 */
public record LetterTag(String game, int impulse, String to, int number) {
    private static final Pattern WRITTEN =
            Pattern.compile("([a-z0-9-]{1,40})\\.(\\d{1,6})\\.([a-z-]{1,20})\\.(\\d{1,9})");

    /** How the subjects of our letters begin. */
    private static final Pattern SUBJECT = Pattern.compile("\\[[^\\]]*\\] (\\d{1,6})\\b.*");

    /** Of a letter of a game; empty for any other, and for one that could not be written so. */
    static Optional<LetterTag> of(String messageId, String subject) {
        var impulse = SUBJECT.matcher(subject);
        int number = impulse.matches() ? Integer.parseInt(impulse.group(1)) : 0;
        return LetterName.read(messageId)
                .map(name -> new LetterTag(name.game(), number, name.to(), name.number()))
                .filter(tag -> read(tag.toString()).isPresent());
    }

    static Optional<LetterTag> read(String written) {
        var tag = WRITTEN.matcher(written.toLowerCase(Locale.ROOT));
        return tag.matches()
                ? Optional.of(new LetterTag(
                        tag.group(1), Integer.parseInt(tag.group(2)), tag.group(3), Integer.parseInt(tag.group(4))))
                : Optional.empty();
    }

    /** Whether this Message-ID is the letter's. */
    public boolean names(String messageId) {
        return LetterName.read(messageId)
                .filter(name -> name.game().equals(game) && name.to().equals(to) && name.number() == number)
                .isPresent();
    }

    @Override
    public String toString() {
        return "%s.%d.%s.%d".formatted(game, impulse, to, number);
    }
}
