package postrider.kit;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import postrider.proof.AuditPage;

/** Runs pages in a real browser, without a window or network. */
public final class Browser {
    static final List<String> START = List.of(
            "chromium",
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--allow-file-access-from-files",
            "--virtual-time-budget=30000");

    /** A page that opens other pages in frames, and lists their verdicts. */
    private static final String READER = """
            <!DOCTYPE html><meta charset="utf-8"><body><script>
            for (let at = 0; at < %d; at++) {
              const frame = document.createElement("iframe"), line = document.createElement("p");
              document.body.append(line, frame);
              frame.onload = () => {
                const verdict = frame.contentDocument.getElementById("verdict");
                const terms = () => Array.from(verdict.nextElementSibling.querySelectorAll("dt"), term => `\\n${term.textContent}: ${term.nextSibling.textContent}`);
                const write = () => { if (verdict.className) line.textContent = `${verdict.className} ${verdict.textContent}${terms().join("")}`; };
                new MutationObserver(write).observe(verdict, { attributes: true, childList: true });
                write();
              };
              frame.src = `${at}.html`;
            }
            </script>
            """;

    private static final Pattern LINE = Pattern.compile("(?s)<p>(.*?)</p>");

    private Browser() {}

    /**
     * The audit page's verdicts on game files, each followed by its counts, a line each. One browser checks them all.
     *
     * @param gameFiles texts of one character a byte
     */
    public static List<String> verdicts(List<String> gameFiles, Path folder) throws IOException {
        for (int at = 0; at < gameFiles.size(); at++)
            Files.writeString(
                    folder.resolve(at + ".html"), AuditPage.of(gameFiles.get(at).getBytes(ISO_8859_1)));
        var reader = Files.writeString(folder.resolve("reader.html"), READER.formatted(gameFiles.size()));
        return LINE.matcher(page(reader, folder.resolve("profile")))
                .results()
                .map(line -> line.group(1))
                .toList();
    }

    /**
     * The HTML of a page after its scripts have run.
     *
     * @param profile a folder for the browser's own files
     */
    public static String page(Path page, Path profile) throws IOException {
        var command = new ArrayList<>(START);
        command.addAll(
                List.of("--user-data-dir=" + profile, "--dump-dom", page.toUri().toString()));
        var browser =
                new ProcessBuilder(command).redirectError(Redirect.DISCARD).start();
        try (var shown = browser.getInputStream()) {
            return new String(shown.readAllBytes(), UTF_8);
        } finally {
            browser.destroy();
        }
    }
}
