package postrider.command;

import java.util.Map;

/** Verbs that no player and no referee needs. Whoever has some is named in META-INF/services. */
public interface MoreVerbs {
    /** Each by its name; one below another by both names. */
    Map<String, Verb> verbs();
}
