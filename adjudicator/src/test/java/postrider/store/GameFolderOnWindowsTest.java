package postrider.store;

import org.junit.jupiter.api.AfterEach;
import postrider.kit.GameStoreKit;
import postrider.kit.Windows;

class GameFolderOnWindowsTest extends GameStoreKit {
    private final Windows windows = new Windows();

    @AfterEach
    void close() {
        windows.close();
    }

    @Override
    protected GameStore place(String id) {
        return new GameFolder(windows.home().resolve(id));
    }

    @Override
    protected GameStore again(GameStore place) {
        return new GameFolder(((GameFolder) place).path());
    }
}
