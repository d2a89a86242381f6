package postrider.command;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import postrider.desk.GameCatalog;

/** A command of postrider. */
public abstract class Verb implements Callable<Integer> {
    @Spec
    CommandSpec spec;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this help and exit.")
    boolean help;

    protected Setting setting() {
        return root().setting();
    }

    protected final GameCatalog catalog() {
        return setting().catalog();
    }

    protected final PrintWriter out() {
        return setting().out();
    }

    /** @throws IllegalArgumentException with this sentence unless the condition holds */
    protected static void require(boolean holds, String sentence) {
        if (!holds) throw new IllegalArgumentException(sentence);
    }

    /** The command line with all verbs, not only the one that was called. */
    final CommandLine whole() {
        return root().line();
    }

    private Postrider root() {
        return (Postrider) spec.root().userObject();
    }
}
