package postrider.washingtonswar.table;

import java.util.ArrayList;
import java.util.List;
import postrider.americanwar.Card;
import postrider.americanwar.Nation;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.washingtonswar.EventStep;

/** What a card does and how sure that is, in a few words made of its record; for the hand in a letter. */
public final class CardNotes {
    private CardNotes() {}

    /** What it does; a question mark where that is in doubt. */
    public static String effect(Card card) {
        return String.join("; ", effects(card)) + (card.doubts().isEmpty() ? "" : " ?");
    }

    /** What it does, and all that is in doubt. */
    public static String of(Card card) {
        return String.join("; ", Lists.concat(effects(card), card.doubts()));
    }

    private static List<String> effects(Card card) {
        var notes = new ArrayList<String>();
        switch (card.kind()) {
            case OPS -> notes.add(Wording.count(card.ops(), "operation"));
            case MINOR_CAMPAIGN -> notes.add("activate 2 generals");
            case MAJOR_CAMPAIGN -> notes.add("activate 3 generals");
            case BATTLE, BATTLE_OR_EVENT -> notes.add("+2 in a battle, then draw a card");
            case SPECIAL -> notes.add("must be played");
            case EVENT -> {}
        }
        card.playableBy().ifPresent(side -> notes.add(side + " event"));
        if (!card.eventKnown() && !card.isOps()) notes.add("its event is not known to us: discard it");
        card.steps(EventStep.class).stream().map(CardNotes::of).forEach(notes::add);
        if (card.removed()) notes.add("removed after play");
        return notes;
    }

    private static String of(EventStep step) {
        return switch (step.procedure()) {
            case CONDITION_NO_ALLIANCE -> "only before the French alliance";
            case CONDITION_EUROPEAN_WAR -> "only in the European War";
            case CONDITION_NO_EUROPEAN_WAR -> "only before the European War";
            case CONDITION_NAVY_ON_MAP -> "only while the French Navy is on the map";
            case PLACE_PC -> "place " + many(step, "PC marker") + where(step);
            case REMOVE_PC -> "remove " + many(step, "PC marker") + where(step);
            case REMOVE_PC_OR_FLIP_ONE -> "remove " + many(step, "PC marker") + " or flip one" + where(step);
            case REMOVE_CU -> "remove " + many(step, "CU").replace("CUs", "CU") + where(step);
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

    private static String the(EventStep step) {
        return "the " + step.nation().map(Nation::toString).orElse("other");
    }

    private static String many(EventStep step, String what) {
        var whose = step.nation().map(nation -> nation + " ").orElse("");
        return (step.optional() ? "up to " : "") + Wording.count(step.count(), whose + what);
    }

    private static String where(EventStep step) {
        var words = new StringBuilder();
        if (!step.colonies().isEmpty()) words.append(" in ").append(Wording.list(step.colonies()));
        if (step.perColony() > 0) words.append(", ").append(step.perColony()).append(" a colony");
        if (step.within() > 0) words.append(", within %d spaces of a general of yours".formatted(step.within()));
        switch (step.ports()) {
            case ANY -> {}
            case ONLY -> words.append(", in ports");
            case NONE -> words.append(", in no port");
        }
        switch (step.clearOf()) {
            case NOTHING -> {}
            case AMERICAN_UNIT -> words.append(", where no American unit is");
            case BRITISH_CU -> words.append(", where no British CU is");
        }
        return words.toString();
    }
}
