package postrider.gateway.enrolment;

import java.util.Locale;
import postrider.text.NameIndex;

/** Addresses that somebody may take for one another. */
final class Lookalike {
    /** Addresses with more differences than that are not taken for one another. */
    private static final int CHANGES = 1;

    private Lookalike() {}

    /** Whether these are two addresses that look alike: by letters that do, by one that was left out, added or changed, or by the ending. */
    static boolean is(String one, String other) {
        var a = plain(one);
        var b = plain(other);
        if (one.equalsIgnoreCase(other)) return false;
        return a.equals(b) || NameIndex.edits(a, b, CHANGES) <= CHANGES || stem(a).equals(stem(b));
    }

    /** As it looks at a glance. */
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

    /** Without what stands after the last dot. */
    private static String stem(String address) {
        return address.replaceFirst("\\.[^.@]*$", "");
    }
}
