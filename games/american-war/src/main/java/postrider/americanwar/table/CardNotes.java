package postrider.americanwar.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import postrider.americanwar.Card;
import postrider.americanwar.CardStep;
import postrider.americanwar.Nation;
import postrider.text.Lists;
import postrider.text.WordTable;
import postrider.text.Wording;

/**
 * What a card does and how sure we are, in a few words, for letters.
 *
 * @param battle what a card for battles does
 * @param steps the words for each step of an event
 */
public record CardNotes(String battle, Map<CardStep.Procedure, Sentence<Blank>> steps) {
    /** @param table a {@link WordTable}: first what a card for battles does, then each step of an event */
    public static CardNotes from(String table) {
        var rows = WordTable.rows(table, 2);
        var steps = rows.subList(1, rows.size()).stream()
                .collect(Collectors.toMap(
                        row -> WordTable.constant(CardStep.Procedure.class, row.getFirst()),
                        row -> Sentence.of(row.getLast(), Blank.class)));
        return new CardNotes(rows.getFirst().getLast(), steps);
    }

    /** What is left open in the words for a step. */
    enum Blank {
        WHERE(CardNotes::where),
        NUMBER(step -> "" + step.count()),
        SIDE(step -> step.nation().map(Nation::toString).orElse("other")),
        CU(step -> some(step, "CU").replace("CUs", "CU")),
        PC_MARKERS(step -> some(step, "PC marker")),
        CARD(step -> Wording.count(step.count(), "card")),
        BATTLE_CARD(step -> Wording.count(step.count(), "battle card"));

        private final Function<CardStep, String> words;

        Blank(Function<CardStep, String> words) {
            this.words = words;
        }
    }

    /** What it does, with a question mark if that is in doubt. */
    public String effect(Card card) {
        return String.join("; ", effects(card)) + (card.doubts().isEmpty() ? "" : " ?");
    }

    /** What it does and what is in doubt, for a player who asked. */
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
        var deeds = new ArrayList<>(Lists.map(card.steps(), this::step));
        if (card.removed()) deeds.add("removed after play");
        return deeds;
    }

    /** What its event does, and whether it must be played; empty if there is nothing to tell. */
    public String event(Card card) {
        return String.join("; ", card.isSpecial() ? Lists.concat(List.of("must be played"), deeds(card)) : deeds(card));
    }

    private String step(CardStep step) {
        return steps.get(step.procedure())
                .filled(blank -> Optional.of(blank.words.apply(step)))
                .orElseThrow();
    }

    /** "up to 2 British PC markers" */
    private static String some(CardStep step, String what) {
        var whose = step.nation().map(nation -> nation + " ").orElse("");
        return (step.optional() ? "up to " : "") + Wording.count(step.count(), whose + what);
    }

    /** " in New York, in ports" */
    private static String where(CardStep step) {
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
