package postrider.files;

import static java.nio.file.LinkOption.NOFOLLOW_LINKS;
import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.CREATE_NEW;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.attribute.AclEntry;
import java.nio.file.attribute.AclEntryFlag;
import java.nio.file.attribute.AclEntryPermission;
import java.nio.file.attribute.AclEntryType;
import java.nio.file.attribute.AclFileAttributeView;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserPrincipal;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** How a file system keeps files private to their owner. */
sealed interface Privacy {
    /** The way of the file system a path is on; Windows has no POSIX permissions. */
    static Privacy on(Path path) {
        return path.getFileSystem().supportedFileAttributeViews().contains("posix") ? new Rights() : new AccessList();
    }

    /** Creates a folder and those above it, unless they exist. */
    Path folder(Path folder) throws IOException;

    /** Opens a file. If it is created, it is private. */
    FileChannel open(Path file, Set<OpenOption> how) throws IOException;

    boolean isPrivate(Path path) throws IOException;

    /** Makes a file or folder private. */
    void restrict(Path path) throws IOException;

    /** The shell command that makes it private. */
    String command(Path path) throws IOException;

    /** POSIX permissions. The owner's own are not changed. */
    record Rights() implements Privacy {
        private static final Set<PosixFilePermission> FOLDER = PosixFilePermissions.fromString("rwx------");
        private static final Set<PosixFilePermission> FILE = PosixFilePermissions.fromString("rw-------");

        @Override
        public Path folder(Path folder) throws IOException {
            return Files.createDirectories(folder, PosixFilePermissions.asFileAttribute(FOLDER));
        }

        @Override
        public FileChannel open(Path file, Set<OpenOption> how) throws IOException {
            return FileChannel.open(file, how, PosixFilePermissions.asFileAttribute(FILE));
        }

        @Override
        public boolean isPrivate(Path path) throws IOException {
            return FOLDER.containsAll(Files.getPosixFilePermissions(path));
        }

        @Override
        public void restrict(Path path) throws IOException {
            var may = Files.getPosixFilePermissions(path);
            if (may.retainAll(FOLDER)) Files.setPosixFilePermissions(path, may);
        }

        @Override
        public String command(Path path) {
            return "chmod %s %s".formatted(Files.isDirectory(path) ? "700" : "600", path);
        }
    }

    /**
     * An access list whose only entry is the owner. A new file gets it on creation where the file system allows that, and in any case
     * before anything is written, since Windows adds entries inherited from the folder above.
     */
    record AccessList() implements Privacy {
        private interface Creation {
            void with(FileAttribute<?>... attributes) throws IOException;
        }

        private record Whole(List<AclEntry> value) implements FileAttribute<List<AclEntry>> {
            @Override
            public String name() {
                return "acl:acl";
            }
        }

        @Override
        public Path folder(Path folder) throws IOException {
            if (Files.isDirectory(folder)) return folder;
            var above = folder.toAbsolutePath().getParent();
            if (above != null) folder(above);
            create(folder, attributes -> Files.createDirectories(folder, attributes));
            return folder;
        }

        @Override
        public FileChannel open(Path file, Set<OpenOption> how) throws IOException {
            var options = new HashSet<>(how);
            boolean createNew = options.remove(CREATE_NEW);
            if (createNew || options.contains(CREATE) && Files.notExists(file, NOFOLLOW_LINKS))
                create(file, attributes -> Files.createFile(file, attributes));
            return FileChannel.open(file, options);
        }

        private void create(Path path, Creation creation) throws IOException {
            try {
                creation.with(new Whole(ownerOnly(path)));
            } catch (UnsupportedOperationException unable) {
                creation.with(); // restricted below, once it is there
            }
            restrict(path);
        }

        @Override
        public boolean isPrivate(Path path) throws IOException {
            var owners = Set.of(Files.getOwner(path), user(path));
            return list(path).getAcl().stream()
                    .allMatch(entry -> entry.type() != AclEntryType.ALLOW || owners.contains(entry.principal()));
        }

        @Override
        public void restrict(Path path) throws IOException {
            list(path).setAcl(ownerOnly(path));
        }

        @Override
        public String command(Path path) throws IOException {
            return "icacls \"%s\" /inheritance:r /grant:r \"%s:%sF\""
                    .formatted(path, user(path).getName(), Files.isDirectory(path) ? "(OI)(CI)" : "");
        }

        private static AclFileAttributeView list(Path path) {
            return Files.getFileAttributeView(path, AclFileAttributeView.class);
        }

        /** The user we run as, who is the owner, except that an administrator's files belong to the group of administrators. */
        private static UserPrincipal user(Path path) throws IOException {
            var name = ProcessHandle.current().info().user().orElse(System.getProperty("user.name"));
            return path.getFileSystem().getUserPrincipalLookupService().lookupPrincipalByName(name);
        }

        private static List<AclEntry> ownerOnly(Path path) throws IOException {
            return List.of(AclEntry.newBuilder()
                    .setType(AclEntryType.ALLOW)
                    .setPrincipal(user(path))
                    .setPermissions(EnumSet.allOf(AclEntryPermission.class))
                    .setFlags(AclEntryFlag.FILE_INHERIT, AclEntryFlag.DIRECTORY_INHERIT)
                    .build());
        }
    }
}
