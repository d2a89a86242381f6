package postrider.log;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import postrider.kernel.GameOption;
import postrider.text.Lists;

/** How the letters of a game may be signed, as its players agreed. */
public final class SigningPolicy {
    private static final String ANY = "any";

    /** The referee's own option. */
    public static final GameOption OPTION = new GameOption(
            "sign",
            Lists.with(Lists.map(List.of(SigningWay.values()), SigningWay::word), ANY),
            true,
            Optional.empty(),
            "",
            "Letters may be signed in these ways, and each report says how the order was; SECURITY.md says what each way proves.");

    private SigningPolicy() {}

    /** Why this player's key may not be used in the game; empty if it may, or if they have none. */
    public static Optional<String> fault(Map<String, String> options, Event.Player player) {
        return SigningWay.of(player)
                .filter(way -> !allows(options, way))
                .map(way ->
                        "The key of %s signs with %s, and the game has sign=%s: begin it with sign=%s or with 'any'."
                                .formatted(player.name(), way, OPTION.in(options), way.word()));
    }

    private static boolean allows(Map<String, String> options, SigningWay way) {
        var agreed = List.of(OPTION.in(options).split(","));
        return agreed.contains(ANY) || agreed.contains(way.word());
    }

    /** Whether letters may be signed in other ways than OpenPGP. */
    public static boolean isOpen(Map<String, String> options) {
        return OPTION.changed(options);
    }
}
