package postrider.command;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Option;
import postrider.desk.GameCatalog;
import postrider.kernel.GameOption;
import postrider.play.AskingRule;

/** The command {@code postrider} with all its verbs. */
@Command(
        name = "postrider",
        versionProvider = Version.class,
        synopsisSubcommandLabel = "COMMAND",
        description = "A referee for board wargames played by mail.",
        footer = {
            "",
            "Exit codes: 0 done, 1 refused or faulty, 2 wrong usage or environment.",
            "'postrider COMMAND --help' describes a command, with examples."
        })
public final class Postrider extends Verb {
    private static final String NO_PAGER = "--no-pager";

    /** Verbs that talk to their user, and so are never paged. */
    private static final Set<String> AT_ONCE = Set.of("table");

    @Option(names = "--version", versionHelp = true, description = "Show the version and exit.")
    boolean version;

    @Option(names = NO_PAGER, description = "Print without a pager; works with any command.")
    boolean noPager;

    private final Setting setting;
    private final Map<String, Verb> more;

    private Postrider(Setting setting, Map<String, ? extends Verb> more) {
        this.setting = setting;
        this.more = new LinkedHashMap<>(more);
        ServiceLoader.load(MoreVerbs.class).stream()
                .map(ServiceLoader.Provider::get)
                .flatMap(found -> found.verbs().entrySet().stream())
                .sorted(Map.Entry.comparingByKey())
                .forEach(verb -> this.more.put(verb.getKey(), verb.getValue()));
    }

    /**
     * Runs a command and returns its exit code.
     *
     * @param more the launcher's own commands, by name
     */
    public static int run(Setting setting, Map<String, ? extends Verb> more, String... args) {
        var postrider = new Postrider(setting, more);
        var words = Arrays.stream(args).filter(word -> !word.equals(NO_PAGER)).toArray(String[]::new);
        boolean atOnce = words.length < args.length
                || words.length > 0 && (AT_ONCE.contains(words[0]) || postrider.more.containsKey(words[0]));
        if (atOnce || !Terminal.HERE.shown()) return postrider.called(words);
        var text = new StringWriter();
        int exit = new Postrider(setting.printing(new PrintWriter(text)), more).called(words);
        Pager.onto(setting.out()).show(text.toString());
        return exit;
    }

    private int called(String... args) {
        var verbs = verbs();
        // Describing all verbs takes longer than judging an order, so only the one called is described.
        if (args.length > 0 && verbs.containsKey(args[0]))
            verbs.keySet().removeIf(verb -> !verb.split(" ")[0].equals(args[0]));
        return line(verbs).execute(args);
    }

    private Map<String, Verb> verbs() {
        var verbs = new LinkedHashMap<String, Verb>();
        verbs.put("new", new NewGameCommand());
        verbs.put("status", new StatusCommand());
        verbs.put("preview", new PreviewCommand());
        verbs.put("adjudicate", new AdjudicateCommand());
        verbs.put("settle", new SettleCommand());
        verbs.put("report", new ReportCommand());
        verbs.put("history", new HistoryCommand());
        verbs.put("dispute", new DisputeCommand());
        verbs.put("letter", new LetterCommand());
        verbs.put("resend", new ResendCommand());
        verbs.put("verify", new VerifyCommand());
        verbs.put("audit", new AuditCommand());
        verbs.put("upgrade", new UpgradeCommand());
        verbs.put("archive", new ArchiveCommand());
        verbs.put("unarchive", new UnarchiveCommand());
        verbs.put("box", new BoxCommand());
        verbs.put("table", new TableCommand());
        verbs.put("completion", new CompletionCommand());
        verbs.put("man", new ManCommand());
        verbs.putAll(more);
        return verbs;
    }

    static CommandLine line(Setting setting) {
        return new Postrider(setting, Map.of()).line();
    }

    CommandLine line() {
        return line(verbs());
    }

    private CommandLine line(Map<String, Verb> verbs) {
        var line = new CommandLine(this);
        verbs.forEach((name, verb) -> {
            var names = name.split(" ");
            if (names.length == 1) line.addSubcommand(name, verb);
            else line.getSubcommands().get(names[0]).addSubcommand(names[1], verb);
        });
        line.getSubcommands().values().forEach(verb -> name(verb, setting.catalog()));
        var mistakes = new Mistakes();
        return line.registerConverter(Integer.class, new WholeNumber.FromZero()) // impulses and seeds
                .setOut(setting.out())
                .setErr(setting.err())
                .setExecutionExceptionHandler(mistakes)
                .setParameterExceptionHandler(mistakes)
                .setColorScheme(CommandLine.Help.defaultColorScheme(Terminal.HERE.colour() ? Ansi.ON : Ansi.OFF))
                .setUsageHelpWidth(Math.max(Terminal.HERE.columns(), 55)); // picocli goes no narrower
    }

    /** Fills in the placeholders of a verb's footer: the name of an installed game, and the options of each game. */
    private static void name(CommandLine verb, GameCatalog catalog) {
        var usage = verb.getCommandSpec().usageMessage();
        var game = catalog.names().stream().findFirst().orElse("GAME");
        usage.footer(Arrays.stream(usage.footer())
                .flatMap(line -> line.equals("THE-OPTIONS") ? options(catalog) : Stream.of(line))
                .map(line -> line.replace("THE-GAME", game))
                .toArray(String[]::new));
    }

    private static Stream<String> options(GameCatalog catalog) {
        return catalog.names().stream()
                .map(catalog::game)
                .flatMap(game -> Stream.of(
                                Stream.of("Options of %s, the default first:".formatted(game.name())),
                                AskingRule.options(game).stream().flatMap(Postrider::option),
                                Stream.of(""))
                        .flatMap(lines -> lines));
    }

    private static Stream<String> option(GameOption option) {
        var rule = option.rule().isEmpty() ? "" : " (%s)".formatted(option.rule());
        return Stream.of(
                "  " + option, Screen.item("    ", option.sentence() + rule).stripTrailing());
    }

    @Override
    protected Setting setting() {
        return setting;
    }

    @Override
    public Integer call() {
        spec.commandLine().usage(spec.commandLine().getErr());
        return Mistakes.USAGE;
    }
}
