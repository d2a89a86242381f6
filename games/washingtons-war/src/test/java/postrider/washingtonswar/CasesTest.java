package postrider.washingtonswar;

import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import postrider.cases.Cases;

/** Every case of the game, a test each. */
class CasesTest {
    @TestFactory
    Stream<DynamicTest> cases() {
        var game = new WashingtonsWar();
        var rules = game.open(Optional.empty()).rules();
        return Cases.of(game).stream().map(one -> DynamicTest.dynamicTest(one.name(), () -> one.run(rules)));
    }
}
