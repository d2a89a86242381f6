package postrider.proof;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Base64;

/**
 * A game file in a page that checks its hashes, dice, cards and seals in the reader's own browser (docs/dice.md), without a
 * network. It shows what the file holds, hands too.
 */
public final class AuditPage {
    private static final String PLACE = "{{game file}}";

    private AuditPage() {}

    /** The page, HTML; the file may be of any bytes, sound or not. */
    public static String of(byte[] gameFile) {
        return page().replace(PLACE, Base64.getEncoder().encodeToString(gameFile));
    }

    private static String page() {
        try (var page = AuditPage.class.getResourceAsStream("audit.html")) {
            return new String(page.readAllBytes(), UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
