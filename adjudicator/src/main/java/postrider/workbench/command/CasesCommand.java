package postrider.workbench.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import postrider.command.Files;
import postrider.command.Mistakes;
import postrider.command.Screen;
import postrider.command.Verb;
import postrider.kernel.Game;
import postrider.rulebook.Case;
import postrider.rulebook.Cases;
import postrider.rulebook.OurRulings;
import postrider.rulebook.RuleBook;
import postrider.text.Wording;
import postrider.workbench.cases.CaseFailed;
import postrider.workbench.cases.CaseRunner;
import postrider.workbench.cases.Coverage;

@Command(
        name = "cases",
        description = "Plays the worked examples and conformance cases of a game, or cases of your own.",
        footer = {
            "",
            "Examples:",
            "  postrider cases THE-GAME",
            "  postrider cases THE-GAME what-if.txt --report",
            "  postrider cases THE-GAME --coverage",
            "  postrider cases THE-GAME --json"
        })
final class CasesCommand extends Verb {
    @Parameters(index = "0", paramLabel = "GAME", description = "The title, as in the examples.")
    String name;

    @Parameters(
            index = "1..*",
            paramLabel = "FILE",
            description = "Your own cases; - for standard input. Default: the game's own cases.")
    List<Path> files = List.of();

    @Option(names = "--with-own", description = "Play the game's own cases as well.")
    boolean withOwn;

    @Option(names = "--report", description = "Print what happens in each case, not only in those that fail.")
    boolean report;

    @Option(names = "--coverage", description = "Play nothing; list the rules, cards and rulings that no case covers.")
    boolean coverage;

    @Option(names = "--json", description = "Print JSON.")
    boolean json;

    /**
     * The result of a case.
     *
     * @param story what happens in it, a line each; in a case that failed, after the differences
     */
    private record Ran(
            String id, String title, String file, int line, List<String> disputed, boolean holds, List<String> story) {
        static Ran of(Case one, Game.Box<?, ?> box) {
            try {
                return of(one, true, CaseRunner.run(one, box));
            } catch (CaseFailed failed) {
                return of(one, false, failed.getMessage().lines().toList());
            }
        }

        private static Ran of(Case one, boolean holds, List<String> story) {
            return new Ran(one.id(), one.title(), one.file(), one.line(), one.disputed(), holds, story);
        }
    }

    /** The JSON form. */
    private record Report(long failed, List<Ran> cases) {}

    @Override
    public Integer call() {
        var game = catalog().game(name);
        var box = catalog().box(game);
        var cases = cases(game);
        return coverage
                ? covered(Coverage.of(
                        RuleBook.of(game), OurRulings.of(game), box.vocabulary().cards(), cases))
                : played(cases, box);
    }

    private int covered(Coverage found) {
        if (json) out().println(Screen.json(found));
        else found.lines().forEach(out()::println);
        return Mistakes.DONE;
    }

    private int played(List<Case> cases, Game.Box<?, ?> box) {
        var all = new ArrayList<Ran>();
        for (var one : cases) {
            var ran = Ran.of(one, box);
            if (!json) tell(one, ran);
            all.add(ran);
        }
        long failed = all.stream().filter(ran -> !ran.holds()).count();
        if (json) out().println(Screen.json(new Report(failed, all)));
        else sum(all, failed);
        return failed == 0 ? Mistakes.DONE : Mistakes.REFUSED;
    }

    private void tell(Case one, Ran ran) {
        if (ran.holds() && !report) return;
        if (ran.holds()) out().println(one.heading());
        ran.story().forEach(line -> out().println(ran.holds() ? "  " + line : line));
        out().println();
    }

    private void sum(List<Ran> all, long failed) {
        out().printf("%s, %d failed.%n", Wording.count(all.size(), "case"), failed);
        long disputed = all.stream().filter(ran -> !ran.disputed().isEmpty()).count();
        if (disputed > 0) out().printf("%d of them rest on rulings of ours.%n", disputed);
    }

    private List<Case> cases(Game game) {
        var cases = new ArrayList<Case>();
        if (files.isEmpty() || withOwn) cases.addAll(Cases.of(game));
        for (var file : files) cases.addAll(own(file, game));
        return cases;
    }

    private static List<Case> own(Path file, Game game) {
        var cases = Cases.read(Map.of(file.toString(), Files.text(file)), game.sides(), OurRulings.of(game));
        if (cases.isEmpty()) throw new IllegalArgumentException("There is no case in %s.".formatted(file));
        return cases;
    }
}
