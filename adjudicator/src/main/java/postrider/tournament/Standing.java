package postrider.tournament;

import java.util.List;

/**
 * A line of the {@link Standings}.
 *
 * @param place shared by those whom no tie-break separates
 * @param tieBreaks the values of the table's tie-breaks, in its order
 */
public record Standing(int place, Entrant entrant, Points points, List<Points> tieBreaks) {
    public Standing {
        tieBreaks = List.copyOf(tieBreaks);
    }
}
