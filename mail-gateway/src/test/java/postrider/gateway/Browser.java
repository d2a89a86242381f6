package postrider.gateway;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A real browser, without a window and without a network. */
final class Browser {
    private static final List<String> START = List.of(
            "chromium",
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--virtual-time-budget=30000");

    private Browser() {}

    /**
     * What a page has become once its program has run.
     *
     * @param profile a folder for what the browser writes
     */
    static String page(Path page, Path profile) throws IOException {
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
