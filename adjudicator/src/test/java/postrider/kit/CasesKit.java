package postrider.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import postrider.kernel.Edition;
import postrider.kernel.Game;
import postrider.rulebook.Case;
import postrider.rulebook.Cases;
import postrider.rulebook.OurRulings;
import postrider.rulebook.RuleBook;
import postrider.workbench.cases.CaseRunner;
import postrider.workbench.cases.Coverage;

/** Runs every case of a game as a test, and checks that every rule, card and ruling of ours has one. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class CasesKit {
    private final Game game;
    private final Game.Box<?, ?> box;
    private final List<Case> cases;
    private final OurRulings rulings;

    protected CasesKit(Game game) {
        this.game = game;
        this.box = game.open();
        this.cases = Cases.of(game);
        this.rulings = OurRulings.of(game);
    }

    @TestFactory
    Stream<DynamicTest> cases() {
        return cases.stream().map(one -> DynamicTest.dynamicTest(one.name(), () -> CaseRunner.run(one, box)));
    }

    /** Games continue under the edition they began with. */
    @TestFactory
    Stream<DynamicTest> casesOfEarlierEditions() {
        return earlier().flatMap(edition -> {
            var then = game.open(game.layers(), edition);
            return casesUnder(edition).stream()
                    .map(one -> DynamicTest.dynamicTest(edition + ": " + one.name(), () -> CaseRunner.run(one, then)));
        });
    }

    /** The cases whose outcome a later edition has changed, with their outcome under this one. */
    private List<Case> casesUnder(Edition edition) {
        var folder = "games/%s/cases/edition-%d".formatted(game.name(), edition.number());
        return Cases.of(game.getClass().getClassLoader(), folder, game.sides(), rulings);
    }

    private Stream<Edition> earlier() {
        return IntStream.range(1, game.edition().number()).mapToObj(Edition::new);
    }

    @Test
    void everyIdIsUnique() {
        var ids = Stream.concat(cases.stream(), earlier().flatMap(edition -> casesUnder(edition).stream()))
                .map(Case::id)
                .toList();
        assertEquals(ids.stream().distinct().toList(), ids);
    }

    @Test
    void everyRuleAndEveryCardHasACase() {
        var coverage = Coverage.of(RuleBook.of(game), rulings, box.vocabulary().cards(), cases);
        assertEquals(List.of(), coverage.sections());
        assertEquals(List.of(), coverage.cards());
        assertEquals(List.of(), coverage.unknown());
    }

    @Test
    void everyNumberedRuleIsProvedByACase() {
        assertEquals(List.of(), page().unproved());
    }

    /** {@code -Dcases=write} writes the page. Run in the game's own folder. */
    @Test
    void thePageOfCasesIsUpToDate() throws IOException {
        var file = Path.of("cases.md");
        var text = page().text();
        if ("write".equals(System.getProperty("cases"))) Files.writeString(file, text);
        assertEquals(Files.readString(file), text);
    }

    private CasesPage page() {
        var before = earlier().flatMap(edition -> casesUnder(edition).stream());
        return new CasesPage(game, cases, before.toList());
    }

    @Test
    void everyRulingHasACaseOrSaysWhyNot() {
        var rested = cases.stream().flatMap(one -> one.disputed().stream()).collect(Collectors.toSet());
        for (var ruling : rulings.all())
            assertNotEquals(ruling.noCase(), rested.contains(ruling.number()), ruling::number);
    }
}
