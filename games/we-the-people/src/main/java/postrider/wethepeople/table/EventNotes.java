package postrider.wethepeople.table;

import static postrider.americanwar.table.CardNotes.some;
import static postrider.americanwar.table.CardNotes.where;

import postrider.americanwar.CardStep;
import postrider.americanwar.table.CardNotes;
import postrider.text.Wording;
import postrider.wethepeople.EventStep;

/** What the steps of our cards do, in a few words. */
public final class EventNotes {
    public static final CardNotes CARDS = new CardNotes("at the beginning of a battle", EventNotes::of);

    private EventNotes() {}

    private static String of(CardStep step) {
        return switch (((EventStep) step).procedure()) {
            case CONDITION_NO_ALLIANCE -> "only before the French alliance";
            case PLACE_PC -> "place " + some(step, "PC marker") + where(step);
            case REMOVE_PC -> "remove " + some(step, "PC marker") + where(step);
            case TAKE_RANDOM_CARD ->
                "the %s hand loses %s at random, and you play any special one"
                        .formatted(step.nation().orElseThrow(), Wording.count(step.count(), "card"));
            case DRAW_CARDS -> "draw " + Wording.count(step.count(), "card");
            case BATTLE_CARDS -> Wording.count(step.count(), "battle card") + " more";
            case CANCEL_BOMBARDMENT -> "any battle card cancels a Bombardment (9.1)";
            case DECLARATION_OF_INDEPENDENCE -> "an American PC marker in each of the thirteen colonies";
            case FRENCH_ALLIANCE -> "the French Navy, Rochambeau and 5 French CU come (6.2)";
            case EUROPEAN_WAR ->
                "before the French alliance the deck is shuffled, after it %d British CU are removed"
                        .formatted(step.count());
            case WAR_ENDS -> "the war ends with that year (6.2)";
            case ACTIVATE_GENERAL -> "activate any general, up to %d spaces (7.1)".formatted(step.count());
            case END_REGULARS -> "the British Regulars are lost (9.1)";
            case BAR_PLACING -> "the Americans place no PC markers with operations cards this turn (10.1)";
            case REMOVE_ARNOLD -> "Arnold leaves the game";
        };
    }
}
