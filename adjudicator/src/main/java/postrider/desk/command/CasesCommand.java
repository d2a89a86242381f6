package postrider.desk.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import postrider.cases.Case;
import postrider.cases.CaseFailed;
import postrider.cases.Cases;
import postrider.cases.Coverage;
import postrider.cases.OurRulings;
import postrider.cases.RuleBook;
import postrider.kernel.Game;

@Command(
        name = "cases",
        description = "Plays the worked examples and conformance cases of a game, or cases of your own.",
        footer = {
            "",
            "Examples:",
            "  postrider cases THE-GAME",
            "  postrider cases THE-GAME what-if.txt --report",
            "  postrider cases THE-GAME --coverage"
        })
final class CasesCommand implements Callable<Integer> {
    private final Setting setting;

    @Mixin
    Help help;

    @Parameters(index = "0", paramLabel = "GAME", description = "What is on the box, as in the examples.")
    String name;

    @Parameters(
            index = "1..*",
            paramLabel = "FILE",
            description = "Cases of your own; - is the standard input. Without any, the game's own are played.")
    List<Path> files = List.of();

    @Option(names = "--with-own", description = "Play the game's own cases as well.")
    boolean withOwn;

    @Option(names = "--report", description = "Tell what happens in each case, also where it is as the case says.")
    boolean report;

    @Option(names = "--coverage", description = "List the rules, cards and rulings that no case covers instead.")
    boolean coverage;

    CasesCommand(Setting setting) {
        this.setting = setting;
    }

    @Override
    public Integer call() {
        var game = setting.catalog().game(name);
        var box = setting.catalog().box(game);
        var cases = cases(game);
        if (coverage) {
            Coverage.of(RuleBook.of(game), OurRulings.of(game), box.vocabulary().cards(), cases)
                    .lines()
                    .forEach(setting.out()::println);
            return Mistakes.DONE;
        }
        long failed = cases.stream().filter(one -> !holds(one, box)).count();
        long disputed = cases.stream().filter(one -> !one.disputed().isEmpty()).count();
        setting.out().printf("%s, %d failed.%n", Screen.count(cases.size(), "case"), failed);
        if (disputed > 0) setting.out().printf("%d of them rest on rulings of ours.%n", disputed);
        return failed == 0 ? Mistakes.DONE : Mistakes.REFUSED;
    }

    private List<Case> cases(Game game) {
        var cases = new ArrayList<Case>();
        if (files.isEmpty() || withOwn) cases.addAll(Cases.of(game));
        for (var file : files) cases.addAll(own(file, game));
        return cases;
    }

    private static List<Case> own(Path file, Game game) {
        var cases = Cases.read(Map.of(file.toString(), Files.text(file)), game.sides(), OurRulings.of(game));
        if (cases.isEmpty()) throw new IllegalArgumentException("%s holds no case.".formatted(file));
        return cases;
    }

    private boolean holds(Case one, Game.Box<?, ?> box) {
        try {
            var story = one.run(box);
            if (report) {
                setting.out().println(one.heading());
                story.forEach(line -> setting.out().println("  " + line));
                setting.out().println();
            }
            return true;
        } catch (CaseFailed failed) {
            setting.out().println(failed.getMessage());
            setting.out().println();
            return false;
        }
    }
}
