package postrider.simulation;

import java.util.Map;
import java.util.function.LongFunction;
import postrider.kernel.Player;
import postrider.kernel.Rules;

/**
 * Whole games of one title.
 *
 * @param game the title's name on the shelf
 * @param start the position before anything is dealt or asked, set up once for all games
 * @param player what sort of player plays both sides: random, sensible
 * @param players that player, for a seed
 */
public record Simulation<P, O>(
        String game, Rules<P, O> rules, P start, String player, LongFunction<Player<P, O>> players) {

    /**
     * Games of random or sensible players.
     *
     * @throws IllegalArgumentException if nobody plays this game so
     */
    public static <P, O> Simulation<P, O> of(
            String game, Rules<P, O> rules, String scenario, Map<String, String> options, String player) {
        var start = rules.setUp(scenario, options);
        if (player.equals("random")) return new Simulation<>(game, rules, start, player, RandomPlayer::new);
        if (!player.equals("sensible") || rules.sensible(0).isEmpty())
            throw new IllegalArgumentException("%s has no %s player.".formatted(game, player));
        return new Simulation<>(
                game, rules, start, player, seed -> rules.sensible(seed).orElseThrow());
    }

    /**
     * The game that {@code seed} gives, from set-up to its end.
     *
     * @throws Failed if it does not come to one
     */
    public Finished<P, O> play(long seed) {
        return new Playing<>(this, seed, false).toTheEnd();
    }

    /**
     * The same game, looked at closely: each impulse is run again from its text and its journal and must come out the same
     * to the byte, and orders and answers that may not be legal are tried before those that are.
     *
     * @throws Failed if it does not come to its end, or any of this is amiss
     */
    public Finished<P, O> playClosely(long seed) {
        return new Playing<>(this, seed, true).toTheEnd();
    }
}
