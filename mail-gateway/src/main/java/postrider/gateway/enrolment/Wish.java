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

/** What a letter asks of the office, other than a move in a game. */
public sealed interface Wish {
    /** How do I play here? */
    record Hello() implements Wish {}

    /** What is played here? */
    record Games() implements Wish {}

    /** To play a game with somebody; {@code words} are those after 'new'. */
    record Invite(String words) implements Wish {}

    /** An answer to an invitation that cannot be understood. */
    record Unclear() implements Wish {}

    /** To accept an invitation; {@code about} is what follows 'join'. */
    record Join(String about) implements Wish {}

    /** To decline an invitation, or, if {@code always}, all future ones too. */
    record Decline(String about, boolean always) implements Wish {}

    /** To sign with the key that the letter contains from now on. */
    record NewKey() implements Wish {}

    /** To get letters at that address from now on. */
    record NewAddress(String address) implements Wish {}

    /** To revoke the writer's key. */
    record Revoke() implements Wish {}

    /** To confirm what another letter asked for; {@code about} is its id, if given. */
    record Confirm(String about) implements Wish {}

    /** To follow a game that others play. */
    record Observe(String game) implements Wish {}

    /** To stop following a game; all of them, if none is named. */
    record Unobserve(String game) implements Wish {}

    /** Which seats are open? */
    record OpenSeats() implements Wish {}

    /** To take over a seat; {@code words} are the game and the side. */
    record TakeOver(String words) implements Wish {}

    /** To have a substitute play on. */
    record OfferSeat(String game) implements Wish {}

    /** To keep the seat that they have offered. */
    record KeepSeat(String game) implements Wish {}

    /** Two contradictory requests, as their lines say them: nobody can tell which is meant. */
    record Either(Wish first, String line, String contrary) implements Wish {}

    /** Whether it is about a seat that the writer has. */
    default boolean isChange() {
        return this instanceof Either(var first, var line, var contrary) && first.isChange()
                || this instanceof NewKey
                || this instanceof NewAddress
                || this instanceof Revoke
                || this instanceof Confirm
                || this instanceof OfferSeat
                || this instanceof KeepSeat;
    }

    /** The question it decides. Two different answers to the same question contradict each other. */
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

    /** What a letter asks for in a line of the writer's own, whatever surrounds it; empty if nothing of this kind. */
    public static Optional<Wish> of(OpenedLetter letter) {
        return Asked.in(letter).map(Asked::wish);
    }

    /** The writer's other sentences and requests, which are not acted on. */
    public static List<String> besides(OpenedLetter letter) {
        var asked = Asked.in(letter).filter(first -> !(first.wish instanceof Hello));
        if (asked.isEmpty()) return List.of();
        var said = Stream.concat(letter.sentences().stream(), Asked.all(letter).map(other -> other.lines.getFirst()))
                .toList();
        return Lists.filter(
                letter.own(), line -> said.contains(line) && !asked.get().lines.contains(line));
    }

    /**
     * A request, with its lines.
     * @param lines the lines that ask for it: one; for a proposed game, also the lines up to a blank one, and later lines that begin with a
     * keyword of the proposal
     */
    record Asked(Wish wish, List<String> lines) {
        /** The first line that surely asks for something; failing that a greeting; failing that any line with a known first word. */
        private static Optional<Asked> in(OpenedLetter letter) {
            var first = Stream.of(all(letter), from(letter, Form.HELLO), from(letter, Form.ASKS))
                    .flatMap(Function.identity())
                    .findFirst();
            return first.flatMap(asked -> asked.orContrary(letter)).or(() -> first);
        }

        /** This request, joined with one that contradicts it anywhere in the letter. */
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

        /** A line beginning 'new' proposes a game only if it names an opponent: it may be about New York. */
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

    /**
     * Like {@link #of}, for a player, whose orders and answers may begin with such words too. {@code joins} says which 'join' or 'decline'
     * answers an invitation.
     */
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

    /** How requests are written. */
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
        /** Only an invitation's id, which contains a digit, may precede it: 'not always' does not mean always. */
        private static final Pattern ALWAYS = LineReader.pattern("(\\S*\\d\\S* )?always[ .!]*");

        private static final Pattern HELLO = LineReader.pattern("hello\\b.*");
        private static final Pattern MORE = LineReader.pattern("(scenario|side|options?|against)\\b.*");
        private static final Pattern AGAINST = LineReader.pattern(".*\\bagainst\\b.*@.*");

        /** Polite words are stripped only from lines up to this length. */
        private static final int LONGEST = 200;

        /** Polite words before an answer to an invitation, and after any request. */
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
