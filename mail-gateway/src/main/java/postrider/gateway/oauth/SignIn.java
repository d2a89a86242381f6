package postrider.gateway.oauth;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.Base64;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import postrider.files.Hash;

/**
 * Obtains the first token: the operator consents in a browser, and the provider tells us.
 *
 * @param screen receives instructions for the operator, line by line
 */
public record SignIn(TokenFile file, Consumer<String> screen, Pause pause) {
    /** RFC 8628, 3.2 and 3.5. */
    private static final Duration INTERVAL = Duration.ofSeconds(5);

    private static final Duration BROWSER = Duration.ofMinutes(15);
    private static final SecureRandom RANDOM = new SecureRandom();

    public interface Pause {
        void of(Duration time) throws InterruptedException;
    }

    /** Signs in by device code if the provider offers that, else by a browser that is redirected to this machine. */
    public void run(boolean browser, BufferedReader typed) throws IOException, InterruptedException {
        var device = client().provider().device().filter(possible -> !browser);
        file.save(device.isPresent() ? byDevice(device.get()) : byBrowser(typed));
    }

    private Client client() {
        return file.client();
    }

    /** RFC 8628. */
    private Token byDevice(URI device) throws IOException, InterruptedException {
        var code = client().post(device, Map.of("scope", client().provider().scope()));
        int lasts = code.path("expires_in").asInt(900);
        say("Open %s in a browser, on whatever device, and type %s."
                .formatted(
                        code.path("verification_uri").asString(""),
                        code.path("user_code").asString("")));
        say("Waiting until you have said yes there, for %d minutes at most ...".formatted(Math.ceilDiv(lasts, 60)));
        var grant = Map.of(
                "grant_type",
                "urn:ietf:params:oauth:grant-type:device_code",
                "device_code",
                code.path("device_code").asString(""));
        var interval = Duration.ofSeconds(code.path("interval").asInt((int) INTERVAL.toSeconds()));
        for (var left = Duration.ofSeconds(lasts); left.isPositive(); left = left.minus(interval)) {
            pause.of(interval);
            try {
                return client().token(grant, Optional.empty());
            } catch (Denied notYet) {
                switch (notYet.error()) {
                    case "authorization_pending" -> {}
                    case "slow_down" -> interval = interval.plus(INTERVAL);
                    default -> throw notYet;
                }
            } catch (IOException lost) {
                interval = interval.multipliedBy(2);
            }
        }
        throw new Denied("expired_token", "");
    }

    /** RFC 8252, with PKCE (RFC 7636). */
    private Token byBrowser(BufferedReader typed) throws IOException, InterruptedException {
        var authorize = client().provider()
                .authorize()
                .orElseThrow(() -> new IllegalArgumentException("oauth: there is no authorize-url for a browser."));
        var verifier = random();
        var state = random();
        var answer = new CompletableFuture<Map<String, String>>();
        var server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        var back = "http://%s:%d"
                .formatted(client().provider().back(), server.getAddress().getPort());
        server.createContext("/", exchange -> heard(exchange, state, answer));
        server.start();
        try {
            say("Open in a browser, and say yes: " + question(authorize, back, state, verifier));
            say(
                    "If the browser runs elsewhere, it will end at a page of %s that it cannot open: paste its address here."
                            .formatted(back));
            Thread.ofVirtual().start(() -> listen(typed, state, answer));
            return token(answer.get(BROWSER.toSeconds(), TimeUnit.SECONDS), back, verifier);
        } catch (TimeoutException | ExecutionException notYet) {
            throw new Denied("expired_token", "");
        } finally {
            server.stop(0);
        }
    }

    /** The page on which the operator consents. */
    private String question(URI authorize, String back, String state, String verifier) {
        var fields = new TreeMap<>(Map.of(
                "response_type",
                "code",
                "client_id",
                client().id(),
                "scope",
                client().provider().scope(),
                "redirect_uri",
                back,
                "state",
                state,
                "code_challenge",
                url(Hash.of(verifier.getBytes(StandardCharsets.US_ASCII))),
                "code_challenge_method",
                "S256"));
        return authorize + (authorize.getQuery() == null ? "?" : "&") + Client.query(fields);
    }

    /** Exchanges what the browser came back with for a token. */
    private Token token(Map<String, String> answer, String back, String verifier) throws IOException {
        if (!answer.containsKey("code"))
            throw new Denied(
                    line(answer.getOrDefault("error", "nothing")), line(answer.getOrDefault("error_description", "")));
        var grant = Map.of(
                "grant_type",
                "authorization_code",
                "code",
                answer.get("code"),
                "redirect_uri",
                back,
                "code_verifier",
                verifier);
        return client().token(grant, Optional.empty());
    }

    private static void heard(HttpExchange exchange, String state, CompletableFuture<Map<String, String>> answer)
            throws IOException {
        var fields = fields(exchange.getRequestURI().getRawQuery());
        boolean ours = state.equals(fields.get("state"));
        var page = (ours ? "Postrider has your answer. You may close this page." : "Nothing to do here.")
                .getBytes(StandardCharsets.US_ASCII);
        exchange.getResponseHeaders().set("Content-Type", "text/plain");
        exchange.sendResponseHeaders(ours ? 200 : 404, page.length);
        exchange.getResponseBody().write(page);
        exchange.close();
        if (ours) answer.complete(fields);
    }

    /** Reads the address that the operator pastes. */
    private void listen(BufferedReader typed, String state, CompletableFuture<Map<String, String>> answer) {
        typed.lines().forEach(line -> {
            var fields = fields(line.strip().replaceFirst("[^?]*\\?", ""));
            if (state.equals(fields.get("state"))) answer.complete(fields);
            else say("That is not the address we wait for: it has our 'state' and a 'code' in it.");
        });
    }

    private static Map<String, String> fields(String query) {
        var fields = new HashMap<String, String>();
        for (var field : (query == null ? "" : query).split("&")) {
            var parts = field.split("=", 2);
            if (parts.length == 2)
                try {
                    fields.put(parts[0], URLDecoder.decode(parts[1], StandardCharsets.UTF_8));
                } catch (IllegalArgumentException damaged) {
                    // ignored
                }
        }
        return fields;
    }

    private void say(String line) {
        screen.accept(line(line));
    }

    private static String line(String words) {
        return words.replaceAll("\\p{Cntrl}+", " ");
    }

    private static String random() {
        var bytes = new byte[32];
        RANDOM.nextBytes(bytes);
        return url(bytes);
    }

    private static String url(byte[] bytes) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }
}
