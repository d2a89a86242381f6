package postrider.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import postrider.americanwar.Sides;
import postrider.kernel.view.View.Block;
import postrider.letters.HelpPage;
import postrider.letters.PlayByMail;
import postrider.letters.RefereeReport.Chapter;
import postrider.letters.RefereeReport.Item;

/** What players can read besides reports: the manual on two pages, and help about pieces and cards. */
class ManualLettersTest {
    @Test
    void theManualHasTheOrdersAndTheQuestionsOfThisGame() {
        var chapters =
                new PlayByMail(BegunOrdersTest.game(), Sides.BRITISH).sheet().chapters();
        assertEquals(
                List.of(
                        "A letter",
                        "Orders",
                        "What you may be asked",
                        "Standing orders: answers for as long as you like"),
                chapters.stream().map(Chapter::heading).toList());
        assertTrue(chapters.get(1).toString().contains("activate GENERAL"), chapters.get(1)::toString);
        var asked = ((Block.Table) ((Item.Table) chapters.get(2).items().getFirst()).block()).rows();
        assertTrue(asked.stream().anyMatch(row -> row.getFirst().equals("intercept")), asked::toString);
        assertTrue(chapters.get(3).toString().contains("otherwise ask"));
    }

    private static String help(String word) {
        var page = new HelpPage(BegunOrdersTest.game(), Sides.BRITISH).about(word);
        return page.headline() + "\n" + page.situation().orElseThrow();
    }

    @Test
    void helpKnowsThePlacesAndTheCards() {
        var ticonderoga = help("ticond");
        assertTrue(ticonderoga.startsWith("Help: Ticonderoga\n"), ticonderoga);
        assertTrue(ticonderoga.contains("Next to it: Montreal, Norwich, Saratoga."), ticonderoga);
        assertTrue(ticonderoga.contains("There now: British Burgoyne"), ticonderoga);
        assertTrue(help("Minor Campaign").contains("Activate 2 generals"), help("Minor Campaign"));
        assertTrue(help("Burgoyne").contains("Forces on the map: Ticonderoga; British Burgoyne"), help("Burgoyne"));
        assertTrue(help("control").startsWith("Help: control\n"), "a kind of order comes first");
        assertTrue(help("Atlantis").startsWith("There is no help on 'Atlantis'"));
    }
}
