package postrider.americanwar;

import java.util.List;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;

/** Combat units (CUs) of each nation, never negative (2.2.A / 2.2). */
public record Troops(int british, int american, int french) {
    /** The unit in which clauses count them. */
    public static final String UNIT = "CU";

    public static final Troops NONE = new Troops(0, 0, 0);

    public Troops {
        assert british >= 0 && american >= 0 && french >= 0 : british + " " + american + " " + french;
    }

    public static Troops of(Nation nation, int count) {
        return switch (nation) {
            case BRITISH -> new Troops(count, 0, 0);
            case AMERICAN -> new Troops(0, count, 0);
            case FRENCH -> new Troops(0, 0, count);
        };
    }

    public int of(Nation nation) {
        return switch (nation) {
            case BRITISH -> british;
            case AMERICAN -> american;
            case FRENCH -> french;
        };
    }

    /** CUs that fight for {@code side}; the French fight for the American (12.2.C / 6.2). */
    public int of(Side side) {
        return side == Sides.BRITISH ? british : american + french;
    }

    public int total() {
        return british + american + french;
    }

    /** The CUs in both: the lesser number of each nation. */
    public Troops common(Troops other) {
        return new Troops(
                Math.min(british, other.british), Math.min(american, other.american), Math.min(french, other.french));
    }

    public boolean isEmpty() {
        return total() == 0;
    }

    public Troops plus(Troops more) {
        return new Troops(british + more.british, american + more.american, french + more.french);
    }

    public Troops minus(Troops less) {
        return new Troops(british - less.british, american - less.american, french - less.french);
    }

    /** The most that a general can lead, Americans before French. */
    public Troops led() {
        int americans = Math.min(General.MOST_UNITS, american);
        return new Troops(
                Math.min(General.MOST_UNITS, british), americans, Math.min(General.MOST_UNITS - americans, french));
    }

    public Troops only(Side side) {
        return side == Sides.BRITISH ? new Troops(british, 0, 0) : new Troops(0, american, french);
    }

    public boolean contains(Troops part) {
        return part.british <= british && part.american <= american && part.french <= french;
    }

    /** "5 CU", "3 American CU and 2 French CU". */
    public String words() {
        return french > 0 && american > 0
                ? american + " American CU and " + french + " French CU"
                : french > 0 ? french + " French CU" : total() + " CU";
    }

    /** " with 5 CU", or nothing if there are none: follows the name of a general. */
    public String with() {
        return isEmpty() ? "" : " with " + words();
    }

    /** In an order of {@code side}. British CUs need no nation; American and French ones do, since they can be in one space. */
    public String ledBy(Side side) {
        boolean his = isEmpty() || side == Sides.BRITISH && equals(only(side));
        return his ? words() : named();
    }

    /** Like {@link #words}, but always names the nation: "5 British CU". */
    public String named() {
        if (isEmpty()) return "0 American CU";
        var nations = Lists.filter(List.of(Nation.values()), nation -> of(nation) > 0);
        return Lists.joined(nations, " and ", nation -> of(nation) + " " + nation + " CU");
    }
}
