package postrider.gateway.tournament;

import postrider.text.Lists;
import postrider.text.NameIndex;

/** Finds games and entrants of a tournament by name. An unknown name is an {@link IllegalArgumentException} with a sentence. */
public final class Named {
    private Named() {}

    /** Finds a game by its name or id. */
    public static Board board(Proceedings so, String name) {
        return so.board(name)
                .orElseThrow(() -> new IllegalArgumentException("There is no game '%s' in %s.%s"
                        .formatted(
                                name,
                                so.id(),
                                so.boards().isEmpty()
                                        ? " Nothing has been paired yet."
                                        : " Its games are called '%s' or '%s', for example."
                                                .formatted(
                                                        so.boards().getFirst().name(),
                                                        so.boards().getFirst().game()))));
    }

    /** Finds an entrant by name, address or number. */
    public static Participant entrant(Proceedings so, String said) {
        var numbered = Lists.find(
                so.entrants(),
                one -> one.entered().equalsIgnoreCase(said)
                        || so.number(one)
                                .filter(number -> said.equals(number.toString()))
                                .isPresent());
        return numbered.orElseGet(() -> NameIndex.of("entrant of " + so.id(), so.entrants(), Participant::name)
                .require(said));
    }
}
