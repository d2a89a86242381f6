package postrider.kit;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import postrider.proof.AuditPage;
import tools.jackson.databind.JsonNode;

/** Opens the audit page in a real browser, and reads what it says when it has checked its game file. */
public final class Browser {
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

    private Browser() {}

    /**
     * The audit page's verdicts on game files, each followed by its counts, a line each.
     *
     * @param gameFiles texts of one character a byte
     */
    public static List<String> verdicts(List<String> gameFiles, Path folder) throws IOException {
        for (int at = 0; at < gameFiles.size(); at++)
            Files.writeString(
                    folder.resolve(at + ".html"), AuditPage.of(gameFiles.get(at).getBytes(ISO_8859_1)));
        var reader = Files.writeString(folder.resolve("reader.html"), READER.formatted(gameFiles.size()));
        var lines = "[...document.querySelectorAll('p')].map(line => line.textContent).filter(Boolean)";
        var verdicts = shown(
                reader, "%s.length === %d".formatted(lines, gameFiles.size()), "JSON.stringify(%s)".formatted(lines));
        return OpenBrowser.JSON
                .readTree(verdicts)
                .valueStream()
                .map(JsonNode::asString)
                .toList();
    }

    /** The HTML of the audit page of a game file. */
    public static String audited(byte[] gameFile, Path folder) throws IOException {
        var page = Files.writeString(folder.resolve("audit.html"), AuditPage.of(gameFile));
        return shown(page, "document.getElementById('verdict')?.className", "document.documentElement.outerHTML");
    }

    /** The value of an expression as soon as {@code until} is true. */
    private static String shown(Path page, String until, String expression) throws IOException {
        try (var opened = OpenBrowser.here().page(1000, 800, false)) {
            opened.open(page, until);
            return opened.value(expression);
        } catch (InterruptedException stopped) {
            throw new IOException(stopped);
        }
    }
}
