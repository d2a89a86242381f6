package postrider.gateway.doctor;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.function.Supplier;
import postrider.desk.GameCatalog;
import postrider.gateway.Settings;
import postrider.gateway.signing.KeyRecords;
import postrider.gateway.tournament.Tournaments;
import postrider.store.GameStore;

/**
 * An office to be checked.
 *
 * @param texts TXT records of the DNS
 * @param exchangers MX records of the DNS
 */
public record Patient(
        Path home,
        Settings settings,
        GameCatalog catalog,
        Supplier<List<GameStore>> games,
        Supplier<Tournaments> tournaments,
        KeyRecords texts,
        KeyRecords exchangers,
        InstantSource clock) {
    String domain() {
        return settings.self().domain();
    }
}
