package postrider.wildernesswar.rules;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import postrider.kernel.question.Asking;
import postrider.kernel.question.FreeQuestion;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;
import postrider.text.Numerals;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.WarTopic;

/** 13.3, 14.7: asks for a bid, or for an answer to one. */
final class BidQuestion extends FreeQuestion<BidQuestion.Bid> {
    /** The points a player would give to play a side. */
    record Bid(int points, Side side) {
        /** "2 for the French". */
        @Override
        public String toString() {
            return "%d for the %s".formatted(points, side);
        }
    }

    /** The highest value of the marker (13.21, R17). */
    static final int HIGHEST = 20;

    private static final String FIRST = "I bid 2 for the French";
    private static final Pattern WORDS = Pattern.compile(
            "(?:i )?(?:(?:bid|raise)(?: to)? )?(\\S+)(?: VPs?| points?)?(?: (?:for|to play) (?:the )?(.+?))?\\.?",
            Pattern.CASE_INSENSITIVE);

    private final Optional<Bid> last;

    private BidQuestion(Asking asking, List<Bid> examples, Optional<Bid> last) {
        super(asking, examples);
        this.last = last;
    }

    static BidQuestion sealed(Side player) {
        return first(
                player,
                "13.3",
                "What do you bid, and for which side? Your opponent is asked too; neither reads the other's bid before both"
                        + " are in. If both bid for one side, the higher bid plays it, and the other side begins with so many"
                        + " points more.");
    }

    static BidQuestion first(Side player) {
        return first(
                player,
                "14.7",
                "You rolled higher: what do you bid, and for which side? Your opponent may raise it to play that side himself, or"
                        + " accept it, and that side begins with so many points more.");
    }

    private static BidQuestion first(Side player, String rule, String text) {
        var examples = List.of(
                new Bid(2, Sides.FRENCH),
                new Bid(2, Sides.BRITISH),
                new Bid(1, Sides.FRENCH),
                new Bid(1, Sides.BRITISH),
                new Bid(0, Sides.enemy(player)),
                new Bid(0, player));
        return new BidQuestion(new Asking(player, rule, WarTopic.BID, text), examples, Optional.empty());
    }

    /** 14.7: raise, or accept. */
    static BidQuestion over(Side player, Bid bid) {
        var text = "Your opponent bids %s. Do you raise it to play the %s yourself, or accept it and play the %s?"
                .formatted(bid, bid.side(), Sides.enemy(bid.side()));
        var raised = IntStream.rangeClosed(bid.points() + 1, Math.min(bid.points() + 2, HIGHEST))
                .mapToObj(points -> new Bid(points, bid.side()));
        return new BidQuestion(
                new Asking(player, "14.7", WarTopic.BID, "over " + bid.points(), text),
                Stream.concat(raised, Stream.of(bid)).toList(),
                Optional.of(bid));
    }

    @Override
    protected String words(Bid bid) {
        if (last.isEmpty()) return bid.toString();
        return last.get().equals(bid) ? "accept" : "raise to " + bid.points();
    }

    @Override
    protected Bid judged(String words) {
        if (last.isPresent() && words.matches("(?i)(?:i )?accept\\.?")) return last.get();
        var said = WORDS.matcher(words);
        if (!said.matches()) throw refused(words, "A bid is points and a side: '%s'.".formatted(FIRST));
        int points = points(words, Numerals.digits(said.group(1)));
        var side = Optional.ofNullable(said.group(2)).map(name -> side(words, name));
        if (last.isEmpty())
            return new Bid(points, side.orElseThrow(() -> refused(words, "Say which side the bid is for.")));
        return over(last.get(), words, points, side);
    }

    private Bid over(Bid bid, String words, int points, Optional<Side> side) {
        if (side.filter(other -> other != bid.side()).isPresent())
            throw refused(words, "The bid is for the %s: raise it, or accept it.".formatted(bid.side()));
        if (points <= bid.points())
            throw refused(words, "The bid is %d: raise it, or accept it.".formatted(bid.points()));
        return new Bid(points, bid.side());
    }

    private int points(String words, String number) {
        if (!number.matches("\\d+"))
            throw refused(words, "'%s' is no bid: it is a whole number, 0 or more.".formatted(number));
        if (number.length() > 2 || Integer.parseInt(number) > HIGHEST)
            throw refused(words, "No more than %d can be bid.".formatted(HIGHEST));
        return Integer.parseInt(number);
    }

    private Side side(String words, String name) {
        return Lists.find(Sides.BOTH, side -> side.word().equalsIgnoreCase(name))
                .orElseThrow(() -> refused(words, "'%s' is neither the French nor the British.".formatted(name)));
    }
}
