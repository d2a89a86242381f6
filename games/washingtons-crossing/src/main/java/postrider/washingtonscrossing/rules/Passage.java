package postrider.washingtonscrossing.rules;

import static postrider.washingtonscrossing.rules.Faults.crowded;

import java.util.List;
import java.util.Optional;
import postrider.kernel.ruling.Fault;
import postrider.map.Hexes;
import postrider.map.Hexes.Hex;
import postrider.washingtonscrossing.Leader;

/**
 * 4.0: how a march passes through a hex that would hold more than 3,000 men.
 *
 * @param meeting the hex where the current step ends
 * @param joining leaders ordered to join them there
 * @param leaves whether they are ordered to leave the map there
 */
record Passage(Table table, Company company, Hex meeting, List<Leader> joining, boolean leaves) implements AtTable {
    /** An extra point to enter a full hex. */
    int surcharge(Hex to) {
        return isFull(to, List.of()) ? 1 : 0;
    }

    /** @param spent points needed to get there */
    Optional<Fault> fault(Hex to, List<Hex> ahead, int spent) {
        boolean stuck = surcharge(to) > 0 && !leadsOn(to, ahead, spent, List.of());
        return crowded(stuck, name(to));
    }

    private boolean isFull(Hex to, List<Leader> more) {
        return board().isFull(company.side(), to, company.men() + board().troops(more));
    }

    /**
     * Whether the march, with all who join it, gets from a full hex to one that is not, or off the map.
     *
     * @param spent points needed up to here
     */
    private boolean leadsOn(Hex from, List<Hex> ahead, int spent, List<Leader> joined) {
        var more = from.equals(meeting) ? joining : joined;
        if (!company.takes(more, meeting)) return false;
        var costs = new MovementCosts(now(), company.side());
        if (leaves && from.equals(meeting)) return company.pointsLeft(more, spent + costs.leaving(from)) >= 0;
        if (ahead.isEmpty() || Hexes.distance(from, ahead.getFirst()) != 1) return false;
        var next = ahead.getFirst();
        if (costs.faultNow(from, next).isPresent()) return false;
        int over = isFull(next, more) ? 1 : 0;
        int then = spent + costs.cost(from, next) + costs.zones(from, next) + over;
        return company.pointsLeft(more, then) >= 0
                && (over == 0 || leadsOn(next, ahead.subList(1, ahead.size()), then, more));
    }
}
