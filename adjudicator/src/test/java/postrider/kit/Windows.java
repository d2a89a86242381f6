package postrider.kit;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.Path;

/** A file system like that of Windows, in memory: no POSIX permissions, no colon or star in a name, and folders cannot be opened. */
public final class Windows implements AutoCloseable {
    private final FileSystem files = Jimfs.newFileSystem(Configuration.windows().toBuilder()
            .setAttributeViews("basic", "owner", "dos", "acl")
            .build());

    /** An existing folder that is not private. */
    public Path home() {
        return files.getPath("C:\\work");
    }

    @Override
    public void close() {
        try {
            files.close();
        } catch (IOException impossible) {
            throw new AssertionError(impossible);
        }
    }
}
