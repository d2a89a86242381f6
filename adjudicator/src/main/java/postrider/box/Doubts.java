package postrider.box;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Words the doubts about a card for the player who holds it: briefly, and only what matters to them.
 *
 * @param words the players' word for a field, where it differs from its name
 * @param untold fields that do not matter to the holder, or that they learn about elsewhere
 */
public record Doubts(Map<String, String> words, Set<String> untold) {

    /** The doubt whether the card exists, if nobody has seen its title: "may not exist (recalled: low)". */
    public static Optional<String> existence(Provenance known) {
        return known.existence()
                .map(ground -> ground.certainty() == Ground.Certainty.UNKNOWN
                        ? "stands for a card nobody could name"
                        : "may not exist (%s)".formatted(ground.certainty().word()));
    }

    /** The doubts about its fields: "not confirmed: condition (recalled: medium), removal (unknown)". Good memories are not mentioned. */
    public Optional<String> details(Provenance known) {
        var byKind = new LinkedHashMap<Ground.Certainty, List<String>>();
        known.grounds().forEach((field, ground) -> {
            if (isTold(known, field, ground.certainty()))
                byKind.computeIfAbsent(ground.certainty(), like -> new ArrayList<>())
                        .add(word(field));
        });
        var details = new ArrayList<String>();
        byKind.forEach((kind, fields) -> details.add("%s (%s)".formatted(String.join(", ", fields), kind.word())));
        return details.isEmpty() ? Optional.empty() : Optional.of("not confirmed: " + String.join(", ", details));
    }

    private boolean isTold(Provenance known, String field, Ground.Certainty kind) {
        boolean ofExistence = field.equals(known.titled());
        return !ofExistence && !untold.contains(field) && !kind.isConfirmed() && kind != Ground.Certainty.HIGH;
    }

    private String word(String field) {
        return field.equals(Provenance.ALL) ? "the rest" : words.getOrDefault(field, field);
    }
}
