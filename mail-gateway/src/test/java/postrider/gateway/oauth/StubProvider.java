package postrider.gateway.oauth;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/** A local provider that issues or denies tokens; a mail server can introspect them (RFC 7662). */
public final class StubProvider implements AutoCloseable {
    /** The requests to {@code /token}. */
    public final List<Map<String, String>> asked = new CopyOnWriteArrayList<>();

    /** The valid tokens. */
    public final Set<String> good = ConcurrentHashMap.newKeySet();

    /** Errors to return before a token, in turn. */
    public final Queue<String> errors = new ConcurrentLinkedQueue<>();

    /** The valid refresh token, replaced after each use. */
    public volatile String refresh = "refresh-0";

    /** The polling interval, in seconds. */
    public volatile int interval = 5;

    private final AtomicInteger given = new AtomicInteger();
    private final HttpServer server;

    public StubProvider(int port) throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
        server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        server.createContext("/device", asked -> answer(asked, 200, """
                {"device_code":"secret-device","user_code":"WDJB-MJHT","verification_uri":"https://login.example.org/device",
                "expires_in":60,"interval":%d}""".formatted(interval)));
        server.createContext("/token", this::token);
        server.createContext("/introspect", this::introspect);
        server.start();
    }

    /** The provider in the form of settings. */
    public Provider provider() {
        return new Provider(
                Optional.of(at("/device")), Optional.of(at("/authorize")), at("/token"), "mail", "127.0.0.1");
    }

    public URI at(String path) {
        return URI.create("http://127.0.0.1:%d%s".formatted(server.getAddress().getPort(), path));
    }

    /** A valid token. */
    public String token() {
        var token = "access-%d".formatted(given.incrementAndGet());
        good.add(token);
        return token;
    }

    private void token(HttpExchange exchange) throws IOException {
        var form = form(exchange);
        asked.add(form);
        var error = errors.poll();
        if ("hangs up".equals(error)) {
            exchange.close();
            return;
        }
        if (error == null && !form.getOrDefault("refresh_token", refresh).equals(refresh)) error = "invalid_grant";
        if (error != null) {
            answer(
                    exchange,
                    400,
                    "{\"error\":\"%s\",\"error_description\":\"no\\r\\nto %s\"}"
                            .formatted(error, form.getOrDefault("refresh_token", "you")));
            return;
        }
        refresh = "refresh-%d".formatted(given.get() + 1);
        answer(
                exchange,
                200,
                "{\"access_token\":\"%s\",\"token_type\":\"Bearer\",\"expires_in\":3600,\"refresh_token\":\"%s\"}"
                        .formatted(token(), refresh));
    }

    private void introspect(HttpExchange exchange) throws IOException {
        var token = form(exchange).get("token");
        answer(
                exchange,
                200,
                good.contains(token) ? "{\"active\":true,\"username\":\"referee@example.org\"}" : "{\"active\":false}");
    }

    private static Map<String, String> form(HttpExchange exchange) throws IOException {
        var form = new TreeMap<String, String>();
        for (var field : new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.US_ASCII).split("&")) {
            var parts = field.split("=", 2);
            if (parts.length == 2) form.put(parts[0], URLDecoder.decode(parts[1], StandardCharsets.UTF_8));
        }
        return form;
    }

    private static void answer(HttpExchange exchange, int status, String json) throws IOException {
        var bytes = json.getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().set("Content-Type", "application/json");
        exchange.sendResponseHeaders(status, bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
