package postrider.tournament;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/** How a tournament stands: by points, then by each tie-break in turn; whom none of them parts share a place, in the order of their numbers. */
public record Table(List<TieBreak> tieBreaks, List<Standing> standings) {
    public Table {
        tieBreaks = List.copyOf(tieBreaks);
        standings = List.copyOf(standings);
    }

    public static Table of(Tournament tournament, List<TieBreak> tieBreaks) {
        var level = parted(tournament.entrants(), entrant -> tournament.points(entrant.number()));
        Map<Entrant, List<Points>> values = new TreeMap<>(Comparator.comparing(Entrant::number));
        for (var tieBreak : tieBreaks) {
            var closer = new ArrayList<List<Entrant>>();
            for (var group : level) {
                var worth = new TreeMap<Integer, Points>();
                for (var entrant : group) {
                    worth.put(entrant.number(), tieBreak.of(entrant.number(), group, tournament));
                    values.computeIfAbsent(entrant, any -> new ArrayList<>()).add(worth.get(entrant.number()));
                }
                closer.addAll(parted(group, entrant -> worth.get(entrant.number())));
            }
            level = closer;
        }
        var standings = new ArrayList<Standing>();
        for (var group : level) {
            int place = standings.size() + 1;
            for (var entrant : group)
                standings.add(new Standing(
                        place, entrant, tournament.points(entrant.number()), values.getOrDefault(entrant, List.of())));
        }
        return new Table(tieBreaks, standings);
    }

    /** Groups of those who have as much as one another, those with most first. */
    private static List<List<Entrant>> parted(List<Entrant> entrants, Function<Entrant, Points> worth) {
        return List.copyOf(entrants.stream()
                .collect(Collectors.groupingBy(
                        worth, () -> new TreeMap<>(Comparator.reverseOrder()), Collectors.toList()))
                .values());
    }

    /** The numbers of those in the first place. */
    public List<Integer> winners() {
        return standings.stream()
                .filter(standing -> standing.place() == 1)
                .map(standing -> standing.entrant().number())
                .toList();
    }
}
