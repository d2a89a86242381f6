package postrider.washingtonswar.rules;

import java.util.LinkedHashMap;
import java.util.Optional;
import postrider.kernel.Asking;
import postrider.map.SpaceSet;
import postrider.washingtonswar.Forces;
import postrider.washingtonswar.General;
import postrider.washingtonswar.Sides;
import postrider.washingtonswar.Space;
import postrider.washingtonswar.Troops;
import postrider.washingtonswar.WarTopic;

/**
 * 7.9 Retreat before battle: a British army has entered the space of an American one, which may get away. Nothing is
 * remembered of it, for there is no limit on attempts (7.9.C).
 */
final class RetreatBeforeBattle {
    private static final int MOST_UNITS = 5;

    private final CardPlay play;
    private final WorkingPosition working;
    private final General mover;
    private final Troops with;
    private final Space from;
    private final Space space;

    /**
     * @param with the CUs with the mover
     * @param from where he came from
     */
    RetreatBeforeBattle(CardPlay play, General mover, Troops with, Space from, Space space) {
        this.play = play;
        this.working = play.working();
        this.mover = mover;
        this.with = with;
        this.from = from;
        this.space = space;
    }

    /** 7.9.A, after all interceptions (7.9.B): the American says whether the army tries, and where to. */
    void offer() {
        if (play.side() != Sides.BRITISH) return; // 7.9.A
        var general = working.now().general(Sides.AMERICAN, space);
        if (general.isEmpty() || play.triedToIntercept(general.get())) return; // 7.8.E, 7.9.A
        var places = Retreat.byLand(working.occupancy(), Sides.AMERICAN, general, true, space, from); // 7.9.B, 9.61
        if (places.isEmpty()) return;
        var chosen = ask(general.get(), places);
        if (chosen.isPresent() && succeeds(general.get())) go(general.get(), chosen.get());
    }

    private Optional<Space> ask(General general, SpaceSet<Space> places) {
        var options = new LinkedHashMap<String, Optional<Space>>();
        places.forEach(place -> options.put("to " + place, Optional.of(place)));
        options.put("stand", Optional.empty());
        var text = "%s attacks %s in %s with %s. Does %s try to retreat before battle, and where to?"
                .formatted(mover, general, space, with.words(), general);
        return working.umpire()
                .askOne(new Asking(Sides.AMERICAN, "7.9", WarTopic.RETREAT_BEFORE_BATTLE, "from " + space, text)
                        .one(options)
                        .given(new Forces(
                                space,
                                Optional.of(general),
                                working.now().units(Sides.AMERICAN, space),
                                with.total(),
                                false)));
    }

    /** 7.9.A */
    private boolean succeeds(General general) {
        int agility = agility(general);
        int die = working.umpire().roll("7.9.A", general + " to retreat before battle");
        boolean succeeds = die <= agility;
        working.umpire()
                .rule(
                        "7.9.A",
                        "%s rolls %d against %d and %s.",
                        general,
                        die,
                        agility,
                        succeeds ? "retreats before battle" : "must stand");
        return succeeds;
    }

    /** 7.9.A Special Rule. */
    private static int agility(General general) {
        return general.agility() + (general.is(General.WASHINGTON) || general.is(General.GREENE) ? 2 : 0);
    }

    /** 7.9.B: the general and five CUs at most, as in 9.61. */
    private void go(General general, Space place) {
        var there = working.now().troops(space).only(Sides.AMERICAN);
        var troops = Losses.choose(working, there, MOST_UNITS, "7.9.B", WarTopic.CU_TO_RETREAT_WITH, "from", space);
        Retreat.go(working, "7.9.B", Sides.AMERICAN, Optional.of(general), troops, space, place);
    }
}
