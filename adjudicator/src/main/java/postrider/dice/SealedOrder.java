package postrider.dice;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import postrider.kernel.Parts;
import postrider.text.Lists;

/**
 * The parts of an order, sealed under one root until they are carried out (docs/dice.md, section 7). Every order of a game has the same
 * number of places. The parts are in places known only from the secret, and the other places are empty. So a proof shows neither how many
 * parts there are nor which were passed over.
 */
public final class SealedOrder {
    private final int number;
    private final List<String> parts;
    private final List<Integer> places;
    private final SealedList sealed;

    private SealedOrder(int number, List<String> parts, List<Integer> places, SealedList sealed) {
        this.number = number;
        this.parts = parts;
        this.places = places;
        this.sealed = sealed;
    }

    /**
     * Seals an order.
     *
     * @param places the number of places of the game's orders, see {@link #places}
     * @param number the number of the order in the game, from 1
     * @param words the order in canonical words, with no more parts than places
     */
    public static SealedOrder of(Secret secret, String game, int places, int number, List<String> words) {
        return of(secret.order(game, number), game, places, number, Proof.tame(Parts.of(words)));
    }

    /** Seals an order with its own secret; {@code order.get(place - 1)} is the number of the part in a place. */
    static SealedOrder of(byte[] secret, String game, int size, int number, List<String> parts) {
        var all = IntStream.rangeClosed(1, size).boxed().toList();
        var order = new RandomStream(secret, "postrider/parts/2", number).shuffled(all);
        var items = Lists.map(order, part -> part <= parts.size() ? parts.get(part - 1) : "");
        var places = all.stream()
                .sorted(Comparator.comparing(place -> order.get(place - 1)))
                .toList();
        return new SealedOrder(number, parts, places, new SealedList(SealedList.PART, secret, game, number, items));
    }

    /**
     * The number of places of a game's orders, from the commitments in its header. If they name none, it is {@link Parts#FEW}.
     *
     * @throws IllegalArgumentException if the number is not one of {@link Parts#SIZES}
     */
    public static int places(Map<String, String> commitments) {
        var named = Optional.ofNullable(commitments.get(Secret.PLACES));
        return Lists.find(Parts.SIZES, size -> named.equals(Secret.named(size)))
                .orElseThrow(
                        () -> new IllegalArgumentException("There are no orders of %s places.".formatted(named.get())));
    }

    public int number() {
        return number;
    }

    public String root() {
        return sealed.root();
    }

    /** The proof of a part, by its number from 1. */
    public Proof part(int part) {
        if (part > parts.size()) throw new IllegalArgumentException("The order has no part %d.".formatted(part));
        return new Proof.Part(number, sealed.leaf(places.get(part - 1)));
    }

    /** The contents of all places. */
    List<String> items() {
        return sealed.items();
    }

    /** The opening of the whole order: for its writer at once, and for both players at the end of the game. */
    public Proof opened() {
        return new Proof.OpenedOrder(number, Canon.hex(sealed.secret()), parts);
    }
}
