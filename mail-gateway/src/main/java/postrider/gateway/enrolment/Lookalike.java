package postrider.gateway.enrolment;

import java.util.Locale;

/** Addresses that somebody may take for one another. */
final class Lookalike {
    /** More changes than so many make another address of it, in whoever's eyes. */
    private static final int CHANGES = 1;

    private Lookalike() {}

    /** Whether these are two addresses that look alike: by letters that do, by one that was left out, added or changed, or by the ending. */
    static boolean is(String one, String other) {
        var a = plain(one);
        var b = plain(other);
        if (one.equalsIgnoreCase(other)) return false;
        return a.equals(b) || changes(a, b) <= CHANGES || stem(a).equals(stem(b));
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

    /** How many letters must be changed, added or taken away; two where it is more. */
    private static int changes(String one, String other) {
        if (Math.abs(one.length() - other.length()) > CHANGES) return CHANGES + 1;
        int first = 0;
        while (first < Math.min(one.length(), other.length()) && one.charAt(first) == other.charAt(first)) first++;
        var a = one.substring(first);
        var b = other.substring(first);
        if (a.isEmpty() || b.isEmpty()) return Math.max(a.length(), b.length());
        boolean isOne = a.substring(1).equals(b.substring(1))
                || a.substring(1).equals(b)
                || a.equals(b.substring(1))
                || a.length() == b.length()
                        && a.length() > 1
                        && a.charAt(0) == b.charAt(1)
                        && a.charAt(1) == b.charAt(0)
                        && a.substring(2).equals(b.substring(2));
        return isOne ? 1 : CHANGES + 1;
    }
}
