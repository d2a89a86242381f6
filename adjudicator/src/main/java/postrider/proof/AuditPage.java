package postrider.proof;

import java.util.Base64;
import postrider.files.Shipped;

/**
 * A page that holds a game file and checks its hashes, dice, cards and seals in the reader's own browser (docs/dice.md), without a
 * network. It shows everything in the file, hands too.
 */
public final class AuditPage {
    private static final String PLACE = "{{game file}}";

    private AuditPage() {}

    /** The HTML page; the file may be any bytes, sound or not. */
    public static String of(byte[] gameFile) {
        return Shipped.text(AuditPage.class, "audit.html")
                .replace(PLACE, Base64.getEncoder().encodeToString(gameFile));
    }
}
