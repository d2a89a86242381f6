package postrider.washingtonswar;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import postrider.washingtonswar.BoxData.Of;

/** What nobody has confirmed against a printed copy. */
final class Doubts {
    private Doubts() {}

    /** A line a record, in the order of the box; like cards share one. */
    static List<String> of(BoxData data) {
        var lines = new ArrayList<String>();
        Stream.<List<? extends Of<?>>>of(
                        data.colonies(),
                        data.zones(),
                        data.spaces(),
                        data.lines(),
                        data.generals(),
                        data.turns(),
                        data.scenarios())
                .flatMap(List::stream)
                .forEach(of -> of.from()
                        .provenance()
                        .doubts()
                        .ifPresent(doubts -> lines.add(of.from().label() + ": " + doubts)));
        lines.addAll(cards(data.cards()));
        return lines;
    }

    private static List<String> cards(List<Of<BoxData.CardFacts>> cards) {
        var lines = new ArrayList<String>();
        for (int first = 0, last; first < cards.size(); first = last + 1) {
            var what = doubts(cards.get(first));
            for (last = first; last + 1 < cards.size(); last++)
                if (!doubts(cards.get(last + 1)).equals(what)) break;
            var numbers = cards.get(first).from().key();
            if (last > first) numbers += "-" + cards.get(last).from().key();
            if (!what.isEmpty()) lines.add("card " + numbers + " " + what);
        }
        return lines;
    }

    private static String doubts(Of<BoxData.CardFacts> card) {
        var doubts = new ArrayList<String>();
        card.from().provenance().doubts().ifPresent(doubts::add);
        if (card.facts().removeAfterPlay().equals(Optional.of(BoxData.Known.UNKNOWN)))
            doubts.add("removal unknown, run as no");
        return doubts.isEmpty() ? "" : card.facts().title() + ": " + String.join("; ", doubts);
    }
}
