package postrider.washingtonswar.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.kernel.Lists;
import postrider.kernel.Side;
import postrider.kernel.View;
import postrider.kernel.Wording;
import postrider.map.SpaceSet;
import postrider.washingtonswar.Card;
import postrider.washingtonswar.General;
import postrider.washingtonswar.Pile;
import postrider.washingtonswar.Place;
import postrider.washingtonswar.Position;
import postrider.washingtonswar.Sides;
import postrider.washingtonswar.Space;
import postrider.washingtonswar.Track;
import postrider.washingtonswar.rules.Reinforcements;
import postrider.washingtonswar.rules.Victory;

/**
 * What one side, the viewer, may see, built field by field: everything on the map, and of the cards its own hand only. What the
 * printed map shows, the cards that are out and what is in doubt of those in hand is there to be looked up.
 */
public record Situation(Position now, Side viewer) {
    private static final String RATINGS = "After a general: strategy, potential battle rating, agility (2.2.C).";
    private static final String DOUBTED = "? after a rating or a card: nobody has confirmed it.";
    private static final String SHAPES = "(p) port, (w) winter quarters, (f) fortified port: both (2.1.B, 2.1.C)";

    public static View of(Position now, Side viewer) {
        return new Situation(now, viewer).view();
    }

    private View view() {
        var sections = new ArrayList<View.Section>();
        sections.add(View.section("Tracks and boxes", facts()));
        sections.add(View.section("Forces on the map", forces()));
        sections.add(View.section("Your armies", armies()));
        sections.add(View.section("Political control", control()));
        sections.add(View.section("Your hand", hand()));
        sections.add(View.section("Cards on the table", table()));
        sections.add(View.reference("The spaces of the map", signs(), spaces()));
        sections.add(View.reference("Cards that are out", out()));
        if (!doubted().isEmpty()) sections.add(View.reference("In doubt of your cards", doubts()));
        return new View("The situation in " + now.track().year(), sections, Optional.of(WarMap.of(now)));
    }

    private View.Block signs() {
        boolean sure = now.box().generals().stream()
                .allMatch(general -> general.doubted().isEmpty());
        return sure ? View.lines(SHAPES, RATINGS) : View.lines(SHAPES, RATINGS, DOUBTED);
    }

    private View.Block facts() {
        var track = now.track();
        var facts = new LinkedHashMap<String, String>();
        facts.put("To move", track.toMove().map(Side::word).orElse("nobody"));
        for (var side : Sides.BOTH) facts.put(side + " colonies", colonies(side));
        facts.put("British Regulars", track.has(Track.Mark.REGULARS) ? "in effect (+1 in battle, 9.41)" : "lost");
        facts.put("French Alliance", alliance(track));
        now.board().navy().ifPresent(zone -> facts.put("French Navy", blockade(zone)));
        facts.put("Congress", now.board().congress().map(Space::name).orElse("dispersed"));
        if (now.tournamentRule()) facts.put("Tournament rule", "in force: a second action for the British (6.34.C.i)");
        if (track.has(Track.Mark.MUTINIES)) facts.put("Line mutinies", "the American places no PC markers this turn");
        for (var side : Sides.BOTH) facts.put(side + " reinforcements", reinforcements(side));
        var captured = Sides.BOTH.stream()
                .flatMap(side -> now.generals(side, Place.Box.CAPTURED).stream())
                .toList();
        if (!captured.isEmpty()) facts.put("Captured generals", Wording.orNone(captured));
        return View.facts(facts);
    }

    /** "3, and 6 win the game (13.2): Canada, New York, Georgia". */
    private String colonies(Side side) {
        var held = Victory.colonies(now, side);
        return "%d, and %d win the game (13.2)%s"
                .formatted(held.size(), Victory.needed(side), held.isEmpty() ? "" : ": " + String.join(", ", held));
    }

    /** "blockades Chesapeake Bay: Baltimore, Norfolk". */
    private String blockade(String zone) {
        var ports = Lists.those(now.box().spaces(), space -> space.zone().equals(Optional.of(zone)));
        return "blockades %s: %s (12.3)".formatted(zone, Wording.orNone(ports));
    }

    private static String alliance(Track track) {
        return switch (track.war()) {
            case NEUTRAL -> track.alliance() + " of 9";
            case ALLIED -> "signed; the European War comes at the end of the turn";
            case EUROPEAN_WAR -> "signed; the European War is in effect";
        };
    }

    private String reinforcements(Side side) {
        var parts = new ArrayList<String>();
        now.generals(side, Place.Box.REINFORCEMENTS)
                .forEach(general -> parts.add(side == viewer ? general.rated() : general.name()));
        if (side == Sides.BRITISH) parts.add(now.board().britishBox() + " CU");
        boolean frenchWait = side == Sides.AMERICAN
                && now.track().war() != Track.War.NEUTRAL
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
        return force(side, space, General::rated);
    }

    private String force(Side side, Space space, Function<General, String> called) {
        var parts = new ArrayList<String>();
        now.generals(side, space).forEach(general -> parts.add(called.apply(general)));
        var troops = now.troops(space).only(side);
        if (!troops.isEmpty()) parts.add(troops.words());
        if (side == Sides.AMERICAN && now.congressIn(space)) parts.add("the Congress");
        return String.join(", ", parts);
    }

    /** Where each army may step (7.3). */
    private View.Block armies() {
        Predicate<Space> led = space -> now.general(viewer, space).isPresent();
        var own = Lists.those(now.box().spaces(), led.or(space -> now.units(viewer, space) > 0));
        var columns = List.of(View.column("Where", Situation::marked), View.column("Next to it", this::neighbours));
        return View.table(own, "none", columns);
    }

    /** "Saratoga: Burgoyne, 3 CU; Montreal (w) over wilderness". */
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
                .map(side -> force(side, space, General::name))
                .filter(force -> !force.isEmpty())
                .toList();
        return forces.isEmpty() ? "" : ": " + String.join(" and ", forces);
    }

    private String line(Space one, Space other) {
        var lines = now.box().lines();
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

    /** "American Charlottesville; British Norfolk": where markers stand; all other spaces have none. */
    private View.Block control() {
        var facts = new LinkedHashMap<String, String>();
        for (var colony : now.box().colonies()) {
            var parts = Sides.BOTH.stream()
                    .map(side -> held(side, now.box().spacesOf(colony)))
                    .filter(part -> !part.isEmpty())
                    .toList();
            if (!parts.isEmpty()) facts.put(colony, String.join("; ", parts));
        }
        return View.facts(facts);
    }

    private String held(Side side, SpaceSet<Space> colony) {
        var held = Lists.those(colony, space -> now.control(space).equals(Optional.of(side)));
        return held.isEmpty() ? "" : side + " " + String.join(", ", Lists.each(held, Space::name));
    }

    /** "Norfolk (p, w), Yorktown (p), Richmond", by colony: the printed map is not at hand in a letter. */
    private View.Block spaces() {
        var facts = new LinkedHashMap<String, String>();
        for (var colony : now.box().colonies())
            facts.put(colony, String.join(", ", Lists.each(now.box().spacesOf(colony), Situation::marked)));
        return View.facts(facts);
    }

    private View.Block hand() {
        return View.table(
                now.cards().hand(viewer),
                "no cards",
                List.of(
                        View.column("No.", Card::id),
                        View.column("Card", Card::title),
                        View.column("What it does", CardNotes::effect)));
    }

    private View.Block table() {
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
        cards.warEnds().ifPresent(card -> facts.put("War Ends box", card.title()));
        return View.facts(facts);
    }

    private View.Block out() {
        var facts = new LinkedHashMap<String, String>();
        facts.put("Discards", counted(now.cards().discards()));
        facts.put("Out of the game", counted(now.cards().in(Pile.REMOVED)));
        return View.facts(facts);
    }

    private List<Card> doubted() {
        return Lists.those(now.cards().hand(viewer), card -> !card.doubts().isEmpty());
    }

    private View.Block doubts() {
        var facts = new LinkedHashMap<String, String>();
        for (var card : doubted()) facts.put(card.label(), String.join("; ", card.doubts()));
        return View.facts(facts);
    }

    /** "72 Henry Knox Continental Artillery Commander; 2 times 3 OPS; 1 OPS": one OPS card is as good as another. */
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

    private static String labels(List<Card> cards) {
        return cards.isEmpty() ? "none" : String.join("; ", Lists.each(cards, Card::label));
    }
}
