package postrider.washingtonscrossing.rules;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * How men can be taken of several who cannot lose any number.
 *
 * @param parts what each may lose: bit 3 stands for 30 men
 * @param wanted how many are taken at most
 */
record Division<T>(Map<T, BigInteger> parts, int wanted) {
    private static final int TEN = 10;

    /** Any number of men by tens, so many at most. */
    static BigInteger upTo(int men) {
        return BigInteger.ONE.shiftLeft(men / TEN + 1).subtract(BigInteger.ONE);
    }

    /** 9.2.4, 9.4.1: a detachment keeps a hundred men, or none. */
    static BigInteger ofDetachment(int men) {
        return upTo(Math.max(0, men - Detachments.LEAST)).setBit(men / TEN);
    }

    /** What all together may lose. */
    BigInteger sums() {
        var sums = BigInteger.ONE;
        for (var its : parts.values()) {
            var more = BigInteger.ZERO;
            for (int bit = 0; bit <= wanted / TEN; bit++) if (its.testBit(bit)) more = more.or(sums.shiftLeft(bit));
            sums = more.and(upTo(wanted));
        }
        return sums;
    }

    /** As many of these men as can be taken. */
    int most(int men) {
        return TEN * (sums().and(upTo(men)).bitLength() - 1);
    }

    /** Who loses how many of so many men that can be taken, the first as many as can be. */
    Map<T, Integer> of(int men) {
        var shares = new LinkedHashMap<T, Integer>();
        var left = new LinkedHashMap<>(parts);
        int tens = men / TEN;
        for (var one : new ArrayList<>(parts.keySet())) {
            var its = left.remove(one);
            var others = new Division<>(left, wanted).sums();
            int most = Math.min(tens, its.bitLength() - 1);
            while (!its.testBit(most) || !others.testBit(tens - most)) most--;
            if (most > 0) shares.put(one, TEN * most);
            tens -= most;
        }
        return shares;
    }
}
