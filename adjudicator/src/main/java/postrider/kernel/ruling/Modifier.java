package postrider.kernel.ruling;

import java.util.List;
import postrider.text.Lists;

/**
 * A modifier to a die roll.
 *
 * @param name its reason: "militia"
 * @param value 0 if it does not apply
 */
public record Modifier(String rule, String name, int value) {
    public boolean applies() {
        return value != 0;
    }

    public static int sum(List<Modifier> modifiers) {
        return Lists.sum(modifiers, Modifier::value);
    }

    /** Those that apply: "militia +1 (9.43), winter offensive +2 (9.44)". */
    public static String words(List<Modifier> modifiers) {
        return Lists.joined(Lists.filter(modifiers, Modifier::applies), ", ", Modifier::toString);
    }

    @Override
    public String toString() {
        return "%s %+d (%s)".formatted(name, value, rule);
    }
}
