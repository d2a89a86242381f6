package postrider.kit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ProcessBuilder.Redirect;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import postrider.files.PrivateFiles;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A real browser, controlled through its debugging port without a driver, a window or a network. It takes a second to start, so one serves
 * all tests of this Java.
 */
public final class OpenBrowser {
    static final JsonMapper JSON = new JsonMapper();

    /** In seconds. */
    static final int PATIENCE = 300;

    private static Optional<OpenBrowser> here = Optional.empty();

    private final Process browser;
    private final WebSocket socket;
    private final Map<Integer, CompletableFuture<JsonNode>> waiting = new ConcurrentHashMap<>();
    private final Map<String, Consumer<JsonNode>> pages = new ConcurrentHashMap<>();
    private final AtomicInteger sent = new AtomicInteger();

    /** @param profile a folder for the browser's own files */
    private OpenBrowser(Path profile) throws IOException, InterruptedException {
        browser = new ProcessBuilder(
                        "chromium",
                        "--headless=new",
                        "--no-sandbox",
                        "--disable-gpu",
                        "--no-first-run",
                        "--disable-background-networking",
                        "--disable-component-update",
                        "--disable-sync",
                        "--allow-file-access-from-files",
                        "--hide-scrollbars",
                        "--remote-debugging-port=0",
                        "--user-data-dir=" + profile,
                        "about:blank")
                .redirectOutput(Redirect.DISCARD)
                .redirectError(Redirect.DISCARD)
                .start();
        socket = HttpClient.newHttpClient()
                .newWebSocketBuilder()
                .buildAsync(URI.create(address(profile.resolve("DevToolsActivePort"))), new Heard())
                .join();
    }

    /** The browser, started when it is first needed. It ends with this Java. */
    public static synchronized OpenBrowser here() throws IOException, InterruptedException {
        if (here.isEmpty()) {
            var profile = Files.createTempDirectory("browser");
            var opened = new OpenBrowser(profile);
            Runtime.getRuntime().addShutdownHook(new Thread(() -> opened.end(profile)));
            here = Optional.of(opened);
        }
        return here.get();
    }

    private static String address(Path file) throws IOException, InterruptedException {
        for (int tries = 0; tries < PATIENCE * 20; tries++) {
            var lines = Files.exists(file) ? Files.readAllLines(file) : List.<String>of();
            if (lines.size() == 2) return "ws://127.0.0.1:%s%s".formatted(lines.get(0), lines.get(1));
            Thread.sleep(50);
        }
        throw new IOException("The browser does not open its port.");
    }

    /** An empty page that shares no window, storage or cache with any other. */
    public BrowserPage page(int width, int height, boolean dark) throws IOException, InterruptedException {
        var context = send("", "Target.createBrowserContext", Map.of())
                .get("browserContextId")
                .asString();
        var target = send(
                "",
                "Target.createTarget",
                Map.of("url", "about:blank", "width", width, "height", height, "browserContextId", context));
        var session = send(
                        "",
                        "Target.attachToTarget",
                        Map.of("targetId", target.get("targetId").asString(), "flatten", true))
                .get("sessionId")
                .asString();
        return new BrowserPage(this, context, session, width, height, dark);
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
            pages.getOrDefault(message.path("sessionId").asString(""), nobody -> {})
                    .accept(message);
    }

    /** Sends the events of a session to {@code page} from now on. */
    void listen(String session, Consumer<JsonNode> page) {
        pages.put(session, page);
    }

    /** @param session of a page; empty for the browser itself */
    JsonNode send(String session, String method, Map<String, ?> params) throws IOException, InterruptedException {
        int id = sent.incrementAndGet();
        var answer = new CompletableFuture<JsonNode>();
        waiting.put(id, answer);
        var said = new HashMap<String, Object>(Map.of("id", id, "method", method, "params", params));
        if (!session.isEmpty()) said.put("sessionId", session);
        socket.sendText(JSON.writeValueAsString(said), true).join();
        try {
            var heard = answer.get(PATIENCE, TimeUnit.SECONDS);
            if (heard.has("error")) throw new IOException(method + ": " + heard);
            return heard.get("result");
        } catch (ExecutionException | TimeoutException broken) {
            throw new IOException(method, broken);
        }
    }

    private void end(Path profile) {
        socket.abort();
        var helpers = browser.descendants().toList();
        browser.destroy();
        browser.onExit().join();
        helpers.forEach(ProcessHandle::destroyForcibly);
        helpers.forEach(helper -> helper.onExit().join()); // they write to the profile until they exit
        try {
            PrivateFiles.remove(profile);
        } catch (IOException left) {
            throw new UncheckedIOException(left);
        }
    }
}
