package postrider.americanwar.orders;

import java.util.List;
import postrider.americanwar.Card;
import postrider.americanwar.Space;
import postrider.americanwar.rules.Markers;
import postrider.map.LazyList;
import postrider.text.Wording;

/** 6.2, 10.11 / 6.1, 10.1: as many PC markers as the number of the card are placed or flipped. */
public record Control(List<Space> spaces) implements Use {
    @Override
    public String words(Card card) {
        return Use.played(card) + (spaces.isEmpty() ? "nothing" : "control " + Wording.orNone(spaces));
    }

    @Override
    public void carryOut(PlayedCard play) {
        var card = play.card();
        var chapters = play.chapters();
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
