package postrider.wethepeople.rules;

import java.util.List;

/** Spaces that the rule book names. */
public final class Places {
    /** 12.0: controlling both means controlling Canada. */
    public static final List<String> CANADIAN_CITIES = List.of("Montreal", "Quebec");

    /** 9.1: the British get battle cards for this port only with a marker of their own. */
    public static final String CHARLESTON = "Charleston";

    private Places() {}
}
