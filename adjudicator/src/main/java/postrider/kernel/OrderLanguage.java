package postrider.kernel;

import java.util.List;
import postrider.kernel.question.Question;
import postrider.kernel.ruling.Side;
import postrider.text.Line;
import postrider.text.Lists;
import postrider.text.Read;
import postrider.text.Speech;

/**
 * The words of orders: how they are read and written, and how a player is told of them.
 *
 * @param <P> a position
 * @param <O> an order as understood
 */
public interface OrderLanguage<P, O> {
    /** Reads the lines of an order. It is not judged yet. */
    Read<O> read(List<Line> lines, P position, Side by);

    /** Whether words begin an order or a part of one: such a line is never taken for a greeting, a name or the like. */
    default boolean begins(String words) {
        return false;
    }

    /** The order in canonical words, one line each; reading them again gives an equal order. */
    List<String> words(O order);

    /** What {@code side} may do now and with what, a line each. */
    List<String> mayDo(P position, Side side);

    /**
     * Orders {@code side} may give now, a line each and each legal as it stands: a few of every kind, to choose from and
     * to change. Empty when no order is expected of it.
     */
    List<String> offered(P position, Side side);

    /**
     * Of what {@code side} may order now that which is worth a thought, the best first, each legal as it stands: what its letters
     * offer. It depends on nothing that this side may not see, and is the same every time. Where nobody can rank, all that is offered.
     */
    default List<Suggestion> suggested(P position, Side side) {
        return Lists.map(offered(position, side), Suggestion::new);
    }

    /**
     * Of the answers to a question those worth a thought, the best first: what its letter offers. Where nobody can rank, all that it
     * lists.
     */
    default List<String> likelyAnswers(Question<?> question) {
        return question.options();
    }

    /**
     * What {@code side} may order to do as little as there is, in words: the first of these that is legal. None where its rules know no
     * such order.
     */
    default List<String> minimalOrders(P position, Side side) {
        return List.of();
    }

    /** What "this season" means in a clause, {@link Speech#season}. */
    default String season(P position) {
        return "";
    }

    /** What each card of the box does, under its number and title; public knowledge. */
    default List<Guide> cardGuides() {
        return List.of();
    }

    /** What is printed on the pieces that have a name, under it, where a situation does not tell it; public knowledge. */
    default List<Guide> pieceGuides() {
        return List.of();
    }

    /** What is to be said of a space that its map does not show, such as how sure that is; public knowledge. */
    default List<String> spaceNotes(String space) {
        return List.of();
    }

    /** What {@code side} is told who asks for help: on each kind of order, with the cards in hand, and each topic. */
    default List<Guide> guides(P position, Side side) {
        return List.of();
    }
}
