package postrider.gateway.workbench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import postrider.command.Verb;
import postrider.command.WholeNumber;
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
    @Option(names = "--game", paramLabel = "GAME", description = "What is on the box. Default: the first there is.")
    Optional<String> game = Optional.empty();

    @Option(
            names = "--games",
            defaultValue = "16",
            converter = WholeNumber.FromOne.class,
            description = "That there are. Default: ${DEFAULT-VALUE}.")
    int games;

    @Option(
            names = "--impulses",
            defaultValue = "1",
            converter = WholeNumber.FromOne.class,
            description = "How far they have got, if they go so far. Default: ${DEFAULT-VALUE}.")
    int impulses;

    @Option(
            names = "--before",
            defaultValue = "1000",
            converter = WholeNumber.FromZero.class,
            description = "Letters that do not count, while the compiler warms up. Default: ${DEFAULT-VALUE}.")
    int before;

    @Option(
            names = "--letters",
            defaultValue = "1000",
            converter = WholeNumber.FromOne.class,
            description = "That count. Default: ${DEFAULT-VALUE}.")
    int letters;

    @Option(
            names = "--store",
            paramLabel = "JDBC",
            description = "An empty database that keeps all, by its JDBC address. Default: a folder.")
    Optional<String> store = Optional.empty();

    @Option(
            names = "--gateways",
            defaultValue = "1",
            converter = WholeNumber.FromOne.class,
            description = "That share the work, in a database. Default: ${DEFAULT-VALUE}.")
    int gateways;

    @Option(
            names = "--rows",
            defaultValue = "0",
            converter = WholeNumber.FromZero.class,
            description = "Games more that lie in the database, and nobody plays. Default: ${DEFAULT-VALUE}.")
    int rows;

    @Option(
            names = "--played",
            defaultValue = "16",
            converter = WholeNumber.FromOne.class,
            description = "Games that are played at once, if there are so many. Default: ${DEFAULT-VALUE}.")
    int played;

    @Option(
            names = "--load",
            paramLabel = "PERCENT",
            defaultValue = "0",
            converter = WholeNumber.FromZero.class,
            description = {
                "Then as many letters come in one by one, at so much of the pace that was measured, and it is told how long",
                "it is until the answer to each has left."
            })
    int load;

    @Option(
            names = "--times",
            paramLabel = "FILE",
            description = "Where to write what each letter took of the processor, in milliseconds, for 'bench model'.")
    Optional<Path> times = Optional.empty();

    @Option(
            names = "--servers",
            description = "Letters come by IMAP and go by SMTP, through a mail server in this process.")
    boolean servers;

    @Override
    public Integer call() throws IOException {
        if (store.isEmpty() && gateways + rows > 1)
            throw new IllegalArgumentException("Several gateways, and rows, are for a database: name one as --store.");
        var catalog = setting().catalog();
        var plan = new PostBench.Plan(
                game.orElse(catalog.names().getFirst()),
                games,
                impulses,
                before,
                letters,
                store,
                gateways,
                rows,
                servers,
                played,
                load / 100.0);
        var home = Files.createTempDirectory("postrider-bench");
        try (var bench = new PostBench(plan, catalog, home)) {
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
        out.printf("%,10.1f s until the office is open, with %,d games%n", seconds(figures.start()), games + rows);
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
                    load,
                    paced.get(paced.size() * 99 / 100).toMillis(),
                    paced.size());
        out.flush();
    }

    private static double seconds(Duration duration) {
        return duration.toMillis() / 1000.0;
    }
}
