package postrider.gateway.office;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.files.FolderLock;
import postrider.files.HashedZip;
import postrider.gateway.SpoolFolder;
import postrider.gateway.mailbox.Mailbox;
import postrider.gateway.mime.Envelope;
import postrider.gateway.mime.MimePart;
import postrider.kernel.Entry;
import postrider.kit.Sides;
import postrider.log.Event;
import postrider.log.LetterName;
import postrider.store.GameCopy;
import postrider.store.GameFolder;
import postrider.store.Outbox;
import postrider.text.Lists;

/** Backs up a working office, and restores it. */
class BackupTest {
    private static final String COMMITTEES =
            "committees: Concord, Barnstable, Newport, Hartford, Albany, Morristown, Reading, Wilmington DE,\n"
                    + "  Baltimore, Richmond, Charlotte, Camden, Savannah";

    @TempDir
    private Path folder;

    private Path home;
    private Path file;
    private final Pen washington = Pen.of("washington", 2);
    private final Pen howe = Pen.of("howe", 3);

    @BeforeEach
    void places() throws IOException {
        home = Files.createDirectory(folder.resolve("home"));
        file = folder.resolve("backup.zip");
    }

    private Backup.Made backup() throws IOException {
        return Backup.make(home, List.of(home.resolve("referee.key")), file);
    }

    private Path restored() throws IOException {
        var elsewhere = folder.resolve("restored");
        assertEquals(List.of(), Backup.restore(file, elsewhere).broken());
        return elsewhere;
    }

    private static GameFolder game(Path home) {
        return new GameFolder(home.resolve("games/ww-1"));
    }

    private static List<String> dice(Path home) {
        return game(home).events().stream()
                .filter(stored -> stored.event() instanceof Event.Played)
                .flatMap(stored -> ((Event.Played) stored.event()).entries().stream())
                .filter(Entry.Roll.class::isInstance)
                .map(Object::toString)
                .toList();
    }

    private static List<String> positions(Path home) {
        return game(home).events().stream()
                .filter(stored -> stored.event() instanceof Event.Played)
                .map(stored -> ((Event.Played) stored.event()).position().orElse(""))
                .toList();
    }

    private byte[] letter(Pen who, int number, QuietOffice office, String... lines) {
        return who.letter(number, "<none@example.org>", office.soon(), String.join("\n", lines));
    }

    /** The backup is made during play with the office open. Then the office burns down, and another continues. */
    @Test
    void nothingIsLostAndNothingActsTwice() throws IOException {
        var letters = new ArrayList<byte[]>();
        try (var office = new QuietOffice(home)) {
            office.begin("ww-1", washington, howe);
            office.round();
            letters.add(letter(washington, 1, office, "game ww-1", "impulse 1", COMMITTEES));
            office.deliver(letters.getLast(), office.soon());
            assertEquals(1, backup().games());
            letters.add(
                    letter(howe, 2, office, "game ww-1", "impulse 2", "for the king: Ticonderoga, Yorktown, New Bern"));
            office.deliver(letters.getLast(), office.soon());
            letters.add(letter(washington, 3, office, "game ww-1", "impulse 2", "American"));
            office.deliver(letters.getLast(), office.soon());
            letters.add(letter(howe, 4, office, "game ww-1", "impulse 2", "no"));
            office.deliver(letters.getLast(), office.soon());
            assertEquals(3, game(home).log().impulse());
        }
        var elsewhere = restored();
        assertEquals(2, game(elsewhere).log().impulse());
        int before = game(elsewhere).events().size();
        try (var office = new QuietOffice(elsewhere)) {
            office.round();
            assertEquals(0, office.sent.size(), "what had left leaves no second time");
            office.deliver(letters.getFirst(), office.soon());
            assertEquals(before, game(elsewhere).events().size(), "what had acted acts no second time");
            for (var letter : letters.subList(1, letters.size())) office.deliver(letter, office.soon());
        }
        assertEquals(positions(home), positions(elsewhere));
        assertEquals(dice(home), dice(elsewhere));
        assertEquals(
                Lists.map(game(home).events(), stored -> stored.event().getClass()),
                Lists.map(game(elsewhere).events(), stored -> stored.event().getClass()));
    }

    /**
     * A player who answers a letter that the old office wrote after the backup knows what the new one does not: it says so, and does
     * nothing. Letters missing from the backup act again; those whose question is now asked later must be signed again.
     */
    @Test
    void aReplyToALetterMissingFromTheBackupShowsThatItIsOld() throws IOException {
        byte[] lost;
        byte[] early;
        String answered;
        var order = "game ww-1\nimpulse 2\nfor the king: Ticonderoga, Yorktown, New Bern";
        try (var office = new QuietOffice(home)) {
            office.begin("ww-1", washington, howe);
            office.round();
            backup();
            lost = letter(washington, 1, office, "game ww-1", "impulse 1", COMMITTEES);
            office.deliver(lost, office.soon());
            answered = game(home).events().getLast().outbox().stream()
                    .filter(letter -> letter.to() == Sides.BRITISH)
                    .findFirst()
                    .orElseThrow()
                    .messageId();
            early = howe.letter(2, answered, office.soon(), order);
        }
        var elsewhere = restored();
        try (var office = new QuietOffice(elsewhere)) {
            office.round();
            var entries = game(elsewhere).events().size();
            office.deliver(early);
            assertEquals(entries, game(elsewhere).events().size());
            assertEquals(
                    List.of(
                            "Your letter answers one that the referee's files do not hold",
                            "[ww-1] The office goes on from an old copy"),
                    subjects(office));
            office.deliver(lost);
            assertEquals(2, game(elsewhere).log().impulse());
            office.deliver(howe.letter(3, answered, Town.NOON, order));
            assertTrue(subjects(office).getLast().endsWith("Your letter was signed before what it answers"));
            office.deliver(howe.letter(4, answered, office.tomorrow(), order));
            assertEquals(
                    List.of(Sides.AMERICAN, Sides.BRITISH),
                    game(elsewhere).events().stream()
                            .filter(stored -> stored.event() instanceof Event.Letter)
                            .map(stored -> ((Event.Letter) stored.event()).side())
                            .toList());
        }
    }

    /** The missing letter is named only in the References, or by the code of an answered letter. */
    @Test
    void soDoesAReplyThatNamesItIndirectly() throws IOException {
        var ssh = SshUser.of("howe");
        String answered;
        String code;
        try (var office = new QuietOffice(home)) {
            office.begin("ww-1", Map.of("sign", "any"), washington.player(), ssh.player());
            office.round();
            backup();
            office.deliver(letter(washington, 1, office, "game ww-1", "impulse 1", COMMITTEES), office.soon());
            var game = game(home);
            answered = game.events().getLast().outbox().stream()
                    .filter(letter -> letter.to() == Sides.BRITISH)
                    .findFirst()
                    .orElseThrow()
                    .messageId();
            code = game.secret(game.header())
                    .code(
                            "ww-1",
                            "British",
                            LetterName.read(answered).orElseThrow().number());
        }
        var elsewhere = restored();
        try (var office = new QuietOffice(elsewhere)) {
            office.round();
            var entries = game(elsewhere).events().size();
            for (var text : List.of("code %s\nimpulse 2\npass\n".formatted(code), "impulse 2\npass\n")) {
                var letter = new String(ssh.letter(text.length(), answered, office.soon(), text), ISO_8859_1);
                var named = text.startsWith("code") ? "X-Answered" : "References";
                office.deliver(letter.replace("In-Reply-To", named).getBytes(ISO_8859_1));
                assertEquals(entries, game(elsewhere).events().size());
                assertTrue(
                        subjects(office)
                                .containsAll(List.of(
                                        "Your letter answers one that the referee's files do not hold",
                                        "[ww-1] The office goes on from an old copy")),
                        () -> subjects(office).toString());
                office.sent.clear();
            }
        }
    }

    private static List<String> subjects(QuietOffice office) {
        return Lists.map(office.sent, letter -> Envelope.of(MimePart.of(letter)).subject());
    }

    /** Repeatedly, while letters come in and leave. */
    @Test
    void aCopyMadeAtAnyMomentIsWhole() throws IOException, InterruptedException {
        var done = new AtomicBoolean();
        var faults = new ArrayList<String>();
        try (var office = new QuietOffice(home)) {
            office.begin("ww-1", washington, howe);
            office.round();
            var copying = Thread.ofPlatform().start(() -> {
                for (int copy = 0; !done.get() || copy == 0; copy++)
                    try {
                        var to = folder.resolve("copy-%d.zip".formatted(copy));
                        Backup.make(home, List.of(home.resolve("referee.key")), to);
                        var there = folder.resolve("copy-" + copy);
                        faults.addAll(Backup.restore(to, there).broken());
                        try (var spool = new SpoolFolder(there.resolve("post"), InstantSource.system())) {
                            for (var waiting : spool.waiting()) spool.letter(waiting);
                        }
                        whole(there, faults);
                        Thread.sleep(20);
                    } catch (IOException | InterruptedException | RuntimeException failed) {
                        faults.add(failed.toString());
                    }
            });
            for (int number = 0; number < 12; number++)
                office.deliverAmidOthers(
                        letter(number % 2 == 0 ? washington : howe, number, office, "game ww-1", "help " + number));
            done.set(true);
            copying.join();
        }
        assertEquals(List.of(), faults);
    }

    /** Each letter in the game file waits or has left, and there are no others. */
    private static void whole(Path home, List<String> faults) {
        var game = game(home);
        var named = game.events().stream()
                .flatMap(stored -> stored.outbox().stream())
                .toList();
        for (var letter : named) if (game.letters().hasLost(letter)) faults.add("lost " + letter.messageId());
        for (var sent : game.outbox().in(Outbox.State.SENT)) {
            if (game.outbox().in(Outbox.State.WAITING).contains(sent)) faults.add("twice " + sent);
            if (LetterName.read(sent).filter(name -> name.isIn(game.log())).isEmpty()) faults.add("unnamed " + sent);
        }
    }

    /** A letter that leaves during the backup is in both places; it is sent once. */
    @Test
    void aLetterThatLeftDuringTheBackupIsSentOnce() throws IOException {
        try (var office = new QuietOffice(home)) {
            office.begin("ww-1", washington, howe);
            office.round();
        }
        var letters = game(home).outbox();
        var sent = letters.in(Outbox.State.SENT).getFirst();
        letters.put(Map.of(sent, letters.letter(sent).orElseThrow()));
        backup();
        try (var office = new QuietOffice(restored())) {
            office.round();
            assertEquals(List.of(), office.sent);
        }
    }

    /** Its file is deleted once it is processed: the copied ledger mentions no letter that is missing from the backup. */
    @Test
    void aLetterProcessedDuringTheBackupIsFetchedAgain() throws IOException {
        var clock = InstantSource.system();
        try (var spool = new SpoolFolder(home.resolve("post"), clock)) {
            spool.store("a".repeat(64), new Mailbox.Fetched("one".getBytes(), 3));
            spool.store("b".repeat(64), new Mailbox.Fetched("two".getBytes(), 3));
        }
        Files.delete(home.resolve("post/letters").resolve("a".repeat(64) + ".eml"));
        backup();
        try (var spool = new SpoolFolder(restored().resolve("post"), clock)) {
            assertEquals(List.of("b".repeat(64)), spool.waiting());
            assertTrue(spool.store("a".repeat(64), new Mailbox.Fetched("one".getBytes(), 3)));
        }
    }

    @Test
    void aBackupContainsNoPasswordOrToken() throws IOException {
        try (var office = new QuietOffice(home)) {
            office.begin("ww-1", washington, howe);
            office.round();
        }
        Files.writeString(home.resolve("smtp.password"), "secret");
        Files.writeString(home.resolve("oauth.token"), "secret");
        backup();
        assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
        try (var zip = HashedZip.open(file, Backup.KIND, Backup.FORMAT)) {
            assertTrue(zip.has("referee.key"));
            assertTrue(zip.has("games/ww-1/secret"));
            for (var name : zip.names()) assertFalse(name.matches(".*(password|token|(^|/)lock|\\.new)"), name);
        }
    }

    @Test
    void aBackupIsRestoredOnlyIntoAnEmptyFolder() throws IOException {
        try (var office = new QuietOffice(home)) {
            office.begin("ww-1", washington, howe);
        }
        backup();
        Files.createDirectory(folder.resolve("full"));
        Files.writeString(folder.resolve("full/mine"), "mine");
        var told = assertThrows(IOException.class, () -> Backup.restore(file, folder.resolve("full")));
        assertTrue(told.getMessage().contains("is not empty"), told.getMessage());
        assertEquals("mine", Files.readString(folder.resolve("full/mine")));
    }

    /** Whatever byte is changed, everything is restored intact or nothing is. */
    @Test
    void aDamagedBackupRestoresNothing() throws IOException {
        try (var office = new QuietOffice(home)) {
            office.begin("ww-1", washington, howe);
        }
        backup();
        var bytes = Files.readAllBytes(file);
        for (int part = 1; part < 40; part++) {
            var changed = bytes.clone();
            changed[(int) ((long) part * bytes.length / 40)] ^= 0x55;
            var damaged = Files.write(folder.resolve("damaged.zip"), changed);
            var there = folder.resolve("there-" + part);
            try {
                Backup.restore(damaged, there);
                assertArrayEquals(
                        Files.readAllBytes(game(home).gameFile()),
                        Files.readAllBytes(game(there).gameFile()));
            } catch (IOException refused) {
                assertFalse(Files.exists(there) && Files.list(there).findAny().isPresent(), "at " + part);
            }
        }
        Files.write(folder.resolve("cut.zip"), Arrays.copyOf(bytes, bytes.length / 2));
        assertThrows(IOException.class, () -> Backup.restore(folder.resolve("cut.zip"), folder.resolve("cut")));
    }

    @Test
    void aBackupOfANewerPostriderIsRefused() throws IOException {
        try (var zip = new HashedZip.Writer(file, Backup.KIND, Backup.FORMAT + 1)) {
            zip.finish();
        }
        var told = assertThrows(IOException.class, () -> Backup.restore(file, folder.resolve("there")));
        assertTrue(told.getMessage().contains("was written by a newer Postrider"), told.getMessage());
        Files.delete(file);
        try (var zip = new HashedZip.Writer(file, "archive", 1)) {
            zip.finish();
        }
        told = assertThrows(IOException.class, () -> Backup.restore(file, folder.resolve("there")));
        assertTrue(told.getMessage().contains("is no backup of Postrider"), told.getMessage());
    }

    /** A game that cannot be opened is copied as it is, and reported. */
    @Test
    void aBrokenGameIsCopiedAsItIs() throws IOException {
        try (var office = new QuietOffice(home)) {
            office.begin("ww-1", washington, howe);
            office.round();
        }
        var text = Files.readString(game(home).gameFile());
        Files.writeString(game(home).gameFile(), text.replaceFirst("washington@", "lafayette@"));
        assertEquals(List.of("ww-1"), backup().unheld());
        var restored = Backup.restore(file, folder.resolve("there"));
        assertEquals(1, restored.broken().size());
        assertTrue(
                restored.broken().getFirst().startsWith("ww-1: Entry 1"),
                restored.broken().toString());
    }

    /** A game that somebody holds is waited for. */
    @Test
    void aGameThatIsHeldIsWaitedFor() throws IOException, InterruptedException {
        try (var office = new QuietOffice(home)) {
            office.begin("ww-1", washington, howe);
        }
        var held = FolderLock.on(game(home).path()).orElseThrow();
        var copying = Thread.ofPlatform().start(() -> {
            try {
                backup();
            } catch (IOException failed) {
                throw new UncheckedIOException(failed);
            }
        });
        assertFalse(copying.join(Duration.ofMillis(300)));
        held.close();
        copying.join();
        assertEquals(Optional.empty(), new GameCopy(game(home), game(restored())).difference());
    }
}
