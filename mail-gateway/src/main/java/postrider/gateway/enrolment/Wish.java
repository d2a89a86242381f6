package postrider.gateway.enrolment;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import postrider.text.LineReader;
import postrider.words.OpenedLetter;

/** What somebody asks for who would like to play here. */
public sealed interface Wish {
    /** How is this done? */
    record Hello() implements Wish {}

    /** What is played here? */
    record Games() implements Wish {}

    /** To play something with somebody, in their words after 'new'. */
    record Invite(String words) implements Wish {}

    /** To play what they were invited to; {@code about} what stands after it. */
    record Join(String about) implements Wish {}

    /** Not to play it; {@code always} nor anything that others may ask. */
    record Decline(String about, boolean always) implements Wish {}

    /** What a letter asks for by its own words; empty if none of this. */
    static Optional<Wish> of(OpenedLetter letter) {
        var said = said(letter);
        if (said.isEmpty()) return letter.isHello() ? Optional.of(new Hello()) : Optional.empty();
        var first = Form.FIRST.matcher(said.getFirst());
        if (!first.matches()) return Optional.empty();
        var rest = said.stream().skip(1).collect(Collectors.joining(" ", first.group("rest") + " ", "")).strip();
        return Optional.of(
                switch (first.group("word").toLowerCase(java.util.Locale.ROOT)) {
                    case "hello" -> new Hello();
                    case "games" -> new Games();
                    case "new" -> new Invite(rest);
                    case "join" -> new Join(rest);
                    default -> new Decline(rest, Form.ALWAYS.matcher(rest).find());
                });
    }

    /** Of a player: their orders may begin with such a word, too. */
    static Optional<Wish> ofPlayer(OpenedLetter letter, boolean isInvited) {
        return of(letter).filter(wish -> switch (wish) {
            case Hello() -> false;
            case Games() -> said(letter).getFirst().matches("(?i)games\\W*");
            case Invite(var words) -> Form.AGAINST.matcher(words).find();
            case Join(var about) -> isInvited;
            case Decline decline -> isInvited;
        });
    }

    private static List<String> said(OpenedLetter letter) {
        return letter.said().stream()
                .filter(line -> !Form.HEADER.matcher(line).matches())
                .toList();
    }

    /** How it is written. */
    final class Form {
        private static final Pattern FIRST = LineReader.pattern("(?<word>hello|games|new|join|decline)\\b[ :,.!]*(?<rest>.*)");
        private static final Pattern AGAINST = LineReader.pattern(".*\\bagainst\\b.*@.*");
        private static final Pattern ALWAYS = LineReader.pattern(".*\\balways\\b.*");
        private static final Pattern HEADER = LineReader.pattern("(game|impulse|code)\\b.*");

        private Form() {}
    }
}
