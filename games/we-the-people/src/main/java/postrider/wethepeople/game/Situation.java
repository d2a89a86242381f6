package postrider.wethepeople.game;

import java.util.List;
import java.util.SequencedMap;
import postrider.americanwar.Position;
import postrider.americanwar.Space;
import postrider.americanwar.Track;
import postrider.americanwar.table.CardNotes;
import postrider.americanwar.table.Tables;
import postrider.files.Shipped;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.View;
import postrider.text.Lists;

/** What one side may see: tracks, boxes and cards of this book. */
public final class Situation extends Tables {
    private static final String RATINGS = "After a general: strategy rating, battle rating (2.2).";
    private static final String SHAPES = "(p) port, (w) winter quarters (2.1)";

    /** What each card does. */
    public static final CardNotes CARDS = CardNotes.from(Shipped.text(Situation.class, "cards.txt"));

    private Situation(Position now, Side viewer) {
        super(CARDS, now, viewer);
    }

    public static View of(Position now, Side viewer) {
        return new Situation(now, viewer).view(SHAPES, RATINGS, List.of());
    }

    @Override
    protected SequencedMap<String, String> tracks() {
        var track = now().track();
        var facts = standing();
        facts.put("British Regulars", track.has(Track.Mark.REGULARS) ? "in effect (a battle card, 9.1)" : "lost");
        facts.put("French Alliance", track.isAllied() ? "signed" : "not signed");
        now().board().navy().ifPresent(port -> facts.put("French Navy", port));
        facts.put("Congress", now().board().congress().map(Space::name).orElse("dispersed"));
        if (now().optionalRule()) facts.put("Battles", "card by card (9.1)");
        if (track.has(Track.Mark.MUTINY))
            facts.put("Continental Line Mutiny", "no American PC markers with operations cards this turn (10.1)");
        facts.put("Battle deck", battleDeck());
        facts.putAll(waiting());
        return facts;
    }

    /** The copies of each type, which nobody has confirmed (9.1). */
    private String battleDeck() {
        var copies = now().box().battleCards();
        return Lists.joined(copies.keySet(), ", ", card -> copies.get(card) + " " + card);
    }

    @Override
    protected SequencedMap<String, String> table() {
        var facts = hands();
        facts.put("Deck", deck());
        now().cards().warEnds().ifPresent(card -> facts.put("War Ends box", card.title()));
        return facts;
    }
}
