package postrider.wildernesswar.rules;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import postrider.kernel.Asking;
import postrider.kernel.Lists;
import postrider.kernel.Refusal;
import postrider.kernel.Side;
import postrider.wildernesswar.Piece;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.Unit;
import postrider.wildernesswar.WarTopic;

/** 8.11: who goes into a fort or fortress, four units at most into a fort. */
record Inside(WorkingPosition table, Side side, Space space) {
    private static final int FORT = 4;
    private static final String ALL = "all";

    /**
     * Those of {@code there} who go in; all, if he is silent and all find room, or else nobody.
     *
     * @param already how many units are inside
     */
    List<Piece> of(List<Piece> there, int already, String rule, String moment, String text) {
        if (there.isEmpty()) return there;
        int room = space.fortress() ? Integer.MAX_VALUE : FORT - already;
        boolean fit = count(there) <= room;
        Map<String, List<Piece>> options = new LinkedHashMap<>();
        if (fit) options.put(ALL, there);
        there.forEach(piece -> options.put(piece.name(), List.of(piece)));
        return each(table.umpire()
                .ask(new Asking(side, rule, WarTopic.INSIDE, table.subject(moment), text)
                        .some(options, 0, options.size())
                        .fitting(picks -> count(each(picks)) <= room
                                ? Optional.empty()
                                : Optional.of(new Refusal("8.11", "A fort holds four units.")))
                        .given(table.forces(side, space))
                        .silently(fit ? ALL : "none")));
    }

    private static List<Piece> each(List<List<Piece>> picks) {
        return picks.stream().flatMap(List::stream).distinct().toList();
    }

    private static int count(List<Piece> pieces) {
        return Lists.those(pieces, Unit.class).size();
    }
}
