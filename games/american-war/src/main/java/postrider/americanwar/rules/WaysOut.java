package postrider.americanwar.rules;

import java.util.Optional;
import java.util.regex.Pattern;
import postrider.americanwar.Space;
import postrider.kernel.ruling.Fault;
import postrider.map.Bars;

/** Where a beaten force may go, and by what another way is barred (9.61, 9.62 / 9.2). */
public record WaysOut(Bars<Space> byLand, Bars<Space> bySea) {
    private static final Pattern BY_SEA = Pattern.compile("(?i)by sea\\b");

    /** Why the way that these words name is barred; empty if they name none that is. */
    public Optional<Fault> barred(String words) {
        var voyage = BY_SEA.matcher(words);
        return voyage.lookingAt() ? bySea.named(voyage.replaceFirst("")) : byLand.named(words);
    }
}
