package postrider.tournament;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/** How a tournament stands: by points, then by each tie-break in turn. Entrants still level share a place, in the order of their numbers. */
public record Standings(List<TieBreak> tieBreaks, List<Standing> lines) {
    public Standings {
        tieBreaks = List.copyOf(tieBreaks);
        lines = List.copyOf(lines);
    }

    public static Standings of(Tournament tournament, List<TieBreak> tieBreaks) {
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
        var lines = new ArrayList<Standing>();
        for (var group : level) {
            int place = lines.size() + 1;
            for (var entrant : group)
                lines.add(new Standing(
                        place, entrant, tournament.points(entrant.number()), values.getOrDefault(entrant, List.of())));
        }
        return new Standings(tieBreaks, lines);
    }

    /** Groups of equal worth, the highest first. */
    static <E> List<List<E>> parted(List<E> all, Function<E, Points> worth) {
        return List.copyOf(all.stream()
                .collect(Collectors.groupingBy(
                        worth, () -> new TreeMap<>(Comparator.reverseOrder()), Collectors.toList()))
                .values());
    }

    /** The numbers of those in first place. */
    public List<Integer> winners() {
        return lines.stream()
                .filter(line -> line.place() == 1)
                .map(line -> line.entrant().number())
                .toList();
    }
}
