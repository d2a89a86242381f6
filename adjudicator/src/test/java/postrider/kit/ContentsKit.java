package postrider.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import postrider.kernel.Game;

/** Checks the table of contents of a game's rules, {@code rules/package-info.java}, against the classes. */
public abstract class ContentsKit {
    private static final Pattern CHAPTER = Pattern.compile("<li>(\\d+) [^:]*:([^<]*)");
    private static final Pattern CLASS = Pattern.compile("\\{@link\\s+(?:\\*\\s+)?(\\w+)}");

    private final Path rules;
    private final String page;

    protected ContentsKit(Game game) throws IOException {
        var folder = game.getClass().getPackageName().replace('.', '/').replaceFirst("/game$", "");
        this.rules = Path.of("src/main/java", folder, "rules");
        this.page = Files.readString(rules.resolve("package-info.java"));
    }

    @Test
    void everyClassIsListed() throws IOException {
        try (var files = Files.list(rules)) {
            var there = files.map(file -> file.getFileName().toString().replace(".java", ""))
                    .filter(name -> !name.equals("package-info"))
                    .collect(Collectors.toCollection(TreeSet::new));
            assertEquals(there, new TreeSet<>(classes(page)));
        }
    }

    @Test
    void theChaptersAreInTheOrderOfTheBook() {
        var chapters = chapters().stream()
                .map(found -> Integer.parseInt(found.group(1)))
                .toList();
        assertTrue(chapters.size() > 5, chapters::toString);
        assertEquals(chapters.stream().sorted().distinct().toList(), chapters);
    }

    @Test
    void eachClassCitesTheChapterItIsListedUnder() throws IOException {
        for (var chapter : chapters()) {
            var cited = Pattern.compile(
                    "(?<![\\w.])%s\\.\\d|[Cc]hapter %s\\b".formatted(chapter.group(1), chapter.group(1)));
            for (var name : classes(chapter.group(2)))
                assertTrue(
                        cited.matcher(Files.readString(rules.resolve(name + ".java")))
                                .find(),
                        "%s cites nothing of chapter %s".formatted(name, chapter.group(1)));
        }
    }

    private List<MatchResult> chapters() {
        return CHAPTER.matcher(page).results().toList();
    }

    private static List<String> classes(String text) {
        return CLASS.matcher(text).results().map(found -> found.group(1)).toList();
    }
}
