package postrider.desk.command;

import java.io.UncheckedIOException;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import postrider.gamefile.CorruptGameFile;

/** A mistake gets one sentence. Only a fault of postrider itself shows where it happened. */
final class Mistakes implements IExecutionExceptionHandler, IParameterExceptionHandler {
    /** Done. */
    static final int DONE = 0;

    /** Refused, or found amiss. */
    static final int REFUSED = 1;

    /** Wrongly called, or something is missing or in the way. */
    static final int USAGE = 2;

    @Override
    public int handleExecutionException(Exception mistake, CommandLine command, ParseResult parsed) throws Exception {
        return switch (mistake) {
            case CorruptGameFile broken -> say(command, broken.getMessage(), REFUSED);
            case IllegalArgumentException unknown -> say(command, unknown.getMessage(), USAGE);
            case IllegalStateException inTheWay -> say(command, inTheWay.getMessage(), USAGE);
            case UncheckedIOException disk -> say(command, disk.getMessage(), USAGE);
            default -> throw mistake;
        };
    }

    @Override
    public int handleParseException(ParameterException mistake, String[] args) {
        var command = mistake.getCommandLine();
        var name = command.getCommandSpec().qualifiedName();
        return say(
                command, "%s. Try '%s --help'.".formatted(mistake.getMessage().replaceFirst("\\.$", ""), name), USAGE);
    }

    private static int say(CommandLine command, String sentence, int exit) {
        command.getErr().println(sentence);
        command.getErr().flush();
        return exit;
    }
}
