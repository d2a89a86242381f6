package postrider.gateway.workbench;

import java.util.Map;
import postrider.command.MoreVerbs;
import postrider.command.Verb;

/** The verbs that measure the post office. */
public final class PostVerbs implements MoreVerbs {
    @Override
    public Map<String, Verb> verbs() {
        return Map.of("bench post", new BenchPostCommand());
    }
}
