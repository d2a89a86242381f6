package postrider.wethepeople.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.kernel.Lists;
import postrider.kernel.Side;
import postrider.kernel.View;
import postrider.kernel.Wording;
import postrider.map.SpaceSet;
import postrider.wethepeople.Card;
import postrider.wethepeople.Pile;
import postrider.wethepeople.Place;
import postrider.wethepeople.Position;
import postrider.wethepeople.Sides;
import postrider.wethepeople.Space;
import postrider.wethepeople.Track;
import postrider.wethepeople.rules.Reinforcements;
import postrider.wethepeople.rules.Victory;

/**
 * What one side, the viewer, may see, built field by field: everything on the map, and of the cards its own hand only. What only an
 * order needs - where armies may step, spaces without a marker, the cards that are out - stands there when the viewer is to move.
 */
public record Situation(Position now, Side viewer) {
    private static final String RATINGS = "After a general: strategy rating, battle rating (2.2).";
    private static final String DOUBTED = "? after a rating: nobody has confirmed it.";
    private static final String SHAPES = "(p) port, (w) winter quarters (2.1)";

    public static View of(Position now, Side viewer) {
        return new Situation(now, viewer).view();
    }

    private View view() {
        var sections = new ArrayList<View.Section>();
        sections.add(View.section("Tracks and boxes", facts()));
        sections.add(View.section("Forces on the map", ratings(), forces()));
        sections.add(View.section("Your armies", armies()));
        sections.add(View.section("Political control", View.lines(SHAPES), control()));
        sections.add(View.section("Your hand", hand()));
        sections.add(View.section("Cards on the table", table()));
        return new View("The situation in " + now.track().year(), sections, Optional.of(WarMap.of(now)));
    }

    private View.Block ratings() {
        boolean sure = now.box().generals().stream()
                .allMatch(general -> general.doubted().isEmpty());
        return sure ? View.lines(RATINGS) : View.lines(RATINGS, DOUBTED);
    }

    private View.Block facts() {
        var track = now.track();
        var facts = new LinkedHashMap<String, String>();
        facts.put("Year", Integer.toString(track.year()));
        facts.put("To move", track.toMove().map(Side::word).orElse("nobody"));
        for (var side : Sides.BOTH) facts.put(side + " colonies", colonies(side));
        facts.put("British Regulars", track.has(Track.Mark.REGULARS) ? "in effect (a battle card, 9.1)" : "lost");
        facts.put("French Alliance", track.has(Track.Mark.ALLIANCE) ? "signed" : "not signed");
        facts.put("French Navy", now.board().navy().map(Space::name).orElse("in France"));
        facts.put("Congress", now.board().congress().map(Space::name).orElse("dispersed"));
        if (now.cardByCard()) facts.put("Battles", "card by card (9.1)");
        if (track.has(Track.Mark.MUTINY))
            facts.put("Continental Line Mutiny", "no American PC markers with operations cards this turn (10.1)");
        facts.put("Battle deck", battleDeck());
        for (var side : Sides.BOTH) facts.put(side + " reinforcements", reinforcements(side));
        var captured = Sides.BOTH.stream()
                .flatMap(side -> now.generals(side, Place.Box.CAPTURED).stream())
                .toList();
        facts.put("Captured generals", Wording.orNone(captured));
        return View.facts(facts);
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

    private String reinforcements(Side side) {
        var parts = new ArrayList<String>();
        now.generals(side, Place.Box.REINFORCEMENTS).forEach(general -> parts.add(general.rated()));
        if (side == Sides.BRITISH) parts.add(now.board().britishBox() + " CU");
        boolean frenchWait = side == Sides.AMERICAN
                && now.track().has(Track.Mark.ALLIANCE)
                && now.board().frenchBox() > 0;
        if (frenchWait) parts.add(now.board().frenchBox() + " French CU");
        int used = now.cards().reinforcements(side).size();
        return "%s; used %d of %d this turn".formatted(Wording.orNone(parts), used, Reinforcements.allowed(side));
    }

    private View.Block forces() {
        var held = Lists.those(
                now.box().spaces(), space -> !(force(Sides.AMERICAN, space) + force(Sides.BRITISH, space)).isEmpty());
        return View.table(
                held,
                "none",
                List.of(
                        View.column("Space", Space::name),
                        View.column("American", space -> force(Sides.AMERICAN, space)),
                        View.column("British", space -> force(Sides.BRITISH, space))));
    }

    private String force(Side side, Space space) {
        var parts = new ArrayList<String>();
        now.generals(side, space).forEach(general -> parts.add(general.rated()));
        var troops = now.troops(space).only(side);
        if (!troops.isEmpty()) parts.add(troops.words());
        if (side == Sides.AMERICAN && now.congressIn(space)) parts.add("the Congress");
        return String.join(", ", parts);
    }

    /** The printed map is not at hand in a letter: where each army may step (7.1). */
    private View.Block armies() {
        Predicate<Space> led = space -> now.general(viewer, space).isPresent();
        var own = Lists.those(now.box().spaces(), led.or(space -> now.units(viewer, space) > 0));
        var columns = List.of(View.column("Where", Situation::marked), View.column("Next to it", this::neighbours));
        return View.table(own, "none", columns);
    }

    /** "Saratoga: Burgoyne 2-2, 3 CU; Montreal (p, w)". */
    private String neighbours(Space space) {
        var lines = now.box().lines();
        var next = now.generals(viewer, space).stream()
                .map(general -> lines.adjacent(general, space))
                .reduce(lines.adjacent(space), SpaceSet::or);
        return String.join("; ", Lists.each(next, there -> marked(there) + line(space, there) + standing(there)));
    }

    /** Who stands there, of either side. */
    private String standing(Space space) {
        var forces = Sides.BOTH.stream()
                .map(side -> force(side, space))
                .filter(force -> !force.isEmpty())
                .toList();
        return forces.isEmpty() ? "" : ": " + String.join(" and ", forces);
    }

    private String line(Space one, Space other) {
        var lines = now.box().lines();
        return lines.isArnolds(one, other) ? ", Arnold alone" : "";
    }

    private static String marked(Space space) {
        return switch (space.kind()) {
            case WINTER_QUARTERS -> space.name() + (space.port() ? " (p, w)" : " (w)");
            case ORDINARY -> space.name() + (space.port() ? " (p)" : "");
        };
    }

    /** "American Charlottesville; British Norfolk (p, w); no PC Yorktown (p), Richmond". */
    private View.Block control() {
        var facts = new LinkedHashMap<String, String>();
        for (var colony : now.box().colonies()) {
            var parts = new ArrayList<String>();
            for (var side : Sides.BOTH) parts.addAll(spaces(side.word(), colony, Optional.of(side)));
            parts.addAll(spaces("no PC", colony, Optional.empty()));
            if (!parts.isEmpty()) facts.put(colony, String.join("; ", parts));
        }
        return View.facts(facts);
    }

    private List<String> spaces(String whose, String colony, Optional<Side> control) {
        var those = Lists.those(
                now.box().spacesOf(colony), space -> now.control(space).equals(control));
        return those.isEmpty()
                ? List.of()
                : List.of(whose + " " + String.join(", ", Lists.each(those, Situation::marked)));
    }

    private View.Block hand() {
        return View.table(
                now.cards().hand(viewer),
                "no cards",
                List.of(
                        View.column("No.", Card::id),
                        View.column("Card", Card::title),
                        View.column("What it does", CardNotes::of)));
    }

    private View.Block table() {
        var cards = now.cards();
        var facts = new LinkedHashMap<String, String>();
        for (var side : Sides.BOTH)
            facts.put(side + " hand", Wording.count(cards.hand(side).size(), "card"));
        facts.put("Deck", Wording.count(cards.deck().size(), "card"));
        facts.put("War Ends box", cards.warEnds().map(Card::title).orElse("empty"));
        facts.put("Discards", counted(cards.discards()));
        facts.put("Out of the game", counted(cards.in(Pile.REMOVED)));
        return View.facts(facts);
    }

    /** "69 Henry Knox; 2 times 3 OPS; 1 OPS": one OPS card is as good as another. */
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
}
