package postrider.gateway.office;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.desk.GameCatalog;
import postrider.gateway.Spool;
import postrider.gateway.enrolment.Drawer;
import postrider.gateway.enrolment.Drawers;
import postrider.gateway.mailbox.Sender;
import postrider.gateway.mime.Envelope;
import postrider.gateway.mime.MailAddress;
import postrider.gateway.mime.MimePart;
import postrider.gateway.signing.SecretKey;
import postrider.store.GameFolder;
import postrider.store.Outbox;

/** The power fails before each write in turn, while a game is begun and a player changes address. The same letters go out, each once. */
@Tag("long")
class EnrolmentCrashTest {
    private static final Set<String> WRITES =
            Set.of("put", "remove", "move", "discard", "store", "done", "place", "send");

    private static final Gmail JANE = Gmail.of("jane");
    private static final Gmail JOE = JANE.neighbour("joe");
    private static final Gmail MOVED = JANE.neighbour("joseph");

    /** Only before every n-th write, since it takes a while. */
    private static final int STEP = Integer.getInteger("postrider.step", 1);

    @TempDir
    Path home;

    /** An office whose power fails after this many more writes. */
    private static final class Frail implements AutoCloseable {
        final List<Envelope> sent = new ArrayList<>();
        final Path home;
        private final Pigeonhole arriving = new Pigeonhole();
        private final AtomicInteger left;
        private Instant now = Town.NOON;
        private Office office;

        Frail(Path home, int writes) throws IOException {
            this.home = Files.createDirectories(home);
            left = new AtomicInteger(writes);
            SecretKey.make("Referee <referee@example.org>", now, new byte[32]).save(home.resolve("referee.key"));
            office = open();
        }

        private Office open() throws IOException {
            var settings = Pigeonhole.settings(
                    new MailAddress("Referee", "referee@example.org"), home, Optional.empty(), Duration.ofDays(3650));
            for (var folder : List.of(settings.games(), settings.post())) Files.createDirectories(folder);
            var stores = Office.Stores.inFolders(settings, GameCatalog.installed(), () -> now);
            var frail = new Office.Stores(
                    stores.seats(),
                    frail(Spool.class, stores.spool()),
                    frail(Quotas.class, stores.quotas()),
                    frail(Outbox.class, stores.notices()),
                    stores.hours(),
                    new Drawers(
                            frail(stores.drawers().invitations()),
                            frail(stores.drawers().changes()),
                            stores.drawers().verdicts(),
                            frail(stores.drawers().observers()),
                            frail(stores.drawers().seats()),
                            stores.drawers().turns()),
                    stores.tournaments());
            Sender sender = letter -> sent.add(Envelope.of(MimePart.of(letter)));
            return Office.open(
                    settings,
                    GameCatalog.installed(),
                    () -> now,
                    new Office.Ways(
                            arriving,
                            frail(Sender.class, sender),
                            name -> name.equals(Gmail.selector("gmail.test")) ? List.of(JANE.record()) : List.of()),
                    frail,
                    () -> {});
        }

        @SuppressWarnings("unchecked")
        private <T> Drawer<T> frail(Drawer<T> drawer) {
            return frail(Drawer.class, drawer);
        }

        private <T> T frail(Class<T> kind, T real) {
            return kind.cast(Proxy.newProxyInstance(
                    kind.getClassLoader(), new Class<?>[] {kind}, (proxy, method, with) -> {
                        if (WRITES.contains(method.getName()) && left.getAndDecrement() <= 0 && left.get() > -1_000_000)
                            throw new UncheckedIOException(new IOException("the power is off"));
                        try {
                            return method.invoke(real, with);
                        } catch (InvocationTargetException thrown) {
                            throw thrown.getCause();
                        }
                    }));
        }

        boolean isOn() {
            return left.get() > 0;
        }

        /** Lets a letter come in, and restarts after a crash, this time without one. */
        void deliver(byte[] letter) throws IOException {
            arriving.lay(letter);
            var patience = Instant.now().plus(Duration.ofMinutes(5)); // a machine that has other work too
            while (!office.post().round()) {
                assertTrue(Instant.now().isBefore(patience), "it never ends");
                if (isOn()) continue;
                office.close();
                left.set(1_000_000);
                office = open();
            }
            now = now.plus(Duration.ofMinutes(10));
        }

        String last(Gmail to) {
            return sent.stream()
                    .filter(letter -> letter.to().getFirst().address().equals(to.address()))
                    .flatMap(letter -> letter.messageId().stream())
                    .filter(id -> !id.startsWith("<ww-"))
                    .toList()
                    .getLast();
        }

        /** Who got which letters, each listed once however often it was sent. */
        List<String> letters() {
            var all = new TreeMap<String, String>();
            for (var letter : sent)
                all.put(
                        letter.messageId().orElseThrow(),
                        "%s: %s".formatted(letter.to().getFirst().address(), letter.subject()));
            return all.values().stream().sorted().toList();
        }

        @Override
        public void close() throws IOException {
            office.close();
        }
    }

    private static List<String> day(Frail office) throws IOException {
        int number = 0;
        for (var letter : List.<List<Object>>of(
                List.of(JANE, "new washingtons-war side british against joe@gmail.test"),
                List.of(JOE, "join"),
                List.of(JOE, "new address joseph@gmail.test"),
                List.of(MOVED, "confirm"))) {
            var writer = (Gmail) letter.getFirst();
            var replied = number == 0 ? "<none@gmail.test>" : office.last(writer);
            office.deliver(writer.letter(++number, replied, office.now, letter.getLast() + "\n"));
        }
        var games = GameFolder.all(office.home.resolve("games"));
        assertEquals(1, games.size());
        assertTrue(games.getFirst().header().players().toString().contains("dkim:joseph@gmail.test"));
        return office.letters();
    }

    @Test
    void nothingIsLostOrDoubled() throws IOException {
        List<String> quiet;
        int writes;
        try (var office = new Frail(home.resolve("quiet"), 1_000)) {
            quiet = day(office);
            writes = 1_000 - office.left.get();
        }
        assertTrue(quiet.contains("joe@gmail.test: jane@gmail.test invites you to a game by mail"), quiet::toString);
        assertTrue(writes > 20, () -> "writes: " + writes);
        for (int power = 0; power < writes; power += STEP)
            try (var office = new Frail(home.resolve("day" + power), power)) {
                assertEquals(quiet, day(office), "after %d writes".formatted(power));
            }
    }
}
