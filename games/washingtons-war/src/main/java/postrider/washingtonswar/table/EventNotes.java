package postrider.washingtonswar.table;

import static postrider.americanwar.table.CardNotes.some;
import static postrider.americanwar.table.CardNotes.where;

import postrider.americanwar.CardStep;
import postrider.americanwar.Nation;
import postrider.americanwar.table.CardNotes;
import postrider.text.Wording;
import postrider.washingtonswar.EventStep;

/** What the steps of our cards do, in a few words. */
public final class EventNotes {
    public static final CardNotes CARDS = new CardNotes("+2 in a battle, then draw a card", EventNotes::of);

    private EventNotes() {}

    private static String of(CardStep step) {
        return switch (((EventStep) step).procedure()) {
            case CONDITION_NO_ALLIANCE -> "only before the French alliance";
            case CONDITION_EUROPEAN_WAR -> "only in the European War";
            case CONDITION_NO_EUROPEAN_WAR -> "only before the European War";
            case CONDITION_NAVY_ON_MAP -> "only while the French Navy is on the map";
            case PLACE_PC -> "place " + some(step, "PC marker") + where(step);
            case REMOVE_PC -> "remove " + some(step, "PC marker") + where(step);
            case REMOVE_PC_OR_FLIP_ONE -> "remove " + some(step, "PC marker") + " or flip one" + where(step);
            case REMOVE_CU -> "remove " + some(step, "CU").replace("CUs", "CU") + where(step);
            case DISCARD_RANDOM_CARD ->
                "%s hand loses %s at random".formatted(the(step), Wording.count(step.count(), "card"));
            case FRENCH_ALLIANCE -> "the French Alliance marker advances by " + step.count();
            case END_REGULARS -> "the British Regulars are lost (9.41)";
            case DECLARATION_OF_INDEPENDENCE -> "a PC marker in each colony (6.34.C.i)";
            case WAR_ENDS -> "the war ends with that year (6.34.C.iii)";
            case ACTIVATE_GENERAL -> "activate any general, up to %d spaces (7.3.C)".formatted(step.count());
            case BAR_PLACING -> "%s places no PC markers this turn (10.11.A.iv)".formatted(the(step));
            case MOVE_NAVY_AWAY -> "the French Navy sails away (12.3)";
            case REMOVE_ARNOLD -> "Arnold leaves the game";
        };
    }

    private static String the(CardStep step) {
        return "the " + step.nation().map(Nation::toString).orElse("other");
    }
}
