package postrider.americanwar.rules;

import java.util.function.Supplier;
import postrider.americanwar.Country;
import postrider.americanwar.Position;
import postrider.kernel.Umpire;

/** A chapter at work: what lies on the table, and who is asked and told, by one word each. */
public interface AtTable {
    WorkingPosition working();

    default Position now() {
        return working().now();
    }

    default Country country() {
        return now().country();
    }

    default Occupancy occupancy() {
        return working().occupancy();
    }

    default Umpire umpire() {
        return working().umpire();
    }

    default void rule(String rule, String sentence, Object... args) {
        umpire().rule(rule, sentence, args);
    }

    /** Looks whether a rule applies; where it does not, the fact is kept for the referee who asks why. */
    default boolean applies(boolean applies, String rule, String otherwise, Object... args) {
        return umpire().applies(applies, rule, otherwise, args);
    }

    default boolean applies(boolean applies, String rule, Supplier<String> otherwise) {
        return umpire().applies(applies, rule, otherwise);
    }
}
