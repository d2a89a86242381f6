package postrider.letters;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import postrider.kernel.Guide;
import postrider.kernel.view.View;

class WhoIsWhoTest {
    private static final View VIEW = new View(
            "The situation",
            List.of(
                    new View.Section(
                            "Your leaders",
                            List.of(new View.Block.Table(
                                    List.of("Leader", "Hex", "Men", "State"),
                                    List.of(List.of("Ewing", "Colvins Ferry", "720", ""))))),
                    new View.Section(
                            "Your stacks",
                            List.of(new View.Block.Table(
                                    List.of("Hex", "Yours"), List.of(List.of("1830", "Ewing in Colvins Ferry"))))),
                    new View.Section(
                            "Boxes",
                            List.of(new View.Block.Facts(List.of(new View.Fact("Reinforcements", "Clinton, 3 CU")))))));

    /** A person with a line of their own is described by it alone. A person of whom nothing is known is left out. */
    @Test
    void aPersonIsDescribedByTheirOwnLine() {
        assertEquals(
                List.of(
                        new Guide("Ewing", List.of("Your leaders: Ewing; Hex Colvins Ferry; Men 720")),
                        new Guide("Clinton", List.of("Boxes: Reinforcements, Clinton, 3 CU"))),
                new WhoIsWho(VIEW).of(List.of("Ewing", "Clinton", "Clint", "Howe")));
    }
}
