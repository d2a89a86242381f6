package postrider.gateway.workbench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import postrider.command.Verb;
import postrider.files.PrivateFiles;
import postrider.text.Lists;

@Command(
        name = "post",
        description = "Measures the whole way of signed letters through one office: spool, signature, desk, answers.",
        footer = {
            "",
            "It works in a folder of its own, which it throws away. Some games are played at once; the others lie there.",
            "Examples:",
            "  postrider bench post --games 10000 --impulses 1 --letters 5000",
            "  postrider bench post --letters 300 --servers",
            "  postrider bench post --store 'jdbc:postgresql://localhost/bench?user=bench'",
            "  postrider bench post --games 100 --played 100 --load 50"
        })
public final class BenchPostCommand extends Verb {
    @Mixin
    PostPlan plan;

    @Option(
            names = "--times",
            paramLabel = "FILE",
            description = "Where to write what each letter took of the processor, in milliseconds, for 'bench model'.")
    Optional<Path> times = Optional.empty();

    @Override
    public Integer call() throws IOException {
        if (plan.store.isEmpty() && plan.gateways + plan.rows > 1)
            throw new IllegalArgumentException("Several gateways, and rows, are for a database: name one as --store.");
        var home = Files.createTempDirectory("postrider-bench");
        try (var bench = new PostBench(plan, setting().catalog(), home)) {
            var figures = bench.run();
            print(figures);
            if (times.isPresent()) Files.write(times.get(), each(figures));
        } finally {
            PrivateFiles.remove(home);
        }
        return 0;
    }

    private static List<String> each(PostBench.Figures figures) {
        return Lists.map(figures.each(), took -> String.format(Locale.ROOT, "%.1f", took.toNanos() / 1e6));
    }

    private void print(PostBench.Figures figures) {
        var work = figures.work();
        var out = out();
        out.printf(
                "%,10.1f s until the office is open, with %,d games%n",
                seconds(figures.start()), plan.games + plan.rows);
        out.printf(
                "%,10.1f letters a second: %,d of impulse %d and after, in %.1f s%n",
                work.letters() / seconds(work.time()), work.letters(), figures.impulse(), seconds(work.time()));
        out.printf("%,10.1f ms of the processor a letter%n", 1000 * seconds(work.processor()) / work.letters());
        out.printf("%,10d ms a letter, half of them%n", figures.median().toMillis());
        out.printf("%,10d ms a letter, 99 of 100%n", figures.slow().toMillis());
        out.printf("%,10d MB of live data at the end%n", figures.live() / 1_000_000);
        var paced = figures.paced();
        if (!paced.isEmpty())
            out.printf(
                    "%,10d ms until an answer leaves at %d %% of that pace, half of them; 99 of 100 %,d ms; %,d letters%n",
                    paced.get(paced.size() / 2).toMillis(),
                    plan.load,
                    paced.get(paced.size() * 99 / 100).toMillis(),
                    paced.size());
        out.flush();
    }

    private static double seconds(Duration duration) {
        return duration.toMillis() / 1000.0;
    }
}
