package postrider.store;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;
import postrider.files.Hash;
import postrider.kit.FuzzKit;
import postrider.kit.Rechained;
import postrider.log.CorruptGameFile;
import postrider.proof.Verification;

/** A game file as stored, and with its entries numbered and chained anew, as anyone who can change it can do. */
class GameFileFuzzTest extends FuzzKit {
    private static final Pattern NUMBERED = Pattern.compile("^---\n(?:entry: .*\n)?");
    private static final Pattern CHAINED = Pattern.compile("(?:previous: .*\n)?(?:hash: .*\n)?\\z");

    GameFileFuzzTest() {
        super("game-file");
    }

    @Override
    protected void read(byte[] input) {
        var text = new String(input, ISO_8859_1);
        contents(text).ifPresent(GameFileFuzzTest::writtenAgain);
        var chained = chained(text);
        if (contents(chained).map(GameFileFuzzTest::isWhole).orElse(false)) verified(chained);
    }

    private static String chained(String text) {
        var chained = new StringBuilder();
        var previous = EventLog.NOTHING_BEFORE;
        var documents = Rechained.documents(text);
        for (int i = 0; i < documents.size(); i++) {
            var numbered = NUMBERED.matcher(documents.get(i)).replaceFirst("---\nentry: " + (i + 1) + "\n");
            var body = CHAINED.matcher(numbered).replaceFirst("previous: \"" + previous + "\"\n");
            previous = Hash.sha256(body.getBytes(ISO_8859_1));
            chained.append(body).append(DocumentText.seal(previous));
        }
        return chained.toString();
    }

    private static Optional<EventLog> contents(String bytes) {
        try {
            return Optional.of(EventLog.read(bytes));
        } catch (CorruptGameFile corrupt) {
            isASentence(corrupt);
            return Optional.empty();
        }
    }

    private static void isASentence(CorruptGameFile corrupt) {
        assertTrue(corrupt.getMessage().startsWith("Entry " + corrupt.entry()), corrupt.getMessage());
        assertEquals(1, corrupt.getMessage().lines().count(), corrupt.getMessage());
    }

    /** What was read, written again, is the file to the byte. */
    private static boolean isWhole(EventLog log) {
        writtenAgain(log);
        return true;
    }

    private static void writtenAgain(EventLog log) {
        var previous = EventLog.NOTHING_BEFORE;
        int length = 0;
        for (var stored : log.events()) {
            length += EventLog.sealed(stored.entry(), previous, stored.event(), stored.outbox(), stored.at())
                    .length();
            previous = stored.hash();
        }
        assertEquals(log.length(), length);
    }

    /** Whatever the events say, they are either read or refused with a sentence. */
    private static void verified(String chained) {
        var file = onDisk(chained);
        Verification.of(file, Optional.empty(), Optional.empty()).amiss().ifPresent(GameFileFuzzTest::isASentence);
        try {
            GameFile.log(file);
            GameFile.glance(file);
        } catch (CorruptGameFile corrupt) {
            isASentence(corrupt);
        }
    }

    private static Path onDisk(String chained) {
        try {
            return Files.writeString(Disk.FILE, chained, ISO_8859_1);
        } catch (IOException full) {
            throw new UncheckedIOException(full);
        }
    }

    private static final class Disk {
        static final Path FILE = file();

        private static Path file() {
            try {
                var folder = Files.createTempDirectory("fuzz");
                folder.toFile().deleteOnExit();
                var file = folder.resolve("game.yaml");
                file.toFile().deleteOnExit();
                return file;
            } catch (IOException full) {
                throw new UncheckedIOException(full);
            }
        }
    }
}
