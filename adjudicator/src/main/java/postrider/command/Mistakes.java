package postrider.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.util.Collection;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;
import postrider.log.CorruptGameFile;
import postrider.text.NameIndex;

/** Answers a mistake with one sentence. Only a fault of Postrider itself shows a stack trace. */
public final class Mistakes implements IExecutionExceptionHandler, IParameterExceptionHandler {
    public static final int DONE = 0;

    /** Refused or faulty. */
    public static final int REFUSED = 1;

    /** Wrong usage or environment. */
    static final int USAGE = 2;

    @Override
    public int handleExecutionException(Exception mistake, CommandLine command, ParseResult parsed) throws Exception {
        return switch (mistake) {
            case CorruptGameFile broken -> say(command, broken.getMessage(), REFUSED);
            case IllegalArgumentException unknown -> say(command, unknown.getMessage(), USAGE);
            case IllegalStateException inTheWay -> say(command, inTheWay.getMessage(), USAGE);
            case UncheckedIOException disk -> say(command, disk.getMessage(), USAGE);
            case FileSystemException file
            when file.getReason() == null ->
                say(command, "%s cannot be read or written.".formatted(file.getFile()), USAGE);
            case IOException disk -> say(command, disk.getMessage(), USAGE);
            default -> throw mistake;
        };
    }

    @Override
    public int handleParseException(ParameterException mistake, String[] args) {
        var command = mistake.getCommandLine();
        var name = command.getCommandSpec().qualifiedName();
        return say(command, "%s Try '%s --help'.".formatted(sentence(mistake), name), USAGE);
    }

    private static String sentence(ParameterException mistake) {
        if (!(mistake instanceof UnmatchedArgumentException unmatched))
            return mistake.getMessage()
                    .replaceFirst("^Error: ", "")
                    .replace("option option", "option")
                    .replaceFirst("\\.?$", ".");
        var command = mistake.getCommandLine();
        var said = unmatched.getUnmatched().getFirst();
        if (said.startsWith("-"))
            return "There is no option '%s'.%s"
                    .formatted(
                            said,
                            meant(said, command.getCommandSpec().optionsMap().keySet()));
        return command.getSubcommands().isEmpty()
                ? "'%s' is one word too many.".formatted(said)
                : "There is no command '%s'.%s"
                        .formatted(said, meant(said, command.getSubcommands().keySet()));
    }

    /** The nearest name, as a question; empty if none is near. */
    static String meant(String said, Collection<String> names) {
        return NameIndex.nearest(said, names)
                .map(" Did you mean '%s'?"::formatted)
                .orElse("");
    }

    /** Escape sequences in a box, a key or a name must not reach the terminal. */
    private static int say(CommandLine command, String sentence, int exit) {
        command.getErr().println(sentence.replaceAll("[\\p{Cntrl}&&[^\n]]", "?"));
        command.getErr().flush();
        return exit;
    }
}
