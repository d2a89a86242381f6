package postrider.command;

import picocli.CommandLine.Option;

/** The one option of every command. */
public final class Help {
    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this help and exit.")
    boolean wanted;
}
