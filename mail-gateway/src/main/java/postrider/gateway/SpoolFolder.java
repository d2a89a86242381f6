package postrider.gateway;

import static java.nio.file.StandardOpenOption.APPEND;
import static java.nio.file.StandardOpenOption.CREATE;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedMap;
import java.util.Set;
import java.util.regex.Pattern;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import postrider.files.PrivateFiles;
import postrider.gateway.mailbox.Mailbox;
import postrider.text.Lists;

/** A spool in a folder: each letter is a file in {@link #LETTERS}, and the file {@link #LEDGER} records what became of it. */
public final class SpoolFolder implements Spool {
    private static final Logger LOG = LoggerFactory.getLogger(SpoolFolder.class);

    public static final String LETTERS = "letters";
    public static final String LEDGER = "ledger";

    /** A line of the ledger: time, digest, what became of the letter, and more. */
    public static final Pattern ENTRY =
            Pattern.compile("(\\S+) ([0-9a-f]{64}) (received|answered|accepted|silent)(?: (.*))?");

    private final Path letters;
    private final InstantSource clock;
    private final FileChannel ledger;
    private final SequencedMap<String, Received> waiting = new LinkedHashMap<>();
    private final Set<String> known = new LinkedHashSet<>();

    /** What the ledger records when a letter comes in. */
    private record Received(Instant at, long size) {}

    /** Opens the spool in {@code folder}; one process at a time. */
    public SpoolFolder(Path folder, InstantSource clock) throws IOException {
        letters = PrivateFiles.folder(folder.resolve(LETTERS));
        this.clock = clock;
        var file = folder.resolve(LEDGER);
        ledger = PrivateFiles.open(file, CREATE, APPEND);
        ledger.truncate(whole(file)); // a line cut short by a crash never happened
        try (var lines = Files.lines(file, StandardCharsets.ISO_8859_1)) {
            lines.forEach(this::learn);
        }
    }

    /** The length up to the end of the last complete line, in bytes. The ledger may be too long for the memory. */
    private static long whole(Path file) throws IOException {
        try (var bytes = Files.newByteChannel(file)) {
            var last = ByteBuffer.allocate(1);
            for (long end = bytes.size(); end > 0; end--) {
                bytes.position(end - 1).read(last.clear());
                if (last.get(0) == '\n') return end;
            }
            return 0;
        }
    }

    private void learn(String line) {
        var entry = ENTRY.matcher(line);
        if (!entry.matches()) return;
        var digest = entry.group(2);
        known.add(digest);
        if (entry.group(3).equals("received"))
            waiting.put(digest, new Received(Instant.parse(entry.group(1)), Long.parseLong(entry.group(4))));
        else waiting.remove(digest);
    }

    @Override
    public synchronized boolean store(String digest, Mailbox.Fetched letter) throws IOException {
        if (known.contains(digest)) return false;
        PrivateFiles.replace(file(digest), letter.raw());
        note(digest, "received " + letter.size());
        return true;
    }

    @Override
    public synchronized List<String> waiting() {
        return List.copyOf(waiting.keySet());
    }

    @Override
    public synchronized List<String> handled() {
        return Lists.filter(known, digest -> !waiting.containsKey(digest));
    }

    @Override
    public synchronized boolean waits(String digest) {
        return waiting.containsKey(digest);
    }

    @Override
    public Mailbox.Fetched letter(String digest) throws IOException {
        long size = size(digest);
        return new Mailbox.Fetched(Files.readAllBytes(file(digest)), size);
    }

    private synchronized long size(String digest) {
        return waiting.get(digest).size();
    }

    @Override
    public synchronized Instant came(String digest) {
        return waiting.get(digest).at();
    }

    /** An unanswered letter is not kept: floods consist of these. */
    @Override
    public synchronized void done(String digest, Disposition disposition) throws IOException {
        note(digest, disposition.entry());
        if (disposition.isSilent()) Files.deleteIfExists(file(digest));
    }

    @Override
    public synchronized void setAside(String digest) {
        waiting.remove(digest);
    }

    private void note(String digest, String what) throws IOException {
        var line = clock.instant() + " " + digest + " " + what;
        PrivateFiles.append(ledger, (line + "\n").getBytes(StandardCharsets.UTF_8));
        LOG.trace("noted: {}", what);
        learn(line);
    }

    private Path file(String digest) {
        return letters.resolve(digest + ".eml");
    }

    @Override
    public void close() throws IOException {
        ledger.close();
    }
}
