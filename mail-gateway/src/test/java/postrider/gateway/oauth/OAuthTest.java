package postrider.gateway.oauth;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.Reader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.FutureTask;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import postrider.gateway.Log;

/** Against a provider in this process. */
@Timeout(60)
class OAuthTest {
    private static final Instant NOON = Instant.parse("2026-11-26T12:00:00Z");
    private static final Pattern STATE = Pattern.compile("state=([^&\\s]*)");
    private static final Pattern BACK = Pattern.compile("page of (\\S+) that");

    @TempDir
    private Path folder;

    private StubProvider stub;
    private Instant now = NOON;
    private final List<String> screen = new CopyOnWriteArrayList<>();
    private final List<Long> pauses = new ArrayList<>();

    @BeforeEach
    void start() throws IOException {
        stub = new StubProvider(0);
    }

    @AfterEach
    void stop() {
        stub.close();
    }

    private TokenFile file() {
        var client = new Client(
                stub.provider(), "postrider", Optional.of(() -> "client-secret"), Optional.empty(), () -> now);
        return new TokenFile(folder.resolve("oauth.token"), client);
    }

    private TokenFile signedIn() throws IOException {
        var file = file();
        file.save(new Token(stub.token(), stub.refresh, NOON.plusSeconds(3600)));
        return file;
    }

    private void signIn(boolean browser, Reader typed) throws IOException, InterruptedException {
        new SignIn(file(), screen::add, time -> pauses.add(time.toSeconds())).run(browser, new BufferedReader(typed));
    }

    @Test
    void aCodeForAnotherDeviceIsTypedThere() throws IOException, InterruptedException {
        stub.errors.addAll(List.of("authorization_pending", "slow_down", "authorization_pending"));
        signIn(false, Reader.nullReader());
        assertEquals(
                List.of(
                        "Open https://login.example.org/device in a browser, on whatever device, and type WDJB-MJHT.",
                        "Waiting until you have said yes there, for 1 minutes at most ..."),
                screen);
        assertEquals(List.of(5L, 5L, 10L, 10L), pauses);
        assertEquals("access-1", file().get());
        assertEquals(
                "rw-------",
                PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.resolve("oauth.token"))));
        assertEquals("client-secret", stub.asked.getLast().get("client_secret"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "access_denied | the provider says access_denied: you, or your organization, said no. no to you",
                "expired_token | the provider says expired_token: the code has ended before you said yes; run 'postrider login' again. no to you",
                "odd_thing | the provider says odd_thing: no to you"
            })
    void aRefusalIsReported(String error, String words) {
        stub.errors.addAll(List.of("authorization_pending", error));
        var denied = assertThrows(IOException.class, () -> signIn(false, Reader.nullReader()));
        assertEquals(words, denied.getMessage());
        assertFalse(Files.exists(folder.resolve("oauth.token")));
    }

    @Test
    void waitingForAnAnswerHasAnEnd() {
        for (int i = 0; i < 20; i++) stub.errors.add("authorization_pending");
        assertThrows(Denied.class, () -> signIn(false, Reader.nullReader()));
        assertEquals(60, pauses.stream().mapToLong(Long::longValue).sum());
    }

    /** RFC 8628, 3.5. */
    @Test
    void aLostConnectionIsRetriedMoreSlowly() throws IOException, InterruptedException {
        stub.errors.add("hangs up");
        signIn(false, Reader.nullReader());
        assertEquals(List.of(5L, 10L), pauses);
    }

    private String said(Pattern what) throws InterruptedException {
        Matcher found;
        do {
            Thread.sleep(10);
            found = what.matcher(String.join("\n", screen));
        } while (screen.size() < 2 || !found.find());
        return found.group(1);
    }

    private static int get(String address) throws IOException, InterruptedException {
        try (var http = HttpClient.newHttpClient()) {
            return http.send(HttpRequest.newBuilder(URI.create(address)).build(), BodyHandlers.ofString())
                    .statusCode();
        }
    }

    @Test
    void aBrowserOnThisMachineComesBack() throws Exception {
        var signing = new FutureTask<Void>(() -> {
            signIn(true, Reader.nullReader());
            return null;
        });
        Thread.ofVirtual().start(signing);
        var state = said(STATE);
        var back = said(BACK);
        assertEquals(404, get(back + "/?code=forged&state=another"));
        assertEquals(404, get(back + "/favicon.ico"));
        assertEquals(200, get(back + "/?code=c%2F1&state=" + state));
        signing.get();
        var asked = stub.asked.getLast();
        assertEquals("c/1", asked.get("code"));
        assertEquals(back, asked.get("redirect_uri"));
        assertEquals(43, asked.get("code_verifier").length());
        assertFalse(screen.toString().contains(asked.get("code_verifier")));
        assertEquals("access-1", file().get());
    }

    @Test
    void aBrowserElsewhereEndsAtAnAddressThatIsPasted() throws Exception {
        try (var operator = new PipedWriter();
                var typed = new PipedReader(operator)) {
            var signing = new FutureTask<Void>(() -> {
                signIn(true, typed);
                return null;
            });
            Thread.ofVirtual().start(signing);
            var state = said(STATE);
            operator.write("what?\n");
            operator.write("  http://127.0.0.1:1/?state=%s&error=access_denied\n".formatted(state));
            operator.flush();
            var denied = assertThrows(java.util.concurrent.ExecutionException.class, signing::get);
            assertEquals(
                    "the provider says access_denied: you, or your organization, said no. ",
                    denied.getCause().getMessage());
            assertEquals("That is not the address we wait for: it has our 'state' and a 'code' in it.", screen.get(2));
        }
    }

    @Test
    void aTokenIsRenewedBeforeItEnds() throws IOException {
        var file = signedIn();
        assertEquals("access-1", file.get());
        now = NOON.plusSeconds(3500);
        assertEquals("access-2", file.get());
        assertEquals("access-2", file().get());
        assertEquals(1, stub.asked.size());
        assertEquals("refresh-0", stub.asked.getFirst().get("refresh_token"));
        now = now.plusSeconds(3500);
        assertEquals("access-3", file.get());
        assertEquals("refresh-2", stub.asked.getLast().get("refresh_token"), "each has another");
    }

    @Test
    void aTokenThatTheMailServerRefusesIsRenewedOnce() throws IOException {
        var file = signedIn();
        var old = file.get();
        assertTrue(file.renewed(old));
        assertTrue(file.renewed(old), "somebody else has renewed it meanwhile");
        assertEquals(1, stub.asked.size());
    }

    @Test
    void anUnreachableProviderIsNotNeededBeforeTheTokenExpires() throws IOException {
        var file = signedIn();
        stub.close();
        now = NOON.plusSeconds(3500);
        assertEquals("access-1", file.get());
        now = NOON.plusSeconds(3601);
        var unreachable = assertThrows(IOException.class, file::get);
        assertTrue(unreachable.getMessage().startsWith("the token in "), unreachable.getMessage());
    }

    /** The message contains no secret, though the provider's answer does. */
    @Test
    void withdrawnAccessIsReportedWithItsCure() throws IOException {
        var file = signedIn();
        var before = Files.readString(folder.resolve("oauth.token"));
        stub.refresh = "another";
        now = NOON.plus(Duration.ofDays(1));
        try (var log = new Log()) {
            var withdrawn = assertThrows(IOException.class, file::get);
            assertEquals(
                    "the provider says invalid_grant: the right to the mailbox has ended or was withdrawn;"
                            + " run 'postrider login' again. no to ...",
                    withdrawn.getMessage());
            assertFalse(log.toString().contains("refresh-"), log.toString());
        }
        assertEquals(before, Files.readString(folder.resolve("oauth.token")));
        assertFalse((file + Token.read(before).toString()).matches(".*(access|refresh)-.*"));
    }

    @Test
    void anUnusableFileIsReported() throws IOException {
        var file = file();
        var path = folder.resolve("oauth.token");
        assertEquals(Optional.of("there is no %s; 'postrider login' gets one".formatted(path)), file.fault());
        Files.writeString(path, "{\"access\": \"access-1\"}");
        assertEquals(
                Optional.of(
                        "%s can be read by others: 'chmod 600 %1$s', and think whether somebody has".formatted(path)),
                file.fault());
        Files.setPosixFilePermissions(path, PosixFilePermissions.fromString("rw-------"));
        assertEquals(Optional.of("%s: it is damaged: run 'postrider login' again".formatted(path)), file.fault());
        signedIn();
        assertEquals(Optional.empty(), file.fault());
    }

    /** With several threads and files at once no refresh token is used twice. */
    @Test
    void concurrentRequestsGetTheSameToken() throws Exception {
        signedIn();
        now = NOON.plusSeconds(3500);
        var tasks = new ArrayList<FutureTask<String>>();
        for (int i = 0; i < 10; i++) {
            var task = new FutureTask<>(() -> file().get());
            tasks.add(task);
            Thread.ofPlatform().start(task);
        }
        for (var task : tasks) assertEquals("access-2", task.get());
        assertEquals(1, stub.asked.size());
    }
}
