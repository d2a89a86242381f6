package postrider.wethepeople.rules;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import postrider.text.Complaint;
import postrider.text.Line;
import postrider.text.Lists;
import postrider.text.NameIndex;

/** The types of battle cards (9.1). A card cancels another of its own type. */
public enum BattleCard {
    FRONTAL("Frontal Attack", 0),
    FLANK_LEFT("Flank Left", 0),
    FLANK_RIGHT("Flank Right", 0),
    DOUBLE_ENVELOPMENT("Double Envelopment", 1),
    BOMBARDMENT("Bombardment", -1),
    PROBE("Probe", -2);

    /** In the order of the book. */
    public static final List<BattleCard> ALL = List.of(values());

    /** What players call them. */
    public static final NameIndex<BattleCard> NAMES = names();

    private final String title;
    private final int moreLosses;

    BattleCard(String title, int moreLosses) {
        this.title = title;
        this.moreLosses = moreLosses;
    }

    /** 9.2: how many more CUs the loser loses if this card wins. */
    public int moreLosses() {
        return moreLosses;
    }

    /** 9.2: how many CUs the winner loses if this card wins. */
    public int winnersLosses() {
        return this == FRONTAL ? 1 : 0;
    }

    private static NameIndex<BattleCard> names() {
        var names = new LinkedHashMap<String, BattleCard>();
        for (var card : ALL) names.put(card.toString(), card);
        names.put("Left Flank", FLANK_LEFT);
        names.put("Right Flank", FLANK_RIGHT);
        names.put("Ranked Fire", FRONTAL);
        names.put("Entrenchment", BOMBARDMENT);
        names.put("Screen", PROBE);
        return new NameIndex<>("battle card", names);
    }

    /** What is wrong with a name; empty if it names a battle card. */
    static List<Complaint> objections(String name) {
        return NAMES.knows(name) ? List.of() : List.of(NAMES.complaint(new Line(0, name), name));
    }

    /** The name of a copy in dice and decks: "flank left 3". */
    public String id(int copy) {
        return title.toLowerCase(Locale.ROOT) + " " + copy;
    }

    /** The type of the card with this name in dice and decks. */
    public static BattleCard of(String id) {
        return Lists.find(ALL, card -> id.startsWith(card.title.toLowerCase(Locale.ROOT)))
                .orElseThrow();
    }

    @Override
    public String toString() {
        return title;
    }
}
