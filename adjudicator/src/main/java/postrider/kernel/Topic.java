package postrider.kernel;

import java.util.Locale;

/** A kind of question, as clauses and standing orders name it: a constant of the game's own enum. */
public interface Topic {
    /** {@code BATTLE_CARD} */
    String name();

    /** {@code battle card} */
    default String words() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    /** Whether it can be an answer to such a question, whatever that is about: what never can, no clause may say. */
    default boolean takes(String said) {
        return true;
    }
}
