package postrider.gateway.workbench;

import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import postrider.command.Verb;
import postrider.files.PrivateFiles;

@Command(
        name = "post",
        description = "Measures how long an office takes to handle signed letters: spool, signature, desk, answers.",
        footer = {
            "",
            "It works in a temporary folder, which it deletes. Some games are played at the same time; the others are idle.",
            "Examples:",
            "  postrider bench post --games 10000 --impulses 1 --letters 5000",
            "  postrider bench post --letters 300 --servers",
            "  postrider bench post --store 'jdbc:postgresql://localhost/bench?user=bench'",
            "  postrider bench post --games 100 --played 100 --load 50"
        })
public final class BenchPostCommand extends Verb {
    @Mixin
    PostPlan plan;

    @Override
    public Integer call() throws IOException {
        if (plan.store.isEmpty() && plan.gateways + plan.rows > 1)
            throw new IllegalArgumentException("--gateways and --rows need a database: name one with --store.");
        var home = Files.createTempDirectory("postrider-bench");
        try (var bench = new PostBench(plan, setting().catalog(), home)) {
            print(bench.run());
        } finally {
            PrivateFiles.remove(home);
        }
        return 0;
    }

    private void print(PostBench.Figures figures) {
        var work = figures.work();
        var out = out();
        out.printf(
                "%,10.1f s until the office is open, with %,d games%n",
                seconds(figures.start()), plan.games + plan.rows);
        out.printf(
                "%,10.1f letters a second: %,d, from impulse %d on, in %.1f s%n",
                work.letters() / seconds(work.time()), work.letters(), figures.impulse(), seconds(work.time()));
        out.printf("%,10.1f ms of processor time a letter%n", 1000 * seconds(work.processor()) / work.letters());
        out.printf("%,10d ms a letter (median)%n", figures.median().toMillis());
        out.printf("%,10d ms a letter (99th percentile)%n", figures.slow().toMillis());
        out.printf("%,10d MB of live data at the end%n", figures.live() / 1_000_000);
        var paced = figures.paced();
        if (!paced.isEmpty())
            out.printf(
                    "%,10d ms until an answer leaves at %d %% of that pace (median); 99th percentile %,d ms; %,d letters%n",
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
