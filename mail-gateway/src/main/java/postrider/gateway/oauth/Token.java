package postrider.gateway.oauth;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.Map;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Access to a mailbox.
 *
 * @param access the access token, shown to the mail server
 * @param refresh the refresh token, with which the next is requested
 * @param ends when the access token expires
 */
record Token(String access, String refresh, Instant ends) {
    private static final JsonMapper JSON = new JsonMapper();

    /** How long before its end it is renewed. */
    private static final Duration MARGIN = Duration.ofMinutes(5);

    /** The assumed lifetime in seconds, since RFC 6749, 5.1, does not require the answer to state one. */
    private static final int HOUR = 3600;

    /** @param refresh the refresh token it was requested with, which may remain valid (RFC 6749, 6) */
    static Token of(JsonNode answer, Optional<String> refresh, Instant now) throws IOException {
        var access = answer.path("access_token").asString("");
        var next = Optional.of(answer.path("refresh_token").asString("")).filter(word -> !word.isEmpty());
        if (access.isEmpty()) throw new IOException("the provider gave no token");
        return new Token(
                access,
                next.or(() -> refresh)
                        .orElseThrow(() -> new IOException("the provider gave no refresh token: check oauth.scope")),
                now.plusSeconds(answer.path("expires_in").asInt(HOUR)));
    }

    boolean isFresh(Instant now) {
        return now.isBefore(ends.minus(MARGIN));
    }

    String text() {
        return JSON.writerWithDefaultPrettyPrinter()
                        .writeValueAsString(Map.of("access", access, "refresh", refresh, "ends", ends.toString()))
                + "\n";
    }

    static Token read(String text) throws IOException {
        try {
            var token = JSON.readTree(text);
            return new Token(
                    token.required("access").asString(),
                    token.required("refresh").asString(),
                    Instant.parse(token.required("ends").asString()));
        } catch (JacksonException | DateTimeParseException damaged) {
            throw new IOException("it is damaged: run 'postrider login' again"); // and no word of what is in it
        }
    }

    /** Contains no secret. */
    @Override
    public String toString() {
        return "a token that ends " + ends;
    }
}
