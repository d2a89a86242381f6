package postrider.kernel.question;

import java.util.List;
import java.util.Locale;
import postrider.kernel.ruling.Side;
import postrider.text.Complaint;

/** A kind of question, as clauses and standing orders name it: a constant of the game's own enum. */
public interface Topic {
    /** {@code BATTLE_CARD} */
    String name();

    /** {@code battle card} */
    default String words() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    /**
     * What its answers look like: {@code stop | <to SPACE>}. Small letters are words, with {@code /} between those that mean the same;
     * {@code SPACE}, {@code PIECE}, {@code ENEMY}, {@code CARD}, {@code ZONE} and {@code NUMBER} are names; {@code [ ]} may be left
     * out, {@code { }} is a list with commas, {@code {; ;}} one with semicolons, {@code < >} one that needs none. Empty if any words
     * may be one.
     */
    default String answers() {
        return "";
    }

    /** Whether its questions are about a space and forces there, which clauses may test: {@link Question#circumstance}. */
    default boolean hasCircumstance() {
        return true;
    }

    /** Whether it is answered by a list of pieces, those who go first at its head. */
    default boolean listsPieces() {
        return false;
    }

    /** Whether it is answered by steps as in an order: a comma after a space parts two of these, not two answers. */
    default boolean listsSteps() {
        return false;
    }

    /** Whether such a question may be put to this side. */
    default boolean asks(Side side) {
        return true;
    }

    /**
     * Whether such a question may come to this side while no order of its own is carried out. What stands under its order answers it until
     * its next.
     */
    default boolean comesBetweenOrders(Side side) {
        return false;
    }

    /** Why it can be no answer to such a question, whatever that is about: no clause may say it then. None if it can. */
    default List<Complaint> objections(String said) {
        return List.of();
    }
}
