package postrider.store;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import postrider.kit.GameStoreKit;

class GameFolderTest extends GameStoreKit {
    @TempDir
    private Path home;

    @Override
    protected GameStore place(String id) {
        return new GameFolder(home.resolve(id));
    }

    @Override
    protected GameStore again(GameStore place) {
        return new GameFolder(((GameFolder) place).path());
    }
}
