package postrider.wildernesswar.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Optional;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.View;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.wildernesswar.Card;
import postrider.wildernesswar.Department;
import postrider.wildernesswar.Pile;
import postrider.wildernesswar.Place;
import postrider.wildernesswar.Position;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.Track;

/** What one side, the viewer, sees: everything except the enemy hand and the deck (3.0, 5.24). */
public record Situation(Position now, Side viewer) {
    private static final String RATINGS = "After a leader: initiative, command, tactics (3.2).";

    public static View of(Position now, Side viewer) {
        return new Situation(now, viewer).view();
    }

    /** What both sides see: everything except the hands and the deck. */
    public static View open(Position now) {
        var one = of(now, Sides.FRENCH).impersonal();
        var forces = of(now, Sides.BRITISH).impersonal().sections();
        var sections = new ArrayList<>(one.sections());
        sections.addAll(1, Lists.filter(forces, section -> !sections.contains(section)));
        return new View(one.title(), sections, one.picture());
    }

    private View view() {
        var forces = new Forces(now);
        var enemy = Sides.enemy(viewer);
        var sections = new ArrayList<View.Section>();
        sections.add(View.section("Tracks and boxes", View.facts(tracks(forces))));
        sections.add(View.section("Your forces", forces.own(viewer), View.lines(RATINGS))
                .asPersonal());
        sections.add(View.section(enemy + " forces", forces.enemy(enemy)));
        sections.add(View.section("Your armies", forces.armies(viewer), View.lines(Forces.MARKS))
                .asPersonal());
        sections.add(View.section("Where nobody stands", forces.empty()));
        sections.add(View.section(View.HAND, hand()).asPersonal());
        sections.add(View.section("Cards on the table", View.facts(table())));
        sections.add(View.reference("Cards that are out", View.facts(out())));
        return new View("The situation in " + now.track().season(), sections, Optional.of(new WarMap(now).picture()));
    }

    private LinkedHashMap<String, String> tracks(Forces forces) {
        var track = now.track();
        var facts = new LinkedHashMap<String, String>();
        facts.put("To move", track.toMove().map(Side::word).orElse("nobody"));
        facts.put("Victory points", points());
        facts.put("Provincial assemblies", assemblies());
        facts.put("In effect", Wording.orNone(Lists.map(track.marks(), Track.Mark::words)));
        for (var department : Department.values())
            facts.put(department + " militia", forces.at(new Place.MilitiaBox(department), department.side()));
        facts.put("British leaders in the pool", forces.at(Place.Off.POOL, Sides.BRITISH));
        return facts;
    }

    /** "French 4; 11 end the war (13.11)". */
    private String points() {
        int vp = now.track().vp();
        var leads = vp == 0 ? "none" : "%s %d".formatted(vp > 0 ? Sides.FRENCH : Sides.BRITISH, Math.abs(vp));
        return leads + "; 11 end the war at the end of a year (13.11)";
    }

    /** "supportive: 10 Northern and 4 Southern provincials at most (5.54)". */
    private String assemblies() {
        var assemblies = now.track().assemblies();
        return "%s: %d Northern and %d Southern provincials at most (5.54)"
                .formatted(assemblies, assemblies.limit(Department.NORTHERN), assemblies.limit(Department.SOUTHERN));
    }

    private View.Block hand() {
        return View.table(
                now.cards().hand(viewer),
                "no cards",
                View.column("No.", Card::id),
                View.column("Value", card -> "" + card.value()),
                View.column("Card", Card::title),
                View.column("Its event", Card::notes));
    }

    private LinkedHashMap<String, String> table() {
        var facts = new LinkedHashMap<String, String>();
        for (var side : Sides.BOTH)
            facts.put(side + " hand", Wording.count(now.cards().hand(side).size(), "card"));
        facts.put("Deck", Wording.count(now.cards().deck().size(), "card"));
        return facts;
    }

    private LinkedHashMap<String, String> out() {
        var facts = new LinkedHashMap<String, String>();
        facts.put("Discards", Wording.orNone(now.cards().discards()));
        facts.put("Out of the game", Wording.orNone(now.cards().in(Pile.REMOVED)));
        return facts;
    }
}
