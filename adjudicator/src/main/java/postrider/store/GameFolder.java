package postrider.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Consumer;
import java.util.stream.Stream;
import postrider.box.BoxFiles;
import postrider.dice.Secret;
import postrider.files.Disk;
import postrider.files.PrivateFiles;
import postrider.files.ReadFiles;
import postrider.kernel.Layers;
import postrider.log.Event;
import postrider.log.GameLog;
import postrider.log.Glance;
import postrider.log.StoredEvent;
import postrider.text.Lists;

/**
 * A game in a folder: {@code game.yaml}; {@code secret}; {@code box/} if it is played with a corrected box; {@code boxes/} with every
 * box it was played with, as it was then; {@code outbox/} and {@code sent.mail} with its letters ({@link OutboxFolder}). Only the game
 * file counts.
 */
public record GameFolder(Path path) implements GameStore {
    /** The largest secret file, in bytes; it holds a line of 64 digits. */
    private static final int SECRET = 1_000;

    /** How many lines at the beginning of a game file are searched for its system. */
    private static final int HEAD = 20;

    public static GameFolder beside(Path gameFile) {
        return new GameFolder(gameFile.toAbsolutePath().getParent());
    }

    /** The games in a folder, a folder each, and the remains of others, by id. */
    public static List<GameFolder> all(Path games) {
        if (!Files.exists(games)) return List.of();
        return Disk.read("The folder of games %s cannot be read.".formatted(games), () -> {
            try (var folders = Files.list(games)) {
                return folders.map(GameFolder::new)
                        .filter(GameFolder::isGame)
                        .sorted(Comparator.comparing(GameFolder::id))
                        .toList();
            }
        });
    }

    /** Whether a game, or the remains of one, is here. A game that is being begun is elsewhere, see {@link #begin}. */
    public boolean isGame() {
        return !id().startsWith(".")
                && Stream.of("game.yaml", "game.index", "secret", "outbox", "sent", OutboxFolder.SENT_MAIL)
                        .anyMatch(name -> Files.exists(path.resolve(name), LinkOption.NOFOLLOW_LINKS));
    }

    /** @throws IllegalArgumentException if no game can be begun here */
    private void requireFree() {
        requireNoLinks();
        if (Files.exists(gameFile()))
            throw new IllegalArgumentException("There is a game in %s already.".formatted(path));
        if (isGame())
            throw new IllegalArgumentException("The remains of a game are in %s; move them away.".formatted(path));
    }

    /** The game is begun in a folder beside this one, which then takes its place. */
    @Override
    public void begin(Beginning beginning, Consumer<GameStore> first) {
        requireFree();
        var draft = new GameFolder(path.resolveSibling(".%s.new".formatted(id())));
        draft.discard();
        try {
            OutboxFolder.of(draft.path).laid();
            draft.write("secret", beginning.secret().hex() + "\n");
            for (var file : beginning.corrections().entrySet()) draft.write("box/" + file.getKey(), file.getValue());
            GameFile.create(draft.gameFile(), beginning.header(), beginning.at())
                    .close();
            first.accept(draft);
            PrivateFiles.move(draft.path, path);
            GameNews.of(path);
        } catch (IOException e) {
            throw new UncheckedIOException("The game cannot be stored in %s: %s".formatted(path, e.getMessage()), e);
        } finally {
            draft.discard();
        }
    }

    private void write(String name, String text) throws IOException {
        var file = path.resolve(name);
        PrivateFiles.folder(file.getParent());
        PrivateFiles.write(file, text.getBytes(StandardCharsets.UTF_8));
    }

    /** Deletes the folder and everything in it. */
    void discard() {
        if (!Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) return;
        Disk.write("%s cannot be deleted.".formatted(path), () -> PrivateFiles.remove(path));
    }

    @Override
    public String id() {
        return path.toAbsolutePath().normalize().getFileName().toString();
    }

    public Path gameFile() {
        return path.resolve("game.yaml");
    }

    private Path mailEventsFile() {
        return path.resolve("tidings");
    }

    private Path secretFile() {
        return path.resolve("secret");
    }

    @Override
    public GameLog log() {
        return GameFile.log(requiredFile());
    }

    @Override
    public List<StoredEvent> events() {
        return GameFile.events(requiredFile());
    }

    @Override
    public EventLog contents() {
        return GameFile.read(requiredFile());
    }

    /** Taken from the first lines of the game file; nothing more is read, and nothing checked. */
    @Override
    public Optional<String> system() {
        try (var lines = Files.lines(gameFile())) {
            return lines.limit(HEAD)
                    .filter(line -> line.startsWith("system: \""))
                    .map(line -> line.replaceAll("system: \"|\"", ""))
                    .findFirst();
        } catch (IOException | UncheckedIOException unreadable) {
            return Optional.empty();
        }
    }

    @Override
    public Glance glance() {
        return GameFile.glance(requiredFile());
    }

    /** What was last known of a game whose file is broken, if anything. Nothing may be decided by it. */
    public Optional<Glance> lastGlance() {
        return GameFile.lastGlance(gameFile());
    }

    /** The stamps of those files that another process may change. */
    public List<FileStamp> stamps() {
        return Lists.map(List.of(gameFile(), mailEventsFile()), file -> {
            try {
                return FileStamp.of(file);
            } catch (IOException none) {
                return FileStamp.NONE;
            }
        });
    }

    /** From its own file or, once revealed, from the game file. */
    @Override
    public Secret secret(Event.Header header) {
        var secret = kept();
        if (!secret.isBound(header.game(), header.commitments()))
            throw new IllegalStateException(
                    ("%s holds another secret than the one both players were bound to in their first letters: no die of"
                                    + " this game can be rolled with it. Lay back the file that was there.")
                            .formatted(secretFile()));
        return secret;
    }

    private Secret kept() {
        try {
            return Secret.of(ReadFiles.text(secretFile(), SECRET));
        } catch (IllegalArgumentException none) {
            throw new IllegalStateException(
                    "%s holds no secret: restore the original file.".formatted(secretFile()), none);
        } catch (IOException e) {
            return told().orElseThrow(() ->
                    new UncheckedIOException("The secret of %s cannot be read: %s".formatted(id(), e.getMessage()), e));
        }
    }

    private Optional<Secret> told() {
        return StoredEvent.all(events(), Event.Revealed.class).stream()
                .map(told -> Secret.of(told.secret()))
                .findFirst();
    }

    @Override
    public Outbox outbox() {
        return OutboxFolder.of(path);
    }

    /** Completes a copy of a game that was made while letters left: those that have left no longer wait. */
    public void completeCopy() {
        OutboxFolder.of(path).laid().discardSent();
    }

    @Override
    public MailEvents mailEvents() {
        return new MailEventsFile(mailEventsFile());
    }

    private KeptBoxes boxes() {
        return new KeptBoxes(path.resolve("boxes"));
    }

    @Override
    public Optional<Layers> box(String hash) {
        return boxes().of(hash);
    }

    @Override
    public boolean hasBox(String hash) {
        return boxes().has(hash);
    }

    @Override
    public void keepBox(String hash, Layers layers) {
        boxes().keep(hash, layers);
    }

    @Override
    public SortedMap<String, String> corrections() {
        var corrected = path.resolve("box");
        return Files.isDirectory(corrected) ? BoxFiles.corrections(corrected) : Collections.emptySortedMap();
    }

    /** Throws an {@link IllegalStateException} if the folder or anything in it is a link. Its contents may come from anywhere. */
    public void requireNoLinks() {
        try {
            ReadFiles.requireNoLink(path);
            if (!Files.exists(path)) return;
            try (var names = Files.newDirectoryStream(path)) {
                for (var name : names) ReadFiles.requireNoLink(name);
            }
        } catch (IOException link) {
            throw new IllegalStateException(link.getMessage(), link);
        }
    }

    private Path requiredFile() {
        requireNoLinks();
        if (!Files.exists(gameFile()))
            throw new IllegalStateException(
                    "%s is gone: the game is nowhere else. Lay it back from your copy of the folder; its letters wait."
                            .formatted(gameFile()));
        return gameFile();
    }

    /** An archived copy without {@code outbox/} is read-only. */
    @Override
    public void requireComplete() {
        requiredFile();
        if (!Files.isDirectory(path.resolve("outbox")))
            throw new IllegalStateException(
                    ("%s lies alone: it can be read, but nothing can be entered. To go on with the game, lay its secret,"
                                    + " outbox/ and sent.mail beside it.")
                            .formatted(gameFile()));
    }

    @Override
    public Writing open() {
        requireComplete();
        return OpenFolder.open(gameFile(), OutboxFolder.of(path));
    }
}
