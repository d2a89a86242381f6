package postrider.washingtonswar;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.stream.Collectors;
import postrider.kernel.Lists;
import postrider.kernel.Side;
import postrider.map.SpaceSet;
import postrider.washingtonswar.box.BoxNames;

/** What lies in the box: map, cards, generals and tables, checked. Equal by identity. */
public final class Box {
    private final List<Space> spaces;
    private final SpaceSet<Space> nowhere;
    private final SpaceSet<Space> everywhere;
    private final Lines lines;
    private final Map<String, SpaceSet<Space>> colonies = new LinkedHashMap<>();
    private final List<General> generals;
    private final Map<Side, List<General>> bySide;
    private final List<Card> cards;
    private final SortedMap<Integer, Integer> arrivals;
    private final Map<String, String> scenarios;
    private final String hash;
    private final List<String> unconfirmed;
    private final BoxNames names;
    private final SpaceSet<Space> ports;
    private final SpaceSet<Space> fortified;
    private final General washington;

    /** @see BoxReader, which checks all this before */
    public Box(
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
        this.nowhere = SpaceSet.none(this.spaces);
        this.everywhere = SpaceSet.all(this.spaces);
        this.lines = new Lines(this.spaces, adjacent, wilderness, arnoldsLine);
        this.generals = List.copyOf(generals);
        this.bySide = generals.stream().collect(Collectors.groupingBy(General::side));
        this.cards = List.copyOf(cards);
        this.arrivals = Collections.unmodifiableSortedMap(arrivals);
        this.scenarios = Map.copyOf(scenarios);
        this.hash = hash;
        this.unconfirmed = List.copyOf(unconfirmed);
        this.names = new BoxNames(this.spaces, this.generals, this.cards);
        this.washington = general(General.WASHINGTON);
        this.ports = SpaceSet.of(this.spaces, Lists.those(spaces, Space::port));
        this.fortified = SpaceSet.of(this.spaces, Lists.those(spaces, Space::fortified));
        for (var space : spaces) colonies.merge(space.colony(), nowhere.with(space), SpaceSet::or);
    }

    /** In the order of the box. */
    public List<Space> spaces() {
        return spaces;
    }

    /** In the order of the box: Canada and the thirteen. */
    public List<String> colonies() {
        return List.copyOf(colonies.keySet());
    }

    public List<String> zones() {
        return spaces.stream()
                .flatMap(space -> space.zone().stream())
                .distinct()
                .toList();
    }

    public SpaceSet<Space> spacesOf(String colony) {
        return colonies.get(colony);
    }

    public SpaceSet<Space> nowhere() {
        return nowhere;
    }

    public SpaceSet<Space> everywhere() {
        return everywhere;
    }

    public SpaceSet<Space> ports() {
        return ports;
    }

    /** 2.1.C */
    public SpaceSet<Space> fortified() {
        return fortified;
    }

    public Lines lines() {
        return lines;
    }

    public List<General> generals() {
        return generals;
    }

    /** Those of one player. */
    public List<General> generals(Side side) {
        return bySide.get(side);
    }

    /** 110 cards, by number from 1. */
    public List<Card> cards() {
        return cards;
    }

    public Card card(int number) {
        return cards.get(number - 1);
    }

    /** Throws if there is none of this name. */
    Space space(String name) {
        return names.spaces().require(name);
    }

    /** Throws if there is none of this name. */
    public General general(String name) {
        return names.generals().require(name);
    }

    public General washington() {
        return washington;
    }

    /** British CUs that arrive in a year (5.1); its last key is the last year of the war (5.7). */
    public SortedMap<Integer, Integer> arrivals() {
        return arrivals;
    }

    /** Scenario name to position in our notation. */
    public Map<String, String> scenarios() {
        return scenarios;
    }

    public BoxNames names() {
        return names;
    }

    String hash() {
        return hash;
    }

    List<String> unconfirmed() {
        return unconfirmed;
    }
}
