package postrider.americanwar.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import postrider.americanwar.Card;
import postrider.americanwar.CardStep;
import postrider.americanwar.Nation;
import postrider.box.Section;
import postrider.files.Shipped;
import postrider.text.Lists;
import postrider.text.WordTable;
import postrider.text.Wording;

/**
 * What a card does and how sure we are, in a few words, for letters.
 *
 * @param words the words for each step of an event, and for a battle card
 */
public record CardNotes(Map<String, String> words) {
    private static final Pattern BLANK = Pattern.compile("\\{([^}]+)}");

    /** @param beside the class whose folder has the words of a book */
    public CardNotes(Class<?> beside) {
        this(WordTable.rows(Shipped.text(beside, "cards.txt"), 2).stream()
                .collect(Collectors.toMap(List::getFirst, List::getLast)));
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
            case BATTLE, BATTLE_OR_EVENT -> notes.add(words.get("battle"));
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
        var row = words.get(Section.word(step.procedure()));
        return BLANK.matcher(row).replaceAll(blank -> switch (blank.group(1)) {
            case "where" -> where(step);
            case "number" -> "" + step.count();
            case "side" -> step.nation().map(Nation::toString).orElse("other");
            case "CU" -> some(step, "CU").replace("CUs", "CU");
            case "PC markers" -> some(step, "PC marker");
            default -> Wording.count(step.count(), blank.group(1));
        });
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
