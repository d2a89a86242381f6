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
 * An office to be looked at.
 *
 * @param home that holds its settings
 * @param games all that it has, found when they are asked for
 * @param tournaments where they lie, found out when it is asked for
 * @param texts the text records of the DNS
 * @param exchangers what the DNS tells of who takes a domain's mail
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
