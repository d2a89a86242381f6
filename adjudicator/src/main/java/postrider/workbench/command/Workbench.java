package postrider.workbench.command;

import java.util.Map;
import postrider.command.MoreVerbs;
import postrider.command.Verb;

/** The verbs that prove and measure the rules. */
public final class Workbench implements MoreVerbs {
    @Override
    public Map<String, Verb> verbs() {
        return Map.of(
                "rule", new RuleCommand(),
                "cases", new CasesCommand(),
                "simulate", new SimulateCommand(),
                "replay", new ReplayCommand(),
                "bench", new BenchCommand());
    }
}
