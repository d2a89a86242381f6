package postrider.words;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.text.LineReader;

/** What a player may look up by a line with one word, and for some a subject. */
public enum Enquiry {
    HISTORY("every order so far, and what was rolled for it"),
    REPORT("the letter about an impulse once more, as in 'report 12'; the last without a number"),
    BOARD("the board in a file: a map that writes your orders, as the game stands now"),
    MOVES("what you may do now, and lines to send back; with 'all', every order or answer that is legal"),
    MAP("the whole map, large, to be opened by itself"),
    RULE("a section's title, our rulings on it and what proves it, as in 'rule 7.8'"),
    WHY("the rules that ruled in an impulse, as in 'why 12'; the last without a number"),
    ADDRESS("where your letters go, and the key that yours are signed with"),
    HELLO("whether your letter and its signature have come in well");

    /** The words of all of them, as alternatives of a regular expression. */
    static final String WORDS = Stream.of(values()).map(Enquiry::word).collect(Collectors.joining("|"));

    /** What may follow it. */
    static final String POLITE = "(?:\\W*\\b(?:please|pls|thanks|thank you|thx))?\\W*";

    private static final Pattern LINE =
            LineReader.pattern("(?<word>%s)\\b[ :]*(?<about>.*?)%s".formatted(WORDS, POLITE));

    /** Those that take a subject. */
    private static final Set<Enquiry> ABOUT = EnumSet.of(REPORT, RULE, WHY);

    private final String brings;

    Enquiry(String brings) {
        this.brings = brings;
    }

    /** The word to write. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** What the answer holds. */
    public String brings() {
        return brings;
    }

    /** The letter that consists of this line; empty if it asks for nothing. */
    static Optional<Letter> read(String line) {
        var asks = LINE.matcher(line);
        if (!asks.matches()) return Optional.empty();
        var what = valueOf(asks.group("word").toUpperCase(Locale.ROOT));
        var about = asks.group("about");
        boolean fits = about.isEmpty() || ABOUT.contains(what) || what == MOVES && about.equalsIgnoreCase("all");
        return fits ? Optional.of(new Letter.LookUp(what, about)) : Optional.empty();
    }
}
