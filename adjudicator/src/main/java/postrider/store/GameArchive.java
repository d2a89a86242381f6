package postrider.store;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collection;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import postrider.box.BoxFiles;
import postrider.dice.Secret;
import postrider.files.HashedZip;
import postrider.files.PrivateFiles;
import postrider.kernel.Layers;
import postrider.log.CorruptGameFile;
import postrider.text.Lists;

/**
 * A finished game in one file: its game file to the byte, its secret, the boxes it was played with, and the hash of each letter sent,
 * which proves it. The letters themselves, nearly all of the bulk, are left out: their readers have them, and what they say follows
 * from the game file. The archive is a ZIP that anyone can unpack; its {@code game.yaml} is what the players' own programs check.
 */
public record GameArchive(Path file) {
    public static final String SUFFIX = ".zip";

    private static final String KIND = "archive";
    private static final int FORMAT = 1;
    private static final String GAME = "game.yaml";
    private static final String SECRET = "secret";
    private static final String LETTERS = "letters";
    private static final String TIDINGS = "tidings";
    private static final String BOX = "box/";
    private static final String BOXES = "boxes/";

    /** In bytes. */
    private static final int LARGEST = 20_000_000;

    /** Writes a game into the archive. Nobody may continue the game meanwhile. Returns how many entries it has. */
    public int write(GameStore game) {
        var events = game.events();
        var header = game.log().header();
        try {
            PrivateFiles.folder(file.toAbsolutePath().getParent());
            try (var zip = new HashedZip.Writer(file, KIND, FORMAT)) {
                zip.add(GAME, EventLog.written(events));
                zip.add(SECRET, (game.secret(header).hex() + "\n").getBytes(UTF_8));
                for (var correction : game.corrections().entrySet())
                    zip.add(BOX + correction.getKey(), correction.getValue().getBytes(UTF_8));
                for (var hash : GameCopy.boxes(events)) {
                    var box = game.box(hash);
                    if (box.isPresent()) zip.add(BOXES + hash + ".json", KeptBoxes.JSON.writeValueAsBytes(box.get()));
                }
                var letters = game.letters().sentLetters().entrySet();
                zip.add(LETTERS, lines(letters, letter -> letter.getValue() + " " + letter.getKey()));
                zip.add(TIDINGS, lines(game.mailEvents().all(), MailEventsFile::line));
                zip.finish();
            }
        } catch (IOException e) {
            throw new UncheckedIOException("%s cannot be written: %s".formatted(file, e.getMessage()), e);
        }
        return events.size();
    }

    private static <T> byte[] lines(Collection<T> all, Function<T, String> line) {
        return Lists.joined(all, one -> line.apply(one) + "\n").getBytes(UTF_8);
    }

    /**
     * The game, read-only.
     *
     * @throws CorruptGameFile naming the first bad entry
     */
    public GameStore game() {
        var game = read();
        game.shut(
                "%s is archived: it can be read, but nothing can be entered. 'postrider unarchive %1$s' brings it back."
                        .formatted(game.id()));
        return game;
    }

    /** Restores the game there, all or nothing. */
    public void restore(Games games) {
        var game = read();
        new GameCopy(game, games.place(game.id())).make();
    }

    private GameInMemory read() {
        try (var zip = HashedZip.open(file, KIND, FORMAT)) {
            var bytes = zip.bytes(GAME, GameFile.LARGEST);
            var events = EventLog.read(new String(bytes, ISO_8859_1)).events();
            var beginning = GameStore.Beginning.of(events, Secret.of(text(zip, SECRET)), corrections(zip));
            var game = new GameInMemory(beginning.header().game());
            game.begin(beginning, events, begun -> {});
            if (!Arrays.equals(bytes, EventLog.written(game.events())))
                throw new CorruptGameFile(1, "it is not as this postrider writes it");
            for (var name : zip.names())
                if (name.startsWith(BOXES))
                    game.keepBox(
                            name.substring(BOXES.length()).replaceFirst("\\.json$", ""),
                            KeptBoxes.JSON.readValue(zip.bytes(name, KeptBoxes.LARGEST), Layers.class));
            game.outbox()
                    .remember(text(zip, LETTERS)
                            .lines()
                            .map(line -> line.split(" ", 2))
                            .collect(Collectors.toMap(letter -> letter[1], letter -> letter[0])));
            text(zip, TIDINGS)
                    .lines()
                    .flatMap(line -> MailEventsFile.read(line).stream())
                    .forEach(game.mailEvents()::add);
            return game;
        } catch (IOException e) {
            throw new UncheckedIOException(e.getMessage(), e);
        }
    }

    private static SortedMap<String, String> corrections(HashedZip zip) throws IOException {
        var corrections = new TreeMap<String, String>();
        for (var name : zip.names())
            if (name.startsWith(BOX))
                corrections.put(name.substring(BOX.length()), new String(zip.bytes(name, BoxFiles.LARGEST), UTF_8));
        return corrections;
    }

    private static String text(HashedZip zip, String name) throws IOException {
        return new String(zip.bytes(name, LARGEST), UTF_8);
    }
}
