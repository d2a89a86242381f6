package postrider.gateway.postgres;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.gateway.StoreAccount;
import postrider.gateway.StoreAccount.Login;
import postrider.gateway.office.PebblesByPost;
import postrider.needs.Need;
import postrider.needs.Needs;
import postrider.store.GameCopy;

/** A database whose secrets belong to another user: each user dumps and restores their own part, as the operator's manual says. */
@Needs({Need.POSTGRESQL, Need.PG_DUMP})
class TwoUsersTest {
    private static final String MAIN = "postrider_main";
    private static final String KEEPER = "postrider_keeper";
    private static final Duration PATIENCE = Duration.ofMinutes(1);

    @TempDir
    private Path folder;

    private Database open(String url, String secrets) {
        var account = new StoreAccount(
                url,
                Optional.of(new Login(MAIN, () -> "")),
                Optional.of(new Login(secrets, () -> "")),
                folder.resolve("store.key"));
        return Database.open(account, new Database.Patience(PATIENCE, PATIENCE, PATIENCE));
    }

    @Test
    void twoDumpsRestoreTheOffice() throws IOException {
        var server = Server.here();
        AtRest.make(folder.resolve("store.key"));
        server.execute("create role %s login; create role %s login".formatted(MAIN, KEEPER));
        var pebbles = new PebblesByPost();
        try (var database = open(server.ofTwo("office", MAIN, KEEPER), KEEPER)) {
            var game = pebbles.begun(new PostgresGames(database).place("p-000001"));
            var empty = server.ofTwo("empty", MAIN, KEEPER);
            server.copyByEach("office", "empty", MAIN, KEEPER);
            try (var restored = open(empty, KEEPER)) {
                var copy = new PostgresGames(restored).place("p-000001");
                assertEquals(Optional.empty(), new GameCopy(game, copy).difference());
                assertEquals(
                        game.secret(game.header()).hex(),
                        copy.secret(copy.header()).hex());
                pebbles.begun(new PostgresGames(restored).place("p-000002"));
            }
            var refused = assertThrows(IllegalArgumentException.class, () -> open(empty, MAIN));
            assertTrue(refused.getMessage().contains("permission denied"), refused.getMessage());
        }
    }
}
