package postrider.kernel;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import postrider.kernel.ruling.Ruling;
import postrider.kernel.ruling.Side;

/**
 * A title in the catalog: one public class per game, named in META-INF/services. It describes the game and opens its {@link Box},
 * which holds everything the referee needs to run it.
 */
public interface Game {
    /** The name used on the command line: {@code washingtons-war}. */
    String name();

    /** The name on the box. */
    String title();

    /** The two sides, in the order in which they are listed. */
    List<Side> sides();

    /** The names of its scenarios, the default first. */
    List<String> scenarios();

    /**
     * The named scenario, or the default if none is named.
     *
     * @throws IllegalArgumentException naming all scenarios, if it is unknown
     */
    default String scenario(Optional<String> named) {
        var meant = named.orElse(scenarios().getFirst());
        if (!scenarios().contains(meant))
            throw new IllegalArgumentException(
                    "There is no scenario '%s'. Choose from: %s.".formatted(meant, String.join(", ", scenarios())));
        return meant;
    }

    /** What players may agree on before a game. {@link Rules#setUp} receives the choices that differ from the defaults. */
    default List<GameOption> options() {
        return List.of();
    }

    /** How many {@link Parts} an order may have, one of {@link Parts#SIZES}. A game keeps the number it began with. */
    default int parts() {
        return Parts.FEW;
    }

    /** The dice in its box. The last letter compares their rolls with the expected frequencies. */
    default List<Die> dice() {
        return List.of(Die.D6);
    }

    /** The newest edition of its rules. */
    default Edition edition() {
        return Edition.FIRST;
    }

    /** The files of its box, as shipped with the game. */
    default Layers layers() {
        return Layers.NONE;
    }

    /**
     * Opens a box, today's or an earlier one.
     *
     * @param layers today's {@link #layers} or those a game began with, perhaps with an owner's corrections
     * @param edition of the rules, no later than the newest
     * @throws IllegalArgumentException naming all faults of the box at once
     */
    Box<?, ?> open(Layers layers, Edition edition);

    /** Opens today's box under the newest rules. */
    default Box<?, ?> open() {
        return open(layers(), edition());
    }

    /**
     * The worksheet with which an owner of the printed game confirms or corrects the box, as files by name. Filled in, these files
     * are the owner's corrections. Empty if everything is confirmed.
     *
     * @param layers as for {@link #open}
     */
    default Map<String, String> worksheet(Layers layers) {
        return Map.of();
    }

    /**
     * An opened box that has passed all checks, and the whole contract between the referee and a game.
     *
     * @param <P> a position: immutable, equal by value
     * @param <O> an order as understood: immutable, equal by value
     */
    interface Box<P, O> {
        /** What may happen, and what it results in. */
        Rules<P, O> rules();

        /** How a position is written as text. */
        Notation<P> notation();

        /** How orders are written, and what help there is with them. */
        OrderLanguage<P, O> orders();

        /** The names that clauses and standing orders may use. */
        Vocabulary vocabulary();

        /**
         * The legal orders, grouped by card or by kind. No group is empty, and there is at least one group while an order is needed.
         * If there are too many orders to list, some represent the rest. A list may build an order only when it is asked for.
         */
        List<List<O>> legal(P position, Side side);

        /**
         * The invariants that an impulse broke, each as a rule number and a sentence. Anything here is a bug in the rules.
         *
         * @param order empty if the game or the referee changed the position
         * @param report the rulings of the impulse
         */
        default List<String> brokenInvariants(P before, Optional<O> order, P after, List<Ruling> report) {
            return List.of();
        }

        /** The hash of everything in the box, in hex. The header of every game played with it records it. */
        String hash();

        /** The edition of the rules it was opened under. */
        Edition edition();

        /** The records that nobody has confirmed against a printed copy, a line each, by kind: "spaces", "cards". */
        SequencedMap<String, List<String>> unconfirmed();
    }
}
