package postrider.workbench.simulation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import postrider.dice.UnsealedChance;
import postrider.kernel.Chance;
import postrider.kernel.Game;
import postrider.kernel.Impulse;
import postrider.kernel.Umpire;
import postrider.kernel.Verdict;
import postrider.kernel.question.Answers;
import postrider.kernel.ruling.Side;

/** Plays one game, and remembers how far it got in case something fails. */
final class GameRunner<P, O> {
    private static final int MOST_IMPULSES = 1_000;

    private final Simulation<P, O> simulation;
    private final Game.Box<P, O> box;
    private final long seed;
    private final CheckLevel level;
    private final Bot<P, O> player;
    private final IllegalOrders<P, O> illegal;
    private final Chance chance;
    private final List<Played<P, O>> played = new ArrayList<>();
    private P position;
    private Side by;
    private Optional<O> order = Optional.empty();
    private List<String> tried = List.of();
    private Umpire umpire = new Umpire(List.of(), Chance.NONE, Answers.SILENCE);

    GameRunner(Simulation<P, O> simulation, long seed, CheckLevel level) {
        this.simulation = simulation;
        this.box = simulation.box();
        this.seed = seed;
        this.level = level;
        this.player = simulation.players().apply(seed);
        this.illegal = new IllegalOrders<>(box, player, seed);
        this.chance = new UnsealedChance(seed);
        this.position = simulation.start();
        this.by = box.rules().toMove(position).orElseThrow();
    }

    Finished<P, O> toTheEnd() {
        try {
            run(Optional.empty());
            while (box.rules().ending(position).isEmpty()) impulse();
            return new Finished<>(played, box.rules().ending(position).orElseThrow(), illegal.refused());
        } catch (RuntimeException | AssertionError | StackOverflowError fault) {
            throw new Failed(dump(fault), fault);
        }
    }

    private void impulse() {
        if (played.size() > MOST_IMPULSES) throw new IllegalStateException("The game does not end.");
        by = box.rules().toMove(position).orElseThrow();
        umpire = new Umpire(List.of(), Chance.NONE, Answers.SILENCE);
        order = Optional.empty();
        var legal = box.legal(position, by);
        var chosen = player.order(position, by, legal);
        if (level == CheckLevel.CLOSE) {
            for (int attempt = 0; attempt < IllegalOrders.TRIES; attempt++)
                tryAnother(illegal.order(attempt % 2 == 0 ? legal : List.of(List.of(chosen)), legal));
            for (var mistake : player.mistakes(position, by))
                tryAnother(box.orders().words(mistake));
        }
        run(Optional.of(chosen));
    }

    private void tryAnother(List<String> words) {
        tried = words;
        illegal.judge(tried, position, by);
        tried = List.of();
    }

    private void run(Optional<O> given) {
        order = given;
        umpire = new Umpire(List.of(), chance, level == CheckLevel.CLOSE ? illegal.or(player) : player);
        var impulse = new Impulse<>(box.rules(), position, by, given);
        switch (impulse.run(umpire)) {
            case Verdict.Done<P> done -> {
                var next = new Played<>(impulse, done);
                ReplayCheck.check(box, next, level);
                played.add(next);
                player.saw(next);
                position = done.position();
            }
            case Verdict.Denied<P>(var refusals) ->
                throw new IllegalStateException("A listed order was refused: " + refusals);
            case Verdict.Waiting<P> waiting -> throw new IllegalStateException("It stopped, waiting for nobody.");
        }
    }

    private Dump dump(Throwable fault) {
        var why = "%s: %s".formatted(fault.getClass().getSimpleName(), fault.getMessage());
        var text = box.notation().write(position);
        var words = order.map(box.orders()::words).orElse(tried);
        return new Dump(
                simulation.game(), simulation.player(), seed, played.size(), why, text, by, words, umpire.journal());
    }
}
