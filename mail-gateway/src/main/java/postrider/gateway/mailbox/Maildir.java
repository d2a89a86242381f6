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

/** A Maildir: a folder with a file a letter. One is written in {@code tmp}, lies in {@code new} once it is whole, and in {@code cur} when it was read. */
record Maildir(Path folder) {
    private static final AtomicInteger WRITTEN = new AtomicInteger();

    /** A name begins with the second in which the letter came. */
    private static final Pattern SECOND = Pattern.compile("(\\d{1,18})\\..*");

    private record Arrival(Path file, long second, Instant written) {}

    /** One of our own; what was half written when a crash came is thrown away. */
    static Maildir lay(Path folder) throws IOException {
        for (var part : List.of("tmp", "new", "cur")) PrivateFiles.folder(folder.resolve(part));
        try (var unfinished = Files.newDirectoryStream(folder.resolve("tmp"))) {
            for (var letter : unfinished) Files.delete(letter);
        }
        return new Maildir(folder);
    }

    /** The letters that nobody has read, oldest first. */
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
            // whoever reads it will see
        }
        return new Arrival(file, second.matches() ? Long.parseLong(second.group(1)) : 0, written);
    }

    /** Puts a letter that was read into {@code cur}, and over no other that lies there. */
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

    /** Between a name and what is known of the letter. No name on Windows has a colon. */
    private char mark() {
        return folder.getFileSystem().getSeparator().equals("/") ? ':' : ';';
    }

    /** A letter to be written; unless it is delivered, it is gone when it is closed. */
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

    /** A letter that is being written. */
    final class Draft extends FilterOutputStream {
        private final Path file;
        private final FileChannel channel;

        private Draft(Path file, FileChannel channel) {
            super(new BufferedOutputStream(Channels.newOutputStream(channel)));
            this.file = file;
            this.channel = channel;
        }

        /** It lies there, and is on the disk, when this returns. */
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
