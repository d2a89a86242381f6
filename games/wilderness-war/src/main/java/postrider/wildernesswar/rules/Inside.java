package postrider.wildernesswar.rules;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import postrider.kernel.question.Asking;
import postrider.kernel.question.Choice;
import postrider.kernel.ruling.Refusal;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;
import postrider.wildernesswar.Piece;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.Unit;
import postrider.wildernesswar.WarTopic;

/** 8.11: who goes into a fort or fortress, four units at most into a fort. */
record Inside(WorkingPosition table, Side side, Space space) implements AtTable.OfSide {
    private static final int FORT = 4;
    private static final String ALL = "all";

    /**
     * Which of {@code there} go in; all, if he is silent and all find room, or else nobody.
     *
     * @param already how many units are inside
     * @param about what tells this moment from the others of the impulse
     */
    Choice<List<Piece>> question(List<Piece> there, int already, String rule, String about, String text) {
        int room = space.fortress() ? Integer.MAX_VALUE : FORT - already;
        boolean fit = count(there) <= room;
        Map<String, List<Piece>> options = new LinkedHashMap<>();
        if (fit) options.put(ALL, there);
        there.forEach(piece -> options.put(piece.name(), List.of(piece)));
        return new Asking(side, rule, WarTopic.INSIDE, about, text)
                .some(options, 0, options.size())
                .constrainedBy(picks -> count(named(picks)) <= room
                        ? Optional.empty()
                        : Optional.of(new Refusal("8.11", "A fort holds four units.")))
                .withFacts(table.seen(side, space))
                .defaultingTo(fit ? ALL : "none");
    }

    /** Who was named, each once. */
    static List<Piece> named(List<List<Piece>> picks) {
        return picks.stream().flatMap(List::stream).distinct().toList();
    }

    private static int count(List<Piece> pieces) {
        return Lists.filter(pieces, Unit.class).size();
    }
}
