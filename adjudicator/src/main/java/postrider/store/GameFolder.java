package postrider.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import postrider.box.BoxFiles;
import postrider.dice.Secret;
import postrider.files.PrivateFiles;
import postrider.files.ReadFiles;
import postrider.log.Event;
import postrider.log.GameLog;
import postrider.log.Glance;
import postrider.log.StoredEvent;

/**
 * Where one game lies: {@code game.yaml}, {@code secret}, {@code box/} if it is played with a corrected box, {@code
 * boxes/} with every box it was played with as it was then, {@code outbox/} and {@code sent/} with its letters ({@link
 * GameLetters}). Only the game file counts.
 */
public record GameFolder(Path path) {
    /** Of the file, in bytes: it holds a line of 64 digits. */
    private static final int SECRET = 1_000;

    /** Among so many lines of a game file, the first ones, is its system. */
    private static final int HEAD = 20;

    /** @throws IllegalArgumentException if no game lies there */
    public static GameFolder of(Path path) {
        var folder = new GameFolder(path);
        if (!Files.isRegularFile(folder.gameFile()))
            throw new IllegalArgumentException("There is no game in %s.".formatted(path));
        return folder;
    }

    /** The folder of a game file. */
    public static GameFolder beside(Path gameFile) {
        return new GameFolder(gameFile.toAbsolutePath().getParent());
    }

    /** The games in a folder, a folder each, and what is left of some, by their ids. */
    public static List<GameFolder> all(Path games) {
        if (!Files.exists(games)) return List.of();
        try (var folders = Files.list(games)) {
            return folders.map(GameFolder::new)
                    .filter(GameFolder::isGame)
                    .sorted(Comparator.comparing(GameFolder::id))
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException("The folder of games %s cannot be read.".formatted(games), unreadable);
        }
    }

    /** Whether a game lies here, or what is left of one. One that is just being begun lies elsewhere, see {@link #draft}. */
    public boolean isGame() {
        return !id().startsWith(".")
                && Stream.of("game.yaml", "game.index", "secret", "outbox", "sent")
                        .anyMatch(name -> Files.exists(path.resolve(name), LinkOption.NOFOLLOW_LINKS));
    }

    /** Lays out an empty folder. */
    public static GameFolder lay(Path path) {
        var folder = new GameFolder(path);
        folder.requireFree();
        try {
            PrivateFiles.folder(folder.outbox());
            PrivateFiles.folder(folder.sent());
            return folder;
        } catch (IOException e) {
            throw new UncheckedIOException("The folder %s cannot be laid out.".formatted(path), e);
        }
    }

    /** @throws IllegalArgumentException if no game can be begun here */
    public void requireFree() {
        requireNoLinks();
        if (Files.exists(gameFile()))
            throw new IllegalArgumentException("There is a game in %s already.".formatted(path));
        if (isGame())
            throw new IllegalArgumentException("What is left of a game lies in %s; move it away.".formatted(path));
    }

    /** Where a game is begun that is to lie here: there is all of it here, or nothing. */
    public GameFolder draft() {
        return new GameFolder(path.resolveSibling(".%s.new".formatted(id())));
    }

    /** Moves a game that was begun elsewhere to this place. */
    public void take(GameFolder begun) {
        try {
            PrivateFiles.move(begun.path, path);
        } catch (IOException e) {
            throw new UncheckedIOException("The game cannot be laid into %s: something lies there.".formatted(path), e);
        }
    }

    /** Throws the folder away with all that lies in it. */
    public void discard() {
        if (!Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) return;
        try (var files = Files.walk(path)) {
            for (var file : files.sorted(Comparator.reverseOrder()).toList()) Files.delete(file);
        } catch (IOException kept) {
            throw new UncheckedIOException("%s cannot be thrown away.".formatted(path), kept);
        }
    }

    public String id() {
        return path.toAbsolutePath().normalize().getFileName().toString();
    }

    public Path gameFile() {
        return path.resolve("game.yaml");
    }

    public Path outbox() {
        return path.resolve("outbox");
    }

    public Path sent() {
        return path.resolve("sent");
    }

    private Path secretFile() {
        return path.resolve("secret");
    }

    /** A corrected box that lies over ours in this game. */
    public Optional<Path> box() {
        return Optional.of(path.resolve("box")).filter(Files::isDirectory);
    }

    /** What the game file tells, read without locking the game. */
    public GameLog log() {
        requireFile();
        return GameFile.log(gameFile());
    }

    /** All events, in order, read without locking the game. */
    public List<StoredEvent> events() {
        requireFile();
        return GameFile.events(gameFile());
    }

    /** Who plays what. */
    public Event.Header header() {
        return glance().header();
    }

    /** What is on the box, as one of the first lines of the game file says; nothing is read beyond it, and nothing checked. */
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

    /** What is known of the game without opening it. */
    public Glance glance() {
        requireFile();
        return GameFile.glance(gameFile());
    }

    /** What was known of a game whose file is broken, if anything tells. Nothing may be done upon it. */
    public Optional<Glance> lastGlance() {
        return GameFile.lastGlance(gameFile());
    }

    /**
     * From its own file or, once it was told, from the game file.
     *
     * @throws IllegalStateException if it is not the one that the commitments in the header bind the referee to
     */
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
                    "%s holds no secret: lay back the file that was there.".formatted(secretFile()), none);
        } catch (IOException e) {
            return told().orElseThrow(() ->
                    new UncheckedIOException("The secret of %s cannot be read: %s".formatted(id(), e.getMessage()), e));
        }
    }

    private Optional<Secret> told() {
        return events().stream()
                .map(StoredEvent::event)
                .filter(Event.Revealed.class::isInstance)
                .map(event -> Secret.of(((Event.Revealed) event).secret()))
                .findFirst();
    }

    public void keep(Secret secret) {
        write(secretFile(), (secret.hex() + "\n").getBytes(StandardCharsets.US_ASCII));
    }

    /**
     * The files of a corrected box by their names.
     *
     * @throws IllegalArgumentException if one cannot be read, or is a link: it would lead to what is not the owner's to give
     */
    public static Map<String, byte[]> boxFiles(Path corrected) {
        try (var folder = Files.newDirectoryStream(corrected)) {
            var files = new TreeMap<String, byte[]>();
            for (var file : folder)
                if (!Files.isDirectory(file) || Files.isSymbolicLink(file))
                    files.put(file.getFileName().toString(), ReadFiles.bytes(file, BoxFiles.LARGEST));
            return files;
        } catch (IOException e) {
            throw new IllegalArgumentException("The box cannot be copied: " + e.getMessage(), e);
        }
    }

    /** Its letters, those that wait and those that have left. */
    public GameLetters letters() {
        return new GameLetters(this);
    }

    /** The boxes it was played with. */
    public KeptBoxes boxes() {
        return new KeptBoxes(path.resolve("boxes"));
    }

    public void keepBox(Map<String, byte[]> files) {
        try {
            var box = PrivateFiles.folder(path.resolve("box"));
            files.forEach((name, bytes) -> write(box.resolve(name), bytes));
        } catch (IOException e) {
            throw new UncheckedIOException("The box of %s cannot be kept.".formatted(id()), e);
        }
    }

    /** Throws an {@link IllegalStateException} if the folder or anything in it is a link. What lies in it may come from anywhere. */
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

    private void requireFile() {
        requireNoLinks();
        if (!Files.exists(gameFile()))
            throw new IllegalStateException(
                    "%s is gone: the game is nowhere else. Lay it back from your copy of the folder; its letters wait."
                            .formatted(gameFile()));
    }

    /** Throws an {@link IllegalStateException} if this is an archived copy without outbox/: read-only. */
    public void requireComplete() {
        requireFile();
        if (!Files.isDirectory(outbox()))
            throw new IllegalStateException(
                    ("%s lies alone: it can be read, but nothing can be entered. To go on with the game, lay its secret,"
                                    + " outbox/ and sent/ beside it.")
                            .formatted(gameFile()));
    }

    static void write(Path file, byte[] bytes) {
        try {
            PrivateFiles.write(file, bytes);
        } catch (IOException e) {
            throw new UncheckedIOException("%s cannot be written.".formatted(file), e);
        }
    }
}
