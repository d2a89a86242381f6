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

/** How a file system keeps others out of what is its owner's. */
sealed interface Privacy {
    /** That of the file system on which a path lies: Windows has no POSIX rights. */
    static Privacy on(Path path) {
        return path.getFileSystem().supportedFileAttributeViews().contains("posix") ? new Rights() : new AccessList();
    }

    /** Makes a folder, and those above it, unless it is there. */
    Path folder(Path folder) throws IOException;

    /** Opens a file; one that is made is private. */
    FileChannel open(Path file, Set<OpenOption> how) throws IOException;

    boolean isPrivate(Path path) throws IOException;

    /** Takes a file or folder away from everybody else. */
    void restrict(Path path) throws IOException;

    /** The command that does so. */
    String command(Path path) throws IOException;

    /** POSIX rights: the owner's are left as they are. */
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
     * The list of those who may do something, and there is one. What is made has it at once where the file system can do so, and
     * in any case before anything is in it: Windows adds to it what the folder above hands on.
     */
    record AccessList() implements Privacy {
        private interface Making {
            void as(FileAttribute<?>... attributes) throws IOException;
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
            make(folder, attributes -> Files.createDirectories(folder, attributes));
            return folder;
        }

        @Override
        public FileChannel open(Path file, Set<OpenOption> how) throws IOException {
            var then = new HashSet<>(how);
            boolean anew = then.remove(CREATE_NEW);
            if (anew || then.contains(CREATE) && Files.notExists(file, NOFOLLOW_LINKS))
                make(file, attributes -> Files.createFile(file, attributes));
            return FileChannel.open(file, then);
        }

        private void make(Path path, Making making) throws IOException {
            try {
                making.as(new Whole(alone(path)));
            } catch (UnsupportedOperationException afterwards) {
                making.as();
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
            list(path).setAcl(alone(path));
        }

        @Override
        public String command(Path path) throws IOException {
            return "icacls \"%s\" /inheritance:r /grant:r \"%s:%sF\""
                    .formatted(path, user(path).getName(), Files.isDirectory(path) ? "(OI)(CI)" : "");
        }

        private static AclFileAttributeView list(Path path) {
            return Files.getFileAttributeView(path, AclFileAttributeView.class);
        }

        /** Its owner, unless an administrator's files belong to all administrators. */
        private static UserPrincipal user(Path path) throws IOException {
            var name = ProcessHandle.current().info().user().orElse(System.getProperty("user.name"));
            return path.getFileSystem().getUserPrincipalLookupService().lookupPrincipalByName(name);
        }

        private static List<AclEntry> alone(Path path) throws IOException {
            return List.of(AclEntry.newBuilder()
                    .setType(AclEntryType.ALLOW)
                    .setPrincipal(user(path))
                    .setPermissions(EnumSet.allOf(AclEntryPermission.class))
                    .setFlags(AclEntryFlag.FILE_INHERIT, AclEntryFlag.DIRECTORY_INHERIT)
                    .build());
        }
    }
}
