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
            return new GameLock(FolderLock.on(folder).orElseThrow(() -> new Held(folder)));
        } catch (IOException e) {
            throw new UncheckedIOException("The game %s cannot be locked.".formatted(file), e);
        }
    }

    @Override
    public void close() {
        try {
            folder.close();
        } catch (IOException e) {
            throw new UncheckedIOException("The lock of the game cannot be given back.", e);
        }
    }

    /** Somebody else has the game. */
    public static final class Held extends IllegalStateException {
        private static final long serialVersionUID = 1;

        Held(Path folder) {
            super("Another postrider has the game %s open; stop it first, or wait until it is done."
                    .formatted(folder.getFileName()));
        }
    }
}
