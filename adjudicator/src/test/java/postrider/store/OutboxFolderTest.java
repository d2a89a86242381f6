package postrider.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import postrider.kit.OutboxKit;

class OutboxFolderTest extends OutboxKit {
    @TempDir
    private Path home;

    @Override
    protected Outbox empty() {
        try {
            return OutboxFolder.lay(Files.createTempDirectory(home, "outbox"));
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    @Override
    protected Outbox again(Outbox outbox) {
        return OutboxFolder.lay(((OutboxFolder) outbox).path());
    }
}
