package postrider.wildernesswar.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import postrider.kernel.question.Asking;
import postrider.kernel.ruling.Refusal;
import postrider.kernel.ruling.Side;
import postrider.map.SpaceSet;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.wildernesswar.Leader;
import postrider.wildernesswar.Piece;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.Unit;
import postrider.wildernesswar.UnitType;
import postrider.wildernesswar.WarTopic;

/** 10.4: going home. */
record GoingHome(WorkingPosition table) implements AtTable {
    /** 10.4: all who raided. */
    void raiders(Side side, Space space, List<Piece> raiders) {
        leave(side, space, raiders, "The raid on %s is over.".formatted(space));
    }

    /** Indians go to their settlements, the others to a fortification or with the Indians. */
    private void leave(Side side, Space space, List<Piece> raiders, String why) {
        var indians = Lists.filter(Lists.filter(raiders, Unit.class), Unit::isIndian);
        var others = Lists.filter(raiders, piece -> !(piece instanceof Unit unit && unit.isIndian()));
        var fort = others.isEmpty() ? Optional.<Space>empty() : closest(side, space);
        boolean led = others.stream().anyMatch(Leader.class::isInstance);
        var escorted = led && fort.isPresent() ? escorted(side, space, indians, fort.get(), why) : List.<Unit>of();
        if (!escorted.isEmpty()) {
            table.move(escorted, fort.get());
            var go = escorted.size() == 1 ? "goes with its leader" : "go with their leader";
            rule("10.422", "%s %s to %s.", Wording.list(escorted), go, fort.get());
        }
        var homes = new LinkedHashSet<Space>();
        for (var indian : Lists.filter(indians, unit -> !escorted.contains(unit)))
            home(indian, side).ifPresent(homes::add);
        if (since(2)) apart(side, space, others, !escorted.isEmpty(), fort, homes, why);
        else {
            var first = homes.stream().findFirst();
            together(others, fort, escorted.isEmpty() ? where(side, space, others, fort, first, why) : fort);
        }
    }

    /** Rangers to the fortification, the others where they are sent. */
    private void together(List<Piece> others, Optional<Space> fort, Optional<Space> goal) {
        for (var piece : others) {
            var to = isRanger(piece) ? fort : goal;
            if (to.isPresent()) table.move(List.of(piece), to.get());
            else table.eliminate(piece);
        }
        if (!others.isEmpty())
            goal.ifPresent(to ->
                    rule("10.42", "%s %s home to %s.", Wording.list(others), others.size() == 1 ? "goes" : "go", to));
    }

    private static boolean isRanger(Piece piece) {
        return piece instanceof Unit unit && unit.is(UnitType.RANGER);
    }

    /**
     * 10.413, 10.42: each leader and each Coureurs des bois as he likes, with any Indians who go home, or to the closest fortification;
     * without one, with the Indians.
     *
     * @param escorts whether a leader takes Indians to the fortification (10.422): one goes there
     */
    private void apart(
            Side side,
            Space space,
            List<Piece> others,
            boolean escorts,
            Optional<Space> fort,
            LinkedHashSet<Space> homes,
            String why) {
        var left = new ArrayList<>(others);
        for (var goal : homes) {
            var leaders = Lists.filter(left, Leader.class);
            boolean bound = escorts && leaders.size() == 1;
            var able = Lists.filter(left, piece -> !isRanger(piece) && !(bound && piece instanceof Leader));
            if (able.isEmpty() || fort.equals(Optional.of(goal))) continue;
            var gone = fort.isEmpty() && goal.equals(homes.getLast())
                    ? able
                    : along(side, space, able, escorts ? leaders : List.of(), goal, why);
            table.move(gone, goal);
            left.removeAll(gone);
            if (!gone.isEmpty())
                rule("10.413", "%s %s along to %s.", Wording.list(gone), gone.size() == 1 ? "goes" : "go", goal);
        }
        together(left, fort, fort);
    }

    /** @param escort leaders of whom one goes elsewhere */
    private List<Piece> along(Side side, Space space, List<Piece> able, List<Leader> escort, Space goal, String why) {
        var about = table.subject(side, WarTopic.GO_HOME, "with the Indians from %s to %s".formatted(space, goal));
        return umpire().ask(new Asking(
                        side,
                        "10.413",
                        WarTopic.GO_HOME,
                        about,
                        "%s Who goes along with the Indians from %s to %s?",
                        why,
                        space,
                        goal)
                .some(able, 0, able.size())
                .constrainedBy(gone -> escort.isEmpty() || !gone.containsAll(escort)
                        ? Optional.empty()
                        : Optional.of(new Refusal("10.422", "A leader goes with the Indians he takes along.")))
                .withFacts(table.seen(side, space)));
    }

    /** 10.422: Indians whom a leader takes along; who has no home goes with him. */
    private List<Unit> escorted(Side side, Space space, List<Unit> indians, Space fort, String why) {
        var homeless = Lists.filter(indians, indian -> settlement(indian, side).isEmpty());
        var others = Lists.filter(indians, indian -> !homeless.contains(indian));
        if (others.isEmpty()) return homeless;
        var asking = table.asking(
                side,
                "10.422",
                WarTopic.GO_HOME,
                "with a leader from " + space,
                "%s Which Indians go with their leader from %s to %s?",
                why,
                space,
                fort);
        return Lists.concat(
                homeless, umpire().ask(asking.some(others, 0, others.size()).withFacts(table.seen(side, space))));
    }

    /** 10.411: free of the enemy; the Cherokee have none (10.412). */
    private Optional<Space> settlement(Unit indian, Side side) {
        return Lists.find(
                country().settlement(indian),
                home -> !board().hasUnits(Sides.enemy(side), home)
                        && !board().hasFortification(Sides.enemy(side), home));
    }

    /** 10.41 */
    private Optional<Space> home(Unit indian, Side side) {
        var to = settlement(indian, side);
        if (to.isPresent()) {
            boolean away = !board().place(indian).equals(to.get());
            table.move(List.of(indian), to.get());
            if (away) rule("10.41", "%s goes home to %s.", indian, to.get());
        } else {
            table.eliminate(indian);
            rule("10.411", "%s has no home to go to and is lost.", indian);
        }
        return to;
    }

    /** 10.413: leaders and Coureurs des bois may go with the Indians. */
    private Optional<Space> where(
            Side side, Space space, List<Piece> others, Optional<Space> fort, Optional<Space> indians, String why) {
        if (others.isEmpty() || fort.equals(indians) || indians.isEmpty()) return fort;
        if (fort.isEmpty()) return indians;
        var options = new LinkedHashMap<String, Space>();
        options.put("to " + indians.get(), indians.get());
        options.put("to " + fort.get(), fort.get());
        return Optional.of(umpire().settleOne(table.asking(
                        side,
                        "10.42",
                        WarTopic.GO_HOME,
                        "from " + space,
                        "%s Where %s %s go home from %s?",
                        why,
                        others.size() == 1 ? "does" : "do",
                        Wording.list(others),
                        space)
                .one(options)
                .withFacts(table.seen(side, space))));
    }

    /** 10.42, 10.421: the closest friendly, unbesieged fortification, by connections alone; his choice among equals. */
    Optional<Space> closest(Side side, Space space) {
        if (board().hasUnbesiegedFortification(side, space)) return Optional.of(space);
        var roads = country().roads();
        var passed = country().none().with(space);
        for (var ring = roads.from(space);
                !ring.isEmpty();
                ring = roads.from(ring).minus(passed)) {
            passed = passed.or(ring);
            var there = ring.and(board().fortifications().unbesieged().of(side));
            if (!there.isEmpty()) return Optional.of(nearest(side, space, there));
        }
        return Optional.empty();
    }

    private Space nearest(Side side, Space space, SpaceSet<Space> there) {
        var options = new LinkedHashMap<String, Space>();
        for (var goal : there) options.put("to " + goal, goal);
        var about = table.subject(side, WarTopic.GO_HOME, "near " + space);
        var text = "Which fortification, equally near to %s, do they go to?";
        var asking = new Asking(side, "10.421", WarTopic.GO_HOME, about, text, space);
        return umpire().settleOne(asking.one(options).withFacts(table.seen(side, space)));
    }

    /** 4.0 B.3: Indians outside fortifications, and leaders whom they leave alone in the woods (R20); then leaders who were alone. */
    void endOfYear() {
        if (!since(3)) {
            for (var side : Sides.BOTH) for (var space : country().spaces()) endOfYear(side, space);
            return;
        }
        for (var side : Sides.BOTH) {
            // before anybody goes: who has come home is not sent on
            var camps = new LinkedHashMap<Space, List<Piece>>();
            for (var space : country().spaces())
                if (board().units(side, space).stream().anyMatch(Unit::isIndian)) camps.put(space, there(side, space));
            camps.forEach((space, there) -> endOfYear(side, space, there));
            // 8.232: a fort whose besiegers have gone home takes others in
            new Occupation(table).settle();
        }
        for (var side : Sides.BOTH)
            for (var space : country().spaces()) if (!board().hasUnits(side, space)) endOfYear(side, space);
    }

    private List<Piece> there(Side side, Space space) {
        return Lists.filter(board().pieces(space), piece -> piece.side() == side);
    }

    private void endOfYear(Side side, Space space) {
        if (board().isAnybody(side, space)) endOfYear(side, space, there(side, space));
    }

    private void endOfYear(Side side, Space space, List<Piece> there) {
        if (board().hasFortification(side, space)) return;
        var units = Lists.filter(there, Unit.class);
        var indians = Lists.filter(units, Unit::isIndian);
        var leaders = Lists.filter(there, Leader.class);
        boolean alone = indians.size() == units.size() && space.terrain().isWild();
        if (alone) leave(side, space, Lists.concat(indians, leaders), "The year is over.");
        else if (!indians.isEmpty()) home(side, space, indians, Lists.filter(there, GoingHome::mayAccompany));
    }

    private static boolean mayAccompany(Piece piece) {
        return piece instanceof Leader || piece instanceof Unit unit && unit.is(UnitType.COUREURS);
    }

    /** 10.413: leaders and Coureurs des bois need not go, but may go along. */
    private void home(Side side, Space from, List<Unit> indians, List<Piece> others) {
        var homes = new LinkedHashSet<Space>();
        for (var indian : indians) home(indian, side).ifPresent(homes::add);
        // they are at home already, and nobody goes anywhere
        if (since(2)) homes.remove(from);
        for (var goal : homes) {
            var here = Lists.filter(others, piece -> board().place(piece).equals(from));
            if (here.isEmpty()) return;
            var text = "The year is over. Who goes home with the Indians from %s to %s?";
            var about = table.subject(side, WarTopic.GO_HOME, "with the Indians to " + goal);
            var gone = umpire().ask(new Asking(side, "10.413", WarTopic.GO_HOME, about, text, from, goal)
                    .some(here, 0, here.size())
                    .withFacts(table.seen(side, from)));
            table.move(gone, goal);
            var go = gone.size() == 1 ? "goes" : "go";
            if (!gone.isEmpty()) rule("10.413", "%s %s along to %s.", Wording.list(gone), go, goal);
        }
    }
}
