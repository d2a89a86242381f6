package postrider.wildernesswar.rules;

import java.util.ArrayList;
import java.util.List;
import postrider.kernel.Die;
import postrider.kernel.Lists;
import postrider.wildernesswar.Leader;
import postrider.wildernesswar.Place;
import postrider.wildernesswar.Space;

/** 5.55: leaders who come with reinforcements. */
record LeaderPool(PlayedCard play) {
    private static final int CHIEFS = 2;

    /** Drawn from the pool by a die with as many faces (R2). */
    void draw(int count, List<Space> where) {
        for (int i = 0; i < count; i++) {
            var pool = Lists.those(
                    play.table().country().leaders(play.side()),
                    leader -> play.board().place(leader) == Place.Off.POOL);
            if (pool.isEmpty() || where.isEmpty()) return;
            int die = pool.size() == 1
                    ? 1
                    : play.table().umpire().roll("5.55", "a leader of the pool", new Die(1, pool.size()));
            var leader = pool.get(die - 1);
            if (!hasRoom(leader)) continue;
            var space = play.pick(play.side(), "Where does %s enter?".formatted(leader), where);
            new Arrivals(play).put(List.of(leader), space);
        }
    }

    /** Two leaders of command 7 at most; a third takes the place of one. */
    private boolean hasRoom(Leader leader) {
        if (leader.command() < Leader.CHIEF) return true;
        var chiefs = new ArrayList<>(Lists.those(
                play.table().country().leaders(play.side()),
                one -> one.command() == Leader.CHIEF && play.board().space(one).isPresent()));
        if (chiefs.size() < CHIEFS) return true;
        chiefs.removeIf(chief -> !play.isLoose(chief));
        if (chiefs.isEmpty()) {
            play.table().rule("5.55", "%s goes back to the pool.", leader);
            return false;
        }
        var gone = play.pick(play.side(), "%s comes: who leaves the game?".formatted(leader), chiefs);
        play.table().eliminate(gone);
        play.table().rule("5.55", "%s leaves the game.", gone);
        return true;
    }
}
