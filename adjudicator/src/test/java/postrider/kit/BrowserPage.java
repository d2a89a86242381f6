package postrider.kit;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A page in a real browser that is clicked and written into, over the browser's debugging port: no driver, no network. */
public final class BrowserPage implements AutoCloseable {
    private static final JsonMapper JSON = new JsonMapper();
    private static final int PATIENCE = 30;

    private final Process browser;
    private final WebSocket socket;
    private final Map<Integer, CompletableFuture<JsonNode>> waiting = new ConcurrentHashMap<>();
    private final List<String> requests = new CopyOnWriteArrayList<>();
    private final List<String> faults = new CopyOnWriteArrayList<>();
    private int sent;
    private String session = "";

    /** @param profile a folder for what the browser writes */
    public BrowserPage(int width, int height, boolean dark, Path profile) throws IOException, InterruptedException {
        var command = new ArrayList<>(Browser.START.subList(0, Browser.START.size() - 2));
        command.addAll(List.of(
                "--hide-scrollbars",
                "--remote-debugging-port=0",
                "--user-data-dir=" + profile,
                "--window-size=%d,%d".formatted(width, height),
                "about:blank"));
        browser = new ProcessBuilder(command)
                .redirectOutput(Redirect.DISCARD)
                .redirectError(Redirect.DISCARD)
                .start();
        socket = HttpClient.newHttpClient()
                .newWebSocketBuilder()
                .buildAsync(URI.create(address(profile.resolve("DevToolsActivePort"))), new Heard())
                .join();
        var target = send("Target.createTarget", Map.of("url", "about:blank"));
        session = send(
                        "Target.attachToTarget",
                        Map.of("targetId", target.get("targetId").asString(), "flatten", true))
                .get("sessionId")
                .asString();
        for (var domain : List.of("Page", "Runtime", "Network", "Log")) send(domain + ".enable", Map.of());
        send(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", width < 600));
        var scheme = Map.of("name", "prefers-color-scheme", "value", dark ? "dark" : "light");
        send("Emulation.setEmulatedMedia", Map.of("features", List.of(scheme)));
    }

    private static String address(Path file) throws IOException, InterruptedException {
        for (int tries = 0; tries < PATIENCE * 20; tries++) {
            var lines = Files.exists(file) ? Files.readAllLines(file) : List.<String>of();
            if (lines.size() == 2) return "ws://127.0.0.1:%s%s".formatted(lines.get(0), lines.get(1));
            Thread.sleep(50);
        }
        throw new IOException("The browser does not open its port.");
    }

    private final class Heard implements WebSocket.Listener {
        private final StringBuilder message = new StringBuilder();

        @Override
        public CompletionStage<?> onText(WebSocket from, CharSequence part, boolean last) {
            message.append(part);
            if (last) {
                heard(JSON.readTree(message.toString()));
                message.setLength(0);
            }
            from.request(1);
            return CompletableFuture.completedStage(null);
        }
    }

    private void heard(JsonNode message) {
        if (message.has("id")) waiting.remove(message.get("id").asInt()).complete(message);
        else
            switch (message.get("method").asString()) {
                case "Network.requestWillBeSent" ->
                    requests.add(message.at("/params/request/url").asString());
                case "Runtime.exceptionThrown", "Log.entryAdded" -> faults.add(message.toString());
                default -> {}
            }
    }

    private JsonNode send(String method, Map<String, ?> params) throws IOException, InterruptedException {
        int id = ++sent;
        var answer = new CompletableFuture<JsonNode>();
        waiting.put(id, answer);
        var said = session.isEmpty()
                ? Map.of("id", id, "method", method, "params", params)
                : Map.of("id", id, "method", method, "params", params, "sessionId", session);
        socket.sendText(JSON.writeValueAsString(said), true).join();
        try {
            var heard = answer.get(PATIENCE, TimeUnit.SECONDS);
            if (heard.has("error")) throw new IOException(method + ": " + heard);
            return heard.get("result");
        } catch (ExecutionException | TimeoutException broken) {
            throw new IOException(method, broken);
        }
    }

    /** Opens a page, and waits until this is true there. */
    public void open(Path page, String until) throws IOException, InterruptedException {
        send("Page.navigate", Map.of("url", page.toUri().toString()));
        for (int tries = 0; tries < PATIENCE * 20; tries++) {
            if (value("document.readyState === 'complete' && Boolean(%s)".formatted(until))
                    .equals("true")) return;
            Thread.sleep(50);
        }
        throw new IOException("%s: never %s; %s".formatted(page, until, faults));
    }

    /** What an expression comes to, as text. */
    public String value(String expression) throws IOException, InterruptedException {
        var result = send(
                "Runtime.evaluate", Map.of("expression", "String(%s)".formatted(expression), "awaitPromise", true));
        if (result.has("exceptionDetails")) throw new IOException(expression + ": " + result);
        return result.at("/result/value").asString();
    }

    /** Clicks where this element is shown. */
    public void click(String element) throws IOException, InterruptedException {
        var at = JSON.readTree(value("""
                (() => { const e = %s; e.scrollIntoView({ block: "center", inline: "center" });
                  const b = e.getBoundingClientRect(); return JSON.stringify([b.x + b.width / 2, b.y + b.height / 2]); })()""".formatted(element)));
        click(at.get(0).asDouble(), at.get(1).asDouble());
    }

    /** Clicks at a point of the window. */
    public void click(double x, double y) throws IOException, InterruptedException {
        for (var type : List.of("mousePressed", "mouseReleased"))
            send("Input.dispatchMouseEvent", Map.of("type", type, "x", x, "y", y, "button", "left", "clickCount", 1));
    }

    /** Writes where the cursor is. */
    public void write(String text) throws IOException, InterruptedException {
        send("Input.insertText", Map.of("text", text));
    }

    /** Presses a key that has a name: "Enter", "Tab". */
    public void press(String key) throws IOException, InterruptedException {
        for (var type : List.of("keyDown", "keyUp"))
            send("Input.dispatchKeyEvent", Map.of("type", type, "key", key, "code", key));
    }

    /** Chooses a file in a field for one. */
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

    /** What the window shows. */
    public byte[] picture() throws IOException, InterruptedException {
        return Base64.getDecoder()
                .decode(send("Page.captureScreenshot", Map.of("format", "png"))
                        .get("data")
                        .asString());
    }

    /** Addresses that anything was asked of. */
    public List<String> requests() {
        return List.copyOf(requests);
    }

    /** What the page's program has failed at, and what its policy has forbidden. */
    public List<String> faults() {
        return List.copyOf(faults);
    }

    @Override
    public void close() {
        socket.abort();
        browser.destroy();
        browser.onExit().join();
    }
}
