package postrider.gateway.oauth;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import javax.net.ssl.SSLContext;
import postrider.gateway.mailbox.Account;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Requests tokens from a provider.
 *
 * @param id the client id under which this program is registered with the provider
 * @param secret the client secret; Google issues one even to programs that cannot keep it secret
 * @param trust whom to trust instead of the public authorities
 */
public record Client(
        Provider provider,
        String id,
        Optional<Account.Password> secret,
        Optional<SSLContext> trust,
        InstantSource clock) {
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    /** The largest answer, in bytes. Microsoft's have about four thousand. */
    private static final int LARGEST = 100_000;

    private static final int LONGEST_SENTENCE = 300;
    private static final JsonMapper JSON = new JsonMapper();

    /** Exchanges a grant for a token. */
    Token token(Map<String, String> grant, Optional<String> refresh) throws IOException {
        var form = new TreeMap<>(grant);
        if (secret.isPresent()) form.put("client_secret", secret.get().get());
        return Token.of(post(provider.token(), form), refresh, clock.instant());
    }

    /** Renews a token (RFC 6749, 6). */
    Token renewed(Token token) throws IOException {
        return token(
                Map.of("grant_type", "refresh_token", "refresh_token", token.refresh()), Optional.of(token.refresh()));
    }

    JsonNode post(URI where, Map<String, String> form) throws IOException {
        var all = new TreeMap<>(form);
        all.put("client_id", id);
        var request = HttpRequest.newBuilder(where)
                .timeout(PATIENCE)
                .header("Content-Type", "application/x-www-form-urlencoded")
                .header("Accept", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(query(all)))
                .build();
        var builder = HttpClient.newBuilder().connectTimeout(PATIENCE).followRedirects(HttpClient.Redirect.NEVER);
        trust.ifPresent(builder::sslContext);
        try (var http = builder.build()) {
            var answer = http.send(request, BodyHandlers.ofInputStream());
            try (var body = answer.body()) {
                return read(answer.statusCode(), body.readNBytes(LARGEST), where, all);
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("stopped");
        }
    }

    private static JsonNode read(int status, byte[] body, URI where, Map<String, String> sent) throws IOException {
        JsonNode answer;
        try {
            answer = JSON.readTree(body);
        } catch (JacksonException noJson) {
            throw new IOException("%s answers %d and nothing that can be read".formatted(where.getHost(), status));
        }
        if (status == 200 && !answer.has("error")) return answer;
        throw new Denied(
                sentence(answer.path("error").asString("error " + status), sent),
                sentence(answer.path("error_description").asString(""), sent));
    }

    /** The provider's words, without any secret that we sent. */
    private static String sentence(String words, Map<String, String> sent) {
        var line = words;
        for (var secret : sent.entrySet())
            if (secret.getKey().matches("client_secret|refresh_token|code|code_verifier|device_code"))
                line = line.replace(secret.getValue(), "...");
        line = line.replaceAll("[\\p{Cntrl}\\s]+", " ").strip();
        return line.substring(0, Math.min(line.length(), LONGEST_SENTENCE));
    }

    static String query(Map<String, String> form) {
        return form.entrySet().stream()
                .map(field -> field.getKey() + "=" + URLEncoder.encode(field.getValue(), StandardCharsets.UTF_8))
                .collect(Collectors.joining("&"));
    }
}
