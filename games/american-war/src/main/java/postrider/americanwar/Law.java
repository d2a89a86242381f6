package postrider.americanwar;

import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import postrider.kernel.ruling.PerSide;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;
import postrider.text.WordTable;

/**
 * What shared rules need to know of a book.
 *
 * @param sections its sections by what they rule on; some differ by side
 * @param colonies the colonies that a side controls (13.2 / 12.0)
 * @param needed how many colonies win the game at its end
 */
public record Law(
        Map<Subject, PerSide<String>> sections, Position.Seen<List<String>> colonies, ToIntFunction<Side> needed) {
    /** @param table a {@link WordTable}: each row has the section on a subject, or the one for each side, the American first */
    public static Law from(String table, Position.Seen<List<String>> colonies, ToIntFunction<Side> needed) {
        var sections = WordTable.rows(table).stream()
                .collect(Collectors.toMap(row -> WordTable.constant(Subject.class, row.getFirst()), Law::bySide));
        var missing = Lists.filter(List.of(Subject.values()), subject -> !sections.containsKey(subject));
        if (!missing.isEmpty()) throw new IllegalArgumentException("There is no section on " + missing);
        return new Law(sections, colonies, needed);
    }

    private static PerSide<String> bySide(List<String> row) {
        return new PerSide<>(Sides.AMERICAN, row.get(1), Sides.BRITISH, row.getLast());
    }

    /** The section on a subject that does not differ by side; empty if the book has none. */
    public String of(Subject subject) {
        var section = of(subject, Sides.AMERICAN);
        assert section.equals(of(subject, Sides.BRITISH)) : subject;
        return section;
    }

    public String of(Subject subject, Side side) {
        return sections.get(subject).of(side);
    }

    /** What a section rules on, in the order of the newer book. */
    public enum Subject {
        CLAIM_THE_FIRST_PLAY,
        DEALING,
        LOST_CARD,
        OPS_CARD,
        EVENT,
        EVENT_OWNER,
        CARD_REMOVED,
        EVENT_CHOICE,
        EVENT_CONDITION,
        ARNOLD_LEAVES,
        BATTLE_CARD,
        SPECIAL_CARD,
        DECLARATION,
        WAR_ENDS,
        ACTIVATION,
        CAMPAIGN,
        OPERATIONS,
        UNITS,
        STEP,
        ACTIVATION_BY_EVENT,
        WILDERNESS,
        /** A general without CUs beside an enemy general. */
        ALONE,
        /** No two generals of a side stay in a space. */
        STACKING,
        ARNOLDS_LINE,
        /** No CU moves with two generals on one card; the elder book has no such rule. */
        UNITS_ONCE,
        SEA,
        CLOSED_HARBOUR,
        CAPTURE,
        CONGRESS,
        INTERCEPTION,
        INTERCEPTING_ARMY,
        /** No interception where British CUs already were, or where none come. */
        INTERCEPTION_UNOPPOSED,
        INTERCEPTING_UNITS,
        INTERCEPTION_JOINING,
        INTERCEPTION_ONCE,
        RETREAT_BEFORE_BATTLE,
        /** Who may retreat before battle, and the die roll. */
        RETREATING_ARMY,
        RETREAT_AFTER_INTERCEPTION,
        /** How many CUs retreat before battle; the attacker then stops. */
        RETREATING_UNITS,
        REINFORCING,
        ARRIVALS,
        REINFORCING_OFTEN,
        /** Which reinforcements may arrive, and where. */
        REINFORCEMENTS,
        BATTLE,
        LOSSES,
        REGULARS,
        CONTROL,
        MARKERS,
        /** How many markers a card places. */
        MARKERS_NAMED,
        MARKERS_BY_EVENT,
        ISOLATED,
        FRANCE,
        FRENCH_LANDING,
        EUROPEAN_WAR,
        AUTOMATIC_VICTORY,
        VICTORY
    }
}
