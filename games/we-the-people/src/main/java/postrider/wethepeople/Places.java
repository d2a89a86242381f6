package postrider.wethepeople;

import java.util.List;

/** Spaces that the book names. */
public final class Places {
    /** 12.0: whoever controls both controls Canada. */
    public static final List<String> CANADIAN_CITIES = List.of("Montreal", "Quebec");

    /** 9.1: there the British have the sea only with a marker of their own. */
    public static final String CHARLESTON = "Charleston";

    private Places() {}
}
