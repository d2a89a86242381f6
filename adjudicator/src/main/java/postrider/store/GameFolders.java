package postrider.store;

import java.nio.file.Path;
import java.util.List;

/** Games in a folder, a folder each. */
public record GameFolders(Path path) implements Games {
    @Override
    public GameFolder place(String id) {
        return new GameFolder(path.resolve(id));
    }

    @Override
    public boolean has(String id) {
        return place(id).isGame();
    }

    @Override
    public void discard(String id) {
        place(id).discard();
    }

    @Override
    public List<GameStore> all() {
        return List.copyOf(GameFolder.all(path));
    }

    @Override
    public String toString() {
        return path.toString();
    }
}
