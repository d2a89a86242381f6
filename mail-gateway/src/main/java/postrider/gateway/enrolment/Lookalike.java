package postrider.gateway.enrolment;

import java.util.Locale;
import postrider.text.NameIndex;

/** Tells whether two addresses could be mistaken for each other. */
final class Lookalike {
    /** The most edits between two addresses that look alike. */
    private static final int CHANGES = 1;

    private Lookalike() {}

    /** Whether two different addresses look alike: because of similar letters, one letter left out, added or changed, or only another ending. */
    static boolean is(String one, String other) {
        var a = plain(one);
        var b = plain(other);
        if (one.equalsIgnoreCase(other)) return false;
        return a.equals(b) || NameIndex.edits(a, b, CHANGES) <= CHANGES || stem(a).equals(stem(b));
    }

    /** The address with similar characters made the same. */
    private static String plain(String address) {
        return address.toLowerCase(Locale.ROOT)
                .replace("rn", "m")
                .replace("vv", "w")
                .replace("cl", "d")
                .replace('0', 'o')
                .replace('5', 's')
                .replaceAll("[1il|]", "l")
                .replaceAll("[-_.](?=.*@)|-", "");
    }

    /** The address without its top-level domain. */
    private static String stem(String address) {
        return address.replaceFirst("\\.[^.@]*$", "");
    }
}
