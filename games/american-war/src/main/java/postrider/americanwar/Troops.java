package postrider.americanwar;

import java.util.List;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;

/** Combat units of each nationality, in CUs, never negative (2.2.A / 2.2). */
public record Troops(int british, int american, int french) {
    /** As clauses count them. */
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

    /** As many of each as are in both. */
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

    /** As many of a side as a general can lead, Americans before French. */
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

    /** " with 5 CU", or nothing after the name of a general who has none. */
    public String with() {
        return isEmpty() ? "" : " with " + words();
    }

    /** In an order of {@code side}: a British general's own CUs need no name; American and French ones stand together and do. */
    public String ledBy(Side side) {
        boolean his = isEmpty() || side == Sides.BRITISH && equals(only(side));
        return his ? words() : named();
    }

    /** Like {@link #words}, and always says whose: "5 British CU". */
    public String named() {
        if (isEmpty()) return "0 American CU";
        var nations = Lists.filter(List.of(Nation.values()), nation -> of(nation) > 0);
        return Lists.joined(nations, " and ", nation -> of(nation) + " " + nation + " CU");
    }
}
