package postrider.workbench.command;

import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import postrider.command.Mistakes;
import postrider.command.Verb;
import postrider.command.WholeNumber;
import postrider.kernel.Game;
import postrider.workbench.simulation.Bench;
import postrider.workbench.simulation.Simulation;

@Command(
        name = "bench",
        description = "Measures how fast a game's rules run on one core.",
        footer = {"", "Example:", "  postrider bench THE-GAME"})
final class BenchCommand extends Verb {
    @Parameters(paramLabel = "GAME", arity = "0..1", description = "The title, as in the example.")
    Optional<String> name = Optional.empty();

    @Option(names = "--scenario", paramLabel = "NAME", description = "The scenario. Default: the game's first.")
    Optional<String> scenario = Optional.empty();

    @Option(
            names = "--seconds",
            paramLabel = "N",
            defaultValue = "15",
            converter = WholeNumber.FromOne.class,
            description =
                    "How long each measurement takes, after a warm-up of the same length. Default: ${DEFAULT-VALUE}.")
    int seconds;

    @Override
    public Integer call() {
        var game =
                catalog().game(name.orElseThrow(() -> new IllegalArgumentException("Which game is to be measured?")));
        return bench(game, catalog().box(game));
    }

    private <P, O> int bench(Game game, Game.Box<P, O> box) {
        var simulation = Simulation.of(game.name(), box, game.scenario(scenario), Map.of(), "random");
        var bench = Bench.of(simulation, seconds);
        out().printf("%,10.0f decisions a second, each order from the full list%n", bench.decisions());
        out().printf("%,10.0f journal entries replayed a second%n", bench.entries());
        return Mistakes.DONE;
    }
}
