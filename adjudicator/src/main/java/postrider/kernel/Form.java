package postrider.kernel;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * How a statement of an order is written. Help shows forms, the board page fills them in, and every order in canonical words
 * consists of them.
 *
 * @param shown words in capitals are filled in, words in brackets may be left out
 */
public record Form(String shown) {
    /** What is filled in; a plural takes several, separated by commas. */
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

    /** What a player picks to fill a slot. */
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

    public static List<Form> all(String... shown) {
        return Stream.of(shown).map(Form::new).toList();
    }
}
