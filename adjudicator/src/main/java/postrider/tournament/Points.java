package postrider.tournament;

import java.math.BigDecimal;

/** Points, exact to a quarter, which is the least that a tie-break of halves comes to: "2.5". */
public record Points(int quarters) implements Comparable<Points> {
    public static final Points ZERO = new Points(0);
    public static final Points HALF = new Points(2);
    public static final Points ONE = new Points(4);

    public Points plus(Points more) {
        return new Points(quarters + more.quarters);
    }

    public Points minus(Points less) {
        return new Points(quarters - less.quarters);
    }

    public Points times(int factor) {
        return new Points(quarters * factor);
    }

    /** As of one who has these points and gave so many away. */
    public Points times(Points factor) {
        return new Points(quarters * factor.quarters / ONE.quarters);
    }

    @Override
    public int compareTo(Points other) {
        return Integer.compare(quarters, other.quarters);
    }

    @Override
    public String toString() {
        return BigDecimal.valueOf(quarters * 25L, 2).stripTrailingZeros().toPlainString();
    }
}
