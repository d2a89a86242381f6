package postrider.gateway.figures;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.DoubleAdder;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.Stream;

/** A histogram of the time that letters took to be handled. */
public final class Took {
    /** Upper bounds, in seconds. */
    private static final List<Double> STEPS = List.of(0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0);

    public static final Took A_LETTER = new Took();

    private static final String NAME = "postrider_letter_seconds";
    private static final String TOLD = "Seconds to handle a letter, up to its written answer.";

    private final List<LongAdder> within =
            Stream.generate(LongAdder::new).limit(STEPS.size()).toList();
    private final LongAdder count = new LongAdder();
    private final DoubleAdder sum = new DoubleAdder();

    private Took() {}

    public void add(Duration time) {
        double seconds = time.toNanos() / 1e9;
        for (int step = 0; step < STEPS.size(); step++)
            if (seconds <= STEPS.get(step)) within.get(step).increment();
        sum.add(seconds);
        count.increment();
    }

    /** In the text format of Prometheus, with cumulative buckets. */
    public String text() {
        var text = new StringBuilder("# HELP %1$s %2$s\n# TYPE %1$s histogram\n".formatted(NAME, TOLD));
        long all = count.sum();
        for (int step = 0; step < STEPS.size(); step++)
            text.append("%s_bucket{le=\"%s\"} %d\n"
                    .formatted(NAME, STEPS.get(step), within.get(step).sum()));
        return text.append("%1$s_bucket{le=\"+Inf\"} %2$d\n".formatted(NAME, all))
                .append(String.format(Locale.ROOT, "%s_sum %.6f\n", NAME, sum.sum()))
                .append("%s_count %d\n".formatted(NAME, all))
                .toString();
    }
}
