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
import postrider.wildernesswar.orders.PlainWords;

/**
 * 10.4: pieces of a side go home from a space.
 *
 * @param why the reason, for the player who is asked
 */
record GoingHome(WorkingPosition table, Side side, Space space, String why) implements AtTable.OfSide {
    private Asking asking(String rule, String about, String text, Object... args) {
        return table.asking(side, rule, WarTopic.GO_HOME, about, text, args);
    }

    /** 10.4: Indians go to their settlements, the others to a fortification or with the Indians. */
    void leave(List<Piece> raiders) {
        var indians = Lists.filter(Lists.filter(raiders, Unit.class), Unit::isIndian);
        var others = Lists.filter(raiders, piece -> !indians.contains(piece));
        var fort = others.isEmpty() ? Optional.<Space>empty() : closest();
        boolean led = others.stream().anyMatch(Leader.class::isInstance);
        var escorted = led && fort.isPresent() ? escorted(indians, fort.get()) : List.<Unit>of();
        if (!escorted.isEmpty()) {
            table.move(escorted, fort.get());
            var go = Wording.verb(escorted, "goes with its leader", "go with their leader");
            rule("10.422", "%s to %s.", go, fort.get());
        }
        var homes = homes(Lists.filter(indians, unit -> !escorted.contains(unit)));
        if (since(2)) apart(others, !escorted.isEmpty(), fort, homes);
        else together(others, fort, escorted.isEmpty() ? where(others, fort, homes) : fort);
    }

    /** Rangers go to the fortification, the others where they are sent. */
    private void together(List<Piece> others, Optional<Space> fort, Optional<Space> goal) {
        for (var piece : others) {
            var to = isRanger(piece) ? fort : goal;
            if (to.isPresent()) table.move(List.of(piece), to.get());
            else table.eliminate(piece);
        }
        if (!others.isEmpty() && goal.isPresent())
            rule("10.42", "%s home to %s.", Wording.verb(others, "goes", "go"), goal.get());
    }

    private static boolean isRanger(Piece piece) {
        return piece instanceof Unit unit && unit.is(UnitType.RANGER);
    }

    /**
     * 10.413, 10.42: each leader and each Coureurs des bois chooses to go with any Indians who go home, or to the closest fortification; if
     * there is none, with the Indians.
     *
     * @param escorts whether a leader takes Indians to the fortification (10.422), so that one must go there
     */
    private void apart(List<Piece> others, boolean escorts, Optional<Space> fort, LinkedHashSet<Space> homes) {
        var left = new ArrayList<>(others);
        for (var goal : homes) {
            var leaders = Lists.filter(left, Leader.class);
            boolean bound = escorts && leaders.size() == 1;
            var able = Lists.filter(left, piece -> !isRanger(piece) && !(bound && piece instanceof Leader));
            if (able.isEmpty() || fort.equals(Optional.of(goal))) continue;
            boolean must = fort.isEmpty() && goal.equals(homes.getLast());
            var gone = must ? able : along(able, escorts ? leaders : List.of(), goal);
            goAlong(gone, goal);
            left.removeAll(gone);
        }
        together(left, fort, fort);
    }

    /** @param escort leaders, one of whom must go elsewhere */
    private List<Piece> along(List<Piece> able, List<Leader> escort, Space goal) {
        var about = "with the Indians from %s to %s".formatted(space, goal);
        return umpire().ask(asking(
                        "10.413", about, why + " Who goes along with the Indians from %s to %s?", space, goal)
                .reading(PlainWords.ALONG::of)
                .some(able, 0, able.size())
                .constrainedBy(gone -> escort.isEmpty() || !gone.containsAll(escort)
                        ? Optional.empty()
                        : Optional.of(new Refusal("10.422", "A leader goes with the Indians he takes along.")))
                .withFacts(table.seen(side, space)));
    }

    private void goAlong(List<Piece> gone, Space goal) {
        table.move(gone, goal);
        if (!gone.isEmpty()) rule("10.413", "%s along to %s.", Wording.verb(gone, "goes", "go"), goal);
    }

    /** 10.422: Indians whom a leader takes along; those without a home go with him. */
    private List<Unit> escorted(List<Unit> indians, Space fort) {
        var homeless = Lists.filter(indians, indian -> settlement(indian).isEmpty());
        var others = Lists.filter(indians, indian -> !homeless.contains(indian));
        if (others.isEmpty()) return homeless;
        var text = why + " Which Indians go with their leader from %s to %s?";
        var asking = asking("10.422", "with a leader from " + space, text, space, fort);
        return Lists.concat(
                homeless, umpire().ask(asking.some(others, 0, others.size()).withFacts(table.seen(side, space))));
    }

    /** 10.411: the settlement, if free of the enemy; the Cherokee have none (10.412). */
    private Optional<Space> settlement(Unit indian) {
        return Lists.find(country().settlement(indian), home -> !board().isOccupied(enemy(), home));
    }

    /** 10.41 */
    private LinkedHashSet<Space> homes(List<Unit> indians) {
        var homes = new LinkedHashSet<Space>();
        for (var indian : indians) {
            var to = settlement(indian);
            if (to.isPresent()) {
                boolean away = !board().place(indian).equals(to.get());
                table.move(List.of(indian), to.get());
                if (away) rule("10.41", "%s goes home to %s.", indian, to.get());
                homes.add(to.get());
            } else {
                table.eliminate(indian);
                boolean cherokee = country().settlement(indian).isEmpty();
                rule(cherokee && since(5) ? "10.412" : "10.411", "%s has no home to go to and is lost.", indian);
            }
        }
        return homes;
    }

    /** 10.413: leaders and Coureurs des bois may go with the Indians. */
    private Optional<Space> where(List<Piece> others, Optional<Space> fort, LinkedHashSet<Space> homes) {
        var indians = homes.stream().findFirst();
        if (others.isEmpty() || fort.equals(indians) || indians.isEmpty()) return fort;
        if (fort.isEmpty()) return indians;
        var does = others.size() == 1 ? "does" : "do";
        var text = why + " Where %s %s go home from %s?";
        return Optional.of(umpire().settleOne(asking("10.42", "from " + space, text, does, Wording.list(others), space)
                .one(WorkingPosition.to(List.of(indians.get(), fort.get())))
                .withFacts(table.seen(side, space))));
    }

    /** 10.42, 10.421: the closest friendly, unbesieged fortification, counting connections only; the player chooses among equals. */
    Optional<Space> closest() {
        if (board().hasUnbesiegedFortification(side, space)) return Optional.of(space);
        var open = board().fortifications().unbesieged().of(side);
        var rings = country().roads().rings(country().none().with(space));
        return Lists.find(rings, ring -> !ring.and(open).isEmpty()).map(ring -> nearest(ring.and(open)));
    }

    private Space nearest(SpaceSet<Space> there) {
        var text = "Which fortification, equally near to %s, do they go to?";
        return umpire().settleOne(asking("10.421", "near " + space, text, space)
                .one(WorkingPosition.to(there))
                .withFacts(table.seen(side, space)));
    }

    /** 4.0 B.3: Indians outside fortifications go home, with leaders they would leave alone in the wilderness (R20); then lone leaders. */
    static void endOfYear(WorkingPosition table) {
        var spaces = table.country().spaces();
        if (!table.since(3)) {
            for (var side : Sides.BOTH)
                for (var space : spaces)
                    inWinter(table, side, space, table.board().pieces(side, space));
            return;
        }
        for (var side : Sides.BOTH) {
            // collected before anyone goes, so that those who have come home are not sent on
            var camps = new LinkedHashMap<Space, List<Piece>>();
            for (var space : spaces)
                if (table.board().units(side, space).stream().anyMatch(Unit::isIndian))
                    camps.put(space, table.board().pieces(side, space));
            camps.forEach((space, there) -> inWinter(table, side, space, there));
            // 8.232: a fort whose besiegers have gone home can take others in
            new Occupation(table).settle();
        }
        for (var side : Sides.BOTH)
            for (var space : spaces)
                if (!table.board().hasUnits(side, space))
                    inWinter(table, side, space, table.board().pieces(side, space));
    }

    private static void inWinter(WorkingPosition table, Side side, Space space, List<Piece> there) {
        if (table.board().hasFortification(side, space)) return;
        new GoingHome(table, side, space, "The year is over.").inWinter(there);
    }

    private void inWinter(List<Piece> there) {
        var units = Lists.filter(there, Unit.class);
        var indians = Lists.filter(units, Unit::isIndian);
        boolean alone = indians.size() == units.size() && space.terrain().isWild();
        if (alone) leave(Lists.<Piece>concat(indians, Lists.filter(there, Leader.class)));
        else if (!indians.isEmpty()) accompanied(indians, Lists.filter(there, GoingHome::mayAccompany));
    }

    private static boolean mayAccompany(Piece piece) {
        return piece instanceof Leader || piece instanceof Unit unit && unit.is(UnitType.COUREURS);
    }

    /** 10.413: leaders and Coureurs des bois may go along but need not. */
    private void accompanied(List<Unit> indians, List<Piece> others) {
        var homes = homes(indians);
        // they are already at home, so nobody goes anywhere
        if (since(2)) homes.remove(space);
        for (var goal : homes) {
            var here = Lists.filter(others, piece -> board().place(piece).equals(space));
            if (here.isEmpty()) return;
            var text = why + " Who goes home with the Indians from %s to %s?";
            var question = asking("10.413", "with the Indians to " + goal, text, space, goal)
                    .some(here, 0, here.size())
                    .withFacts(table.seen(side, space));
            goAlong(umpire().ask(question), goal);
        }
    }
}
