package postrider.log;

import java.util.List;
import java.util.Optional;
import postrider.dice.Binding;
import postrider.dice.ChanceHistory;
import postrider.dice.SealedChance;
import postrider.dice.SealedOrder;
import postrider.dice.Secret;
import postrider.dice.Undone;
import postrider.text.Lists;

/**
 * The dice and decks of a game at one moment, and the orders they are bound to: docs/dice.md.
 *
 * @param order the one being carried out
 * @param history dice and decks so far
 */
public record Dice(
        Event.Header header, int impulse, Optional<Event.Letter> order, SealedOrders orders, ChanceHistory history) {
    /** What the dice and decks of the open impulse are bound to. */
    public Binding binding() {
        return orders.binding(header, impulse, order);
    }

    /**
     * The chance that continues the open impulse.
     *
     * @param undone results of the same order in an impulse that was taken back: they come again
     */
    public SealedChance chance(Secret secret, Undone undone) {
        return new SealedChance(secret, history, binding(), sealed(secret), undone);
    }

    public Optional<SealedOrder> sealed(Secret secret) {
        return order.map(given -> sealed(secret, orders.number(), given.words()));
    }

    /** The next order of the game, sealed. */
    public SealedOrder seal(Secret secret, List<String> words) {
        return sealed(secret, orders.number() + 1, words);
    }

    /** The orders that were never told in full; they are opened at the end of the game. */
    public List<SealedOrder> untold(Secret secret) {
        return Lists.map(orders.untold(), given -> sealed(secret, given.number(), given.words()));
    }

    private SealedOrder sealed(Secret secret, int number, List<String> words) {
        return SealedOrder.of(secret, header.game(), header.places(), number, words);
    }
}
