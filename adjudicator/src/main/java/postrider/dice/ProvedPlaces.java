package postrider.dice;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** The places of sealed lists proved to a player so far. Paths are cut so that no node is told twice (docs/dice.md, section 8). */
public final class ProvedPlaces {
    private final Map<Integer, Set<Integer>> ofShuffles = new HashMap<>();
    private final Map<Integer, Set<Integer>> ofOrders = new HashMap<>();

    /** @param shown the places of cards that earlier letters have proved */
    ProvedPlaces(List<ChanceHistory.Place> shown) {
        shown.forEach(place -> of(ofShuffles, place.shuffle()).add(place.position()));
    }

    /** Cuts the paths of these proofs for the next letter to the player, and counts them as proved from now on. */
    public String telling(String proofs) {
        return Proof.each(proofs).map(this::told).collect(Collectors.joining(" "));
    }

    private String told(String text) {
        var proof = Proof.read(text);
        if (proof.orElse(null) instanceof Proof.Card(int shuffle, var leaf))
            return new Proof.Card(shuffle, met(leaf, of(ofShuffles, shuffle))).toString();
        if (proof.orElse(null) instanceof Proof.Part(int order, var leaf))
            return new Proof.Part(order, met(leaf, of(ofOrders, order))).toString();
        return text;
    }

    private static Proof.Leaf met(Proof.Leaf leaf, Set<Integer> places) {
        var met = leaf.meeting(places);
        places.add(leaf.place());
        return met;
    }

    private static Set<Integer> of(Map<Integer, Set<Integer>> lists, int number) {
        return lists.computeIfAbsent(number, none -> new HashSet<>());
    }
}
