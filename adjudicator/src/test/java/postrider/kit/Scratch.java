package postrider.kit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.extension.AnnotatedElementContext;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.io.TempDirFactory;

/**
 * Where tests write ({@code junit-platform.properties}): in memory, if there is room and programs may be run there. The system calls are
 * the same as on a disk, but tests do tens of thousands of fsyncs, and a disk would make each of them wait.
 */
public final class Scratch implements TempDirFactory {
    private static final Path MEMORY = Path.of("/dev/shm");
    private static final long ROOM = 4L << 30;

    @Override
    public Path createTempDirectory(AnnotatedElementContext element, ExtensionContext context) throws IOException {
        return isFit() ? Files.createTempDirectory(MEMORY, "junit-") : Files.createTempDirectory("junit-");
    }

    private static boolean isFit() throws IOException {
        if (!Files.isWritable(MEMORY) || Files.getFileStore(MEMORY).getUsableSpace() < ROOM) return false;
        var program = Files.createTempFile(MEMORY, "program-", "").toFile();
        try {
            return program.setExecutable(true) && program.canExecute();
        } finally {
            Files.delete(program.toPath());
        }
    }
}
