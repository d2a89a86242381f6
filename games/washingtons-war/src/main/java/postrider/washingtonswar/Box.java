package postrider.washingtonswar;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import postrider.kernel.Side;

/**
 * What lies in the box: map, cards, generals and tables, checked. Equal by identity.
 *
 * <p>Adjacency (3.0): {@link #adjacent} holds the solid lines and the wilderness lines; {@link #isWilderness} tells them
 * apart; the one line that is Arnold's alone (7.4.D) is in neither and answered by {@link #isArnoldsLine}.
 */
final class Box {
    private final List<Space> spaces;
    private final Map<Space, SortedSet<Space>> adjacent;
    private final Map<Space, SortedSet<Space>> wilderness;
    private final List<Space> arnoldsLine;
    private final List<General> generals;
    private final List<Card> cards;
    private final SortedMap<Integer, Integer> arrivals;
    private final Map<String, String> scenarios;
    private final String hash;
    private final List<String> unconfirmed;
    private final Lookup lookup;
    private final List<Space> ports;
    private final General washington;

    /** @see BoxReader, which checks all this before */
    Box(
            List<Space> spaces,
            Map<Space, SortedSet<Space>> adjacent,
            Map<Space, SortedSet<Space>> wilderness,
            List<Space> arnoldsLine,
            List<General> generals,
            List<Card> cards,
            SortedMap<Integer, Integer> arrivals,
            Map<String, String> scenarios,
            String hash,
            List<String> unconfirmed) {
        this.spaces = List.copyOf(spaces);
        this.adjacent = Map.copyOf(adjacent);
        this.wilderness = Map.copyOf(wilderness);
        this.arnoldsLine = List.copyOf(arnoldsLine);
        this.generals = List.copyOf(generals);
        this.cards = List.copyOf(cards);
        this.arrivals = Collections.unmodifiableSortedMap(arrivals);
        this.scenarios = Map.copyOf(scenarios);
        this.hash = hash;
        this.unconfirmed = List.copyOf(unconfirmed);
        this.lookup = new Lookup(this.spaces, this.generals, this.cards);
        this.washington = generals.stream()
                .filter(general -> general.is(General.WASHINGTON))
                .findFirst()
                .orElseThrow();
        this.ports = spaces.stream().filter(Space::port).toList();
    }

    /** In the order of the box. */
    List<Space> spaces() {
        return spaces;
    }

    /** In the order of the box: Canada and the thirteen. */
    List<String> colonies() {
        return spaces.stream().map(Space::colony).distinct().toList();
    }

    List<String> zones() {
        return spaces.stream()
                .flatMap(space -> space.zone().stream())
                .distinct()
                .toList();
    }

    List<Space> spacesOf(String colony) {
        return spaces.stream().filter(space -> space.colony().equals(colony)).toList();
    }

    List<Space> ports() {
        return ports;
    }

    /** Spaces joined to this one by a solid line or a wilderness line. */
    SortedSet<Space> adjacent(Space space) {
        return adjacent.get(space);
    }

    /** 7.3.D */
    boolean isWilderness(Space one, Space other) {
        return wilderness.get(one).contains(other) || isArnoldsLine(one, other);
    }

    /** 7.4.D */
    boolean isArnoldsLine(Space one, Space other) {
        return !one.equals(other) && arnoldsLine.contains(one) && arnoldsLine.contains(other);
    }

    List<General> generals() {
        return generals;
    }

    /** 110 cards, by number from 1. */
    List<Card> cards() {
        return cards;
    }

    Card card(int number) {
        return cards.get(number - 1);
    }

    /** The space of this exact name. Throws if there is none. */
    Space space(String name) {
        return spaces.stream()
                .filter(space -> space.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** The general of this exact name. Throws if there is none. */
    General general(String name) {
        return generals.stream().filter(general -> general.is(name)).findFirst().orElseThrow();
    }

    General washington() {
        return washington;
    }

    /** British CUs that arrive in a year (5.1); its last key is the last year of the war (5.7). */
    SortedMap<Integer, Integer> arrivals() {
        return arrivals;
    }

    /** Scenario name to position in our notation. */
    Map<String, String> scenarios() {
        return scenarios;
    }

    /** What a player's names stand for. */
    Lookup lookup() {
        return lookup;
    }

    String hash() {
        return hash;
    }

    List<String> unconfirmed() {
        return unconfirmed;
    }

    static Side enemy(Side side) {
        return side == Side.BRITISH ? Side.AMERICAN : Side.BRITISH;
    }
}
