package postrider.gateway.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Checks the links of the manuals. */
class LinksTest {
    private static final List<String> PAGES = List.of(
            "README.md",
            "ARCHITECTURE.md",
            "CONTRIBUTING.md",
            "docs/players.md",
            "docs/we-the-people.md",
            "docs/wilderness-war.md",
            "docs/washingtons-crossing.md",
            "docs/referee.md",
            "docs/operator.md",
            "docs/cases.md",
            "docs/dice.md",
            "games/washingtons-war/README.md",
            "games/washingtons-war/rulings.md",
            "games/we-the-people/README.md",
            "games/we-the-people/rulings.md",
            "games/wilderness-war/README.md",
            "games/wilderness-war/rulings.md",
            "games/washingtons-crossing/README.md",
            "games/washingtons-crossing/rulings.md",
            "templates/letters/README.md");
    private static final Pattern LINK =
            Pattern.compile("\\]\\((?!https?:)([^)#\\s]*)(?:#([^)\\s]*))?\\)|src=\"([^\"]*)\"");

    @Test
    void noLinkIsBroken() {
        var broken = PAGES.stream().flatMap(LinksTest::broken).toList();
        assertEquals(List.of(), broken);
    }

    private static Stream<String> broken(String page) {
        var file = Page.HOUSE.resolve(page);
        return LINK.matcher(read(file).replaceAll("\\]\\s*\\(", "]("))
                .results()
                .filter(link -> {
                    var name = link.group(3) == null ? link.group(1) : link.group(3);
                    var target =
                            name.isEmpty() ? file : file.resolveSibling(name).normalize();
                    return !Files.exists(target) || link.group(2) != null && !hasHeading(target, link.group(2));
                })
                .map(link -> page + ": " + link.group());
    }

    private static boolean hasHeading(Path page, String anchor) {
        return read(page)
                .lines()
                .filter(line -> line.startsWith("#"))
                .map(line -> line.replaceFirst("#+ ", "").toLowerCase(Locale.ROOT))
                .map(title -> title.replaceAll("[^\\p{L}\\p{N} _-]", "").replace(' ', '-'))
                .anyMatch(anchor::equals);
    }

    private static String read(Path page) {
        try {
            return Files.readString(page);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
