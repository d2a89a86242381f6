package postrider.gateway.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import postrider.command.Verb;
import postrider.gateway.demo.Demo;

@Command(
        name = "demo",
        description = "Plays the first turn of a game by mail between two scripted players, entirely on this machine.",
        footer = {
            "",
            "It saves every letter, the game file and each player's last report in a folder.",
            "The secret, keys and dates are fixed, so the story is always the same.",
            "Example:",
            "  postrider demo THE-GAME --out war"
        })
final class DemoCommand extends Verb {
    @Parameters(paramLabel = "GAME", arity = "0..1", description = "The game. Default: the first that has a story.")
    Optional<String> game = Optional.empty();

    @Option(names = "--out", paramLabel = "DIR", description = "Where the letters go. Default: ${DEFAULT-VALUE}.")
    Path out = Path.of("demo-out");

    @Override
    public Integer call() {
        var begin = setting().clock().instant();
        var progress = new Progress(out(), System.console() != null);
        try (var demo = new Demo(game, out, setting().catalog(), progress)) {
            var told = demo.tell();
            out().print(told.summary(
                    out, Duration.between(begin, setting().clock().instant())));
            return told.well() ? 0 : 1;
        } catch (IOException e) {
            throw new UncheckedIOException("The demonstration failed: " + e.getMessage(), e);
        }
    }
}
