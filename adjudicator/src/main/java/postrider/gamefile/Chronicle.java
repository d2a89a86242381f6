package postrider.gamefile;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import postrider.dice.Binding;
import postrider.dice.SealedChance;
import postrider.dice.Secret;
import postrider.kernel.Entry;
import postrider.kernel.Side;

/** What the records of a game say about its impulses. The first record is the header. */
public record Chronicle(List<Record> records) {
    public Chronicle {
        records = List.copyOf(records);
    }

    public Record.Header header() {
        return (Record.Header) records.getFirst();
    }

    /** The order that began an impulse; empty where the game moved by itself, or while none has come. */
    public Optional<Record.Letter> order(int impulse) {
        return orders().filter(order -> order.impulse() == impulse).reduce((first, last) -> last);
    }

    /** Everything rolled, drawn, shuffled and answered so far, in order. */
    public List<Entry> entries() {
        return played().flatMap(played -> played.entries().stream()).toList();
    }

    /** What was rolled, drawn, shuffled and answered in one impulse so far. */
    public List<Entry> entries(int impulse) {
        return played().filter(played -> played.impulse() == impulse)
                .flatMap(played -> played.entries().stream())
                .toList();
    }

    /** What the dice of an impulse are bound to; its order must have been recorded. */
    public Binding binding(int impulse) {
        var nonces = new LinkedHashMap<Side, String>();
        header().players().keySet().forEach(side -> nonces.put(side, Binding.NO_LETTER));
        orders().filter(order -> order.impulse() < impulse).forEach(order -> nonces.put(order.side(), order.digest()));
        var order = order(impulse);
        return new Binding(
                header().game(),
                impulse,
                order.map(Record.Letter::words).orElse(List.of()),
                order.map(letter -> new Binding.Ordered(letter.side(), letter.digest())),
                Map.copyOf(nonces));
    }

    /** Dice and cards to go on with an impulse. */
    public SealedChance chance(Secret secret, int impulse) {
        return new SealedChance(secret, entries(), binding(impulse));
    }

    private Stream<Record.Letter> orders() {
        return records.stream()
                .filter(Record.Letter.class::isInstance)
                .map(Record.Letter.class::cast)
                .filter(letter -> letter.purpose().equals("order"));
    }

    private Stream<Record.Played> played() {
        return records.stream().filter(Record.Played.class::isInstance).map(Record.Played.class::cast);
    }
}
