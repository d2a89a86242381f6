package postrider.dispute;

import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import postrider.kernel.Entry;

/** An exact probability: {@code times} in {@code of}. */
record Chances(BigInteger times, BigInteger of) implements Comparable<Chances> {
    static final Chances NEVER = new Chances(BigInteger.ZERO, BigInteger.ONE);

    /** The probability that these dice show what they show. */
    static Chances of(List<Entry.Roll> rolled) {
        var throwsOf = rolled.stream()
                .map(roll -> BigInteger.valueOf(roll.die().faces()))
                .reduce(BigInteger.ONE, BigInteger::multiply);
        return new Chances(BigInteger.ONE, throwsOf);
    }

    Chances plus(Chances more) {
        var sum = times.multiply(more.of).add(more.times.multiply(of));
        var product = of.multiply(more.of);
        var common = sum.gcd(product);
        return new Chances(sum.divide(common), product.divide(common));
    }

    /** "41.7 %". */
    String percent() {
        return String.format(Locale.ROOT, "%.1f %%", 100 * times.doubleValue() / of.doubleValue());
    }

    @Override
    public int compareTo(Chances other) {
        return times.multiply(other.of).compareTo(other.times.multiply(of));
    }

    /** "5 in 12". */
    @Override
    public String toString() {
        return "%s in %s".formatted(times, of);
    }
}
