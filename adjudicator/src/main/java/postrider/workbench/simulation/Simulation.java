package postrider.workbench.simulation;

import java.util.List;
import java.util.Map;
import java.util.function.LongFunction;
import postrider.kernel.Game;

/**
 * Whole games of one title.
 *
 * @param game the title's name on the catalog
 * @param start the position before anything is dealt or asked, set up once for all games
 * @param player the kind of player: random, sensible or directed
 * @param players makes the player of both sides for a seed
 */
public record Simulation<P, O>(
        String game, Game.Box<P, O> box, P start, String player, LongFunction<Bot<P, O>> players) {

    /**
     * Games of random or sensible players.
     *
     * @throws IllegalArgumentException if this game has no such player
     */
    public static <P, O> Simulation<P, O> of(
            String game, Game.Box<P, O> box, String scenario, Map<String, String> options, String player) {
        var start = box.rules().setUp(scenario, options);
        if (player.equals("random")) return new Simulation<>(game, box, start, player, RandomBot::new);
        Playable<P, O> playable = Playable.of(game);
        boolean sensible = playable.sensible(0).isPresent();
        if (!player.equals("sensible") || !sensible)
            throw new IllegalArgumentException("%s has no %s player. Choose from: %s."
                    .formatted(game, player, sensible ? "random, sensible, directed" : "random"));
        return new Simulation<>(
                game, box, start, player, seed -> playable.sensible(seed).orElseThrow());
    }

    /** Games whose players look for these sections of the rule book, each seed for the next of them. */
    public Simulation<P, O> directed(List<String> sought) {
        return new Simulation<>(
                game,
                box,
                start,
                "directed",
                seed -> new DirectedBot<>(
                        box.rules(),
                        Playable.of(game),
                        sought.get(Math.floorMod(seed, sought.size())),
                        players.apply(seed),
                        seed));
    }

    /**
     * Plays the game of a seed from set-up to its end, unchecked.
     *
     * @throws Failed if it does not reach its end
     */
    public Finished<P, O> play(long seed) {
        return play(seed, CheckLevel.NONE);
    }

    /**
     * Plays the game of a seed, checked.
     *
     * @throws Failed if it does not reach its end, or a check fails
     */
    public Finished<P, O> play(long seed, CheckLevel level) {
        return new GameRunner<>(this, seed, level).toTheEnd();
    }
}
