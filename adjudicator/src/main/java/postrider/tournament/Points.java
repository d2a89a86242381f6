package postrider.tournament;

import java.math.BigDecimal;

/** Points, such as "2.5", exact to a quarter: the smallest unit of a tie-break that multiplies halves. */
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

    /** The product of two numbers of points, as Sonneborn-Berger needs it. */
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
