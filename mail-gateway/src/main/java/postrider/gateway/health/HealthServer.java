package postrider.gateway.health;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Serves {@code /health} (503 if the office is not well) and {@code /metrics} on loopback. A request with another host name gets nothing, which
 * protects against DNS rebinding by a page in a browser on this machine.
 */
public final class HealthServer implements AutoCloseable {
    private static final Pattern HERE = Pattern.compile("(127\\.0\\.0\\.1|localhost|\\[::1])(:\\d{1,5})?");
    private static final Logger LOG = LoggerFactory.getLogger(HealthServer.class);
    private static final int BACKLOG = 16;

    private final HttpServer server;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

    private HealthServer(HttpServer server) {
        this.server = server;
    }

    private record Page(int code, String type, String text) {
        static Page refused(int code) {
            return new Page(code, "text/plain", "");
        }
    }

    /** @param port 0 for any free port */
    public static HealthServer open(int port, Supplier<Vitals> vitals) throws IOException {
        try {
            var http = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), BACKLOG);
            var server = new HealthServer(http);
            http.setExecutor(server.threads);
            http.createContext("/", exchange -> answer(exchange, found(exchange, vitals)));
            http.start();
            return server;
        } catch (IOException taken) {
            throw new IOException("health: cannot listen at port %d: %s".formatted(port, taken.getMessage()), taken);
        }
    }

    public int port() {
        return server.getAddress().getPort();
    }

    /** If the store does not answer, the office is not well. */
    private static Page found(HttpExchange asked, Supplier<Vitals> vitals) {
        try {
            return page(asked, vitals);
        } catch (UncheckedIOException unknown) {
            LOG.warn("health cannot be determined: {}", unknown.getMessage());
            return Page.refused(503);
        }
    }

    private static Page page(HttpExchange asked, Supplier<Vitals> vitals) {
        var hosts = asked.getRequestHeaders().getOrDefault("Host", List.of());
        if (hosts.size() != 1 || !HERE.matcher(hosts.getFirst()).matches()) return Page.refused(403);
        if (!asked.getRequestMethod().equals("GET")) return Page.refused(405);
        return switch (asked.getRequestURI().getPath()) {
            case "/health" -> health(vitals.get());
            case "/metrics" ->
                new Page(
                        200,
                        "text/plain; version=0.0.4; charset=utf-8",
                        vitals.get().metrics());
            default -> Page.refused(404);
        };
    }

    private static Page health(Vitals vitals) {
        return new Page(vitals.isWell() ? 200 : 503, "application/json", vitals.health());
    }

    private static void answer(HttpExchange asked, Page page) throws IOException {
        try (asked) {
            var bytes = page.text().getBytes(StandardCharsets.UTF_8);
            asked.getResponseHeaders().set("Content-Type", page.type());
            asked.getResponseHeaders().set("Cache-Control", "no-store");
            asked.sendResponseHeaders(page.code(), bytes.length == 0 ? -1 : bytes.length);
            if (bytes.length > 0) asked.getResponseBody().write(bytes);
        }
    }

    @Override
    public void close() {
        server.stop(0);
        threads.close();
    }
}
