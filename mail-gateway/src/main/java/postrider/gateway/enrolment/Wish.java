package postrider.gateway.enrolment;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import postrider.text.LineReader;
import postrider.text.Lists;
import postrider.words.OpenedLetter;

/** What somebody who would like to play here asks for. */
public sealed interface Wish {
    /** How is this done? */
    record Hello() implements Wish {}

    /** What is played here? */
    record Games() implements Wish {}

    /** To play something with somebody, in their words after 'new'. */
    record Invite(String words) implements Wish {}

    /** Something that nobody understands, upon an invitation. */
    record Unclear() implements Wish {}

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

    /** This and what is contrary to it, as their lines say it: nobody knows which is meant. */
    record Either(Wish first, String line, String contrary) implements Wish {}

    /** Whether it is about a seat that they have. */
    default boolean isChange() {
        return this instanceof Either(var first, var line, var contrary) && first.isChange()
                || this instanceof NewKey
                || this instanceof NewAddress
                || this instanceof Revoke
                || this instanceof Confirm
                || this instanceof OfferSeat
                || this instanceof KeepSeat;
    }

    /** What it decides, where of two wishes that decide the same one alone can be meant. */
    private Optional<String> question() {
        return switch (this) {
            case Join(var about) -> Optional.of("join");
            case Decline(var about, var always) -> Optional.of("join");
            case Observe(var game) -> Optional.of("observe " + game);
            case Unobserve(var game) -> Optional.of("observe " + game);
            case OfferSeat(var game) -> Optional.of("seat " + game);
            case KeepSeat(var game) -> Optional.of("seat " + game);
            case Wish other -> Optional.empty();
        };
    }

    private boolean isContrary(Wish other) {
        return !equals(other) && question().isPresent() && question().equals(other.question());
    }

    /** What a letter asks for by a line of its writer's own, whatever they wrote around it; empty if for none of this. */
    public static Optional<Wish> of(OpenedLetter letter) {
        return Asked.in(letter).map(Asked::wish);
    }

    /** What else its writer says, or asks for, which nobody reads. */
    public static List<String> besides(OpenedLetter letter) {
        var asked = Asked.in(letter).filter(first -> !(first.wish instanceof Hello));
        if (asked.isEmpty()) return List.of();
        var said = Stream.concat(letter.sentences().stream(), Asked.all(letter).map(other -> other.lines.getFirst()))
                .toList();
        return Lists.filter(
                letter.own(), line -> said.contains(line) && !asked.get().lines.contains(line));
    }

    /**
     * What is asked for.
     *
     * @param lines the lines that ask for it: one, or where a game is proposed as far as no line is blank, and where its parts begin below
     */
    record Asked(Wish wish, List<String> lines) {
        /** The first line that surely asks for something, a greeting, or else any that begins so. */
        private static Optional<Asked> in(OpenedLetter letter) {
            var first = Stream.of(all(letter), from(letter, Form.HELLO), from(letter, Form.ASKS))
                    .flatMap(Function.identity())
                    .findFirst();
            return first.flatMap(asked -> asked.orContrary(letter)).or(() -> first);
        }

        /** Wherever that stands. */
        private Optional<Asked> orContrary(OpenedLetter letter) {
            return letter.own().stream()
                    .filter(line -> Form.ASKS.matcher(Form.bare(line)).matches())
                    .map(line -> read(List.of(line)))
                    .filter(other -> wish.isContrary(other.wish))
                    .findFirst()
                    .map(other -> or(lines.getFirst(), other.lines.getFirst()));
        }

        private Asked or(String line, String contrary) {
            return new Asked(new Either(wish, Form.bare(line), Form.bare(contrary)), List.of(line, contrary));
        }

        private static Stream<Asked> all(OpenedLetter letter) {
            return from(letter, Form.ASKS).filter(Asked::isSure);
        }

        private static Stream<Asked> from(OpenedLetter letter, Pattern form) {
            var own = letter.own();
            return letter.alone()
                    .filter(at -> form.matcher(Form.bare(own.get(at))).matches())
                    .mapToObj(at -> read(own.subList(at, own.size())));
        }

        /** In a stranger's letter New York begins a line, too. */
        private boolean isSure() {
            return !(wish instanceof Invite(var words))
                    || Form.AGAINST.matcher(words).matches();
        }

        private static Asked read(List<String> lines) {
            var line = Form.bare(lines.getFirst());
            var first = Form.WORD.matcher(line);
            if (!first.matches()) throw new IllegalArgumentException(line);
            var rest = first.group("rest").strip();
            var word = first.group("word").toLowerCase(Locale.ROOT);
            if (word.equals("new") && !Form.OF_ONES_OWN.matcher(rest).matches()) {
                var said = proposal(lines);
                return new Asked(
                        new Invite(
                                String.join(" ", said).substring(word.length()).strip()),
                        said);
            }
            return new Asked(Wish.read(word, rest), lines.subList(0, 1));
        }

        private static List<String> proposal(List<String> lines) {
            var below = lines.subList(1, lines.size());
            return Stream.of(
                            lines.stream().limit(1),
                            below.stream().takeWhile(line -> !line.isBlank()),
                            below.stream().dropWhile(line -> !line.isBlank()).filter(Form.MORE.asMatchPredicate()))
                    .flatMap(Function.identity())
                    .toList();
        }
    }

    private static Wish read(String word, String rest) {
        return switch (word) {
            case "games" -> new Games();
            case "revoke" -> new Revoke();
            case "confirm" -> new Confirm(rest);
            case "new" -> ofOnesOwn(rest);
            case "join" -> new Join(rest);
            case "decline" -> new Decline(rest, Form.ALWAYS.matcher(rest).matches());
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

    private static Wish ofOnesOwn(String rest) {
        var address = Form.ADDRESS.matcher(rest);
        return address.matches() ? new NewAddress(address.group("address")) : new NewKey();
    }

    /** Of a player, whose orders and answers may begin with such a word, too; {@code joins} tells what they may join or decline by it. */
    public static Optional<Wish> ofPlayer(OpenedLetter letter, Predicate<String> joins) {
        return of(letter).filter(wish -> wish.isOfPlayer(joins));
    }

    private boolean isOfPlayer(Predicate<String> joins) {
        return switch (this) {
            case Either(var first, var line, var contrary) -> first.isOfPlayer(joins);
            case Hello() -> false;
            case Games() -> true;
            case Invite(var words) -> Form.AGAINST.matcher(words).matches();
            case Join(var about) -> joins.test(about);
            case Decline(var about, var always) -> always || joins.test(about);
            case Observe(var game) -> true;
            case Unobserve(var game) -> !game.isEmpty();
            case OpenSeats() -> true;
            case TakeOver(var words) -> true;
            case Unclear() -> false;
            case Wish change -> change.isChange();
        };
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
        private static final Pattern ADDRESS =
                LineReader.pattern("address[ :]+<?(mailto:)?(?<address>[^\\s<>]+@[^\\s<>]+)\\W?( <mailto:.*)?[ .]*");
        private static final Pattern OF_ONES_OWN = LineReader.pattern("key[ .!]*|" + ADDRESS.pattern());
        /** With an invitation's id, which has a digit, and no other word: 'not always' is not always. */
        private static final Pattern ALWAYS = LineReader.pattern("(\\S*\\d\\S* )?always[ .!]*");

        private static final Pattern HELLO = LineReader.pattern("hello\\b.*");
        private static final Pattern MORE = LineReader.pattern("(scenario|side|options?|against)\\b.*");
        private static final Pattern AGAINST = LineReader.pattern(".*\\bagainst\\b.*@.*");

        /** Nobody is so polite in longer lines. */
        private static final int LONGEST = 200;

        /** Before an answer to an invitation, and behind whatever is asked. */
        private static final Pattern POLITE = LineReader.pattern(
                "^(?:(?:yes|ok(?:ay)?|sure|please|i|i'll|we|we'll)[ ,.!]+)+(?=(?:join|decline)\\b)"
                        + "|[ ,.!]*\\b(?:please|pls|(?:with )?(?:many )?thanks|thank you|thx)[ .!]*$|[ ,.!]*(?:[:;=]-?[)D]+|[\\p{So}\\p{Sk}\\p{Mn}]+)$");

        private Form() {}

        private static String bare(String line) {
            if (line.length() > LONGEST) return line;
            return POLITE.matcher(POLITE.matcher(line).replaceAll("")).replaceAll("");
        }
    }
}
