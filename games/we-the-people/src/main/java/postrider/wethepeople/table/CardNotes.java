package postrider.wethepeople.table;

import java.util.ArrayList;
import java.util.List;
import postrider.americanwar.Card;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.wethepeople.EventStep;

/** What a card does and how sure that is, in a few words made of its record; for the hand in a report. */
final class CardNotes {
    private CardNotes() {}

    /** What it does; a question mark where that is in doubt. */
    static String effect(Card card) {
        return String.join("; ", effects(card)) + (card.doubts().isEmpty() ? "" : " ?");
    }

    /** All, doubts too. */
    static String of(Card card) {
        return String.join("; ", Lists.concat(effects(card), card.doubts()));
    }

    private static List<String> effects(Card card) {
        var notes = new ArrayList<String>();
        switch (card.kind()) {
            case OPS ->
                notes.add("moves a general rated %d or less, or %s, or reinforcements"
                        .formatted(card.ops(), Wording.count(card.ops(), "PC marker")));
            case MINOR_CAMPAIGN -> notes.add("activate 2 generals");
            case MAJOR_CAMPAIGN -> notes.add("activate 3 generals");
            case BATTLE, BATTLE_OR_EVENT -> notes.add("at the beginning of a battle");
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
            case PLACE_PC -> "place " + many(step) + where(step);
            case REMOVE_PC -> "remove " + many(step) + where(step);
            case TAKE_RANDOM_CARD ->
                "the %s hand loses %s at random, special ones you play"
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

    private static String many(EventStep step) {
        var whose = step.nation().map(nation -> nation + " ").orElse("");
        return (step.optional() ? "up to " : "") + Wording.count(step.count(), whose + "PC marker");
    }

    private static String where(EventStep step) {
        var colonies = step.colonies().isEmpty() ? "" : " in " + Wording.list(step.colonies());
        return colonies
                + switch (step.ports()) {
                    case ANY -> "";
                    case ONLY -> ", in ports";
                    case NONE -> ", in no port";
                };
    }
}
