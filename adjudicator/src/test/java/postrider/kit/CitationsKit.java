package postrider.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import postrider.kernel.Game;
import postrider.rulebook.Commentary;
import postrider.rulebook.OurRulings;
import postrider.rulebook.RuleBook;

/** Checks that every rule number cited is a section of the rule book. Run in the game's own folder. */
public abstract class CitationsKit {
    private static final Pattern CITED = Pattern.compile("(?<![\\w.])([12]?\\d\\.\\d+(\\.[A-Za-z0-9]+)*)");
    private static final Pattern PARAGRAPH = Pattern.compile("\\.[A-Z][A-Za-z]+(\\.\\d)?$");
    private static final Pattern RULING = Pattern.compile("\\b(R\\d+)\\b");
    private static final Pattern EDITION = Pattern.compile("(?m)^\\*\\*Edition (\\d+)\\.");
    private static final Pattern RULED = Pattern.compile("\\b([12]?\\d\\.\\d+(\\.[A-Za-z]+\\b(\\.[ivx]+)?)?)");

    private final Game game;

    protected CitationsKit(Game game) {
        this.game = game;
    }

    @Test
    void everyNumberTheRulesCiteIsASection() throws IOException {
        var cited = cited(CITED);
        assertTrue(cited.size() > 20, cited.toString());
        cited.removeAll(sections());
        assertEquals(Set.of(), cited);
    }

    /** An example or a note is covered by its section. */
    @Test
    void everyRuleThatNeedsACaseIsCitedInTheCode() throws IOException {
        var rules = new TreeSet<String>();
        for (var section :
                RuleBook.read(Files.readString(Path.of("rules.yaml"))).sections())
            if (section.needsCase())
                rules.add(PARAGRAPH.matcher(section.number()).replaceFirst(""));
        assertTrue(rules.size() > 20, rules.toString());
        rules.removeAll(cited(CITED));
        assertEquals(Set.of(), rules);
    }

    @Test
    void everyNumberOurRulingsCiteIsASection() throws IOException {
        var cited = new TreeSet<String>();
        RULED.matcher(Files.readString(Path.of("rulings.md"))).results().forEach(m -> cited.add(m.group(1)));
        assertTrue(cited.size() > 10, cited.toString());
        cited.removeAll(sections());
        assertEquals(Set.of(), cited);
    }

    @Test
    void everyRulingTheRulesCiteIsOneOfOurs() throws IOException {
        var cited = cited(RULING);
        assertTrue(cited.size() > 4, cited.toString());
        OurRulings.of(game).all().forEach(ruling -> cited.remove(ruling.number()));
        assertEquals(Set.of(), cited);
    }

    @Test
    void everyRulingIsFoundByItsNumber() {
        for (var ruling : OurRulings.of(game).all())
            assertEquals(List.of(ruling), Commentary.on(game, ruling.number()).rulings());
    }

    @Test
    void everyEditionIsDescribedInTheRulings() throws IOException {
        var described = EDITION.matcher(Files.readString(Path.of("rulings.md"))).results();
        assertEquals(
                IntStream.rangeClosed(1, game.edition().number()).boxed().toList(),
                described.map(found -> Integer.parseInt(found.group(1))).toList());
    }

    private static TreeSet<String> cited(Pattern pattern) throws IOException {
        var cited = new TreeSet<String>();
        try (var sources = Files.walk(Path.of("src/main"))) {
            for (var file :
                    sources.filter(f -> f.toString().matches(".*\\.(java|txt)")).toList())
                pattern.matcher(Files.readString(file)).results().forEach(m -> cited.add(m.group(1)));
        }
        return cited;
    }

    private static Set<String> sections() throws IOException {
        return RuleBook.read(Files.readString(Path.of("rules.yaml"))).sections().stream()
                .map(RuleBook.Section::number)
                .collect(Collectors.toSet());
    }
}
