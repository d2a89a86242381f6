package postrider.workbench.command;

import java.util.LinkedHashMap;
import java.util.Map;
import postrider.command.Setting;

/** The verbs that prove the rules, and measure. */
public final class Workbench {
    private Workbench() {}

    /** Each by its name. */
    public static Map<String, Object> verbs(Setting setting) {
        var verbs = new LinkedHashMap<String, Object>();
        verbs.put("rule", new RuleCommand(setting));
        verbs.put("cases", new CasesCommand(setting));
        verbs.put("simulate", new SimulateCommand(setting));
        verbs.put("replay", new ReplayCommand(setting));
        verbs.put("bench", new BenchCommand(setting));
        return verbs;
    }
}
