package postrider.washingtonswar;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** What a card does, in a few words made of its record; for the hand in a report. */
final class CardNotes {
    private CardNotes() {}

    static String of(Card card) {
        var notes = new ArrayList<String>();
        switch (card.kind()) {
            case OPS -> notes.add(card.ops() + " operations");
            case MINOR_CAMPAIGN -> notes.add("activate 2 generals");
            case MAJOR_CAMPAIGN -> notes.add("activate 3 generals");
            case BATTLE, BATTLE_OR_EVENT -> notes.add("+2 in a battle, then draw a card");
            case SPECIAL -> notes.add("must be played");
            case EVENT -> {}
        }
        card.playableBy().ifPresent(side -> notes.add(side + " event"));
        if (!card.eventKnown() && !card.isOps()) notes.add("its event is not known to us: discard it");
        card.steps().stream().map(CardNotes::of).forEach(notes::add);
        if (card.removed()) notes.add("removed after play");
        if (card.steps().stream().anyMatch(Step::guess)) notes.add("effect partly guessed");
        return String.join("; ", notes);
    }

    private static String of(Step step) {
        var words = new ArrayList<>(List.of(step.procedure()
                .name()
                .toLowerCase(Locale.ROOT)
                .replace('_', ' ')
                .replace(" pc", " PC")
                .replace(" cu", " CU")));
        step.side().ifPresent(side -> words.add(side.word()));
        if (step.count() > 0) words.add((step.optional() ? "up to " : "") + step.count());
        if (step.perColony() > 0) words.add(step.perColony() + " a colony");
        if (!step.colonies().isEmpty())
            words.add("in " + step.colonies().stream().collect(Collectors.joining(", ")));
        if (step.ports() == Step.Ports.ONLY) words.add("ports only");
        if (step.ports() == Step.Ports.NONE) words.add("no port");
        return String.join(" ", words);
    }
}
