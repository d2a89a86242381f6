package postrider.rulebook;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URISyntaxException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import postrider.kernel.Game;
import postrider.kernel.ruling.Side;

/** Finds and reads cases. Throws an IllegalArgumentException with every fault of every file at once. */
public final class Cases {
    private Cases() {}

    /** The cases of a game on the catalog, in the order of their files' names. */
    public static List<Case> of(Game game) {
        return of(
                game.getClass().getClassLoader(), "games/" + game.name() + "/cases", game.sides(), OurRulings.of(game));
    }

    /** The cases in a folder on the class path; none if there is no such folder. */
    public static List<Case> of(ClassLoader catalog, String folder, List<Side> sides, OurRulings rulings) {
        var found = catalog.getResource(folder);
        if (found == null) return List.of();
        try {
            if (!(found.openConnection() instanceof JarURLConnection jar))
                return load(Path.of(found.toURI()), sides, rulings);
            try (var files =
                    FileSystems.newFileSystem(Path.of(jar.getJarFileURL().toURI()))) {
                return load(files.getPath(folder), sides, rulings);
            }
        } catch (URISyntaxException | IOException fault) {
            throw new IllegalStateException("The cases in %s cannot be read.".formatted(found), fault);
        }
    }

    /** The cases in all {@code .txt} files of a folder. */
    private static List<Case> load(Path folder, List<Side> sides, OurRulings rulings) {
        try (var files = Files.list(folder)) {
            var texts = new HashMap<String, String>();
            for (var file : files.filter(f -> f.toString().endsWith(".txt")).toList())
                texts.put(file.getFileName().toString(), Files.readString(file));
            return read(texts, sides, rulings);
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    /**
     * The cases in these files, given by name and text.
     *
     * @param rulings the rulings that a case may rest on
     */
    public static List<Case> read(Map<String, String> files, List<Side> sides, OurRulings rulings) {
        var faults = new ArrayList<String>();
        var cases = files.keySet().stream()
                .sorted()
                .flatMap(file -> new CaseReader(file, sides, rulings, faults).read(files.get(file)).stream())
                .toList();
        var ids = new HashMap<String, Case>();
        for (var one : cases) {
            var other = ids.putIfAbsent(one.id(), one);
            if (other != null)
                faults.add("%s, line %d: the id %s is taken by %s, line %d"
                        .formatted(one.file(), one.line(), one.id(), other.file(), other.line()));
        }
        if (!faults.isEmpty()) throw new IllegalArgumentException(String.join("\n", faults));
        return cases;
    }
}
