package postrider.washingtonswar.game;

import java.util.List;
import java.util.SequencedMap;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.Track;
import postrider.americanwar.table.CardNotes;
import postrider.americanwar.table.Tables;
import postrider.files.Shipped;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.Picture;
import postrider.kernel.view.View;
import postrider.text.Wording;
import postrider.washingtonswar.rules.FrenchAlliance;

/** What one side may see: tracks, boxes and cards of this book. */
public final class Situation extends Tables {
    private static final String RATINGS = "After a general: strategy, potential battle rating, agility (2.2.C).";
    private static final String SHAPES = "(p) port, (w) winter quarters, (f) fortified port: both (2.1.B, 2.1.C)";

    /** What each card does. */
    public static final CardNotes CARDS = CardNotes.from(Shipped.text(Situation.class, "cards.txt"));

    private Situation(Position now, Side viewer) {
        super(CARDS, now, viewer);
    }

    public static View of(Position now, Side viewer) {
        var alliance = new Picture.Track("French Alliance", now.track().alliance(), FrenchAlliance.ALLIANCE);
        return new Situation(now, viewer).view(SHAPES, RATINGS, List.of(alliance));
    }

    @Override
    protected SequencedMap<String, String> tracks() {
        var track = now().track();
        var facts = standing();
        facts.put("British Regulars", track.has(Track.Mark.REGULARS) ? "in effect (+1 in battle, 9.41)" : "lost");
        facts.put("French Alliance", alliance(track));
        now().board().navy().ifPresent(zone -> facts.put("French Navy", blockade(zone)));
        facts.put("Congress", congress());
        if (now().optionalRule()) facts.put("Tournament rule", "in force: a second action for the British (6.34.C.i)");
        if (track.has(Track.Mark.MUTINY)) facts.put("Line mutinies", "the American places no PC markers this turn");
        facts.putAll(waiting());
        return facts;
    }

    /** "Philadelphia; dispersed this turn (5.3.b)". */
    private String congress() {
        var sits = now().board().congress().map(Space::name);
        if (!now().track().has(Track.Mark.CONGRESS_DISPERSED)) return sits.orElse("dispersed");
        return sits.map(space -> space + "; dispersed").orElse("dispersed") + " this turn (5.3.b)";
    }

    /** "blockades Chesapeake Bay: Baltimore, Norfolk". */
    private String blockade(String zone) {
        return "blockades %s: %s (12.3)"
                .formatted(zone, Wording.orNone(now().country().portsOf(zone)));
    }

    private static String alliance(Track track) {
        return switch (track.war()) {
            case NEUTRAL -> track.alliance() + " of 9";
            case ALLIED -> "signed; the European War comes at the end of the turn";
            case EUROPEAN_WAR -> "signed; the European War is in effect";
        };
    }

    @Override
    protected SequencedMap<String, String> table() {
        var cards = now().cards();
        var facts = hands();
        for (var side : Sides.BOTH)
            if (!cards.queue(side).isEmpty())
                facts.put(side + " queue", cards.queued(side) + " OPS: " + labels(cards.queue(side)));
        facts.put("Deck", deck() + (cards.reshuffle() ? ", reshuffled next turn" : ""));
        cards.exchange().ifPresent(card -> facts.put("May be exchanged (6.32.C)", card.label()));
        cards.warEnds().ifPresent(card -> facts.put("War Ends box", card.title()));
        return facts;
    }
}
