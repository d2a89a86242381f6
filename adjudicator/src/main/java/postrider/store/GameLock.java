package postrider.store;

import java.nio.file.Path;
import postrider.files.Disk;
import postrider.files.FolderLock;

/** The right to write one game. */
record GameLock(FolderLock folder) implements AutoCloseable {
    static GameLock on(Path file) {
        return Disk.read("The game %s cannot be locked.".formatted(file), () -> {
            var folder = file.toAbsolutePath().getParent().toRealPath();
            return new GameLock(FolderLock.on(folder)
                    .orElseThrow(() -> new GameStore.Held(folder.getFileName().toString())));
        });
    }

    @Override
    public void close() {
        Disk.write("The lock of the game cannot be released.", folder::close);
    }
}
