package postrider.gateway.enrolment;

import java.time.Instant;
import java.util.Locale;
import postrider.files.Hash;

/**
 * Somebody who follows a game without playing in it.
 *
 * @param id the name under which they are stored
 * @param told the last entry of the game file that they have been told about
 */
public record Observer(String id, String game, String address, Instant since, int told) {
    static Observer of(String game, String address, Instant since, int told) {
        var words = "%s %s".formatted(game, address.toLowerCase(Locale.ROOT));
        var id = Hash.sha256(words).substring(0, 16);
        return new Observer(id, game, address, since, told);
    }

    Observer told(int entry) {
        return new Observer(id, game, address, since, entry);
    }

    String letter(int entry, Codes codes) {
        return "observe.%s.%d.%s".formatted(id, entry, codes.plain(address, ""));
    }
}
