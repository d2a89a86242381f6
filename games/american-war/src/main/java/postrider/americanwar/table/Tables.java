package postrider.americanwar.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.americanwar.Card;
import postrider.americanwar.Law.Subject;
import postrider.americanwar.Pile;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
import postrider.americanwar.Track;
import postrider.americanwar.orders.Arrivals;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.Picture;
import postrider.kernel.view.View;
import postrider.text.Lists;
import postrider.text.Wording;

/**
 * What one side, the viewer, may see, built field by field: everything on the map, and of the cards only its own hand. The printed map,
 * the cards that are out and doubts about those in hand are there for reference.
 */
public abstract class Tables {
    private final CardNotes cards;
    private final Position now;
    private final Side viewer;
    private final MapTables map;

    /** @param cards what each card does, in a few words */
    protected Tables(CardNotes cards, Position now, Side viewer) {
        this.cards = cards;
        this.now = now;
        this.viewer = viewer;
        this.map = new MapTables(now, viewer);
    }

    /** The tracks and boxes. */
    protected abstract SequencedMap<String, String> tracks();

    /** Hands, deck and cards on the table. */
    protected abstract SequencedMap<String, String> table();

    protected final Position now() {
        return now;
    }

    /**
     * @param shapes what the marks after a space mean
     * @param ratings what the numbers after a general mean
     * @param tracks what else is counted, besides colonies
     */
    protected final View view(String shapes, String ratings, List<Picture.Track> tracks) {
        var sections = new ArrayList<View.Section>();
        sections.add(View.section("Tracks and boxes", View.facts(tracks())));
        sections.add(View.section("Forces on the map", map.forces()));
        sections.add(View.section("Your armies", map.armies()).asPersonal());
        sections.add(View.section("Political control", map.control()));
        sections.add(View.section(View.HAND, hand()).asPersonal());
        sections.add(View.section("Cards on the table", View.facts(table())));
        sections.add(map.spaces(shapes, ratings));
        sections.add(out());
        doubts().ifPresent(sections::add);
        var picture = new WarMap(now).picture(now.track().year(), tracks);
        return new View("The situation in " + now.track().year(), sections, Optional.of(picture));
    }

    /** Who is to move, and who has which colonies: "3, and 6 win the game (13.2): Canada, New York, Georgia". */
    protected final SequencedMap<String, String> standing() {
        var track = now.track();
        var campaign = track.has(Track.Mark.CAMPAIGN_FIRST)
                ? ", who begin the year with a campaign (%s)".formatted(now.law(Subject.CLAIM_THE_FIRST_PLAY))
                : "";
        var facts = new LinkedHashMap<String, String>();
        facts.put("To move", track.toMove().map(Side::word).orElse("nobody") + campaign);
        for (var side : Sides.BOTH) {
            var held = now.colonies(side);
            var which = held.isEmpty() ? "" : ": " + String.join(", ", held);
            var how = "%d, and %d win the game (%s)%s";
            facts.put(
                    side + " colonies",
                    how.formatted(
                            held.size(), now.box().law().needed().applyAsInt(side), now.law(Subject.VICTORY), which));
        }
        return facts;
    }

    /** What waits in the Reinforcements Boxes, and who is captured. */
    protected final SequencedMap<String, String> waiting() {
        var facts = new LinkedHashMap<String, String>();
        for (var side : Sides.BOTH) facts.put(side + " reinforcements", waiting(side));
        if (!map.captured().isEmpty()) facts.put("Captured generals", Wording.orNone(map.captured()));
        return facts;
    }

    /** "2 CU; used 1 of 2 this turn: 21 (...)". */
    private String waiting(Side side) {
        var parts = new ArrayList<>(map.reinforcements(side));
        int french = now.board().frenchBox();
        var when = now.track().isAllied() ? "" : " after the alliance";
        if (side == Sides.AMERICAN && french > 0) parts.add(french + " French CU" + when);
        var used = now.cards().reinforcements(side);
        var which = used.isEmpty() ? "" : ": " + labels(used);
        return "%s; used %d of %d this turn%s"
                .formatted(Wording.orNone(parts), used.size(), Arrivals.allowed(side), which);
    }

    protected final SequencedMap<String, String> hands() {
        var facts = new LinkedHashMap<String, String>();
        for (var side : Sides.BOTH)
            facts.put(side + " hand", Wording.count(now.cards().hand(side).size(), "card"));
        return facts;
    }

    protected final String deck() {
        return Wording.count(now.cards().deck().size(), "card");
    }

    private View.Block hand() {
        return View.table(
                now.cards().hand(viewer),
                "no cards",
                View.column("No.", Card::id),
                View.column("Card", Card::title),
                View.column("What it does", cards::effect));
    }

    private Optional<View.Section> doubts() {
        var facts = new LinkedHashMap<String, String>();
        for (var card : now.cards().hand(viewer))
            if (!card.doubts().isEmpty()) facts.put(card.label(), String.join("; ", card.doubts()));
        return facts.isEmpty()
                ? Optional.empty()
                : Optional.of(View.reference("In doubt of your cards", View.facts(facts))
                        .asPersonal());
    }

    private View.Section out() {
        var facts = new LinkedHashMap<String, String>();
        facts.put("Discards", counted(now.cards().discards()));
        facts.put("Out of the game", counted(now.cards().in(Pile.REMOVED)));
        return View.reference("Cards that are out", View.facts(facts));
    }

    /** "72 Henry Knox Continental Artillery Commander; 2 times 3 OPS; 1 OPS": OPS cards with the same number are equal. */
    private static String counted(List<Card> pile) {
        if (pile.isEmpty()) return "none";
        var named = pile.stream().filter(card -> !card.isOps()).map(Card::label);
        var operations = pile.stream()
                .filter(Card::isOps)
                .collect(Collectors.groupingBy(
                        Card::ops, () -> new TreeMap<>(Comparator.reverseOrder()), Collectors.counting()))
                .entrySet()
                .stream()
                .map(cards -> (cards.getValue() == 1 ? "" : cards.getValue() + " times ") + cards.getKey() + " OPS");
        return Stream.concat(named, operations).collect(Collectors.joining("; "));
    }

    protected static String labels(List<Card> cards) {
        return Lists.joined(cards, "; ", Card::label);
    }
}
