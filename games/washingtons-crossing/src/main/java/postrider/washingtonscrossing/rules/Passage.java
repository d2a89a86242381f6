package postrider.washingtonscrossing.rules;

import static postrider.washingtonscrossing.rules.Faults.crowded;

import java.util.List;
import java.util.Optional;
import postrider.kernel.ruling.Fault;
import postrider.map.Hexes;
import postrider.map.Hexes.Hex;
import postrider.washingtonscrossing.Leader;

/**
 * 4.0: how a march comes through a hex where more than 3,000 men would stand.
 *
 * @param meeting where the step ends that is made now
 * @param joining who joins them there, as they were ordered to
 */
record Passage(Table table, Company company, Hex meeting, List<Leader> joining) implements AtTable {
    /** A point more where they come into a full hex. */
    int over(Hex to) {
        return isFull(to, List.of()) ? 1 : 0;
    }

    /** @param spent points that it takes to come there */
    Optional<Fault> fault(Hex to, List<Hex> ahead, int spent) {
        boolean stuck = over(to) > 0 && !leadsOn(to, ahead, spent, List.of());
        return crowded(stuck, name(to));
    }

    private boolean isFull(Hex to, List<Leader> more) {
        return board().isFull(company.side(), to, company.men() + board().troops(more));
    }

    /**
     * Whether it comes out of a hex that is full to one that is not, with all who join it on the way.
     *
     * @param spent points that it takes till then
     */
    private boolean leadsOn(Hex from, List<Hex> ahead, int spent, List<Leader> joined) {
        var more = from.equals(meeting) ? joining : joined;
        if (ahead.isEmpty() || Hexes.distance(from, ahead.getFirst()) != 1 || !company.takes(more, meeting))
            return false;
        var costs = new MovementCosts(now(), company.side());
        var next = ahead.getFirst();
        if (costs.faultNow(from, next).isPresent()) return false;
        int over = isFull(next, more) ? 1 : 0;
        int then = spent + costs.cost(from, next) + costs.zones(from, next) + over;
        return company.left(more, then) >= 0
                && (over == 0 || leadsOn(next, ahead.subList(1, ahead.size()), then, more));
    }
}
