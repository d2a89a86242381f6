package postrider.kernel;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

/** A title on the catalog. One public implementation per game, named in META-INF/services. */
public interface Game {
    /** The name used on the command line: {@code washingtons-war}. */
    String name();

    /** The name on the box. */
    String title();

    /** The two sides, in the order they sit down. */
    List<Side> sides();

    /** Scenario names, the default first. */
    List<String> scenarios();

    /**
     * The scenario that is meant, the default if none is named.
     *
     * @throws IllegalArgumentException telling what there is, if it is not known
     */
    default String scenario(Optional<String> named) {
        var meant = named.orElse(scenarios().getFirst());
        if (!scenarios().contains(meant))
            throw new IllegalArgumentException(
                    "There is no scenario '%s'; there is %s.".formatted(meant, String.join(", ", scenarios())));
        return meant;
    }

    /** What the players may agree on before a game; {@link Rules#setUp} is told what differs from the defaults. */
    default List<GameOption> options() {
        return List.of();
    }

    /**
     * Opens the box.
     *
     * @param box a folder with a corrected box to lay over ours; empty for ours alone
     * @throws IllegalArgumentException naming every fault of the box at once
     */
    Box<?, ?> open(Optional<Path> box);

    /**
     * The files that {@link #open(Optional)} reads; empty if the game has none.
     *
     * @param box as for {@link #open}
     */
    default Optional<Layers> layers(Optional<Path> box) {
        return Optional.empty();
    }

    /**
     * Opens a box as it was once.
     *
     * @param layers what {@link #layers} gave then
     * @throws IllegalArgumentException naming every fault that is found in it today
     */
    default Box<?, ?> open(Layers layers) {
        return open(Optional.empty());
    }

    /**
     * What an owner of the printed game fills in to confirm or correct the box: files by name. Filled in, they are a corrected
     * box; those of a game of which all is confirmed are none.
     *
     * @param box as for {@link #open}
     */
    default Map<String, String> worksheet(Optional<Path> box) {
        return Map.of();
    }

    /**
     * A checked box, and over it the whole contract between the referee and a game.
     *
     * @param <P> a position: immutable, equal by value
     * @param <O> an order as understood: immutable, equal by value
     */
    interface Box<P, O> {
        Rules<P, O> rules();

        Notation<P> notation();

        OrderLanguage<P, O> orders();

        Vocabulary vocabulary();

        Playable<P, O> playable();

        /** Hash of everything in the box, in hex; stands in the header of every game played with it. */
        String hash();

        /** Records nobody has confirmed against a printed copy, a line each, by their kind: "spaces", "cards". */
        SequencedMap<String, List<String>> unconfirmed();
    }
}
