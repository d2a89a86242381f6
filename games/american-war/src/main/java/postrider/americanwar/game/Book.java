package postrider.americanwar.game;

import java.util.List;
import java.util.function.Consumer;
import postrider.americanwar.Position;
import postrider.americanwar.orders.Order;
import postrider.americanwar.orders.OrderReader;
import postrider.americanwar.rules.WorkingPosition;
import postrider.kernel.GameOption;
import postrider.kernel.Guide;
import postrider.kernel.question.Topic;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.View;

/**
 * The way in to the chapters of a book, and to what is at its table.
 *
 * @param option what the book leaves to the players
 * @param order carries out an order of the side whose turn it is
 * @param advance goes on until an order is needed or the game is over
 * @param view what a side may see
 * @param mayDo what a side may do now, in a few lines
 * @param legal all orders, those of one card together
 * @param offered of the legal orders with each card those that a letter may offer, by their use
 * @param colonies that a side controls
 * @param topics what players are asked
 */
public record Book(
        GameOption option,
        OrderReader.Words words,
        Seen<OrderReader> reader,
        Chapter order,
        Consumer<WorkingPosition> advance,
        Seen<View> view,
        Seen<List<String>> mayDo,
        Seen<List<Guide>> guides,
        Seen<List<List<Order>>> legal,
        Seen<List<List<List<Order>>>> offered,
        Seen<List<String>> colonies,
        List<? extends Topic> topics) {
    /** What carries out an order. */
    public interface Chapter {
        void carryOut(WorkingPosition working, Side by, Order order);
    }

    /** Something of a position, for a side. */
    public interface Seen<T> {
        T of(Position now, Side side);
    }
}
