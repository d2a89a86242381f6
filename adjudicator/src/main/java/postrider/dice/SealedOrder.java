package postrider.dice;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import postrider.kernel.Parts;
import postrider.text.Lists;

/**
 * The parts of an order, sealed under one root until they are carried out. They lie in places in an order that only the secret
 * tells, with nothing in the places left, and every order of a game has as many places: so neither their number nor what was
 * passed over shows.
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
     * @param places that the orders of the game have, {@link #places}
     * @param number of the order in the game, from 1
     * @param words the order in canonical words, of no more parts than there are places
     */
    public static SealedOrder of(Secret secret, String game, int places, int number, List<String> words) {
        return of(secret.order(game, number), game, places, number, Proof.tame(Parts.of(words)));
    }

    /** Seals it again, with the secret of this order alone. */
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
     * How many places the orders of a game have, by the commitments in its header: one that names no number has few.
     *
     * @throws IllegalArgumentException if no game has so many
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

    /** The proof that {@code part}, numbered from 1, is in the order. */
    public Proof part(int part) {
        if (part > parts.size()) throw new IllegalArgumentException("The order has no part %d.".formatted(part));
        return new Proof.Part(number, sealed.leaf(places.get(part - 1)));
    }

    /** What lies in the places. */
    List<String> items() {
        return sealed.items();
    }

    /** The proof of the whole order: for the player who wrote it, and for both at the end of the game. */
    public Proof opened() {
        return new Proof.OpenedOrder(number, Canon.hex(sealed.secret()), parts);
    }
}
