package postrider.store;

import java.nio.file.Path;
import java.util.List;
import postrider.files.Disk;
import postrider.files.PrivateFiles;

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

    /** The game disappears at once, and what a crash leaves of it is no game. */
    @Override
    public boolean retire(String id, int entries) {
        var retired = new GameFolder(path.resolve(".%s.retired".formatted(id)));
        retired.discard();
        var path = place(id).path();
        var lock = GameLock.on(place(id).gameFile());
        try (lock) {
            if (place(id).events().size() != entries) return false;
            Disk.write("%s cannot be moved away.".formatted(path), () -> PrivateFiles.move(path, retired.path()));
        }
        GameNews.of(place(id).path());
        retired.discard();
        return true;
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
