package postrider.gateway.tournament;

import postrider.text.Lists;
import postrider.text.NameIndex;

/** Games and people of a tournament, by what they are called. What nothing is called is an {@link IllegalArgumentException} with a sentence. */
public final class Named {
    private Named() {}

    /** A game of a tournament by its name or id. */
    public static Board board(Proceedings so, String name) {
        return so.board(name)
                .orElseThrow(() -> new IllegalArgumentException("There is no game '%s' in %s.%s"
                        .formatted(
                                name,
                                so.id(),
                                so.boards().isEmpty()
                                        ? " Nothing was paired yet."
                                        : " Its games are called '%s' or '%s', for example."
                                                .formatted(
                                                        so.boards().getFirst().name(),
                                                        so.boards().getFirst().game()))));
    }

    /** An entrant by their name, address or number. */
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
