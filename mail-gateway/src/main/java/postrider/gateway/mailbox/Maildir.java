package postrider.gateway.mailbox;

import static java.nio.file.LinkOption.NOFOLLOW_LINKS;
import static java.nio.file.StandardOpenOption.CREATE_NEW;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.BufferedOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import postrider.files.PrivateFiles;

/** A Maildir: a folder with one file a letter, in {@code tmp} while it is written, then in {@code new}, and in {@code cur} once read. */
record Maildir(Path folder) {
    private static final AtomicInteger WRITTEN = new AtomicInteger();

    /** A name begins with the second of the letter's arrival. */
    private static final Pattern SECOND = Pattern.compile("(\\d{1,18})\\..*");

    private record Arrival(Path file, long second, Instant written) {}

    /** Creates or opens one of our own, and deletes letters that a crash left half written. */
    static Maildir lay(Path folder) throws IOException {
        for (var part : List.of("tmp", "new", "cur")) PrivateFiles.folder(folder.resolve(part));
        try (var unfinished = Files.newDirectoryStream(folder.resolve("tmp"))) {
            for (var letter : unfinished) Files.delete(letter);
        }
        return new Maildir(folder);
    }

    /** The unread letters, oldest first. */
    List<Path> fresh() throws IOException {
        var found = new ArrayList<Arrival>();
        try (var files = Files.newDirectoryStream(folder.resolve("new"), "[!.]*")) {
            for (var file : files) found.add(arrival(file));
        } catch (NoSuchFileException gone) {
            throw new IOException("%s is no Maildir: there is no folder 'new' in it.".formatted(folder), gone);
        }
        return found.stream()
                .sorted(Comparator.comparingLong(Arrival::second)
                        .thenComparing(Arrival::written)
                        .thenComparing(Arrival::file))
                .map(Arrival::file)
                .toList();
    }

    private static Arrival arrival(Path file) throws IOException {
        var second = SECOND.matcher(file.getFileName().toString());
        var written = Instant.EPOCH;
        try {
            written = Files.getLastModifiedTime(file, NOFOLLOW_LINKS).toInstant();
        } catch (NoSuchFileException takenAway) {
            // noticed when it is read
        }
        return new Arrival(file, second.matches() ? Long.parseLong(second.group(1)) : 0, written);
    }

    /** Moves a letter to {@code cur} without overwriting another. */
    void putAside(Path letter) throws IOException {
        var name = letter.getFileName().toString();
        for (int more = 0; ; more++)
            try {
                var free = "%s%s%s2,".formatted(name.replaceFirst("[:;]2,.*", ""), more == 0 ? "" : "." + more, mark());
                Files.move(letter, folder.resolve("cur").resolve(free));
                return;
            } catch (FileAlreadyExistsException taken) {
                // the next name
            } catch (NoSuchFileException gone) {
                if (Files.exists(letter, NOFOLLOW_LINKS)) throw gone;
                return;
            }
    }

    /** The separator between a name and its flags; Windows allows no colon in names. */
    private char mark() {
        return folder.getFileSystem().getSeparator().equals("/") ? ':' : ';';
    }

    /** A new letter; closing it deletes it unless it was delivered. */
    Draft draft() throws IOException {
        var now = Instant.now();
        var name = "%d.M%09dP%dQ%d.postrider"
                .formatted(
                        now.getEpochSecond(),
                        now.getNano(),
                        ProcessHandle.current().pid(),
                        WRITTEN.incrementAndGet());
        var file = folder.resolve("tmp").resolve(name);
        return new Draft(file, PrivateFiles.open(file, CREATE_NEW, WRITE));
    }

    final class Draft extends FilterOutputStream {
        private final Path file;
        private final FileChannel channel;

        private Draft(Path file, FileChannel channel) {
            super(new BufferedOutputStream(Channels.newOutputStream(channel)));
            this.file = file;
            this.channel = channel;
        }

        /** Puts the letter into {@code new}; it is on disk when this returns. */
        void deliver() throws IOException {
            flush();
            channel.force(true);
            PrivateFiles.move(file, folder.resolve("new").resolve(file.getFileName()));
        }

        @Override
        public void close() throws IOException {
            channel.close();
            Files.deleteIfExists(file);
        }
    }
}
