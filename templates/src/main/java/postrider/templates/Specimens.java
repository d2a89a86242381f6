package postrider.templates;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeSet;
import postrider.log.Outgoing;

/** The layouts for an operator to take in hand, and letters to look at while he does. */
public final class Specimens {
    /** The layouts, and the page that documents each of their fields. */
    static final List<String> LAYOUTS =
            List.of("README.md", "letter.txt", "letter.html", "block.html", "style.css", "words.peb");

    private Specimens() {}

    /** Writes our layouts into a folder. A file that is there already stays as it is. Gives the names of those written. */
    public static List<String> export(Path folder) throws IOException {
        Files.createDirectories(folder);
        var written = new TreeSet<String>();
        for (var name : LAYOUTS) {
            if (Files.exists(folder.resolve(name))) continue;
            try (var layout = Letterpress.class.getResourceAsStream("/letters/" + name)) {
                Files.write(folder.resolve(name), layout.readAllBytes());
            }
            written.add(name);
        }
        return List.copyOf(written);
    }

    /** Writes a letter of every kind with everything in it into a folder, as text and as HTML. Gives their names. */
    public static List<String> print(Optional<Path> overlay, Path folder) throws IOException {
        Files.createDirectories(folder);
        var renderer = new Letterpress(overlay);
        var written = new TreeSet<String>();
        for (var kind : Outgoing.Kind.values()) {
            var printed = renderer.print(Specimen.full(kind));
            var name = kind.name().toLowerCase(Locale.ROOT);
            Files.writeString(folder.resolve(name + ".txt"), printed.text());
            Files.writeString(folder.resolve(name + ".html"), printed.html());
            written.add(name);
        }
        return List.copyOf(written);
    }
}
