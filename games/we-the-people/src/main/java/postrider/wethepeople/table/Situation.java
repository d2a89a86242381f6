package postrider.wethepeople.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import postrider.americanwar.Pile;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.Track;
import postrider.americanwar.table.CardTables;
import postrider.americanwar.table.MapTables;
import postrider.americanwar.table.WarMap;
import postrider.kernel.Picture;
import postrider.kernel.Side;
import postrider.kernel.View;
import postrider.kernel.Wording;
import postrider.wethepeople.rules.Reinforcements;
import postrider.wethepeople.rules.Victory;

/**
 * What one side, the viewer, may see, built field by field: everything on the map, and of the cards its own hand only. What the
 * printed map shows, the cards that are out and what is in doubt of those in hand is there to be looked up.
 */
public record Situation(Position now, Side viewer) {
    private static final String RATINGS = "After a general: strategy rating, battle rating (2.2).";
    private static final String SHAPES = "(p) port, (w) winter quarters (2.1)";

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
        return new WarMap(now, side -> Victory.colonies(now, side))
                .picture(now.track().year(), List.of());
    }

    private View.Block facts(MapTables map) {
        var track = now.track();
        var facts = new LinkedHashMap<String, String>();
        facts.put("To move", toMove());
        for (var side : Sides.BOTH) facts.put(side + " colonies", colonies(side));
        facts.put("British Regulars", track.has(Track.Mark.REGULARS) ? "in effect (a battle card, 9.1)" : "lost");
        facts.put("French Alliance", track.isAllied() ? "signed" : "not signed");
        now.board().navy().ifPresent(port -> facts.put("French Navy", port));
        facts.put("Congress", now.board().congress().map(Space::name).orElse("dispersed"));
        if (now.optionalRule()) facts.put("Battles", "card by card (9.1)");
        if (track.has(Track.Mark.MUTINY))
            facts.put("Continental Line Mutiny", "no American PC markers with operations cards this turn (10.1)");
        facts.put("Battle deck", battleDeck());
        for (var side : Sides.BOTH) facts.put(side + " reinforcements", reinforcements(map, side));
        if (!map.captured().isEmpty()) facts.put("Captured generals", Wording.orNone(map.captured()));
        return View.facts(facts);
    }

    private String toMove() {
        var campaign = now.track().has(Track.Mark.CAMPAIGN_FIRST) ? ", who begin the year with a campaign (5.3)" : "";
        return now.track().toMove().map(Side::word).orElse("nobody") + campaign;
    }

    /** "3, and 6 win the game (12.0): Canada, New York, Georgia". */
    private String colonies(Side side) {
        var held = Victory.colonies(now, side);
        return "%d, and %d win the game (12.0)%s"
                .formatted(held.size(), Victory.needed(side), held.isEmpty() ? "" : ": " + String.join(", ", held));
    }

    /** How many there are of each, which nobody has confirmed (9.1). */
    private String battleDeck() {
        return now.box().battleCards().entrySet().stream()
                .map(cards -> cards.getValue() + " " + cards.getKey())
                .collect(Collectors.joining(", "));
    }

    private String reinforcements(MapTables map, Side side) {
        var parts = new ArrayList<>(map.reinforcements(side));
        boolean frenchWait = side == Sides.AMERICAN && now.board().frenchBox() > 0;
        var when = now.track().isAllied() ? "" : " after the alliance";
        if (frenchWait) parts.add(now.board().frenchBox() + " French CU" + when);
        return CardTables.reinforcements(parts, now.cards().reinforcements(side), Reinforcements.allowed(side));
    }

    private View.Block table() {
        var cards = now.cards();
        var facts = new LinkedHashMap<String, String>();
        for (var side : Sides.BOTH)
            facts.put(side + " hand", Wording.count(cards.hand(side).size(), "card"));
        facts.put("Deck", Wording.count(cards.deck().size(), "card"));
        cards.warEnds().ifPresent(card -> facts.put("War Ends box", card.title()));
        return View.facts(facts);
    }
}
