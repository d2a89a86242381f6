package postrider.log;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import postrider.dice.Binding;
import postrider.kernel.Entry;
import postrider.kernel.Parts;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;
import postrider.text.Maps;

/**
 * The orders of a game, as the dice are bound to them: docs/dice.md, sections 4 and 7.
 *
 * @param number of the last order
 * @param nonces for each side, the digest of its last order whose impulse is over
 * @param untold orders with parts that nobody had been told when their impulse ended
 */
public record SealedOrders(int number, Map<Side, String> nonces, List<UntoldOrder> untold) {
    static final SealedOrders NONE = new SealedOrders(0, Map.of(), List.of());

    public record UntoldOrder(int number, List<String> words) {}

    SealedOrders given() {
        return new SealedOrders(number + 1, nonces, untold);
    }

    SealedOrders closed(Event.Letter order, List<Entry> journal) {
        long told = 1 + journal.stream().filter(Entry.Told.class::isInstance).count();
        return new SealedOrders(
                number,
                Maps.with(nonces, order.side(), order.digest()),
                told < Parts.of(order.words()).size()
                        ? Lists.with(untold, new UntoldOrder(number, order.words()))
                        : untold);
    }

    /** What the dice of an impulse are bound to. */
    Binding binding(Event.Header header, int impulse, Optional<Event.Letter> order) {
        var told = new HashMap<Side, String>();
        for (var side : header.players().keySet()) told.put(side, nonces.getOrDefault(side, Binding.NO_LETTER));
        var ordered = order.map(by -> new Binding.Ordered(
                by.side(), by.written().byHand(), by.digest(), number, by.root().orElseThrow()));
        return new Binding(header.game(), impulse, ordered, told);
    }
}
