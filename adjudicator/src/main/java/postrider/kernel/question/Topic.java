package postrider.kernel.question;

import java.util.List;
import java.util.Locale;
import postrider.text.Complaint;

/** A kind of question, as clauses and standing orders name it: a constant of the game's own enum. */
public interface Topic {
    /** {@code BATTLE_CARD} */
    String name();

    /** {@code battle card} */
    default String words() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    /** Whether it is answered by a list of pieces, those who go first at its head. */
    default boolean listsPieces() {
        return false;
    }

    /** Why it can be no answer to such a question, whatever that is about: no clause may say it then. None if it can. */
    default List<Complaint> objections(String said) {
        return List.of();
    }
}
