package postrider.gateway.demo;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import postrider.gateway.mime.Envelope;
import postrider.gateway.mime.MimePart;

/** Letters as a mail program shows them, one after another: date, sender, recipient, subject, text and record. */
final class Letterbook {
    private static final String RULE = "~".repeat(72) + "\n";

    private Letterbook() {}

    /** All letters in a folder, in the order of their file names. */
    static String of(Path folder) throws IOException {
        return of(folder, file -> true);
    }

    /** The letters whose files match. */
    static String of(Path folder, Predicate<Path> wanted) throws IOException {
        var book = new StringBuilder();
        try (var files = Files.list(folder)) {
            for (var file : files.filter(wanted).sorted().toList())
                book.append(RULE).append(letter(MimePart.of(Files.readAllBytes(file))));
        }
        return book.toString();
    }

    private static String letter(MimePart letter) {
        var shown = new StringBuilder();
        for (var name : List.of("Date", "From", "To"))
            shown.append("%s: %s\n".formatted(name, letter.fields().get(name.toLowerCase(Locale.ROOT))));
        shown.append("Subject: %s\n".formatted(Envelope.of(letter).subject()));
        var text = letter.all()
                .filter(part -> part.is("text/plain"))
                .findFirst()
                .orElseThrow()
                .text();
        var record = letter.all()
                .filter(part ->
                        part.fields().getOrDefault("content-disposition", "").contains("record.txt"))
                .map(part -> "\n" + part.text())
                .collect(Collectors.joining());
        return shown + "\n" + bare(text) + record;
    }

    /** Without the marks of clear-signing. */
    private static String bare(String text) {
        return text.replaceFirst(
                "(?s)^-----BEGIN PGP SIGNED MESSAGE-----\n.*?\n\n(.*?)\n-----BEGIN PGP SIGNATURE-----.*", "$1\n");
    }
}
