package postrider.americanwar;

import java.util.function.Supplier;
import postrider.americanwar.Law.Subject;
import postrider.kernel.Umpire;
import postrider.kernel.ruling.Side;

/** Short names for what a procedure needs: the position it works on, and the umpire. */
public interface AtTable {
    WorkingPosition working();

    default Position now() {
        return working().now();
    }

    default Country country() {
        return now().country();
    }

    default String law(Subject subject) {
        return now().law(subject);
    }

    default String law(Subject subject, Side side) {
        return now().law(subject, side);
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

    /** Returns {@code applies}. If false, {@code otherwise} is kept to explain to a referee why the rule did not apply. */
    default boolean applies(boolean applies, String rule, String otherwise, Object... args) {
        return umpire().applies(applies, rule, otherwise, args);
    }

    default boolean applies(boolean applies, String rule, Supplier<String> otherwise) {
        return umpire().applies(applies, rule, otherwise);
    }
}
