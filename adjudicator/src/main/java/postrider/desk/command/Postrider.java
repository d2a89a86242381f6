package postrider.desk.command;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The command {@code postrider} with all its verbs. */
@Command(
        name = "postrider",
        synopsisSubcommandLabel = "COMMAND",
        description = "A referee for board wargames played by mail.",
        footer = {
            "",
            "Exit codes: 0 done, 1 refused or found amiss, 2 wrong call or environment.",
            "'postrider COMMAND --help' tells about a command, with examples."
        })
public final class Postrider implements Callable<Integer> {
    @Mixin
    Help help;

    @Spec
    CommandSpec spec;

    private Postrider() {}

    /**
     * Runs a command and returns its exit code.
     *
     * @param more commands of the launcher, by name
     */
    public static int run(Setting setting, Map<String, ?> more, String... args) {
        return line(setting, more).execute(args);
    }

    static CommandLine line(Setting setting, Map<String, ?> more) {
        var verbs = new LinkedHashMap<String, Object>();
        verbs.put("new", new NewGameCommand(setting));
        verbs.put("status", new StatusCommand(setting));
        verbs.put("preview", new PreviewCommand(setting));
        verbs.put("adjudicate", new AdjudicateCommand(setting));
        verbs.put("report", new ReportCommand(setting));
        verbs.put("history", new HistoryCommand(setting));
        verbs.put("verify", new VerifyCommand(setting));
        verbs.put("box", new BoxCommand(setting));
        verbs.put("cases", new CasesCommand(setting));
        verbs.put("simulate", new SimulateCommand(setting));
        verbs.put("replay", new ReplayCommand(setting));
        verbs.put("bench", new BenchCommand(setting));
        verbs.putAll(more);
        var line = new CommandLine(new Postrider());
        verbs.forEach(line::addSubcommand);
        line.getSubcommands()
                .values()
                .forEach(verb -> name(verb, setting.shelf().names()));
        var mistakes = new Mistakes();
        return line.setOut(setting.out())
                .setErr(setting.err())
                .setExecutionExceptionHandler(mistakes)
                .setParameterExceptionHandler(mistakes)
                .setUsageHelpAutoWidth(false);
    }

    /** Examples speak of a game that is there. */
    private static void name(CommandLine verb, List<String> games) {
        var usage = verb.getCommandSpec().usageMessage();
        var game = games.stream().findFirst().orElse("GAME");
        usage.footer(Arrays.stream(usage.footer())
                .map(line -> line.replace("THE-GAME", game))
                .toArray(String[]::new));
    }

    @Override
    public Integer call() {
        spec.commandLine().usage(spec.commandLine().getErr());
        return Mistakes.USAGE;
    }
}
