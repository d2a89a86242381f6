package postrider.washingtonswar.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import postrider.kernel.Lists;
import postrider.kernel.Side;
import postrider.kernel.View;
import postrider.kernel.Wording;
import postrider.map.SpaceSet;
import postrider.washingtonswar.Card;
import postrider.washingtonswar.Lines;
import postrider.washingtonswar.Pile;
import postrider.washingtonswar.Place;
import postrider.washingtonswar.Position;
import postrider.washingtonswar.Sides;
import postrider.washingtonswar.Space;
import postrider.washingtonswar.Track;
import postrider.washingtonswar.rules.Reinforcements;
import postrider.washingtonswar.rules.Victory;

/** What one side may see, built field by field: everything on the map, and of the cards its own hand only. */
public final class Situation {
    private static final String RATINGS = "After a general: strategy, potential battle rating, agility (2.2.C).";
    private static final String SHAPES = "(p) port, (w) winter quarters, (f) fortified port: both (2.1.B, 2.1.C)";

    private Situation() {}

    public static View of(Position now, Side side) {
        return new View(
                "The situation in " + now.track().year(),
                List.of(
                        View.section("Tracks and boxes", facts(now)),
                        View.section("Forces on the map", View.lines(RATINGS), forces(now)),
                        View.section("Your armies", armies(now, side)),
                        View.section("Political control", View.lines(SHAPES), control(now)),
                        View.section("Your hand", hand(now, side)),
                        View.section("Cards on the table", table(now))));
    }

    private static View.Block facts(Position now) {
        var track = now.track();
        var facts = new LinkedHashMap<String, String>();
        facts.put("Year", Integer.toString(track.year()));
        facts.put("To move", track.toMove().map(Side::word).orElse("nobody"));
        for (var side : Sides.BOTH) facts.put(side + " colonies", colonies(now, side));
        facts.put("British Regulars", track.has(Track.Mark.REGULARS) ? "in effect (+1 in battle, 9.41)" : "lost");
        facts.put("French Alliance", alliance(track));
        facts.put(
                "French Navy",
                now.board().navy().map(zone -> blockade(now, zone)).orElse("away"));
        facts.put("Congress", now.board().congress().map(Space::name).orElse("dispersed"));
        if (now.tournamentRule()) facts.put("Tournament rule", "in force: a second action for the British (6.34.C.i)");
        if (track.has(Track.Mark.MUTINIES)) facts.put("Line mutinies", "the American places no PC markers this turn");
        for (var side : Sides.BOTH) facts.put(side + " reinforcements", reinforcements(now, side));
        var captured = Sides.BOTH.stream()
                .flatMap(side -> now.generals(side, Place.Box.CAPTURED).stream())
                .toList();
        facts.put("Captured generals", Wording.orNone(captured));
        return View.facts(facts);
    }

    /** "3, and 6 win the game (13.2): Canada, New York, Georgia". */
    private static String colonies(Position now, Side side) {
        var held = Victory.colonies(now, side);
        return "%d, and %d win the game (13.2)%s"
                .formatted(held.size(), Victory.needed(side), held.isEmpty() ? "" : ": " + String.join(", ", held));
    }

    /** "blockades Chesapeake Bay: Baltimore, Norfolk". */
    private static String blockade(Position now, String zone) {
        var ports = now.box().spaces().stream()
                .filter(space -> space.zone().equals(Optional.of(zone)))
                .map(Space::name)
                .collect(Collectors.joining(", "));
        return "blockades %s: %s (12.3)".formatted(zone, ports);
    }

    private static String alliance(Track track) {
        return switch (track.war()) {
            case NEUTRAL -> track.alliance() + " of 9";
            case ALLIED -> "signed; the European War comes at the end of the turn";
            case EUROPEAN_WAR -> "signed; the European War is in effect";
        };
    }

    private static String reinforcements(Position now, Side side) {
        var parts = new ArrayList<String>();
        now.generals(side, Place.Box.REINFORCEMENTS).forEach(general -> parts.add(general.rated()));
        if (side == Sides.BRITISH) parts.add(now.board().britishBox() + " CU");
        boolean frenchWait = side == Sides.AMERICAN
                && now.track().war() != Track.War.NEUTRAL
                && now.board().frenchBox() > 0;
        if (frenchWait) parts.add(now.board().frenchBox() + " French CU");
        int used = now.cards().reinforcements(side).size();
        return "%s; used %d of %d this turn".formatted(Wording.orNone(parts), used, Reinforcements.allowed(side));
    }

    private static View.Block forces(Position now) {
        var held = Lists.those(
                now.box().spaces(),
                space -> !(force(now, Sides.AMERICAN, space) + force(now, Sides.BRITISH, space)).isEmpty());
        return View.table(
                List.of("Space", "American", "British"),
                held,
                space -> List.of(space.name(), force(now, Sides.AMERICAN, space), force(now, Sides.BRITISH, space)),
                "none");
    }

    private static String force(Position now, Side side, Space space) {
        var parts = new ArrayList<String>();
        now.generals(side, space).forEach(general -> parts.add(general.rated()));
        var troops = now.troops(space).only(side);
        if (!troops.isEmpty()) parts.add(troops.words());
        if (side == Sides.AMERICAN && now.congressIn(space)) parts.add("the Congress");
        return String.join(", ", parts);
    }

    /** The printed map is not at hand in a letter: where each army may step (7.3). */
    private static View.Block armies(Position now, Side side) {
        return View.table(
                List.of("Where", "Next to it"),
                Lists.those(
                        now.box().spaces(),
                        space -> now.units(side, space) > 0
                                || now.general(side, space).isPresent()),
                space -> List.of(marked(space), neighbours(now, side, space)),
                "none");
    }

    /** "Saratoga, Montreal (w) over wilderness". */
    private static String neighbours(Position now, Side side, Space space) {
        var lines = now.box().lines();
        var next = now.generals(side, space).stream()
                .map(general -> lines.adjacent(general, space))
                .reduce(lines.adjacent(space), SpaceSet::or);
        return next.stream()
                .map(there -> marked(there) + line(lines, space, there))
                .collect(Collectors.joining(", "));
    }

    private static String line(Lines lines, Space one, Space other) {
        if (lines.isArnolds(one, other)) return " over wilderness, Arnold alone";
        return lines.isWilderness(one, other) ? " over wilderness" : "";
    }

    private static String marked(Space space) {
        return switch (space.kind()) {
            case FORTIFIED_PORT -> space.name() + " (f)";
            case WINTER_QUARTERS -> space.name() + (space.port() ? " (p, w)" : " (w)");
            case ORDINARY -> space.name() + (space.port() ? " (p)" : "");
        };
    }

    private static View.Block control(Position now) {
        return View.table(
                List.of("Colony", "American PC", "British PC", "No PC"),
                now.box().colonies(),
                colony -> List.of(
                        colony,
                        spaces(now, colony, Optional.of(Sides.AMERICAN)),
                        spaces(now, colony, Optional.of(Sides.BRITISH)),
                        spaces(now, colony, Optional.empty())),
                "none");
    }

    private static String spaces(Position now, String colony, Optional<Side> control) {
        return now.box().spacesOf(colony).stream()
                .filter(space -> now.control(space).equals(control))
                .map(Situation::marked)
                .collect(Collectors.joining(", "));
    }

    private static View.Block hand(Position now, Side side) {
        return View.table(
                List.of("No.", "Card", "What it does"),
                now.cards().hand(side),
                card -> List.of(card.id(), card.title(), CardNotes.of(card)),
                "no cards");
    }

    private static View.Block table(Position now) {
        var cards = now.cards();
        var facts = new LinkedHashMap<String, String>();
        for (var side : Sides.BOTH)
            facts.put(side + " hand", Wording.count(cards.hand(side).size(), "card"));
        for (var side : Sides.BOTH)
            if (!cards.queue(side).isEmpty())
                facts.put(side + " queue", cards.queued(side) + " OPS: " + labels(cards.queue(side)));
        facts.put(
                "Deck",
                Wording.count(cards.deck().size(), "card") + (cards.reshuffle() ? ", reshuffled next turn" : ""));
        facts.put("War Ends box", cards.warEnds().map(Card::title).orElse("empty"));
        facts.put("Discards", labels(cards.discards()));
        facts.put("Out of the game", labels(cards.in(Pile.REMOVED)));
        return View.facts(facts);
    }

    private static String labels(List<Card> cards) {
        return cards.isEmpty() ? "none" : cards.stream().map(Card::label).collect(Collectors.joining("; "));
    }
}
