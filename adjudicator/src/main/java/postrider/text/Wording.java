package postrider.text;

import java.util.Collection;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Turns things into the words of a sentence: lists, counts, articles. */
public final class Wording {
    private Wording() {}

    /** "Salem, Camden and Augusta". */
    public static String list(Collection<?> things) {
        return joined(things, " and ");
    }

    private static String joined(Collection<?> things, String beforeTheLast) {
        var list = new StringBuilder();
        int left = things.size();
        for (var thing : things) {
            list.append(thing);
            if (--left > 0) list.append(left > 1 ? ", " : beforeTheLast);
        }
        return list.toString();
    }

    /** Words computed when they are read. What they are computed from must not change meanwhile. */
    public static Object lazily(Supplier<String> words) {
        return new Object() {
            @Override
            public String toString() {
                return words.get();
            }
        };
    }

    public static String joinNonEmpty(String between, String... parts) {
        return String.join(between, Lists.filter(List.of(parts), part -> !part.isEmpty()));
    }

    /** "Salem, Camden, Augusta", or "none". */
    public static String orNone(Collection<?> things) {
        return things.isEmpty() ? "none" : things.stream().map(Object::toString).collect(Collectors.joining(", "));
    }

    /** "Salem, Camden or Augusta". */
    public static String or(Collection<?> things) {
        return joined(things, " or ");
    }

    /** Names at most {@code most} of them: "Salem, Camden or 7 more". */
    public static String or(Collection<?> things, int most) {
        if (things.size() <= most) return or(things);
        var named = things.stream().limit(most).map(Object::toString).collect(Collectors.joining(", "));
        return "%s or %d more".formatted(named, things.size() - most);
    }

    /** "1 card", "2 cards". */
    public static String count(long count, String what) {
        return count + " " + what + (count == 1 ? "" : "s");
    }

    /** "Béarn goes", "Béarn and La Sarre go". */
    public static String verb(Collection<?> who, String one, String many) {
        return list(who) + " " + (who.size() == 1 ? one : many);
    }

    /** "a Continental", "an American". */
    public static String a(String what) {
        return ("AEIOUaeiou".indexOf(what.charAt(0)) >= 0 ? "an " : "a ") + what;
    }

    public static String capital(String text) {
        return Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }

    public static String uncapital(String text) {
        return Character.toLowerCase(text.charAt(0)) + text.substring(1);
    }
}
