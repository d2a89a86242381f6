package postrider.command;

import java.util.Map;

/** Verbs that neither players nor referees need. Implementations are listed in META-INF/services. */
public interface MoreVerbs {
    /** The verbs by name; a subcommand's name is that of its parent, a blank, and its own. */
    Map<String, Verb> verbs();
}
