package postrider.gateway.enrolment;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Locale;
import postrider.files.Hash;

/**
 * Somebody who follows a game, and sits on neither side of it.
 *
 * @param id how their place is called
 * @param since when they asked for it
 * @param told the entry of the game file up to which they need no letter any more
 */
public record Observer(String id, String game, String address, Instant since, int told) {
    static Observer of(String game, String address, Instant since, int told) {
        var words = "%s %s".formatted(game, address.toLowerCase(Locale.ROOT));
        var id = Hash.sha256(words.getBytes(StandardCharsets.UTF_8)).substring(0, 16);
        return new Observer(id, game, address, since, told);
    }

    Observer told(int entry) {
        return new Observer(id, game, address, since, entry);
    }

    /** The letter that told of an entry. */
    String letter(int entry, Codes codes) {
        return "observe.%s.%d.%s".formatted(id, entry, codes.plain(address, ""));
    }
}
