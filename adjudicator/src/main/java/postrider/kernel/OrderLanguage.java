package postrider.kernel;

import java.util.List;
import postrider.kernel.question.Question;
import postrider.kernel.ruling.Side;
import postrider.text.Line;
import postrider.text.Lists;
import postrider.text.Read;
import postrider.text.Speech;

/**
 * The language of orders: how they are read and written, and what help a player gets with them.
 *
 * @param <P> a position
 * @param <O> an order as understood
 */
public interface OrderLanguage<P, O> {
    /** Reads the lines of an order, without judging whether it is legal. */
    Read<O> read(List<Line> lines, P position, Side by);

    /** Whether these words begin an order or a part of one. Such a line is never taken for a greeting or a signature. */
    default boolean begins(String words) {
        return false;
    }

    /** The order in canonical words, as lines. Reading them again gives an equal order. */
    List<String> words(O order);

    /** What {@code side} may do now and with what, as lines. */
    List<String> mayDo(P position, Side side);

    /**
     * A few orders of every kind that {@code side} may give now, a line each and legal as they stand, to choose from and to change.
     * Empty if no order is expected of it.
     */
    List<String> offered(P position, Side side);

    /**
     * The orders worth considering, best first, each legal as it stands; the letters to {@code side} suggest them. They must not
     * depend on anything this side may not see, and must be the same every time. By default, all that is {@link #offered}.
     */
    default List<Suggestion> suggested(P position, Side side) {
        return Lists.map(offered(position, side), Suggestion::new);
    }

    /** The answers worth considering, best first; the letter with the question suggests them. By default, all options. */
    default List<String> likelyAnswers(Question<?> question) {
        return question.options();
    }

    /** Orders that do as little as possible, in words; the referee gives the first legal one for a silent player. */
    default List<String> minimalOrders(P position, Side side) {
        return List.of();
    }

    /** What "this season" means in a clause, see {@link Speech#season}. */
    default String season(P position) {
        return "";
    }

    /** What each card does, under its number and title; public knowledge. */
    default List<Guide> cardGuides() {
        return List.of();
    }

    /** What is printed on each named piece and not shown in a situation, under its name; public knowledge. */
    default List<Guide> pieceGuides() {
        return List.of();
    }

    /** Notes on a space that the map does not show, such as how sure we are of it; public knowledge. */
    default List<String> spaceNotes(String space) {
        return List.of();
    }

    /** The help for {@code side}: on each kind of order, with examples from its hand, and on each topic. */
    default List<Guide> guides(P position, Side side) {
        return List.of();
    }
}
