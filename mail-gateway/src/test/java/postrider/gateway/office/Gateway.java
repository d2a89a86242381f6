package postrider.gateway.office;

import java.io.File;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.Stream;
import postrider.files.Hash;
import postrider.gateway.OwnJava;
import postrider.gateway.mailbox.Letterbox;
import postrider.gateway.mailbox.LmtpClient;
import postrider.gateway.mailbox.Sender;
import postrider.gateway.postgres.LeasedMailbox;
import postrider.gateway.postgres.PostgresStores;
import postrider.gateway.postgres.Schema;
import postrider.gateway.signing.KeyRecords;

/**
 * A gateway as a process of its own, on a shared database, until it is killed. It gets letters by LMTP, and instead of sending one it
 * writes its Message-ID and hash to a file.
 */
final class Gateway implements AutoCloseable {
    /** The settings of every gateway: the clock stands still, or is this machine's clock plus an offset. */
    record Told(String url, Path key, Duration patience, Optional<Duration> ahead) {
        private List<String> words() {
            return List.of(
                    url,
                    key.toString(),
                    patience.toString(),
                    ahead.map(Duration::toString).orElse("still"));
        }

        private static Told of(List<String> words) {
            return new Told(
                    words.get(0),
                    Path.of(words.get(1)),
                    Duration.parse(words.get(2)),
                    Optional.of(words.get(3))
                            .filter(word -> !word.equals("still"))
                            .map(Duration::parse));
        }
    }

    /** A process that lives for thousands of letters is worth optimizing. */
    private static final String COMPILED =
            "-XX:TieredStopAtLevel=" + (Integer.getInteger("postrider.letters", 0) > 0 ? 4 : 1);

    private final Path home;
    private final int port;
    private final Told told;
    private Process process;

    Gateway(Path home, int port, Told told) throws IOException {
        this.home = home;
        this.port = port;
        this.told = told;
        process = start();
    }

    private Process start() throws IOException {
        Files.deleteIfExists(open(home));
        var command = Stream.of(
                        OwnJava.command(),
                        List.of("-Xmx256m", COMPILED, Gateway.class.getName(), home.toString(), "" + port),
                        told.words())
                .flatMap(List::stream)
                .toList();
        return new ProcessBuilder(command)
                .redirectError(Redirect.appendTo(new File(home.toFile(), "errors")))
                .redirectOutput(Redirect.DISCARD)
                .start();
    }

    /** SIGKILL. */
    void kill() {
        process.destroyForcibly();
        process.onExit().join();
    }

    void startAgain() throws IOException {
        process = start();
    }

    /** Whether its office has been opened since it was started. */
    boolean isOpen() {
        return Files.exists(open(home));
    }

    boolean isAlive() {
        return process.isAlive();
    }

    /** Why it ended by itself, if it said so. */
    String lastWords() {
        try {
            return "it has ended by itself: " + Files.readString(home.resolve("errors"));
        } catch (IOException none) {
            return "it has ended by itself, and said nothing";
        }
    }

    /** Delivers a letter to it. Returns whether it was accepted. */
    boolean takes(byte[] letter) {
        try (var client = new LmtpClient(new InetSocketAddress("127.0.0.1", port))) {
            var answer = client.deliver(new String(letter, StandardCharsets.ISO_8859_1));
            return answer != null && answer.startsWith("250");
        } catch (IOException | AssertionError notThere) {
            return false;
        }
    }

    /** The letters it has sent: Message-ID and hash. */
    List<String> sent() throws IOException {
        return Files.readAllLines(sent(home));
    }

    private static Path open(Path home) {
        return home.resolve("open");
    }

    private static Path sent(Path home) {
        return home.resolve("sent");
    }

    @Override
    public void close() {
        kill();
    }

    public static void main(String[] arguments) throws IOException, InterruptedException {
        var words = List.of(arguments);
        var home = Path.of(words.get(0));
        var told = Told.of(words.subList(2, 6));
        var pebbles = new PebblesByPost();
        var database = Schema.open(told.url(), told.key(), told.patience());
        InstantSource clock = told.ahead()
                .<InstantSource>map(ahead ->
                        database.clock(() -> InstantSource.system().instant().plus(ahead)))
                .orElse(InstantSource.fixed(PebblesByPost.NOON));
        var settings = Pigeonhole.settings(pebbles.self, home, Optional.empty(), Duration.ofDays(7));
        var letters = Letterbox.Lmtp.port(Integer.parseInt(words.get(1)));
        if (Files.notExists(settings.refereeKey())) pebbles.referee.save(settings.refereeKey());
        try (var file = FileChannel.open(
                        sent(home), StandardOpenOption.CREATE, StandardOpenOption.WRITE, StandardOpenOption.APPEND);
                var office = Office.open(
                        settings,
                        PebblesByPost.CATALOG,
                        clock,
                        new Office.Ways(
                                new LeasedMailbox(
                                        letters.open(settings.post(), settings.limit()), database, letters.isShared()),
                                into(file),
                                KeyRecords.NONE),
                        PostgresStores.of(database, PebblesByPost.CATALOG, clock),
                        database::close)) {
            Files.createFile(open(home));
            office.post().serve(new ReentrantLock());
        }
    }

    /** Writes a line completely or not at all, whatever happens to this process. */
    private static Sender into(FileChannel file) {
        return letter -> file.write(ByteBuffer.wrap("%s %s\n"
                .formatted(PebblesByPost.messageId(letter), Hash.sha256(letter))
                .getBytes(StandardCharsets.US_ASCII)));
    }
}
