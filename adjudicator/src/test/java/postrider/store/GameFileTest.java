package postrider.store;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
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
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import postrider.files.Hash;
import postrider.log.CorruptGameFile;
import postrider.log.StoredEvent;
import postrider.proof.Samples;

class GameFileTest {
    @TempDir
    Path folder;

    static Stream<String> hostile() {
        return Samples.HOSTILE.stream();
    }

    @ParameterizedTest
    @MethodSource("hostile")
    void whatIsAppendedIsReadBackWordForWord(String text) throws IOException {
        var header = Samples.header(text);
        var written = new ArrayList<StoredEvent>();
        try (var game = GameFile.create(file(), header, Samples.NOON)) {
            for (var event : Samples.events(text)) {
                var stored = game.append(event, Samples.outbox(text), Samples.NOON.plusNanos(123_456_789));
                assertEquals(event, stored.event());
                written.add(stored);
            }
        }
        var read = GameFile.read(file()).events();
        assertEquals(header, read.getFirst().event());
        assertEquals(written, read.subList(1, read.size()));
        try (var game = GameFile.open(file())) {
            assertEquals(read.size(), game.standing().entries());
            assertEquals(List.of(), setAside());
        }
    }

    @Test
    void aFileOfAnOlderPostriderIsRefusedWithASentence() throws IOException {
        write();
        var old = entries().getFirst().replace("format: 2\n", "").replaceFirst("outbox: \\[]\n", "");
        var document = old.substring(0, old.lastIndexOf("hash: "));
        var hash = Hash.sha256(document.getBytes(StandardCharsets.UTF_8));
        Files.writeString(file(), document + "hash: \"%s\"\n".formatted(hash));
        assertEquals(
                "Entry 1 of the game file: the file is of format 1, and this postrider reads format 2; play on with the"
                        + " one it was begun with.",
                assertThrows(CorruptGameFile.class, () -> GameFile.read(file())).getMessage());
    }

    @Test
    void onlyItsOwnerReadsIt() throws IOException {
        write();
        assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file())));
    }

    @Test
    void anEventTornAnywhereIsSetAsideAndTheGameGoesOn() throws IOException {
        write();
        var bytes = Files.readAllBytes(file());
        var whole = GameFile.read(file()).events();
        var last = new String(bytes, StandardCharsets.ISO_8859_1).lastIndexOf("---\n");
        crash();
        for (int length = last; length < bytes.length; length++) {
            var torn = Arrays.copyOfRange(bytes, last, length);
            Files.write(file(), Arrays.copyOf(bytes, length));
            try (var game = GameFile.open(file())) {
                assertEquals(whole.size() - 1, game.standing().entries());
                assertEquals(length > last ? 1 : 0, setAside().size());
                for (var aside : setAside()) {
                    assertArrayEquals(torn, Files.readAllBytes(aside));
                    Files.delete(aside);
                }
                game.append(
                        whole.getLast().event(),
                        whole.getLast().outbox(),
                        whole.getLast().at());
            }
            assertArrayEquals(bytes, Files.readAllBytes(file()));
            crash();
        }
    }

    @Test
    void earlierTornEventsAreKept() throws IOException {
        write();
        var bytes = Files.readAllBytes(file());
        for (var name : List.of("game.yaml.torn-9", "game.yaml.torn-9-2", "game.yaml.torn-9-3")) {
            crash();
            Files.write(file(), Arrays.copyOf(bytes, bytes.length - 1));
            try (var game = GameFile.open(file())) {
                assertTrue(setAside().contains(folder.resolve(name)));
                assertEquals(
                        GameFile.read(file()).events().size(), game.standing().entries());
            }
        }
    }

    @Test
    void zeroBytesAfterATornEventAreTornToo() throws IOException {
        write();
        var bytes = Files.readString(file());
        crash();
        Files.writeString(file(), bytes.substring(0, bytes.length() - 30) + "\0".repeat(30));
        GameFile.open(file()).close();
        assertEquals(1, setAside().size());
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
                    assertThrows(CorruptGameFile.class, () -> GameFile.read(file()))
                            .entry(),
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
    void anEntryInAnotherSpellingIsRefusedThoughItsHashFits() throws IOException {
        write();
        var events = GameFile.read(file()).events();
        var second = events.get(1);
        var odd = EventLog.TEXT
                .write(2, events.getFirst().hash(), second.event(), new EventLog.Sent(second.outbox(), second.at()))
                .replace("\nat: ", "\nat:  ");
        var sealed = odd + "hash: \"%s\"\n".formatted(Hash.sha256(odd.getBytes(StandardCharsets.UTF_8)));
        Files.writeString(file(), entries().getFirst() + sealed);
        assertEquals(
                2,
                assertThrows(CorruptGameFile.class, () -> GameFile.read(file())).entry());
    }

    @Test
    void oneWriterAtATimeAndAnyNumberOfReaders() {
        write();
        try (var game = GameFile.open(file())) {
            var held = assertThrows(GameStore.Held.class, () -> GameFile.open(file()));
            assertTrue(held.getMessage().contains(folder.getFileName().toString()), held.getMessage());
            assertEquals(
                    game.standing().entries(), GameFile.read(file()).events().size());
        }
        GameFile.open(file()).close();
    }

    @Test
    void aGameThatCannotBeOpenedIsNotHeld() throws IOException {
        write();
        var whole = Files.readString(file());
        assertThrows(UncheckedIOException.class, () -> GameFile.create(file(), Samples.header("no"), Samples.NOON));
        crash();
        Files.writeString(file(), whole.replaceFirst("hash: \"..", "hash: \"??"));
        assertThrows(CorruptGameFile.class, () -> GameFile.open(file()));
        Files.writeString(file(), whole);
        GameFile.open(file()).close();
    }

    @Test
    void anotherProcessIsKeptOut() throws Exception {
        write();
        try (var game = GameFile.open(file())) {
            assertTrue(otherProcess().contains("has the game"));
            assertTrue(game.standing().entries() > 0);
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
            } catch (GameStore.Held e) {
                System.out.println(e.getMessage());
            }
        }
    }

    private List<Path> setAside() throws IOException {
        try (var files = Files.list(folder)) {
            return files.filter(file -> file.getFileName().toString().contains(".torn-"))
                    .toList();
        }
    }

    private Path file() {
        return folder.resolve("game.yaml");
    }

    private void write() {
        try (var game = GameFile.create(file(), Samples.header("no"), Samples.NOON)) {
            for (var event : Samples.events("two\r\nlines"))
                game.append(event, Samples.outbox("two\r\nlines"), Samples.NOON);
        }
    }

    /** A process that dies before closing the game leaves no index, or an older one. */
    private void crash() throws IOException {
        Files.deleteIfExists(index());
    }

    private Path index() {
        return folder.resolve("game.index");
    }

    private List<String> entries() throws IOException {
        return new ArrayList<>(List.of(Files.readString(file()).split("(?=---\n)")));
    }

    private int broken(Consumer<List<String>> hand) throws IOException {
        var before = Files.readString(file());
        var entries = entries();
        hand.accept(entries);
        Files.writeString(file(), String.join("", entries));
        var entry =
                assertThrows(CorruptGameFile.class, () -> GameFile.read(file())).entry();
        Files.writeString(file(), before);
        return entry;
    }
}
