package postrider.kernel.question;

import java.util.List;
import java.util.Locale;
import postrider.kernel.ruling.Side;
import postrider.text.Complaint;

/** A kind of question, which clauses and standing orders name. Each game has an enum of its topics. */
public interface Topic {
    /** {@code BATTLE_CARD} */
    String name();

    /** {@code battle card} */
    default String words() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    /**
     * The form of its answers, against which clauses are checked: {@code stop | <to SPACE>}. Lower case is words, with {@code /} between
     * synonyms. {@code SPACE}, {@code PIECE}, {@code ENEMY}, {@code CARD}, {@code ZONE} and {@code NUMBER} stand for names. {@code [ ]}
     * is optional, {@code { }} a list with commas, {@code {; ;}} a list with semicolons, {@code < >} a list that needs neither. Empty if
     * an answer may be any words.
     */
    default String answers() {
        return "";
    }

    /** Whether its questions have a {@link Question#circumstance}, which clauses may test. */
    default boolean hasCircumstance() {
        return true;
    }

    /** Whether an answer is a ranked list of pieces. */
    default boolean listsPieces() {
        return false;
    }

    /** Whether an answer is a list of steps as in an order, in which a comma after a space separates steps, not answers. */
    default boolean listsSteps() {
        return false;
    }

    /** Whether this side may be asked such a question. */
    default boolean asks(Side side) {
        return true;
    }

    /**
     * Whether this side may be asked such a question while no order of its own is carried out. The clauses under its last order then
     * answer it.
     */
    default boolean comesBetweenOrders(Side side) {
        return false;
    }

    /** Why no question of this topic can have this answer, so that no clause may give it; empty if one can. */
    default List<Complaint> objections(String said) {
        return List.of();
    }
}
