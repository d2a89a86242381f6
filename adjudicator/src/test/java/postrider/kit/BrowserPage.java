package postrider.kit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import tools.jackson.databind.JsonNode;

/** A page in a browser, which tests can click and type into. */
public final class BrowserPage implements AutoCloseable {
    private final OpenBrowser browser;
    private final String context;
    private final String session;
    private final List<String> requests = new CopyOnWriteArrayList<>();
    private final List<String> faults = new CopyOnWriteArrayList<>();

    BrowserPage(OpenBrowser browser, String context, String session, int width, int height, boolean dark)
            throws IOException, InterruptedException {
        this.browser = browser;
        this.context = context;
        this.session = session;
        browser.listen(session, this::heard);
        for (var domain : List.of("Page", "Runtime", "Network", "Log")) send(domain + ".enable", Map.of());
        send(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", width < 600));
        var scheme = Map.of("name", "prefers-color-scheme", "value", dark ? "dark" : "light");
        send("Emulation.setEmulatedMedia", Map.of("features", List.of(scheme)));
        send("Emulation.setFocusEmulationEnabled", Map.of("enabled", true));
    }

    private void heard(JsonNode message) {
        switch (message.get("method").asString()) {
            case "Network.requestWillBeSent" ->
                requests.add(message.at("/params/request/url").asString());
            case "Runtime.exceptionThrown", "Log.entryAdded" -> faults.add(message.toString());
            default -> {}
        }
    }

    private JsonNode send(String method, Map<String, ?> params) throws IOException, InterruptedException {
        return browser.send(session, method, params);
    }

    /** Opens a page, and waits until the expression {@code until} is true. */
    public void open(Path page, String until) throws IOException, InterruptedException {
        send("Page.navigate", Map.of("url", page.toUri().toString()));
        for (int tries = 0; tries < OpenBrowser.PATIENCE * 20; tries++) {
            if (value("document.readyState === 'complete' && Boolean(%s)".formatted(until))
                    .equals("true")) return;
            Thread.sleep(50);
        }
        throw new IOException("%s: never %s; %s".formatted(page, until, faults));
    }

    /** The value of an expression, as text. */
    public String value(String expression) throws IOException, InterruptedException {
        var result = send(
                "Runtime.evaluate", Map.of("expression", "String(%s)".formatted(expression), "awaitPromise", true));
        if (result.has("exceptionDetails")) throw new IOException(expression + ": " + result);
        return result.at("/result/value").asString();
    }

    /** Clicks the middle of an element. */
    public void click(String element) throws IOException, InterruptedException {
        var at = OpenBrowser.JSON.readTree(value("""
                (() => { const e = %s; e.scrollIntoView({ block: "center", inline: "center" });
                  const b = e.getBoundingClientRect(); return JSON.stringify([b.x + b.width / 2, b.y + b.height / 2]); })()""".formatted(element)));
        click(at.get(0).asDouble(), at.get(1).asDouble());
    }

    /** Clicks at a point of the window. */
    public void click(double x, double y) throws IOException, InterruptedException {
        for (var type : List.of("mousePressed", "mouseReleased"))
            send("Input.dispatchMouseEvent", Map.of("type", type, "x", x, "y", y, "button", "left", "clickCount", 1));
    }

    /** Types text at the cursor. */
    public void write(String text) throws IOException, InterruptedException {
        send("Input.insertText", Map.of("text", text));
    }

    /** Presses a named key: "Enter", "Tab". */
    public void press(String key) throws IOException, InterruptedException {
        for (var type : List.of("keyDown", "keyUp"))
            send("Input.dispatchKeyEvent", Map.of("type", type, "key", key, "code", key));
    }

    /** Selects a file in a file field. */
    public void choose(String field, Path file) throws IOException, InterruptedException {
        var found = send("Runtime.evaluate", Map.of("expression", field));
        send(
                "DOM.setFileInputFiles",
                Map.of(
                        "files",
                        List.of(file.toString()),
                        "objectId",
                        found.at("/result/objectId").asString()));
    }

    /** A screenshot of the window, as PNG. */
    public byte[] picture() throws IOException, InterruptedException {
        return Base64.getDecoder()
                .decode(send("Page.captureScreenshot", Map.of("format", "png"))
                        .get("data")
                        .asString());
    }

    /** The addresses of all requests. */
    public List<String> requests() {
        return List.copyOf(requests);
    }

    /** The errors of the page's scripts, and violations of its content policy. */
    public List<String> faults() {
        return List.copyOf(faults);
    }

    @Override
    public void close() {
        try {
            browser.send("", "Target.disposeBrowserContext", Map.of("browserContextId", context));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }
}
