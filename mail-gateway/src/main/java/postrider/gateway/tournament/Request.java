package postrider.gateway.tournament;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import postrider.text.LineReader;
import postrider.text.Lists;
import postrider.words.OpenedLetter;

/**
 * A request in a tournament, from a line of a letter: {@code tournament cup round 2: bid british 3}.
 *
 * @param round the round that the line names, if any
 */
record Request(String tournament, Optional<Integer> round, Wish wish) {
    private static final Pattern FORM =
            LineReader.pattern("tournament (?<id>[a-z0-9-]+)(,? round (?<round>\\d{1,3}))? ?[:,] ?(?<rest>.*)");
    private static final Pattern BID =
            LineReader.pattern("bid (?:the )?(?<side>\\S+(?: \\S+)?) (?<points>\\d{1,6})[ .!]*");
    private static final Pattern LOT = LineReader.pattern("lot\\b[ :]*(?<words>.+)");
    /** Matches an unconditional withdrawal from the tournament: not 'withdraw if ...', not 'withdraw my bid'. */
    private static final Pattern WITHDRAW = LineReader.pattern(
            "withdraw(?:[ .!]*"
                    + "|(?: ?[:,;.!(-]+ ?+(?!(?:if|unless|when|not?|maybe|perhaps|only)\\b)| (?=(?:because|since|as|for|due to)\\b))(?<why>[^?]+))");

    private static final Pattern TABLE = LineReader.pattern("table[ .!?]*");
    private static final Pattern RULE =
            LineReader.pattern("adjudicate (?<game>\\S+) (?<result>[^,:]+)[,:] ?(?<why>.+)");

    sealed interface Wish {
        record Table() implements Wish {}

        /** To leave the tournament. */
        record Withdraw(String why) implements Wish {}

        /** To add words to the lots. */
        record Lot(String words) implements Wish {}

        record Bid(String side, int points) implements Wish {}

        /** To end a game with this result. */
        record Adjudicate(String game, String result, String why) implements Wish {}

        record Either(String line, String contrary) implements Wish {}

        record Unknown(String words) implements Wish {}
    }

    /** The first request of a letter, if it has one. */
    static Optional<Request> of(OpenedLetter letter) {
        return line(letter).map(line -> read(line).orContrary(line, letter));
    }

    private static Request read(String line) {
        var parts = FORM.matcher(line);
        if (!parts.matches()) throw new AssertionError(line);
        return new Request(
                parts.group("id").toLowerCase(Locale.ROOT),
                Optional.ofNullable(parts.group("round")).map(Integer::valueOf),
                wish(parts.group("rest").strip()));
    }

    private Request orContrary(String line, OpenedLetter letter) {
        return letter.own().stream()
                .filter(FORM.asMatchPredicate())
                .filter(other -> isContrary(read(other)))
                .findFirst()
                .map(other -> new Request(tournament, round, new Wish.Either(line, other)))
                .orElse(this);
    }

    /** Only one bid counts, and one ruling for a game; and nobody both leaves and bids. */
    private boolean isContrary(Request other) {
        return tournament.equals(other.tournament)
                && !wish.equals(other.wish)
                && switch (wish) {
                    case Wish.Bid bid -> other.wish instanceof Wish.Bid || other.wish instanceof Wish.Withdraw;
                    case Wish.Withdraw leaves -> other.wish instanceof Wish.Bid;
                    case Wish.Adjudicate ruling ->
                        other.wish instanceof Wish.Adjudicate second && second.game.equals(ruling.game);
                    case Wish any -> false;
                };
    }

    private static Optional<String> line(OpenedLetter letter) {
        var own = letter.own();
        return letter.alone().mapToObj(own::get).filter(FORM.asMatchPredicate()).findFirst();
    }

    /** The writer's other sentences and requests, which are not acted on. */
    static List<String> besides(OpenedLetter letter) {
        var said = letter.sentences();
        var read = of(letter).map(Request::wish).stream()
                .flatMap(wish -> wish instanceof Wish.Either(var line, var contrary)
                        ? Stream.of(line, contrary)
                        : line(letter).stream())
                .toList();
        return Lists.filter(
                letter.own(), line -> (said.contains(line) || FORM.matcher(line).matches()) && !read.contains(line));
    }

    private static Wish wish(String words) {
        var bid = BID.matcher(words);
        if (bid.matches()) return new Wish.Bid(bid.group("side"), Integer.parseInt(bid.group("points")));
        var lot = LOT.matcher(words);
        if (lot.matches()) return new Wish.Lot(lot.group("words"));
        var withdraw = WITHDRAW.matcher(words);
        if (withdraw.matches())
            return new Wish.Withdraw(Optional.ofNullable(withdraw.group("why")).orElse(""));
        if (TABLE.matcher(words).matches()) return new Wish.Table();
        var rule = RULE.matcher(words);
        if (rule.matches())
            return new Wish.Adjudicate(rule.group("game"), rule.group("result").strip(), rule.group("why"));
        return new Wish.Unknown(words);
    }
}
