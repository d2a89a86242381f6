package postrider.files;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HashedZipTest {
    @TempDir
    private Path folder;

    private Path file;

    @BeforeEach
    void place() {
        file = folder.resolve("some.zip");
    }

    private void written(String... names) throws IOException {
        try (var zip = new HashedZip.Writer(file, "parcel", 3)) {
            for (var name : names) zip.add(name, ("what is in " + name).getBytes(UTF_8));
            zip.finish();
        }
    }

    /** Writes a ZIP that Postrider did not write. */
    private void forged(Map<String, String> entries) throws IOException {
        try (var zip = new ZipOutputStream(Files.newOutputStream(file))) {
            for (var entry : entries.entrySet()) {
                zip.putNextEntry(new ZipEntry(entry.getKey()));
                zip.write(entry.getValue().getBytes(UTF_8));
                zip.closeEntry();
            }
        }
    }

    private static Map<String, String> parcel(String name, String text) {
        var entries = new LinkedHashMap<String, String>();
        entries.put("postrider", "parcel 3\n");
        entries.put(name, text);
        entries.put("hashes", "%s %s\n".formatted(Hash.sha256(text.getBytes(UTF_8)), name));
        return entries;
    }

    private String refused() {
        return assertThrows(
                        IOException.class,
                        () -> HashedZip.open(file, "parcel", 3).close())
                .getMessage();
    }

    @Test
    void whatGoesInComesOut() throws IOException {
        written("one", "a/b/two", "a/%3Cthree%40x%3E.eml");
        try (var zip = HashedZip.open(file, "parcel", 3)) {
            assertEquals(List.of("a/%3Cthree%40x%3E.eml", "a/b/two", "one"), zip.names());
            assertArrayEquals("what is in one".getBytes(UTF_8), zip.bytes("one", 100));
            zip.extract("a/b/two", folder.resolve("there/two"));
            assertEquals("what is in a/b/two", Files.readString(folder.resolve("there/two")));
            assertThrows(IOException.class, () -> zip.bytes("one", 5));
            assertThrows(IOException.class, () -> zip.bytes("none", 5));
            assertThrows(IOException.class, () -> zip.bytes("hashes", 500));
        }
    }

    @Test
    void theSameFilesMakeTheSameBytes() throws IOException {
        written("one", "two");
        var first = Files.readAllBytes(file);
        written("one", "two");
        assertArrayEquals(first, Files.readAllBytes(file));
    }

    /** Nothing can be extracted outside the target folder. */
    @Test
    void noNameLeadsOutOfTheFolder() throws IOException {
        for (var name : List.of("../out", "a/../../out", "/etc/passwd", "a/..", "..", "a\\..\\out", "a/", "a\nb")) {
            forged(parcel(name, "evil"));
            assertFalse(refused().isEmpty(), name);
            assertThrows(IOException.class, () -> written(name), name);
        }
        forged(parcel("good", "good"));
        HashedZip.open(file, "parcel", 3).close();
    }

    @Test
    void anAddedMissingOrChangedFileIsNoticed() throws IOException {
        var entries = parcel("one", "good");
        entries.put("two", "added");
        forged(entries);
        assertTrue(refused().contains("holds 2 files, and its list of hashes 1"), refused());
        entries = parcel("one", "good");
        entries.remove("one");
        forged(entries);
        assertTrue(refused().contains("holds 0 files"), refused());
        entries = parcel("one", "good");
        entries.put("one", "changed");
        forged(entries);
        try (var zip = HashedZip.open(file, "parcel", 3)) {
            assertThrows(IOException.class, () -> zip.bytes("one", 100));
            assertThrows(IOException.class, () -> zip.extract("one", folder.resolve("one")));
        }
        entries = parcel("one", "good");
        entries.remove("hashes");
        forged(entries);
        assertTrue(refused().contains("was not written by Postrider, or not to its end"), refused());
    }

    @Test
    void anotherKindOrANewerFormatIsRefused() throws IOException {
        written("one");
        assertThrows(IOException.class, () -> HashedZip.open(file, "letter", 3));
        assertTrue(assertThrows(IOException.class, () -> HashedZip.open(file, "parcel", 2))
                .getMessage()
                .contains("newer Postrider (format 3, and this one reads 2)"));
        Files.writeString(file, "no zip");
        assertFalse(refused().isEmpty());
    }

    @Test
    void anUnfinishedZipLeavesNoFile() throws IOException {
        try (var zip = new HashedZip.Writer(file, "parcel", 3)) {
            zip.add("one", new byte[0]);
        }
        try (var nothing = Files.list(folder)) {
            assertEquals(List.of(), nothing.toList());
        }
    }
}
