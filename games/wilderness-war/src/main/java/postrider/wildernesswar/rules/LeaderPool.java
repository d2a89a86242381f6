package postrider.wildernesswar.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import postrider.kernel.Die;
import postrider.kernel.question.Choice;
import postrider.kernel.question.Question;
import postrider.text.Lists;
import postrider.wildernesswar.Leader;
import postrider.wildernesswar.Place;
import postrider.wildernesswar.Space;

/** 5.55: leaders who come with reinforcements. */
record LeaderPool(PlayedCard play) implements AtTable.OfEvent {
    private static final int CHIEFS = 2;

    /**
     * Drawn from the pool by a die with as many faces (R2).
     *
     * @param after what is asked when the last of them has entered
     */
    void draw(int count, List<Space> where, Supplier<List<Question<?>>> after) {
        for (int left = count; left > 0 && !pool().isEmpty() && !where.isEmpty(); left--) {
            var pool = pool();
            int die = pool.size() == 1 ? 1 : umpire().roll("5.55", "a leader of the pool", new Die(1, pool.size()));
            var leader = pool.get(die - 1);
            boolean last = left == 1 || pool.size() == 1;
            Supplier<List<Question<?>>> next = () -> last ? after.get() : List.of();
            Supplier<Choice<Space>> entering =
                    () -> play.asking(Arrivals.where(List.of(leader))).one(where);
            if (hasRoom(leader, () -> Lists.concat(List.<Question<?>>of(entering.get()), next.get())))
                new Arrivals(play).put(List.of(leader), play.pick(entering.get(), next));
        }
    }

    private List<Leader> pool() {
        return Lists.filter(country().leaders(side()), leader -> board().place(leader) == Place.Off.POOL);
    }

    /** Two leaders of command 7 at most; a third takes the place of one. */
    private boolean hasRoom(Leader leader, Supplier<List<Question<?>>> next) {
        if (leader.command() < Leader.CHIEF) return true;
        var chiefs = new ArrayList<>(Lists.filter(
                country().leaders(side()),
                one -> one.command() == Leader.CHIEF && board().space(one).isPresent()));
        if (chiefs.size() < CHIEFS) return true;
        chiefs.removeIf(chief -> !play.isLoose(chief));
        if (chiefs.isEmpty()) {
            rule("5.55", "%s goes back to the pool.", leader);
            return false;
        }
        var gone = play.pick(
                play.asking("%s comes: who leaves the game?".formatted(leader)).one(chiefs), next);
        table().eliminate(gone);
        rule("5.55", "%s leaves the game.", gone);
        return true;
    }
}
