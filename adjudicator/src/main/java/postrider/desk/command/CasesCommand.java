package postrider.desk.command;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import postrider.cases.Case;
import postrider.cases.CaseFailed;
import postrider.cases.Cases;
import postrider.cases.Coverage;
import postrider.cases.RuleBook;
import postrider.kernel.Rules;

@Command(
        name = "cases",
        description = "Plays the worked examples and conformance cases of a game.",
        footer = {"", "Examples:", "  postrider cases THE-GAME", "  postrider cases THE-GAME --coverage"})
final class CasesCommand implements Callable<Integer> {
    private final Setting setting;

    @Mixin
    Help help;

    @Parameters(paramLabel = "GAME", description = "What is on the box, as in the examples.")
    String name;

    @Option(names = "--coverage", description = "List the rules and cards that no case covers instead.")
    boolean coverage;

    CasesCommand(Setting setting) {
        this.setting = setting;
    }

    @Override
    public Integer call() {
        var game = setting.shelf().game(name);
        var rules = setting.shelf().rules(game);
        var cases = Cases.of(game);
        if (coverage) {
            Coverage.of(RuleBook.of(game), rules.cards(), cases).lines().forEach(setting.out()::println);
            return Mistakes.DONE;
        }
        long failed = cases.stream().filter(one -> !holds(one, rules)).count();
        setting.out().printf("%d cases, %d failed.%n", cases.size(), failed);
        return failed == 0 ? Mistakes.DONE : Mistakes.REFUSED;
    }

    private boolean holds(Case one, Rules<?, ?> rules) {
        try {
            one.run(rules);
            return true;
        } catch (CaseFailed failed) {
            setting.out().println(failed.getMessage());
            return false;
        }
    }
}
