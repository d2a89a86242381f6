package postrider.gamefile;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class GameFileTest {
    @TempDir
    Path folder;

    static Stream<String> hostile() {
        return Samples.HOSTILE.stream();
    }

    @ParameterizedTest
    @MethodSource("hostile")
    void whatIsAppendedIsReadBackWordForWord(String text) {
        var written = new ArrayList<Record>(List.of(Samples.header(text)));
        try (var game = GameFile.create(file(), Samples.header(text))) {
            for (var record : Samples.records(text)) {
                assertEquals(record, game.append(record).record());
                written.add(record);
            }
            assertEquals(written, game.records());
        }
        assertEquals(written, GameFile.read(file()).records());
        try (var game = GameFile.open(file())) {
            assertEquals(written, game.records());
            assertTrue(game.setAside().isEmpty());
        }
    }

    @Test
    void onlyItsOwnerReadsIt() throws IOException {
        write();
        assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file())));
    }

    @Test
    void aRecordTornAnywhereIsSetAsideAndTheGameGoesOn() throws IOException {
        write();
        var bytes = Files.readAllBytes(file());
        var whole = GameFile.read(file()).records();
        var last = new String(bytes, StandardCharsets.ISO_8859_1).lastIndexOf("---\n");
        for (int length = last; length < bytes.length; length++) {
            var torn = Arrays.copyOfRange(bytes, last, length);
            Files.write(file(), Arrays.copyOf(bytes, length));
            try (var game = GameFile.open(file())) {
                assertEquals(whole.subList(0, whole.size() - 1), game.records());
                assertEquals(length > last, game.setAside().isPresent());
                if (length > last) {
                    var aside = game.setAside().orElseThrow();
                    assertArrayEquals(torn, Files.readAllBytes(aside));
                    Files.delete(aside);
                }
                game.append(whole.getLast());
            }
            assertArrayEquals(bytes, Files.readAllBytes(file()));
        }
    }

    @Test
    void whatWasSetAsideBeforeIsKept() throws IOException {
        write();
        var bytes = Files.readAllBytes(file());
        for (var name : List.of("game.yaml.torn-8", "game.yaml.torn-8-2", "game.yaml.torn-8-3")) {
            Files.write(file(), Arrays.copyOf(bytes, bytes.length - 1));
            try (var game = GameFile.open(file())) {
                assertEquals(Optional.of(folder.resolve(name)), game.setAside());
                assertEquals(GameFile.read(file()).header(), game.header());
            }
        }
    }

    @Test
    void zeroBytesAfterATornRecordAreTornToo() throws IOException {
        write();
        var bytes = Files.readString(file());
        Files.writeString(file(), bytes.substring(0, bytes.length() - 30) + "\0".repeat(30));
        try (var game = GameFile.open(file())) {
            assertTrue(game.setAside().isPresent());
        }
    }

    @Test
    void aFlippedBitIsFoundWithItsEntry() throws IOException {
        write();
        var bytes = Files.readAllBytes(file());
        var entries = entries();
        var random = new Random(7);
        for (int i = 0; i < 400; i++) {
            int at = i < 200 ? bytes.length - 1 - i : random.nextInt(bytes.length);
            var flipped = bytes.clone();
            flipped[at] ^= (byte) (1 << random.nextInt(8));
            Files.write(file(), flipped);
            int entry = 0;
            for (int end = 0; end <= at; entry++) end += entries.get(entry).length();
            assertEquals(
                    entry,
                    assertThrows(Broken.class, () -> GameFile.read(file())).entry(),
                    "byte " + at);
        }
    }

    @Test
    void droppedSwappedRepeatedAndForeignEntriesAreFound() throws IOException {
        write();
        var whole = entries();
        for (int i = 0; i < whole.size() - 1; i++) {
            int n = i;
            assertEquals(i + 1, broken(entries -> entries.remove(n)));
            assertEquals(i + 1, broken(entries -> Collections.swap(entries, n, n + 1)));
            assertEquals(i + 2, broken(entries -> entries.add(n, entries.get(n))));
        }
        assertEquals(whole.size() + 1, broken(entries -> entries.add(entries.getLast())));
        assertEquals(whole.size() + 1, broken(entries -> entries.add("rubbish\n")));
        assertEquals(whole.size() + 1, broken(entries -> entries.add("---\nrubbish\n")));
        assertEquals(1, broken(List::clear));
    }

    @Test
    void anEntryWrittenByAnotherHandIsRefusedThoughItsHashFits() throws IOException {
        write();
        var kept = GameFile.read(file()).kept();
        var odd =
                Document.write(2, kept.getFirst().hash(), kept.get(1).record()).replace("\nat: ", "\nat:  ");
        var sealed = odd + "hash: \"%s\"\n".formatted(Contents.hash(odd.getBytes(StandardCharsets.UTF_8)));
        Files.writeString(file(), entries().getFirst() + sealed);
        assertEquals(2, assertThrows(Broken.class, () -> GameFile.read(file())).entry());
    }

    @Test
    void oneWriterAtATimeAndReadersAnyTime() {
        write();
        try (var game = GameFile.open(file())) {
            var held = assertThrows(GameLock.Held.class, () -> GameFile.open(file()));
            assertTrue(held.getMessage().contains(folder.getFileName().toString()), held.getMessage());
            assertEquals(game.records(), GameFile.read(file()).records());
        }
        GameFile.open(file()).close();
    }

    @Test
    void aGameThatCouldNotBeOpenedIsHeldByNobody() throws IOException {
        write();
        var whole = Files.readString(file());
        assertThrows(UncheckedIOException.class, () -> GameFile.create(file(), Samples.header("no")));
        Files.writeString(file(), whole.replaceFirst("hash: \"..", "hash: \"??"));
        assertThrows(Broken.class, () -> GameFile.open(file()));
        Files.writeString(file(), whole);
        GameFile.open(file()).close();
    }

    @Test
    void anotherProcessIsKeptOut() throws Exception {
        write();
        try (var game = GameFile.open(file())) {
            assertTrue(otherProcess().contains("has the game"));
            assertFalse(game.records().isEmpty());
        }
        assertEquals("opened", otherProcess());
    }

    private String otherProcess() throws Exception {
        var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        var child = new ProcessBuilder(
                        java, "-cp", System.getProperty("java.class.path"), Opener.class.getName(), file().toString())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try (var output = child.getInputStream()) {
            return new String(output.readAllBytes(), StandardCharsets.UTF_8).strip();
        }
    }

    /** Opens a game and says how it went. */
    static final class Opener {
        private Opener() {}

        public static void main(String[] args) {
            try {
                GameFile.open(Path.of(args[0])).close();
                System.out.println("opened");
            } catch (GameLock.Held e) {
                System.out.println(e.getMessage());
            }
        }
    }

    private Path file() {
        return folder.resolve("game.yaml");
    }

    private void write() {
        try (var game = GameFile.create(file(), Samples.header("no"))) {
            Samples.records("two\r\nlines").forEach(game::append);
        }
    }

    private List<String> entries() throws IOException {
        return new ArrayList<>(List.of(Files.readString(file()).split("(?=---\n)")));
    }

    private int broken(Consumer<List<String>> hand) throws IOException {
        var before = Files.readString(file());
        var entries = entries();
        hand.accept(entries);
        Files.writeString(file(), String.join("", entries));
        var entry = assertThrows(Broken.class, () -> GameFile.read(file())).entry();
        Files.writeString(file(), before);
        return entry;
    }
}
