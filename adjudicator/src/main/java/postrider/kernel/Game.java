package postrider.kernel;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import postrider.kernel.ruling.Ruling;
import postrider.kernel.ruling.Side;

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

    /** How many {@link Parts} its longest orders have, one of {@link Parts#SIZES}; games that have begun keep what they began with. */
    default int parts() {
        return Parts.FEW;
    }

    /** The dice in its box: what they showed is held against what is expected of them in the last letter. */
    default List<Die> dice() {
        return List.of(Die.D6);
    }

    /** The newest edition of its rules. */
    default Edition edition() {
        return Edition.FIRST;
    }

    /** The files of its box, as they came with the game. */
    default Layers layers() {
        return Layers.NONE;
    }

    /**
     * Opens a box, perhaps as it was once.
     *
     * @param layers what {@link #layers} gave then, perhaps with an owner's corrections
     * @param edition of the rules, up to the newest
     * @throws IllegalArgumentException naming every fault of the box at once
     */
    Box<?, ?> open(Layers layers, Edition edition);

    /** Opens the box as it is today, under the newest rules. */
    default Box<?, ?> open() {
        return open(layers(), edition());
    }

    /**
     * What an owner of the printed game fills in to confirm or correct the box: files by name. Filled in, they are a corrected
     * box; those of a game of which all is confirmed are none.
     *
     * @param layers as for {@link #open}
     */
    default Map<String, String> worksheet(Layers layers) {
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

        /**
         * Legal orders, those of one card or one kind together. No group is empty, and there is one while an order is needed.
         * Where too many are legal to list them all, some stand for the rest. A list may make an order when it is taken.
         */
        List<List<O>> legal(P position, Side side);

        /**
         * What this impulse broke that no impulse may, a sentence with its rule number each; nothing unless the rules are at
         * fault.
         *
         * @param order empty where the game moved by itself, or the referee moved it
         * @param report what was told of it
         */
        default List<String> brokenInvariants(P before, Optional<O> order, P after, List<Ruling> report) {
            return List.of();
        }

        /** Hash of everything in the box, in hex; stands in the header of every game played with it. */
        String hash();

        /** The edition of the rules it was opened under. */
        Edition edition();

        /** Records nobody has confirmed against a printed copy, a line each, by their kind: "spaces", "cards". */
        SequencedMap<String, List<String>> unconfirmed();
    }
}
