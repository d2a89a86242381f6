package postrider.gateway.enrolment;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import postrider.text.LineReader;
import postrider.words.OpenedLetter;

/** What somebody who would like to play here asks for. */
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

    /** From now on to sign with the key that the letter brings. */
    record NewKey() implements Wish {}

    /** From now on to be written to there. */
    record NewAddress(String address) implements Wish {}

    /** That their key counts no more. */
    record Revoke() implements Wish {}

    /** What was asked for by another letter; {@code about} which, where it says so. */
    record Confirm(String about) implements Wish {}

    /** To read of a game in which others play. */
    record Observe(String game) implements Wish {}

    /** Not to read of it any more; of none, if no game is named. */
    record Unobserve(String game) implements Wish {}

    /** Which seats are somebody to be found for? */
    record OpenSeats() implements Wish {}

    /** To play on for somebody else; {@code words} the game and the side. */
    record TakeOver(String words) implements Wish {}

    /** That somebody else plays on for them. */
    record OfferSeat(String game) implements Wish {}

    /** To keep the seat that they have offered. */
    record KeepSeat(String game) implements Wish {}

    /** Whether it is about a seat that they have. */
    default boolean isChange() {
        return this instanceof NewKey
                || this instanceof NewAddress
                || this instanceof Revoke
                || this instanceof Confirm
                || this instanceof OfferSeat
                || this instanceof KeepSeat;
    }

    /** What a letter asks for by a line of its writer's own, whatever they wrote around it; empty if for none of this. */
    public static Optional<Wish> of(OpenedLetter letter) {
        var lines = letter.own();
        return Stream.of(Form.ASKS, Form.HELLO)
                .flatMap(form -> IntStream.range(0, lines.size())
                        .filter(at -> form.matcher(lines.get(at)).matches())
                        .mapToObj(at -> read(lines.subList(at, lines.size()))))
                .findFirst();
    }

    /** Of lines that begin with a word of ours; what is asked for goes on as far as no line is blank, and where its parts begin below. */
    private static Wish read(List<String> lines) {
        var first = Form.WORD.matcher(lines.getFirst());
        if (!first.matches()) throw new IllegalArgumentException(lines.getFirst());
        var rest = first.group("rest").strip();
        return switch (first.group("word").toLowerCase(Locale.ROOT)) {
            case "games" -> new Games();
            case "revoke" -> new Revoke();
            case "confirm" -> new Confirm(rest);
            case "new" -> fresh(rest, lines);
            case "join" -> new Join(rest);
            case "decline" -> new Decline(rest, rest.toLowerCase(Locale.ROOT).contains("always"));
            case "observe" -> new Observe(game(rest));
            case "unobserve", "stop" -> new Unobserve(game(rest));
            case "seats" -> new OpenSeats();
            case "takeover", "take" -> new TakeOver(rest.replaceFirst("(?i)^over ", ""));
            case "offer" -> new OfferSeat(game(rest.replaceFirst("(?i)^(my |the )?seat", "")));
            case "keep" -> new KeepSeat(game(rest.replaceFirst("(?i)^(my |the )?seat", "")));
            default -> new Hello();
        };
    }

    /** "in game ww-017." is "ww-017". */
    private static String game(String said) {
        return said.toLowerCase(Locale.ROOT)
                .replaceFirst("^[ :]*((of|in) )?(game )?", "")
                .replaceFirst("[ .!]+$", "");
    }

    private static Wish fresh(String rest, List<String> lines) {
        if (Form.KEY.matcher(rest).matches()) return new NewKey();
        var address = Form.ADDRESS.matcher(rest);
        if (address.matches()) return new NewAddress(address.group("address"));
        var below = lines.subList(1, lines.size());
        var more = Stream.concat(
                below.stream().takeWhile(line -> !line.isBlank()),
                below.stream().dropWhile(line -> !line.isBlank()).filter(Form.MORE.asMatchPredicate()));
        return new Invite(more.collect(Collectors.joining(" ", rest + " ", "")).strip());
    }

    /** Of a player, whose orders and answers may begin with such a word, too; {@code joins} tells what they may join or decline by it. */
    public static Optional<Wish> ofPlayer(OpenedLetter letter, Predicate<String> joins) {
        return of(letter).filter(wish -> switch (wish) {
            case Hello() -> false;
            case Games() -> true;
            case Invite(var words) -> Form.AGAINST.matcher(words).matches();
            case Join(var about) -> joins.test(about);
            case Decline(var about, var always) -> always || joins.test(about);
            case Observe(var game) -> true;
            case Unobserve(var game) -> !game.isEmpty();
            case OpenSeats() -> true;
            case TakeOver(var words) -> true;
            case Wish change -> change.isChange();
        });
    }

    /** How it is written. */
    final class Form {
        private static final Pattern WORD = LineReader.pattern("(?<word>[a-z]+)\\b[ :,.!]*(?<rest>.*)");
        private static final String GAME = "[ :]*((of|in) )?(game )?([a-z0-9-]+)?[ .!]*";
        private static final Pattern ASKS = LineReader.pattern(String.join(
                "|",
                "games[ .!?]*",
                "new\\b.+",
                "revoke (my |the )?key[ .!]*",
                "confirm\\b[ :]*([0-9a-f]{10})?[ .!]*",
                "(join|decline)\\b[ :]*([a-z0-9-]+ ?){0,4}[ .!]*",
                "(observe|unobserve)\\b" + GAME,
                "stop[ .!]*",
                "seats[ .!?]*",
                "take ?over\\b[ :]*(game )?[a-z0-9-]+,? [a-z ]+[ .!]*",
                "(offer|keep) (my |the )?seat\\b" + GAME));
        private static final Pattern KEY = LineReader.pattern("key[ .!]*");
        private static final Pattern ADDRESS =
                LineReader.pattern("address[ :]+<?(mailto:)?(?<address>[^\\s<>]+@[^\\s<>]+)\\W?( <mailto:.*)?[ .]*");
        private static final Pattern HELLO = LineReader.pattern("hello\\b.*");
        private static final Pattern MORE = LineReader.pattern("(scenario|side|options?|against)\\b.*");
        private static final Pattern AGAINST = LineReader.pattern(".*\\bagainst\\b.*@.*");

        private Form() {}
    }
}
