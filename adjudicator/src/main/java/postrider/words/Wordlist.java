package postrider.words;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;

/** What people and their programs write, in many languages, as the lists beside this class have it. */
final class Wordlist {
    private Wordlist() {}

    /** The forms of a list, as one group of a pattern. */
    static String of(String name) {
        try (var list = Wordlist.class.getResourceAsStream(name + ".txt")) {
            return new String(list.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split(" {2}", 2)[1])
                    .collect(Collectors.joining("|", "(?:", ")"));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
