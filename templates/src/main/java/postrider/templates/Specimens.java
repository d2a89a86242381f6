package postrider.templates;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeSet;
import postrider.files.Shipped;
import postrider.log.LetterKind;
import postrider.text.Lists;

/** Writes the layouts for an operator to edit, and sample letters to look at. */
public final class Specimens {
    /** The layouts, and the page that documents their fields. */
    static final List<String> LAYOUTS =
            List.of("README.md", "letter.txt", "letter.html", "block.html", "style.css", "words.peb");

    private Specimens() {}

    /** Writes our layouts into a folder, without replacing files. Returns the names of those written. */
    public static List<String> export(Path folder) throws IOException {
        Files.createDirectories(folder);
        var written = new TreeSet<String>();
        for (var name : LAYOUTS) {
            if (Files.exists(folder.resolve(name))) continue;
            Files.writeString(folder.resolve(name), Shipped.text(Letterpress.class, "/letters/" + name));
            written.add(name);
        }
        return List.copyOf(written);
    }

    /** The page that shows every letter as on a desk and on a telephone, in light and dark colours. */
    static final String CONTACT_SHEET = "contact-sheet";

    private static final List<String> LOOKS =
            List.of("width: 760px", "width: 390px", "width: 390px; color-scheme: dark");

    /**
     * Writes a letter of every kind with everything in it into a folder, as text and as HTML, and a sheet that shows them side by side.
     * Returns their names.
     */
    public static List<String> print(Optional<Path> overlay, Path folder) throws IOException {
        Files.createDirectories(folder);
        var renderer = new Letterpress(overlay);
        var written = new TreeSet<String>();
        for (var kind : LetterKind.values()) {
            var printed = renderer.print(Specimen.full(kind));
            var name = kind.name().toLowerCase(Locale.ROOT);
            Files.writeString(folder.resolve(name + ".txt"), printed.text());
            Files.writeString(folder.resolve(name + ".html"), printed.page());
            written.add(name);
        }
        Files.writeString(folder.resolve(CONTACT_SHEET + ".html"), contactSheet(written));
        return Lists.with(List.copyOf(written), CONTACT_SHEET);
    }

    private static String contactSheet(Collection<String> names) {
        var sheet = new StringBuilder(
                "<!DOCTYPE html>\n<html lang=\"en\"><meta charset=\"utf-8\"><title>Letters</title>\n");
        for (var name : names) {
            sheet.append(
                    "<h2><a href=\"%1$s.html\">%1$s</a></h2>\n<div style=\"white-space: nowrap\">\n".formatted(name));
            for (var look : LOOKS)
                sheet.append("<iframe src=\"%s.html\" style=\"height: 3000px; %s\"></iframe>\n".formatted(name, look));
            sheet.append("</div>\n");
        }
        return sheet.append("</html>\n").toString();
    }
}
