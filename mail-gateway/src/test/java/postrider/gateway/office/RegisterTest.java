package postrider.gateway.office;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import org.junit.jupiter.api.io.TempDir;
import postrider.store.GameFolder;
import postrider.store.GameStore;

class RegisterTest extends SeatsKit {
    @TempDir
    private Path home;

    @Override
    protected GameStore place(String id) {
        return new GameFolder(home.resolve("games").resolve(id));
    }

    @Override
    protected Seats seats(InstantSource clock) throws IOException {
        return new Register(Files.createDirectories(home.resolve("games")), catalog, clock);
    }
}
