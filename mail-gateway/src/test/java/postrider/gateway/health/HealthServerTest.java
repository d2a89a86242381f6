package postrider.gateway.health;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.gateway.figures.Figure;
import postrider.gateway.office.Town;

class HealthServerTest {
    private static final Vitals WELL = new Vitals(Optional.of(Duration.ofSeconds(7)), true, 2, 1);

    private Vitals vitals = WELL;
    private HealthServer server;

    @BeforeEach
    void open() throws IOException {
        server = HealthServer.open(0, () -> vitals);
    }

    @AfterEach
    void close() {
        server.close();
    }

    private String asked(String line, String... fields) throws IOException {
        return asked(server, line, fields);
    }

    private static String asked(HealthServer server, String line, String... fields) throws IOException {
        try (var socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
            socket.setSoTimeout(10_000);
            var request = "%s HTTP/1.1\r\n%s\r\nConnection: close\r\n\r\n".formatted(line, String.join("\r\n", fields));
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static int code(String answer) {
        return Integer.parseInt(answer.split(" ")[1]);
    }

    private String health() throws IOException {
        return asked("GET /health", "Host: localhost:" + server.port());
    }

    @Test
    void reportsHealth() throws IOException {
        var answer = health();
        assertEquals(200, code(answer), answer);
        assertTrue(
                answer.endsWith(
                        "{\"well\":true,\"secondsSinceRound\":7,\"mailboxReachable\":true,\"lettersWaiting\":2,\"gamesStopped\":1}\n"),
                answer);
    }

    @Test
    void anOfficeWithFaultsIsReported() throws IOException {
        for (var ill : List.of(
                new Vitals(Optional.empty(), false, 0, 0),
                new Vitals(Optional.of(Duration.ofMinutes(16)), true, 0, 0),
                new Vitals(Optional.of(Duration.ofSeconds(1)), false, 0, 0))) {
            vitals = ill;
            assertEquals(503, code(health()), ill.toString());
        }
    }

    @Test
    void aStoreThatDoesNotAnswerIsReported() throws IOException {
        try (var served = HealthServer.open(0, () -> {
            throw new UncheckedIOException(new IOException("the database: gone"));
        })) {
            assertEquals(503, code(asked(served, "GET /health", "Host: localhost")));
            assertEquals(503, code(asked(served, "GET /metrics", "Host: localhost")));
        }
    }

    /** A page in a browser on this machine may reach the port under another host name. */
    @Test
    void requestsWithAnotherHostNameAreRefused() throws IOException {
        for (var name : List.of(
                "evil.example",
                "evil.example:8025",
                "127.0.0.1.evil.example",
                "localhost.evil.example",
                "127.0.0.1:80@evil.example"))
            for (var path : List.of("/health", "/metrics")) {
                var answer = asked("GET " + path, "Host: " + name);
                assertEquals(403, code(answer), answer);
                assertTrue(answer.endsWith("\r\n\r\n"), answer);
            }
        assertEquals(403, code(asked("GET /health", "Host: localhost", "Host: evil.example")));
        assertTrue(List.of(400, 403).contains(code(asked("GET /health", "X: y"))));
        for (var name : List.of("127.0.0.1", "localhost", "[::1]", "127.0.0.1:8025"))
            assertEquals(200, code(asked("GET /health", "Host: " + name)), name);
    }

    @Test
    void otherPathsAndMethodsAreRefused() throws IOException {
        for (var path : List.of("/", "/healthy", "/health/", "/metrics/../etc", "/games"))
            assertEquals(404, code(asked("GET " + path, "Host: localhost")), path);
        for (var method : List.of("POST", "PUT", "DELETE", "HEAD"))
            assertEquals(405, code(asked(method + " /health", "Host: localhost", "Content-Length: 0")), method);
    }

    @Test
    void aPortThatIsTakenIsNamed() {
        var told = assertThrows(IOException.class, () -> HealthServer.open(server.port(), () -> vitals))
                .getMessage();
        assertTrue(told.startsWith("health: cannot listen at port " + server.port()), told);
    }

    /** As Prometheus reads it: every sample follows the type of its family and is a number. */
    @Test
    void countsInTheFormatOfPrometheus() throws IOException {
        var answer = asked("GET /metrics", "Host: localhost");
        assertTrue(answer.contains("ontent-type: text/plain; version=0.0.4; charset=utf-8\r\n"), answer);
        var sample = Pattern.compile("(postrider_[a-z_]+?)(_bucket|_sum|_count)?(\\{le=\"[0-9.+Inf]+\"})? -?[0-9.]+");
        var type = "";
        int samples = 0;
        for (var line : answer.substring(answer.indexOf("\r\n\r\n") + 4).lines().toList()) {
            if (line.startsWith("# TYPE ")) type = line.split(" ")[2];
            if (line.startsWith("#")) continue;
            var read = sample.matcher(line);
            assertTrue(read.matches(), line);
            assertTrue(line.startsWith(type), line);
            samples++;
        }
        assertEquals(6 + Figure.values().length + 14, samples);
        assertTrue(answer.contains("\npostrider_letters_waiting 2\n"), answer);
        assertTrue(answer.contains("\npostrider_games_stopped 1\n"), answer);
    }

    private static long count(String metrics, String name) {
        return metrics.lines()
                .filter(line -> line.startsWith(name + " "))
                .mapToLong(line -> Long.parseLong(line.split(" ")[1]))
                .sum();
    }

    /** The counters of a real office, which contain no game, address or word of a letter. */
    @Test
    void countsWhatAnOfficeDoes(@TempDir Path home) throws IOException {
        try (var town = new Town(home)) {
            town.begin("ww-1");
            try (var office = town.office();
                    var served = HealthServer.open(0, office::vitals)) {
                assertEquals(503, code(asked(served, "GET /health", "Host: localhost")));
                var before = asked(served, "GET /metrics", "Host: localhost");
                town.washington.write("orders", "help");
                assertTrue(office.post().round());
                assertEquals(200, code(asked(served, "GET /health", "Host: localhost")));
                var after = asked(served, "GET /metrics", "Host: localhost");
                for (var one : List.of("letters_in_total", "letters_answered_total", "letter_seconds_count"))
                    assertEquals(1, count(after, "postrider_" + one) - count(before, "postrider_" + one), one);
                assertTrue(
                        count(after, "postrider_letters_sent_total") > count(before, "postrider_letters_sent_total"));
                for (var secret : List.of("ww-1", "@", "washington", "American"))
                    assertFalse(after.contains(secret), secret);
            }
        }
    }
}
