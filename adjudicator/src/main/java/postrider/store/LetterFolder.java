package postrider.store;

import java.io.IOException;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.function.Predicate;
import postrider.files.PrivateFiles;
import postrider.files.ReadFiles;
import postrider.text.Lists;

/** A folder of letters, each in a file named by its Message-ID. If there is no such folder, it has no letters. */
record LetterFolder(Path path) {
    /** The largest letter, in bytes; none of ours comes near it. */
    private static final int LARGEST = 20_000_000;

    private static final String SUFFIX = ".eml";

    /** The ending of a letter that is not written completely yet. */
    private static final String UNFINISHED = ".new";

    Path file(String messageId) {
        return path.resolve(name(messageId) + SUFFIX);
    }

    /** The Message-ID as a word that can be a file name. */
    static String name(String messageId) {
        return URLEncoder.encode(messageId.replaceAll("^<|>$", ""), StandardCharsets.UTF_8);
    }

    static String messageId(String name) {
        return "<%s>".formatted(URLDecoder.decode(name, StandardCharsets.UTF_8));
    }

    boolean has(String messageId) {
        return Files.exists(file(messageId));
    }

    List<String> all() throws IOException {
        return Lists.map(
                names(file -> file.endsWith(SUFFIX)),
                file -> messageId(file.substring(0, file.length() - SUFFIX.length())));
    }

    /** The files that a crash cut short. */
    List<String> unfinished() throws IOException {
        return names(name -> !name.endsWith(SUFFIX));
    }

    private List<String> names(Predicate<String> some) throws IOException {
        if (!Files.isDirectory(path)) return List.of();
        try (var files = Files.list(path)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(some)
                    .sorted()
                    .toList();
        }
    }

    byte[] read(String messageId) throws IOException {
        return ReadFiles.bytes(file(messageId), LARGEST);
    }

    /** Writes a letter in one act. */
    void put(String messageId, byte[] letter) throws IOException {
        var file = file(messageId);
        var unfinished = file.resolveSibling(file.getFileName() + UNFINISHED);
        PrivateFiles.write(unfinished, letter);
        Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
    }

    void delete(String messageId) throws IOException {
        Files.deleteIfExists(file(messageId));
    }
}
