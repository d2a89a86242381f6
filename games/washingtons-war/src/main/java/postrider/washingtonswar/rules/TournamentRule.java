package postrider.washingtonswar.rules;

import java.util.LinkedHashMap;
import postrider.kernel.Choice;
import postrider.washingtonswar.Cards;
import postrider.washingtonswar.Sides;
import postrider.washingtonswar.WarTopic;

/** 6.34.C.i, the optional tournament rule: a second action after the Declaration of Independence or Benjamin Franklin. */
final class TournamentRule {
    private TournamentRule() {}

    /** Whether the side that has played the card plays again; it has drawn its new card then (R86, R87). */
    static boolean anotherAction(CardPlay play) {
        var working = play.working();
        boolean earned = working.now().tournamentRule()
                && play.side() == Sides.BRITISH
                && play.card().isSpecial()
                && play.card().endYear() == 0;
        if (!earned || !anyCard(working.now().cards()) || !working.umpire().askOne(question())) return false;
        Dealing.replace(working, Sides.BRITISH, "6.34.C.i");
        working.umpire().rule("6.34.C.i", "The British play again.");
        return true;
    }

    private static boolean anyCard(Cards cards) {
        return !cards.hand(Sides.BRITISH).isEmpty()
                || !cards.deck().isEmpty()
                || !cards.discards().isEmpty();
    }

    private static Choice<Boolean> question() {
        var options = new LinkedHashMap<String, Boolean>();
        options.put("yes", true);
        options.put("no", false);
        return Choice.one(
                Sides.BRITISH,
                "6.34.C.i",
                WarTopic.ANOTHER_ACTION,
                "",
                "Do you draw a card and play again at once, with any card of your hand?",
                options);
    }
}
