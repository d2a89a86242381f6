package postrider.kernel;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * How a statement of an order is written. Help shows it, the board in a file fills it in, and every order in canonical words is
 * made of them.
 *
 * @param shown what stands in capitals is filled in, what stands in brackets may be left out
 */
public record Form(String shown) {
    /** What is filled in; in the plural several, with commas between. */
    public enum Slot {
        CARD(Takes.CARD),
        SPACE(Takes.PLACE),
        SPACES(Takes.PLACE),
        PORT(Takes.PLACE),
        HEX(Takes.PLACE),
        HEXES(Takes.PLACE),
        GENERAL(Takes.SOMEBODY),
        LEADER(Takes.SOMEBODY),
        LEADERS(Takes.SOMEBODY),
        UNITS(Takes.SOMEBODY),
        SHIP(Takes.SOMEBODY),
        NUMBER(Takes.NUMBER),
        SIDE(Takes.WORDS),
        WORDS(Takes.WORDS);

        private final Takes takes;

        Slot(Takes takes) {
            this.takes = takes;
        }

        public Takes takes() {
            return takes;
        }

        public boolean several() {
            return EnumSet.of(SPACES, HEXES, LEADERS, UNITS).contains(this);
        }
    }

    /** Where it is found: in the hand, on the map, on a piece. */
    public enum Takes {
        CARD,
        PLACE,
        SOMEBODY,
        NUMBER,
        WORDS;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Forms as they are shown. */
    public static List<Form> all(String... shown) {
        return Stream.of(shown).map(Form::new).toList();
    }
}
