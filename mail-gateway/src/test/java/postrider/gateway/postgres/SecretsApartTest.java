package postrider.gateway.postgres;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import postrider.dice.Secret;
import postrider.gateway.office.PebblesByPost;
import postrider.needs.Need;
import postrider.needs.Needs;
import postrider.store.GameStore;

/** The games' secrets belong to another database user: the rest of the database does not reveal them. */
@Needs(Need.POSTGRESQL)
class SecretsApartTest {
    @Test
    void theMainUserCannotReadSecrets() throws IOException {
        try (var schema = new Schema()) {
            var database = schema.apart("clerk", "keeper");
            var game = new PebblesByPost().begun(new PostgresGames(database).place("p-000001"));
            assertEquals(64, game.secret(game.header()).hex().length());
            var all = "select count(*) from " + database.secrets();
            assertEquals(Optional.of(1), database.secretly(tx -> tx.one(all, row -> row.getInt(1))));
            var refused = assertThrows(
                    UncheckedIOException.class, () -> database.in(tx -> tx.one(all, row -> row.getInt(1))));
            assertTrue(refused.getMessage().contains("permission denied for schema"), refused.getMessage());
        }
    }

    /** If two gateways begin the same game, or one died half-way, the secret of the game that exists is used. */
    @Test
    void theSecretThatFitsTheCommitmentsIsUsed() throws IOException {
        try (var schema = new Schema()) {
            var pebbles = new PebblesByPost();
            var database = schema.database();
            var place = new PostgresGames(database).place("p-000001");
            var header = pebbles.begun(place).header();
            var secret = place.secret(header).hex();
            var late = new GameStore.Beginning(header, Secret.fresh(), Collections.emptySortedMap(), Instant.EPOCH);
            var other = new PostgresGames(database).place("p-000001");
            assertThrows(IllegalArgumentException.class, () -> other.begin(late, begun -> {}));
            database.secretly(tx -> tx.run(
                    "insert into %s (game, sealed) values (?, ?)".formatted(database.secrets()),
                    "p-000001",
                    database.atRest().seal("secret of p-000001", Secret.fresh().hex())));
            assertEquals(secret, place.secret(header).hex());
            new PostgresGames(database).discard("p-000001");
            var left = "select game from %s".formatted(database.secrets());
            assertEquals(List.of(), database.secretly(tx -> tx.all(left, row -> row.getString(1))));
        }
    }
}
