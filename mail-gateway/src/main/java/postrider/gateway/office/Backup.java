package postrider.gateway.office;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.files.HashedZip;
import postrider.files.PrivateFiles;
import postrider.gateway.SpoolFolder;
import postrider.gateway.mime.Latin;
import postrider.store.GameFolder;
import postrider.store.GameStore;
import postrider.text.Lists;

/**
 * Backs up an office in folders while it works. The order ensures that each thing is no newer than what follows from it and is copied
 * later: tournaments, then how far the mailbox was read, then what became of its letters, then the games. So after a restore a letter may
 * be fetched or act again, as after a crash, but none is lost. Each game is held while it is copied. Passwords and tokens are not copied.
 */
public final class Backup {
    public static final String KIND = "backup";
    public static final int FORMAT = 1;

    /** How far the mailbox was read: copied before the rest of the post. */
    private static final List<String> PLACES = List.of("place", "known", "incoming");

    /** Copied before {@link #SENT}, so a letter that leaves meanwhile is in both or in the latter. */
    private static final List<String> UNSENT = List.of("outbox", "copies");

    private static final String SENT = "sent";

    /** Locks, and files still being written. */
    private static final Pattern PASSING = Pattern.compile("lock|.*\\.new");

    /** How long to wait for a game, in milliseconds. A letter is processed within seconds. */
    private static final int PATIENCE = 30_000;

    private final Path home;
    private final HashedZip.Writer zip;
    private final List<String> unheld = new ArrayList<>();
    private int games;

    private Backup(Path home, HashedZip.Writer zip) {
        this.home = home.toAbsolutePath().normalize();
        this.zip = zip;
    }

    /**
     * The result of a backup.
     *
     * @param unheld games that cannot be opened, and were copied as they are
     * @param missing files that the settings name outside the home folder
     */
    public record Made(int games, List<String> unheld, List<Path> missing) {}

    /**
     * Makes a backup.
     *
     * @param more the settings, and the files they name
     */
    public static Made make(Path home, Collection<Path> more, Path to) throws IOException {
        try (var zip = new HashedZip.Writer(to, KIND, FORMAT)) {
            var backup = new Backup(home, zip);
            var missing = new ArrayList<Path>();
            for (var file : new LinkedHashSet<>(more))
                if (file.toAbsolutePath().normalize().startsWith(backup.home)) backup.all(file, any -> true);
                else missing.add(file);
            backup.all(backup.home.resolve("tournaments"), any -> true);
            backup.post(backup.home.resolve("post"));
            for (var game : GameFolder.all(backup.home.resolve("games"))) backup.game(game);
            backup.all(backup.home.resolve("archive"), any -> true);
            zip.finish();
            return new Made(backup.games, List.copyOf(backup.unheld), missing);
        }
    }

    private void post(Path post) throws IOException {
        if (!Files.isDirectory(post)) return;
        for (var place : PLACES) all(post.resolve(place), any -> true);
        var ledger = whole(post.resolve(SpoolFolder.LEDGER));
        var kept = names(post.resolve(SpoolFolder.LETTERS));
        all(post.resolve(SpoolFolder.LETTERS), any -> true);
        ledger(ledger, kept);
        var done = Lists.concat(PLACES, List.of(SpoolFolder.LEDGER, SpoolFolder.LETTERS));
        letters(post, name -> !done.contains(name));
    }

    /** The complete lines of the ledger. */
    private static List<String> whole(Path ledger) throws IOException {
        if (!Files.exists(ledger)) return List.of();
        var text = Latin.text(Files.readAllBytes(ledger));
        return text.substring(0, text.lastIndexOf('\n') + 1).lines().toList();
    }

    private static Set<String> names(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) return Set.of();
        try (var files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).collect(Collectors.toSet());
        }
    }

    /** Leaves out letters that were received but gone before they could be copied: they are fetched again. */
    private void ledger(List<String> lines, Set<String> kept) throws IOException {
        var gone = new HashSet<String>();
        for (var line : lines) {
            var entry = SpoolFolder.ENTRY.matcher(line);
            if (!entry.matches()) continue;
            var digest = entry.group(2);
            if (entry.group(3).equals("received") && !kept.contains(digest + ".eml")) gone.add(digest);
            else gone.remove(digest);
        }
        var told = lines.stream()
                .filter(line -> gone.stream().noneMatch(line::contains))
                .map(line -> line + "\n")
                .collect(Collectors.joining());
        zip.add("post/" + SpoolFolder.LEDGER, new ByteArrayInputStream(Latin.bytes(told)));
    }

    private void game(GameFolder game) throws IOException {
        games++;
        try (var held = held(game)) {
            letters(game.path(), any -> held.standing().entries() > 0);
        } catch (GameStore.Held busy) {
            throw new IOException(busy.getMessage(), busy);
        } catch (RuntimeException broken) {
            unheld.add(game.id());
            letters(game.path(), any -> true);
        }
    }

    private static GameStore.Writing held(GameFolder game) throws IOException {
        for (long until = System.nanoTime() + PATIENCE * 1_000_000L; ; )
            try {
                return game.open();
            } catch (GameStore.Held busy) {
                if (System.nanoTime() > until) throw busy;
                rest();
            }
    }

    private static void rest() throws IOException {
        try {
            Thread.sleep(50);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IOException("stopped", stopped);
        }
    }

    /** A folder with an outbox: first the waiting letters, then everything else, and last those that have left. */
    private void letters(Path folder, Predicate<String> wanted) throws IOException {
        for (var name : UNSENT) if (wanted.test(name)) all(folder.resolve(name), any -> true);
        all(folder, name -> wanted.test(name) && !UNSENT.contains(name) && !name.equals(SENT));
        if (wanted.test(SENT)) all(folder.resolve(SENT), any -> true);
    }

    /** A file, or a folder with everything in it. Files that vanish meanwhile are skipped, and links are never followed. */
    private void all(Path path, Predicate<String> wanted) throws IOException {
        if (Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
            try (var inside = Files.list(path)) {
                for (var one : (Iterable<Path>) inside.sorted()::iterator)
                    if (wanted.test(one.getFileName().toString())) all(one, any -> true);
            }
        } else if (Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS)
                && !PASSING.matcher(path.getFileName().toString()).matches()) {
            try (var in = Files.newInputStream(path)) {
                var inside = home.relativize(path.toAbsolutePath().normalize());
                zip.add(inside.toString().replace(inside.getFileSystem().getSeparator(), "/"), in);
            } catch (NoSuchFileException gone) {
                return;
            }
        }
    }

    public record Restored(int games, List<String> broken) {}

    /**
     * Restores a backup into a folder that is empty or does not exist. If it returns, all files are there; if it throws, none is.
     *
     * @throws IOException with a sentence if the backup cannot be used
     */
    public static Restored restore(Path from, Path home) throws IOException {
        if (Files.exists(home) && (!Files.isDirectory(home) || holdsAnything(home)))
            throw new IOException("%s is not empty: a backup is laid into a folder of its own.".formatted(home));
        try (var zip = HashedZip.open(from, KIND, FORMAT)) {
            try {
                for (var name : zip.names()) zip.extract(name, home.resolve(name));
                for (var name : zip.names()) withdraw(name, zip, home);
            } catch (IOException damaged) {
                empty(home);
                throw damaged;
            }
        }
        var games = GameFolder.all(home.resolve("games"));
        games.forEach(GameFolder::completeCopy);
        return new Restored(games.size(), games.stream().flatMap(Backup::broken).toList());
    }

    /** Deletes the waiting copy of a letter that left during the backup. */
    private static void withdraw(String name, HashedZip zip, Path home) throws IOException {
        for (var folder : UNSENT) {
            var sent = name.replaceFirst("(^|/)%s/(?=[^/]+$)".formatted(folder), "$1%s/".formatted(SENT));
            if (!sent.equals(name) && zip.has(sent)) Files.delete(home.resolve(name));
        }
    }

    private static Stream<String> broken(GameFolder game) {
        try {
            game.contents();
            return Stream.of();
        } catch (RuntimeException broken) {
            return Stream.of("%s: %s".formatted(game.id(), broken.getMessage()));
        }
    }

    private static boolean holdsAnything(Path folder) throws IOException {
        try (var inside = Files.newDirectoryStream(folder)) {
            return inside.iterator().hasNext();
        }
    }

    private static void empty(Path home) throws IOException {
        if (!Files.exists(home)) return;
        try (var inside = Files.list(home)) {
            for (var path : inside.toList()) PrivateFiles.remove(path);
        }
    }
}
