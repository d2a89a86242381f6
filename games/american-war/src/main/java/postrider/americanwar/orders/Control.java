package postrider.americanwar.orders;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import postrider.americanwar.Card;
import postrider.americanwar.CardStep;
import postrider.americanwar.Law.Subject;
import postrider.americanwar.Space;
import postrider.americanwar.rules.Markers;
import postrider.text.Keyword;
import postrider.text.LazyList;
import postrider.text.Lists;
import postrider.text.Match;
import postrider.text.Wording;

/** 6.2, 10.11 / 6.1, 10.1: places or flips up to as many PC markers as the number of the card. */
public record Control(List<Space> spaces) implements Use {
    /** Words for what an event does with markers. */
    private static final Map<String, Set<String>> DEEDS =
            Map.of("place", Set.of("place", "control", "pc", "pcs"), "remove", Set.of("remove", "pc", "pcs"));

    private static final Set<String> ALL_DEEDS = Set.of("control", "pc", "pcs", "place", "flip", "remove");

    /** Whether the words say what to do with markers. */
    static boolean opens(String text) {
        return ALL_DEEDS.contains(Keyword.of(text).word());
    }

    /** The options of an event are spaces, except for the one event whose options also say what to do there. */
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
        var deeds = Lists.filter(Match.words(text), word -> ALL_DEEDS.contains(word) && !word.startsWith("pc"));
        boolean once = deeds.size() <= 1;
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
        play.mustFit(card.isOps(), "place PC markers", play.law(Subject.CONTROL));
        var bars = play.markers();
        Markers.judge(play.law(Subject.MARKERS_NAMED, play.side()), card.ops(), spaces, bars);
        play.show(play.law(Subject.OPS_CARD), "for political control");
        play.working().discard(card);
        play.abandonQueue();
        Markers.place(play.working(), play.law(Subject.MARKERS, play.side()), play.side(), spaces, bars);
    }

    /** Runs of neighbours in the order of the box stand for all combinations. */
    static List<Use> legal(PlayedCard play) {
        return LazyList.of(play.markers().open().runs(play.card().ops()), Control::new);
    }
}
