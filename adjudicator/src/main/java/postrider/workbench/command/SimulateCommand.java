package postrider.workbench.command;

import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import postrider.command.Files;
import postrider.command.Mistakes;
import postrider.command.Verb;
import postrider.command.WholeNumber;
import postrider.kernel.Game;
import postrider.kernel.GameOption;
import postrider.rulebook.Cases;
import postrider.rulebook.RuleBook;
import postrider.workbench.simulation.Failed;
import postrider.workbench.simulation.Series;
import postrider.workbench.simulation.Simulation;
import postrider.workbench.simulation.Statistics;
import postrider.workbench.simulation.Summary;

@Command(
        name = "simulate",
        description = "Plays whole games automatically, and lists which rules and cards came up and which never did.",
        footer = {
            "",
            "A game that fails leaves a file behind, which 'postrider replay' runs again.",
            "Examples:",
            "  postrider simulate THE-GAME --games 1000 --seed 1",
            "  postrider simulate THE-GAME --games 1 --seed 1775 --closely 1"
        })
final class SimulateCommand extends Verb {
    @Parameters(paramLabel = "GAME", description = "The title, as in the examples.")
    String name;

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "100",
            converter = WholeNumber.FromOne.class,
            description = "How many games. Default: ${DEFAULT-VALUE}.")
    int games;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "Seed of the first game; each further game has the next. Default: ${DEFAULT-VALUE}.")
    long seed;

    @Option(
            names = "--player",
            paramLabel = "KIND",
            defaultValue = "random",
            description = "Who plays both sides: random, sensible or directed. Default: ${DEFAULT-VALUE}.")
    String player;

    @Option(
            names = "--seek",
            paramLabel = "SECTION",
            description = "The section that directed players look for. Default: each section in turn.")
    List<String> sought = List.of();

    @Option(names = "--scenario", paramLabel = "NAME", description = "The scenario. Default: the game's first.")
    Optional<String> scenario = Optional.empty();

    @Option(names = "--option", paramLabel = "NAME=VALUE", description = "As for 'postrider new'.")
    Map<String, String> options = new LinkedHashMap<>();

    @Option(
            names = "--threads",
            paramLabel = "N",
            defaultValue = "1",
            converter = WholeNumber.FromOne.class,
            description = "How many games are played at once. Default: ${DEFAULT-VALUE}.")
    int threads;

    @Option(
            names = "--closely",
            paramLabel = "N",
            defaultValue = "10",
            converter = WholeNumber.FromZero.class,
            description =
                    "In one game of N, also replay from text and try illegal orders; 0 for none. Default: ${DEFAULT-VALUE}.")
    int closely;

    @Option(names = "--every-rule", description = "List in how many games each rule came up.")
    boolean everyRule;

    @Option(
            names = "--failures",
            paramLabel = "DIR",
            defaultValue = ".",
            description = "Leave failed games in this folder.")
    Path failures;

    @Override
    public Integer call() {
        var game = catalog().game(name);
        return simulate(game, catalog().box(game));
    }

    private <P, O> int simulate(Game game, Game.Box<P, O> box) {
        var chosen = GameOption.chosen(game.options(), options);
        var book = RuleBook.of(game);
        boolean directed = player.equals("directed");
        var plain = Simulation.of(name, box, game.scenario(scenario), chosen, directed ? "sensible" : player);
        var simulation = directed ? plain.directed(sought.isEmpty() ? book.provedInPlay() : sought) : plain;
        var begun = setting().clock().instant();
        var result = new Series<>(simulation, seed, games, closely).play(threads, this::progress);
        if (Ansi.AUTO.enabled()) setting().err().println();
        var seconds = Math.max(
                0.001, Duration.between(begun, setting().clock().instant()).toMillis() / 1000.0);
        var refusing = Cases.of(game).stream()
                .flatMap(one -> one.refusing().stream())
                .collect(Collectors.toCollection(TreeSet::new));
        var summary = new Summary(result.statistics(), book, box.vocabulary().cards(), refusing);
        summary.lines().forEach(out()::println);
        if (everyRule) summary.everyRule().forEach(out()::println);
        out().printf(
                        "%,.0f decisions a second in %,.1f seconds%n",
                        result.statistics().decisions() / seconds, seconds);
        result.failed().forEach(this::leave);
        return result.failed().isEmpty() ? Mistakes.DONE : Mistakes.REFUSED;
    }

    private void progress(Statistics statistics) {
        if (Ansi.AUTO.enabled())
            setting()
                    .err()
                    .printf("\r%,d of %,d games, %,d impulses", statistics.games(), games, statistics.impulses());
    }

    private void leave(Failed failed) {
        var file = failures.resolve(
                "failed-%s-%d.yaml".formatted(player, failed.dump().seed()));
        Files.overwrite(file, failed.dump().yaml());
        out().printf("%s%n  It is in %s.%n", failed.getMessage(), file);
    }
}
