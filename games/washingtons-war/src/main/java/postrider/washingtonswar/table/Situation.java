package postrider.washingtonswar.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import postrider.americanwar.Pile;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.Track;
import postrider.americanwar.table.CardTables;
import postrider.americanwar.table.MapTables;
import postrider.americanwar.table.WarMap;
import postrider.kernel.Lists;
import postrider.kernel.Picture;
import postrider.kernel.Side;
import postrider.kernel.View;
import postrider.kernel.Wording;
import postrider.washingtonswar.rules.FrenchAlliance;
import postrider.washingtonswar.rules.Reinforcements;
import postrider.washingtonswar.rules.Victory;

/**
 * What one side, the viewer, may see, built field by field: everything on the map, and of the cards its own hand only. What the
 * printed map shows, the cards that are out and what is in doubt of those in hand is there to be looked up.
 */
public record Situation(Position now, Side viewer) {
    private static final String RATINGS = "After a general: strategy, potential battle rating, agility (2.2.C).";
    private static final String SHAPES = "(p) port, (w) winter quarters, (f) fortified port: both (2.1.B, 2.1.C)";

    public static View of(Position now, Side viewer) {
        return new Situation(now, viewer).view();
    }

    private View view() {
        var map = new MapTables(now, viewer);
        var cards = now.cards();
        var sections = new ArrayList<View.Section>();
        sections.add(View.section("Tracks and boxes", facts(map)));
        sections.add(View.section("Forces on the map", map.forces()));
        sections.add(View.section("Your armies", map.armies()));
        sections.add(View.section("Political control", map.control()));
        sections.add(View.section(View.HAND, CardTables.hand(cards.hand(viewer), CardNotes::effect)));
        sections.add(View.section("Cards on the table", table()));
        sections.add(map.spaces(SHAPES, RATINGS));
        sections.add(CardTables.out(cards.discards(), cards.in(Pile.REMOVED)));
        CardTables.doubts(cards.hand(viewer)).ifPresent(sections::add);
        return new View("The situation in " + now.track().year(), sections, Optional.of(map(now)));
    }

    private static Picture map(Position now) {
        var alliance = new Picture.Track("French Alliance", now.track().alliance(), FrenchAlliance.ALLIANCE);
        return new WarMap(now, side -> Victory.colonies(now, side))
                .picture(now.track().year(), List.of(alliance));
    }

    private View.Block facts(MapTables map) {
        var track = now.track();
        var facts = new LinkedHashMap<String, String>();
        facts.put("To move", toMove());
        for (var side : Sides.BOTH) facts.put(side + " colonies", colonies(side));
        facts.put("British Regulars", track.has(Track.Mark.REGULARS) ? "in effect (+1 in battle, 9.41)" : "lost");
        facts.put("French Alliance", alliance(track));
        now.board().navy().ifPresent(zone -> facts.put("French Navy", blockade(zone)));
        facts.put("Congress", congress());
        if (now.optionalRule()) facts.put("Tournament rule", "in force: a second action for the British (6.34.C.i)");
        if (track.has(Track.Mark.MUTINY)) facts.put("Line mutinies", "the American places no PC markers this turn");
        for (var side : Sides.BOTH) facts.put(side + " reinforcements", reinforcements(map, side));
        if (!map.captured().isEmpty()) facts.put("Captured generals", Wording.orNone(map.captured()));
        return View.facts(facts);
    }

    private String toMove() {
        var campaign = now.track().has(Track.Mark.CAMPAIGN_FIRST) ? ", who begin the year with a campaign (5.3.a)" : "";
        return now.track().toMove().map(Side::word).orElse("nobody") + campaign;
    }

    /** "Philadelphia; dispersed this turn (5.3.b)". */
    private String congress() {
        var sits = now.board().congress().map(Space::name);
        if (!now.track().has(Track.Mark.CONGRESS_DISPERSED)) return sits.orElse("dispersed");
        return sits.map(space -> space + "; dispersed").orElse("dispersed") + " this turn (5.3.b)";
    }

    /** "3, and 6 win the game (13.2): Canada, New York, Georgia". */
    private String colonies(Side side) {
        var held = Victory.colonies(now, side);
        return "%d, and %d win the game (13.2)%s"
                .formatted(held.size(), Victory.needed(side), held.isEmpty() ? "" : ": " + String.join(", ", held));
    }

    /** "blockades Chesapeake Bay: Baltimore, Norfolk". */
    private String blockade(String zone) {
        var ports = Lists.those(now.country().spaces(), space -> space.zone().equals(Optional.of(zone)));
        return "blockades %s: %s (12.3)".formatted(zone, Wording.orNone(ports));
    }

    private static String alliance(Track track) {
        return switch (track.war()) {
            case NEUTRAL -> track.alliance() + " of 9";
            case ALLIED -> "signed; the European War comes at the end of the turn";
            case EUROPEAN_WAR -> "signed; the European War is in effect";
        };
    }

    private String reinforcements(MapTables map, Side side) {
        var parts = new ArrayList<>(map.reinforcements(side));
        boolean frenchWait = side == Sides.AMERICAN && now.board().frenchBox() > 0;
        var when = now.track().war() == Track.War.NEUTRAL ? " after the alliance" : "";
        if (frenchWait) parts.add(now.board().frenchBox() + " French CU" + when);
        return CardTables.reinforcements(parts, now.cards().reinforcements(side), Reinforcements.allowed(side));
    }

    private View.Block table() {
        var cards = now.cards();
        var facts = new LinkedHashMap<String, String>();
        for (var side : Sides.BOTH)
            facts.put(side + " hand", Wording.count(cards.hand(side).size(), "card"));
        for (var side : Sides.BOTH)
            if (!cards.queue(side).isEmpty())
                facts.put(side + " queue", cards.queued(side) + " OPS: " + CardTables.labels(cards.queue(side)));
        facts.put(
                "Deck",
                Wording.count(cards.deck().size(), "card") + (cards.reshuffle() ? ", reshuffled next turn" : ""));
        cards.exchange().ifPresent(card -> facts.put("May be exchanged (6.32.C)", card.label()));
        cards.warEnds().ifPresent(card -> facts.put("War Ends box", card.title()));
        return View.facts(facts);
    }
}
