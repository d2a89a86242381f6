package postrider.washingtonscrossing;

import java.util.Optional;

/**
 * A ferry over the Delaware (11.4.2).
 *
 * @param arrows red arrows across the hexside, which give the column of the Delaware River Crossing Table
 * @param doubt why its location or its arrows are uncertain
 */
public record Ferry(String name, Hexside side, int arrows, Optional<String> doubt) {
    /** 10.3.C */
    public boolean isLower() {
        return name.equals("Bristol Ferry") || name.equals("Dunk's Ferry");
    }

    @Override
    public String toString() {
        return name;
    }
}
