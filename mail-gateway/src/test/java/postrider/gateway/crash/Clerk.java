package postrider.gateway.crash;

import java.io.BufferedReader;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import postrider.gateway.OwnJava;
import postrider.text.Lists;

/**
 * Drives a {@link StepwiseOffice} from outside.
 *
 * @param settings its settings file
 * @param records what the DNS answers: a name and a record on each line
 */
final class Clerk implements AutoCloseable {
    private final Process process;
    private final BufferedReader steps;

    /**
     * @param settings its settings file
     * @param records what the DNS tells, a name and a record a line
     */
    Clerk(Path settings, Path records, String password) throws IOException {
        var command = Lists.concat(
                OwnJava.command(), List.of(StepwiseOffice.class.getName(), settings.toString(), records.toString()));
        var builder = new ProcessBuilder(command);
        builder.environment().put("REFEREE_PASSWORD", password);
        process = builder.redirectError(Redirect.INHERIT).start();
        steps = process.inputReader();
    }

    /** Lets it work until it is killed or has handled everything. Returns whether it has. */
    boolean works(Reaper reaper) throws IOException {
        for (var step = next(); !step.equals(StepwiseOffice.QUIET); step = next()) {
            var strike = reaper.strikesAfter(step);
            if (strike.filter(Duration::isZero).isPresent()) return false;
            goOn();
            if (strike.isPresent()) {
                LockSupport.parkNanos(strike.get().toNanos());
                return false;
            }
        }
        goOn();
        process.onExit().join();
        return true;
    }

    private void goOn() throws IOException {
        process.getOutputStream().write('\n');
        process.getOutputStream().flush();
    }

    private String next() throws IOException {
        var step = steps.readLine();
        if (step == null) throw new AssertionError("The office has died by itself.");
        return step;
    }

    /** SIGKILL. */
    @Override
    public void close() {
        process.destroyForcibly();
        process.onExit().join();
    }
}
