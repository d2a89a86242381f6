package postrider.gateway.workbench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.PriorityQueue;
import java.util.SplittableRandom;
import java.util.function.DoubleSupplier;
import java.util.stream.IntStream;

/**
 * An office as a row of stations, each with so many who work side by side, and a line before them: letters come by chance, and each takes as
 * long at a station as one did that was measured. Milliseconds throughout. The same seed gives the same day.
 */
final class OfficeModel {
    /** Letters that come before the office is as busy as it will be: one in so many. */
    private static final int EARLY = 10;

    private final Plan plan;
    private final SplittableRandom random;

    /**
     * What is asked.
     *
     * @param aSecond letters that come in
     * @param letters that are followed
     * @param gateways processors of all gateways together
     * @param databases processors of all databases together
     * @param lines letters that go out at a time
     * @param times what letters took
     */
    record Plan(double aSecond, int letters, int gateways, int databases, int lines, Times times, long seed) {}

    /**
     * What was measured.
     *
     * @param gateway what each of some letters took of a gateway's processor
     * @param database of the database's, at the mean
     * @param sent letters that go out for one that came in
     * @param sending until the mail system has taken one
     * @param look within which a gateway looks at what has come
     */
    record Times(List<Double> gateway, double database, int sent, double sending, double look) {}

    /**
     * What comes of it at a station, or at all of them.
     *
     * @param servers who work side by side; none where letters only wait
     * @param busy how much of their time; one or more is too much
     */
    record Figures(String station, int servers, double busy, double half, double slow) {}

    OfficeModel(Plan plan) {
        this.plan = plan;
        this.random = new SplittableRandom(plan.seed());
    }

    /** The stations in order, and all together at the end. */
    List<Figures> run() {
        var figures = new ArrayList<Figures>();
        var times = plan.times();
        var came = arrivals();
        var seen = passed("waiting for a look", came, 0, () -> random.nextDouble() * times.look(), figures);
        var done = passed("gateways", seen, plan.gateways(), () -> any(times.gateway()), figures);
        var kept = passed("database", done, plan.databases(), () -> chance(times.database()), figures);
        var sent = passed("outgoing mail", kept, plan.lines(), () -> times.sent() * chance(times.sending()), figures);
        figures.add(figures("all", 0, 0, came, sent));
        return figures;
    }

    private double any(List<Double> recorded) {
        return recorded.get(random.nextInt(recorded.size()));
    }

    /** Seldom long, often short. */
    private double chance(double mean) {
        return -mean * Math.log(1 - random.nextDouble());
    }

    private double[] arrivals() {
        var arrivals = new double[plan.letters()];
        double now = 0;
        for (int i = 0; i < arrivals.length; i++) arrivals[i] = now += chance(1000 / plan.aSecond());
        return arrivals;
    }

    /** When each letter leaves a station. Whoever came first is served first. */
    private double[] passed(
            String name, double[] arrivals, int servers, DoubleSupplier service, List<Figures> figures) {
        var order = IntStream.range(0, arrivals.length)
                .boxed()
                .sorted((one, other) -> Double.compare(arrivals[one], arrivals[other]))
                .toList();
        var free = new PriorityQueue<Double>();
        for (int server = 0; server < servers; server++) free.add(0.0);
        var left = new double[arrivals.length];
        double work = 0;
        for (int letter : order) {
            double took = service.getAsDouble();
            work += took;
            left[letter] = (servers == 0 ? arrivals[letter] : Math.max(arrivals[letter], free.remove())) + took;
            if (servers > 0) free.add(left[letter]);
        }
        double busy = servers == 0 ? 0 : work / servers * plan.aSecond() / 1000 / arrivals.length;
        figures.add(figures(name, servers, busy, arrivals, left));
        return left;
    }

    private static Figures figures(String name, int servers, double busy, double[] came, double[] left) {
        var times = IntStream.range(came.length / EARLY, came.length)
                .mapToDouble(letter -> left[letter] - came[letter])
                .toArray();
        Arrays.sort(times);
        return new Figures(name, servers, busy, times[times.length / 2], times[times.length * 99 / 100]);
    }
}
