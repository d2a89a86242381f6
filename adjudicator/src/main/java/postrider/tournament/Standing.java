package postrider.tournament;

import java.util.List;

/**
 * A line of the {@link Standings}.
 *
 * @param place shared by those whom no tie-break parts
 * @param tieBreaks one for each of the table's, in its order
 */
public record Standing(int place, Entrant entrant, Points points, List<Points> tieBreaks) {
    public Standing {
        tieBreaks = List.copyOf(tieBreaks);
    }
}
