package postrider.words;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import postrider.kernel.Circumstance;

/** What may stand after {@code if}. The list is closed: no variables, no and, no or. */
sealed interface Condition {
    Pattern OUTNUMBERED = Pattern.compile("(?<not>not )?outnumbered");
    Pattern STRENGTH = Pattern.compile("(?<enemy>(the )?enemy has )?(?<cu>\\d{1,3})( (cus?|units?|combat units?))?"
            + "( or (?<which>more|fewer|less))");

    /** What a player may write, for complaints. */
    String FORMS =
            "'attacking', 'defending', 'outnumbered', 'not outnumbered', 'N CU or more', 'N CU or fewer', 'enemy has N CU or more' "
                    + "or 'enemy has N CU or fewer'";

    boolean holds(Circumstance facts);

    /** No condition. */
    record Always() implements Condition {
        @Override
        public boolean holds(Circumstance facts) {
            return true;
        }

        @Override
        public String toString() {
            return "";
        }
    }

    /** Whether the asked side attacks. */
    record Attacking(boolean wanted) implements Condition {
        @Override
        public boolean holds(Circumstance facts) {
            return wanted == facts.attacking();
        }

        @Override
        public String toString() {
            return wanted ? " if attacking" : " if defending";
        }
    }

    /** Whether the asked side has fewer combat units than the other. */
    record Outnumbered(boolean wanted) implements Condition {
        @Override
        public boolean holds(Circumstance facts) {
            return wanted == facts.own() < facts.enemy();
        }

        @Override
        public String toString() {
            return wanted ? " if outnumbered" : " if not outnumbered";
        }
    }

    /** Whether one side has so many combat units. */
    record Strength(boolean enemy, int cu, boolean orMore) implements Condition {
        @Override
        public boolean holds(Circumstance facts) {
            int strength = enemy ? facts.enemy() : facts.own();
            return orMore ? strength >= cu : strength <= cu;
        }

        @Override
        public String toString() {
            return " if %s%d CU or %s".formatted(enemy ? "enemy has " : "", cu, orMore ? "more" : "fewer");
        }
    }

    /** Reads what stands after {@code if}; empty if it is not on the list. */
    static Optional<Condition> read(String words) {
        var text = words.strip().toLowerCase(Locale.ROOT).replaceAll("\\s+", " ");
        if (text.equals("attacking") || text.equals("defending"))
            return Optional.of(new Attacking(text.equals("attacking")));
        var outnumbered = OUTNUMBERED.matcher(text);
        if (outnumbered.matches()) return Optional.of(new Outnumbered(outnumbered.group("not") == null));
        var strength = STRENGTH.matcher(text);
        if (!strength.matches()) return Optional.empty();
        return Optional.of(new Strength(
                strength.group("enemy") != null,
                Integer.parseInt(strength.group("cu")),
                strength.group("which").equals("more")));
    }
}
