package postrider.gateway.workbench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import postrider.command.Verb;
import postrider.command.WholeNumber;

@Command(
        name = "model",
        description =
                "Plays an hour of a large office, with the times that letters took in a small one: who is busy, and how long they take.",
        footer = {
            "",
            "docs/scale.md tells what it knows and what it leaves out. The same numbers give the same answer.",
            "Examples:",
            "  postrider bench model --letters-a-day 100000 --gateways 1",
            "  postrider bench model --letters-a-day 10000000 --gateways 16"
        })
public final class BenchModelCommand extends Verb {
    private static final String RECORDED = "letter-times.txt";
    private static final double SECONDS_A_DAY = 86_400;

    @Option(
            names = "--letters-a-day",
            converter = WholeNumber.FromOne.class,
            description = "That come in. Default: ${DEFAULT-VALUE}.")
    int lettersADay = 10_000_000;

    @Option(
            names = "--peak",
            converter = WholeNumber.FromOne.class,
            description = "How much busier the busiest hour is than the mean. Default: ${DEFAULT-VALUE}.")
    int peak = 3;

    @Option(names = "--gateways", converter = WholeNumber.FromOne.class, description = "Default: ${DEFAULT-VALUE}.")
    int gateways = 16;

    @Option(
            names = "--cores",
            converter = WholeNumber.FromOne.class,
            description = "Of each gateway. Default: ${DEFAULT-VALUE}.")
    int cores = 2;

    @Option(
            names = "--databases",
            converter = WholeNumber.FromOne.class,
            description = "Among which the games are divided. Default: ${DEFAULT-VALUE}.")
    int databases = 1;

    @Option(
            names = "--database-cores",
            converter = WholeNumber.FromOne.class,
            description = "Of each database. Default: ${DEFAULT-VALUE}.")
    int databaseCores = 8;

    @Option(
            names = "--database-ms",
            converter = WholeNumber.FromOne.class,
            description = "That a letter takes of a database's processor. Default: ${DEFAULT-VALUE}.")
    int databaseMs = 8;

    @Option(
            names = "--lines",
            converter = WholeNumber.FromOne.class,
            description = "Letters that go out at a time. Default: ${DEFAULT-VALUE}.")
    int lines = 128;

    @Option(
            names = "--sending-ms",
            converter = WholeNumber.FromOne.class,
            description = "Until the mail system has taken a letter. Default: ${DEFAULT-VALUE}.")
    int sendingMs = 50;

    @Option(
            names = "--sent",
            converter = WholeNumber.FromOne.class,
            description = "Letters that go out for one that came in. Default: ${DEFAULT-VALUE}.")
    int sent = 2;

    @Option(
            names = "--times",
            paramLabel = "FILE",
            description =
                    "What letters took of a gateway's processor, in milliseconds, one a line, as 'bench post --times' writes it."
                            + " Default: what we recorded.")
    Optional<Path> times = Optional.empty();

    @Option(
            names = "--seed",
            converter = WholeNumber.FromZero.class,
            description = "Of chance. Default: ${DEFAULT-VALUE}.")
    int seed = 1;

    /** Letters that are followed: an hour of a large office, or as many of a small one. */
    private static final int FOLLOWED = 100_000;

    /** A gateway looks once a second. */
    private static final double LOOK = 1000;

    @Override
    public Integer call() throws IOException {
        double aSecond = lettersADay / SECONDS_A_DAY * peak;
        var recorded = new OfficeModel.Times(recorded(), databaseMs, sent, sendingMs, LOOK);
        var plan = new OfficeModel.Plan(
                aSecond, FOLLOWED, gateways * cores, databases * databaseCores, lines, recorded, seed);
        print(aSecond, new OfficeModel(plan).run());
        return 0;
    }

    private List<Double> recorded() throws IOException {
        try (var lines = times.isPresent() ? Files.newBufferedReader(times.get()) : ours()) {
            return lines.lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(Double::valueOf)
                    .toList();
        }
    }

    private static BufferedReader ours() {
        return new BufferedReader(
                new InputStreamReader(BenchModelCommand.class.getResourceAsStream(RECORDED), StandardCharsets.UTF_8));
    }

    private void print(double aSecond, List<OfficeModel.Figures> stations) {
        var out = out();
        out.printf(Locale.ROOT, "%,.1f letters a second in the busiest hour%n", aSecond);
        out.printf(Locale.ROOT, "%-20s%8s%8s%14s%14s%n", "", "at once", "busy", "half of them", "99 of 100");
        for (var station : stations)
            out.printf(
                    Locale.ROOT,
                    "%-20s%8s%8s%11.0f ms%11.0f ms%s%n",
                    station.station(),
                    station.servers() == 0 ? "" : station.servers(),
                    station.servers() == 0 ? "" : String.format(Locale.ROOT, "%.0f %%", 100 * station.busy()),
                    station.half(),
                    station.slow(),
                    station.busy() < 1 ? "" : "  more than it can do: the line grows");
        out.flush();
    }
}
