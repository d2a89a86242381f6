package postrider.americanwar.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import postrider.americanwar.Card;
import postrider.americanwar.CardStep;
import postrider.text.Lists;
import postrider.text.Wording;

/**
 * What a card does and how sure that is, in a few words made of its record; for the hand in a letter.
 *
 * @param battle what a card for battles does
 * @param steps what a step of an event does
 */
public record CardNotes(String battle, Function<CardStep, String> steps) {
    /** What it does; a question mark where that is in doubt. */
    public String effect(Card card) {
        return String.join("; ", effects(card)) + (card.doubts().isEmpty() ? "" : " ?");
    }

    /** The same for who has asked about it, and what is in doubt. */
    public List<String> help(Card card) {
        return Lists.map(
                Lists.concat(List.of(String.join("; ", effects(card))), card.doubts()),
                line -> Wording.capital(line) + ".");
    }

    private List<String> effects(Card card) {
        var notes = new ArrayList<String>();
        switch (card.kind()) {
            case OPS ->
                notes.add("a general rated %d or less, %s, or reinforcements"
                        .formatted(card.ops(), Wording.count(card.ops(), "PC marker")));
            case MINOR_CAMPAIGN -> notes.add("activate 2 generals");
            case MAJOR_CAMPAIGN -> notes.add("activate 3 generals");
            case BATTLE, BATTLE_OR_EVENT -> notes.add(battle);
            case SPECIAL -> notes.add("must be played");
            case EVENT -> {}
        }
        card.playableBy().ifPresent(side -> notes.add(side + " event"));
        if (!card.eventKnown() && !card.isOps()) notes.add("its event is not known to us: discard it");
        notes.addAll(deeds(card));
        return notes;
    }

    private List<String> deeds(Card card) {
        var deeds = new ArrayList<>(Lists.map(card.steps(), steps::apply));
        if (card.removed()) deeds.add("removed after play");
        return deeds;
    }

    /** What its event does to whoever plays it, and that it must be; empty if nothing is to be told. */
    public String event(Card card) {
        return String.join("; ", card.isSpecial() ? Lists.concat(List.of("must be played"), deeds(card)) : deeds(card));
    }

    /** "up to 2 British PC markers in New York, in ports" */
    public static String some(CardStep step, String what) {
        var whose = step.nation().map(nation -> nation + " ").orElse("");
        return (step.optional() ? "up to " : "") + Wording.count(step.count(), whose + what);
    }

    /** " in New York, in ports" */
    public static String where(CardStep step) {
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
