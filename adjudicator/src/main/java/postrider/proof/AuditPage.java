package postrider.proof;

import java.util.Base64;
import postrider.files.Shipped;

/**
 * A game file in a page that checks its hashes, dice, cards and seals in the reader's own browser (docs/dice.md), without a
 * network. It shows what the file holds, hands too.
 */
public final class AuditPage {
    private static final String PLACE = "{{game file}}";

    private AuditPage() {}

    /** The page, HTML; the file may be of any bytes, sound or not. */
    public static String of(byte[] gameFile) {
        return Shipped.text(AuditPage.class, "audit.html")
                .replace(PLACE, Base64.getEncoder().encodeToString(gameFile));
    }
}
