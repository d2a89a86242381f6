package postrider.files;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.CREATE_NEW;
import static java.nio.file.StandardOpenOption.WRITE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.AclEntry;
import java.nio.file.attribute.AclEntryPermission;
import java.nio.file.attribute.AclEntryType;
import java.nio.file.attribute.AclFileAttributeView;
import java.util.EnumSet;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import postrider.kit.Windows;

/** Without POSIX permissions, each access list has the owner as its only entry. */
class PrivateFilesOnWindowsTest {
    private static final String ME = ProcessHandle.current().info().user().orElse(System.getProperty("user.name"));

    private final Windows windows = new Windows();
    private final Path home = windows.home();

    @AfterEach
    void close() {
        windows.close();
    }

    private static AclFileAttributeView list(Path path) {
        return Files.getFileAttributeView(path, AclFileAttributeView.class);
    }

    private static void requireMine(Path path) throws IOException {
        var entry = list(path).getAcl().getFirst();
        assertEquals(ME, entry.principal().getName(), path::toString);
        assertEquals(AclEntryType.ALLOW, entry.type());
        assertEquals(EnumSet.allOf(AclEntryPermission.class), entry.permissions());
        assertEquals(1, list(path).getAcl().size());
        assertTrue(PrivateFiles.isPrivate(path));
    }

    /** Adds an entry for somebody else. */
    private static void letIn(String name, AclEntryType type, Path path) throws IOException {
        var other = path.getFileSystem().getUserPrincipalLookupService().lookupPrincipalByName(name);
        var entry = AclEntry.newBuilder()
                .setType(type)
                .setPrincipal(other)
                .setPermissions(AclEntryPermission.READ_DATA)
                .build();
        list(path)
                .setAcl(Stream.concat(Stream.of(entry), list(path).getAcl().stream())
                        .toList());
    }

    private static String text(Path file) throws IOException {
        return ReadFiles.text(file, 100);
    }

    @Test
    void whatIsCreatedIsPrivate() throws IOException {
        var folder = PrivateFiles.folder(home.resolve("games/ww-1"));
        requireMine(folder);
        requireMine(folder.getParent());
        var file = folder.resolve("secret");
        PrivateFiles.write(file, "one\n".getBytes(UTF_8));
        requireMine(file);
        PrivateFiles.append(file, "two\n".getBytes(UTF_8));
        assertEquals("one\ntwo\n", text(file));
        PrivateFiles.replace(file, "three\n".getBytes(UTF_8));
        requireMine(file);
        assertEquals("three\n", text(file));
        var moved = folder.resolve("moved");
        PrivateFiles.move(file, moved);
        requireMine(moved);
        assertThrows(FileAlreadyExistsException.class, () -> PrivateFiles.open(moved, CREATE_NEW, WRITE));
        assertThrows(NoSuchFileException.class, () -> PrivateFiles.open(file, WRITE));
        PrivateFiles.open(folder.resolve("new"), CREATE_NEW, WRITE).close();
        requireMine(folder.resolve("new"));
    }

    @Test
    void accessOfOthersIsRevoked() throws IOException {
        var folder = PrivateFiles.folder(home.resolve("post"));
        var file = folder.resolve("ledger");
        PrivateFiles.write(file, new byte[0]);
        assertFalse(PrivateFiles.makePrivate(folder));
        letIn("nobody", AclEntryType.DENY, folder);
        assertTrue(PrivateFiles.isPrivate(folder), "the entry denies access");
        letIn("Everyone", AclEntryType.ALLOW, file);
        letIn("Everyone", AclEntryType.ALLOW, folder);
        assertFalse(PrivateFiles.isPrivate(folder));
        assertFalse(PrivateFiles.isPrivate(file));
        assertEquals(
                "icacls \"C:\\work\\post\" /inheritance:r /grant:r \"%s:(OI)(CI)F\"".formatted(ME),
                PrivateFiles.command(folder));
        assertEquals(
                "icacls \"C:\\work\\post\\ledger\" /inheritance:r /grant:r \"%s:F\"".formatted(ME),
                PrivateFiles.command(file));
        assertTrue(PrivateFiles.makePrivate(folder));
        requireMine(folder);
        requireMine(file);
    }

    @Test
    void aFolderCanBeLockedOnlyOnce() throws IOException {
        var folder = PrivateFiles.folder(home.resolve("post"));
        try (var lock = FolderLock.on(folder).orElseThrow()) {
            assertTrue(FolderLock.on(folder).isEmpty(), lock::toString);
            requireMine(folder.resolve("lock"));
        }
        FolderLock.on(folder).orElseThrow().close();
    }

    @Test
    void noFileIsOpenedThroughALink() throws IOException {
        var precious = Files.writeString(home.resolve("precious"), "as it was");
        Files.createSymbolicLink(home.resolve("link"), precious);
        assertThrows(IOException.class, () -> PrivateFiles.open(home.resolve("link"), CREATE, WRITE));
        assertEquals("as it was", Files.readString(precious));
    }

    @Test
    void aByteOrderMarkIsNotPartOfTheText() throws IOException {
        var file = Files.writeString(home.resolve("order.txt"), "\uFEFFplay 12\r\n");
        assertEquals("play 12\r\n", ReadFiles.named(file, 100));
        assertEquals("\uFEFFplay 12\r\n", text(file));
    }

    @Test
    void namesOfDevicesAreRecognised() {
        for (var name : List.of("con", "NUL", "com1", "lpt9")) assertTrue(PrivateFiles.isDevice(name), name);
        for (var name : List.of("ww-1", "console", "com", "com10")) assertFalse(PrivateFiles.isDevice(name), name);
    }
}
