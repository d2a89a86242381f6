package postrider.wildernesswar;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import postrider.kernel.GameOption;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;
import postrider.wildernesswar.Track.Mark;

/** 14.0: what the players may agree on, besides the bid (13.3, 14.7). */
public enum OptionalRule {
    DIPLOMACY(
            "14.1",
            Mark.LINKED_DIPLOMACY,
            "Once William Pitt or Diplomatic Revolution has happened, the other comes from the discards with the next deal."),
    MILITIA("14.2", Mark.RAIDS_SCARE_MILITIA, "A raid that succeeds in a department costs its militia a step."),
    REGULARS("14.3", Mark.COSTLY_REGULARS, "French Regulars or British Regulars cost a point in 1755 and 1756."),
    SURRENDER("14.4", Mark.SURRENDER_BY_BOTH, "The besieged may play Surrender! too."),
    ACADIANS("14.5", Mark.ACADIANS_BY_BOTH, "The French may play Acadians Expelled too."),
    TROOPS(
            "14.6",
            Mark.CALL_FOR_TROOPS,
            "After 1756 the British may discard a random card for British Regulars or Highlanders among the discards.");

    private static final String NO_BID = "none";
    private static final String SEALED = "sealed";
    private static final String IN_TURN = "in turn";
    private static final int HIGHEST_BID = 10;

    /** How the players bid for sides, or the bid already made. */
    private static final GameOption BID = new GameOption(
            "bid",
            Lists.concat(List.of(NO_BID, SEALED, IN_TURN), Lists.flatMap(Sides.BOTH, OptionalRule::bids)),
            "13.3",
            "What is bid for a side goes to the other; bids to come are made by letter, sealed (13.3) or in turn (14.7).");

    private final GameOption option;
    private final Mark mark;

    OptionalRule(String rule, Mark mark, String sentence) {
        this.option = new GameOption(name().toLowerCase(Locale.ROOT), List.of("no", "yes"), rule, sentence);
        this.mark = mark;
    }

    private static List<String> bids(Side side) {
        return IntStream.rangeClosed(1, HIGHEST_BID)
                .mapToObj(points -> side.word() + " " + points)
                .toList();
    }

    public static List<GameOption> options() {
        return Lists.concat(Lists.map(List.of(values()), rule -> rule.option), List.of(BID));
    }

    /** The track of a scenario with the options that were agreed on. */
    public static Track agreed(Track scenario, Map<String, String> chosen) {
        var track = scenario;
        for (var rule : values()) if (rule.option.changed(chosen)) track = track.with(rule.mark, true);
        return switch (BID.in(chosen)) {
            case NO_BID -> track;
            case SEALED -> track.with(Mark.SEALED_BIDS, true);
            case IN_TURN -> track.with(Mark.BIDS_IN_TURN, true);
            case String bid -> bid(track, bid.split(" "));
        };
    }

    private static Track bid(Track track, String[] words) {
        int points = Integer.parseInt(words[1]);
        Side bidder =
                Lists.find(Sides.BOTH, side -> side.word().equals(words[0])).orElseThrow();
        return track.withVp(track.vp() + (bidder == Sides.FRENCH ? -points : points));
    }
}
