package postrider.wildernesswar.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import postrider.kernel.Lists;
import postrider.kernel.Side;
import postrider.kernel.View;
import postrider.kernel.Wording;
import postrider.wildernesswar.Department;
import postrider.wildernesswar.Piece;
import postrider.wildernesswar.Place;
import postrider.wildernesswar.Position;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.Unit;

/** What a side sees: everything but the other hand and the deck (3.0, 5.24). */
public final class Situation {
    private Situation() {}

    public static View of(Position now, Side side) {
        return new View(
                "Wilderness War, " + now.track().season(),
                List.of(
                        View.section("Track", View.facts(track(now))),
                        View.section(
                                "Your hand",
                                View.lines(Wording.orNone(now.cards().hand(side)))),
                        View.section("The map", table(now)),
                        View.section("Off the map", View.facts(off(now)))));
    }

    private static LinkedHashMap<String, String> track(Position now) {
        var track = now.track();
        var facts = new LinkedHashMap<String, String>();
        int vp = track.vp();
        facts.put("Victory points", vp == 0 ? "none" : (vp > 0 ? "French " : "British ") + Math.abs(vp));
        facts.put("Provincial assemblies", track.assemblies().name().toLowerCase(Locale.ROOT));
        facts.put("In effect", Wording.orNone(Lists.each(track.marks(), mark -> mark.words())));
        for (var side : Sides.BOTH)
            facts.put(side + " cards", "" + now.cards().hand(side).size());
        facts.put("Cards in the deck", "" + now.cards().deck().size());
        facts.put("Discards", Wording.orNone(now.cards().discards()));
        return facts;
    }

    private static View.Block table(Position now) {
        var spaces = Lists.those(
                now.country().spaces(),
                space -> !now.board().pieces(space).isEmpty()
                        || !what(now, space).isEmpty());
        return View.table(
                spaces,
                "The map is empty.",
                List.of(
                        View.column("Space", Space::name),
                        View.column("There", space -> what(now, space)),
                        View.column("French", space -> pieces(now, space, Sides.FRENCH)),
                        View.column("British", space -> pieces(now, space, Sides.BRITISH))));
    }

    private static String what(Position now, Space space) {
        var board = now.board();
        var parts = new ArrayList<String>();
        board.fortress(space).ifPresent(side -> parts.add(side + " fortress"));
        if (board.works().containsKey(space))
            parts.add(board.works().get(space).side() + " "
                    + board.works().get(space).kind().word());
        if (board.begun().containsKey(space)) parts.add(board.begun().get(space) + " fort begun");
        if (board.isBesieged(space)) parts.add("siege " + board.sieges().get(space));
        if (board.raided().containsKey(space)) parts.add("raided");
        if (board.landings().has(space)) parts.add("Amphib");
        if (board.fieldworks().has(space)) parts.add("Fieldworks");
        return String.join(", ", parts);
    }

    private static String pieces(Position now, Space space, Side side) {
        return String.join(
                ", ",
                Lists.each(
                        Lists.those(now.board().pieces(space), piece -> piece.side() == side),
                        piece -> words(now, piece)));
    }

    private static String words(Position now, Piece piece) {
        return piece instanceof Unit unit && now.board().isReduced(unit) ? unit + " (reduced)" : piece.name();
    }

    private static LinkedHashMap<String, String> off(Position now) {
        var facts = new LinkedHashMap<String, String>();
        for (var department : Department.values())
            facts.put(department + " militia", at(now, new Place.MilitiaBox(department)));
        facts.put("British leaders in the pool", at(now, Place.Off.POOL));
        return facts;
    }

    private static String at(Position now, Place place) {
        return Wording.orNone(Lists.each(
                Lists.those(
                        now.country().pieces(),
                        piece -> now.board().place(piece).equals(place)),
                piece -> words(now, piece)));
    }
}
