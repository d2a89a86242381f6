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
import postrider.wildernesswar.Group;
import postrider.wildernesswar.Piece;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.Unit;
import postrider.wildernesswar.WarTopic;
import postrider.wildernesswar.orders.PlainWords;

/** 8.11: who goes into a fortress, or a fort, which holds at most four units; 8.251: who comes out. */
record Inside(WorkingPosition table, Side side, Space space) implements AtTable.OfSide {
    private static final int FORT = 4;
    private static final String ALL = "all";

    /**
     * Asks which of {@code there} go in. Silence means all if there is room for all, otherwise nobody.
     *
     * @param already how many units are already inside
     * @param about what distinguishes this moment from others in the impulse
     */
    Choice<List<Piece>> question(List<Piece> there, int already, String rule, String about, String text) {
        int room = space.fortress() ? Integer.MAX_VALUE : FORT - already;
        boolean fit = count(there) <= room;
        var options = options(ALL, there);
        if (!fit) options.remove(ALL);
        return new Asking(side, rule, WarTopic.INSIDE, about, text)
                .reading(PlainWords.INSIDE::of)
                .some(options, 0, options.size())
                .constrainedBy(picks -> count(named(picks)) <= room
                        ? Optional.empty()
                        : Optional.of(new Refusal("8.11", "A fort holds four units.")))
                .withFacts(table.seen(side, space))
                .defaultingTo(fit ? ALL : "none");
    }

    /** 8.251: the besieged who join friends attacking the besiegers; their player chooses. */
    List<Piece> joiners(Group mover) {
        if (!board().isInside(side, space)) return List.of();
        var inside = Lists.filter(
                board().pieces(side, space), piece -> !mover.pieces().contains(piece));
        if (count(inside) == 0) return List.of();
        var options = options("yes", inside);
        var text = "%s comes to the relief of %s. Do the besieged join the battle, and who of them?";
        var asking = table.asking(side, "8.251", WarTopic.JOIN, "at " + space, text, mover, space);
        return named(umpire().ask(asking.some(options, 0, options.size()).withFacts(table.seen(side, space))));
    }

    /** One word for all of them, and each by name. */
    private static Map<String, List<Piece>> options(String all, List<Piece> there) {
        var options = new LinkedHashMap<String, List<Piece>>();
        options.put(all, there);
        there.forEach(piece -> options.put(piece.name(), List.of(piece)));
        return options;
    }

    /** The pieces named, each once. */
    static List<Piece> named(List<List<Piece>> picks) {
        return picks.stream().flatMap(List::stream).distinct().toList();
    }

    private static int count(List<Piece> pieces) {
        return Lists.filter(pieces, Unit.class).size();
    }
}
