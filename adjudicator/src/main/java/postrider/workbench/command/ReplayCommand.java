package postrider.workbench.command;

import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import postrider.command.Files;
import postrider.command.Mistakes;
import postrider.command.Verb;
import postrider.kernel.Game;
import postrider.kernel.Verdict;
import postrider.workbench.simulation.Dump;

@Command(
        name = "replay",
        description = "Runs the impulse in which a simulation failed again, and prints what happens.",
        footer = {"", "Example:", "  postrider replay failed-random-1775.yaml"})
final class ReplayCommand extends Verb {
    @Parameters(paramLabel = "FILE", description = "The file that 'postrider simulate' left.")
    Path file;

    @Override
    public Integer call() {
        var dump = Dump.read(Files.text(file));
        var game = catalog().game(dump.game());
        return replay(dump, catalog().box(game));
    }

    private <P, O> int replay(Dump dump, Game.Box<P, O> box) {
        var out = out();
        out.printf("%s, %s player, seed %d, impulse %d%n", dump.game(), dump.player(), dump.seed(), dump.impulse());
        out.printf("then:  %s%n", dump.why());
        dump.order().forEach(line -> out.printf("order: %s%n", line));
        var umpire = dump.umpire();
        try {
            var verdict = dump.again(box, umpire);
            umpire.report().forEach(out::println);
            out.printf("now:   %s%n", now(verdict));
            return Mistakes.DONE;
        } catch (RuntimeException | AssertionError | StackOverflowError fault) {
            umpire.report().forEach(out::println);
            out.printf("now:   %s%n", fault);
            fault.printStackTrace(setting().err());
            return Mistakes.REFUSED;
        }
    }

    private static String now(Verdict<?> verdict) {
        return switch (verdict) {
            case Verdict.Done<?> done -> "the impulse is finished";
            case Verdict.Denied<?> denied -> "refused: " + denied.refusals();
            case Verdict.Waiting<?> waiting -> "it goes beyond the point where it failed";
        };
    }
}
