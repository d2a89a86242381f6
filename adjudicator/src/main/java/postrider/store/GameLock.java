package postrider.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import postrider.files.FolderLock;

/** The right to write one game. */
record GameLock(FolderLock folder) implements AutoCloseable {
    static GameLock on(Path file) {
        try {
            var folder = file.toAbsolutePath().getParent().toRealPath();
            return new GameLock(FolderLock.on(folder)
                    .orElseThrow(() -> new GameStore.Held(folder.getFileName().toString())));
        } catch (IOException e) {
            throw new UncheckedIOException("The game %s cannot be locked.".formatted(file), e);
        }
    }

    @Override
    public void close() {
        try {
            folder.close();
        } catch (IOException e) {
            throw new UncheckedIOException("The lock of the game cannot be released.", e);
        }
    }
}
