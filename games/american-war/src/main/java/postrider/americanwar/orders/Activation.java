package postrider.americanwar.orders;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import postrider.americanwar.General;
import postrider.americanwar.Troops;
import postrider.kernel.ruling.Fault;
import postrider.kernel.ruling.Refused;
import postrider.map.LazyList;
import postrider.text.LineReader;
import postrider.text.Lists;

/** 7.3 / 7.1: one general's whole move. How far it may go is said by {@link March}; {@link Movement} carries it out. */
public record Activation(General general, List<Leg> legs) implements Operation {
    /** How one is ordered. */
    public static final String MANNER = "activate GENERAL with N CU; to SPACE";

    private static final Pattern WORDS = LineReader.pattern("((?:activate|move)\\s+)?(general\\s+)?(.*?)"
            + "(?:[;,]|\\s+(?=(?:with|take|pick|to|via|through|by|sail|and)\\b|[+\\d])|$)(.*)");

    /**
     * Nothing, if it begins as none does.
     *
     * @param openings words with which an operation begins
     */
    static Optional<Operation> read(OrderLine line, List<String> openings, String text) {
        var matcher = WORDS.matcher(text);
        boolean understood = matcher.matches()
                && (matcher.group(1) != null || line.names().generals().knows(matcher.group(3)));
        if (!understood)
            return line.complain("An operation begins with " + String.join(" or ", openings) + ".", MANNER);
        line.reader().understood(text.substring(0, matcher.start(3)));
        return line.general(matcher.group(3)).map(general -> {
            var there = line.now().space(general).map(line.now()::troops).orElse(Troops.NONE);
            return new Activation(general, new LegReader(line, there, Troops.NONE).read(matcher.group(4)));
        });
    }

    @Override
    public String words() {
        var words = "activate " + general;
        return legs.isEmpty() ? words : words + "; " + Leg.words(general.side(), legs);
    }

    @Override
    public void judge(PlayedCard play) {
        Fault.refuse(play.barred(general));
        if (Lists.find(legs, Leg::goes).isEmpty())
            throw new Refused(play.sections().units(), "Say where %s goes.".formatted(general));
        March.begin(play, general).rehearse(legs);
    }

    @Override
    public void begin(PlayedCard play, List<Integer> part) {
        Movement.begin(play, general, part);
    }

    /** Generals that can still be activated. */
    public static List<General> movers(PlayedCard play) {
        return Lists.filter(
                play.working().country().generals(play.side()),
                general -> play.barred(general).isEmpty());
    }

    static List<Activation> legal(PlayedCard play) {
        return LazyList.joined(Lists.map(movers(play), general -> legal(play, general)));
    }

    /** To each space where the march can end, the shortest way: alone, and with all that can be taken. */
    static List<Activation> legal(PlayedCard play, General general) {
        return LazyList.joined(Lists.map(Destinations.of(play, general), ways -> LazyList.of(ways.stops(), ways::to)));
    }
}
