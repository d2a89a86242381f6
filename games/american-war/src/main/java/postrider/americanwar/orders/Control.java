package postrider.americanwar.orders;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import postrider.americanwar.Card;
import postrider.americanwar.CardStep;
import postrider.americanwar.Space;
import postrider.americanwar.rules.Markers;
import postrider.map.LazyList;
import postrider.text.Keyword;
import postrider.text.Lists;
import postrider.text.Match;
import postrider.text.Wording;

/** 6.2, 10.11 / 6.1, 10.1: as many PC markers as the number of the card are placed or flipped. */
public record Control(List<Space> spaces) implements Use {
    /** What is said of the markers that an event places or removes. */
    private static final Map<String, Set<String>> DEEDS =
            Map.of("place", Set.of("place", "control", "pc", "pcs"), "remove", Set.of("remove", "pc", "pcs"));

    private static final Set<String> ALL_DEEDS = Set.of("control", "pc", "pcs", "place", "flip", "remove");

    /** Whether words say what becomes of markers. */
    static boolean opens(String text) {
        return ALL_DEEDS.contains(Keyword.of(text).word());
    }

    /** The options of an event are spaces, but for the one that says what becomes of each. */
    static Optional<Use> read(OrderLine line, Card card, String text) {
        var said = Keyword.of(text);
        if (card.isOps() && said.word().equals("remove"))
            return line.complain(card + " places or flips PC markers, and removes none.", "control SPACE, SPACE");
        var spaces = line.markers(line.reader().after(said));
        if (spaces.isBlank()) return line.complain("Say where.", "control SPACE, SPACE");
        if (card.isOps()) return Optional.of(new Control(line.spaces(spaces)));
        for (var deed : Lists.map(card.steps(), CardStep::deed))
            if (deed.isPresent() && !DEEDS.get(deed.get()).contains(said.word()))
                return line.complain("%s can only %s PC markers.".formatted(card, deed.get()), "event: SPACE, SPACE");
        boolean each = Lists.find(card.steps(), CardStep::offersDeeds).isPresent();
        return Optional.of(
                Use.Event.read(line.reader(), each ? each(line, said.word(), text, spaces) : line.plain(spaces)));
    }

    /** "remove Boston, remove Newport" of "remove Boston and Newport". */
    private static String each(OrderLine line, String deed, String text, String spaces) {
        boolean once = Lists.filter(Match.words(text), ALL_DEEDS::contains).size() == 1;
        if (!once) return text;
        return Lists.joined(line.names().spaces().parts(line.plain(spaces)), ", ", space -> deed + " " + space);
    }

    @Override
    public String words(Card card) {
        return Use.played(card) + (spaces.isEmpty() ? "nothing" : "control " + Wording.orNone(spaces));
    }

    @Override
    public void carryOut(PlayedCard play) {
        var card = play.card();
        var chapters = play.book().chapters();
        play.mustFit(card.isOps(), "place PC markers", chapters.control());
        var bars = play.markers();
        Markers.judge(chapters.marker(), card.ops(), spaces, bars);
        play.show(chapters.ops(), "for political control");
        play.working().discard(card);
        play.abandonQueue();
        Markers.place(play.working(), chapters.markers(), play.side(), spaces, bars);
    }

    /** Neighbours in the order of the box stand for all that there are. */
    static List<Use> legal(PlayedCard play) {
        return LazyList.of(LazyList.runs(play.markers().open(), play.card().ops()), Control::new);
    }
}
