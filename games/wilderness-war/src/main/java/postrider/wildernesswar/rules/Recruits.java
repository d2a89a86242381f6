package postrider.wildernesswar.rules;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import postrider.kernel.question.Choice;
import postrider.kernel.question.Question;
import postrider.text.Lists;
import postrider.wildernesswar.Department;
import postrider.wildernesswar.Place;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.Unit;
import postrider.wildernesswar.Unit.Group;
import postrider.wildernesswar.UnitType;

/**
 * 5.52, 5.523: cards that raise new Rangers, militia or provincials, or restore old ones. The player is asked about everything in one
 * letter (R36).
 */
record Recruits(PlayedCard play) implements AtTable.OfEvent {
    private Arrivals arrivals() {
        return new Arrivals(play);
    }

    /** Asks whether new units come, if old ones could be restored instead. */
    private boolean come(
            List<Unit> fresh, List<Unit> able, Supplier<Choice<Boolean>> question, Supplier<List<Question<?>>> next) {
        return !fresh.isEmpty() && (able.isEmpty() || play.pick(question.get(), next));
    }

    /** New units enter in one place, or two reduced ones are restored. */
    private <A> void newOrWhole(
            String come,
            List<Unit> fresh,
            Supplier<Choice<A>> where,
            Consumer<A> enter,
            String which,
            List<Unit> able) {
        int count = Math.min(2, able.size());
        Supplier<Choice<Boolean>> either = () -> play.asking(come + ", rather than two be at full strength again?")
                .yesOrNo();
        Supplier<Choice<Unit>> whole =
                () -> play.asking("at full strength", which).some(able, count, count);
        if (come(fresh, able, either, () -> List.of(where.get(), whole.get())))
            enter.accept(umpire().settleOne(where.get()));
        else table().restore(umpire().settle(whole.get()));
    }

    void rangers() {
        var where = arrivals().fortifications(space -> true);
        var fresh = where.isEmpty() ? List.<Unit>of() : arrivals().reserve(Group.RANGER, 1);
        newOrWhole(
                "Do new Rangers come",
                fresh,
                () -> play.asking("where", Arrivals.where(fresh)).one(where),
                space -> arrivals().put(fresh, space),
                "Which units are at full strength again?",
                new Reinforcements(play).reduced(unit -> unit.is(UnitType.RANGER)));
    }

    void militia() {
        var boxes = Lists.filter(List.of(Department.values()), department -> department.side() == side());
        var fresh = arrivals().reserve(side() == Sides.BRITISH ? Group.COLONIAL_MILITIA : Group.CANADIAN_MILITIA, 1);
        var able = Lists.filter(
                country().units(side()),
                unit -> unit.is(UnitType.MILITIA)
                        && board().place(unit) instanceof Place.MilitiaBox
                        && board().isReduced(unit));
        newOrWhole(
                "Does new militia come",
                fresh,
                () -> play.asking("department", "In which department?").one(boxes),
                department -> callOut(fresh, department),
                "Which militia is at full strength again?",
                able);
    }

    private void callOut(List<Unit> fresh, Department department) {
        table().move(fresh, new Place.MilitiaBox(department));
        rule("5.521", "%s is called out in the %s Department.", fresh.getFirst(), department);
    }

    /** Provincials of a department: which can be raised, where, and which can be restored. */
    private record Levy(Department department, List<Unit> raised, List<Space> where, List<Unit> able) {}

    void provincials() {
        var levies = new LinkedHashMap<String, Levy>();
        levies.put("Northern", levy(Department.NORTHERN, 4));
        levies.put("Southern", levy(Department.SOUTHERN, 2));
        var which = play.asking("Which department raises regiments?").one(levies);
        raise(play.pick(which, () -> Lists.flatMap(levies.values(), this::questions)));
    }

    /** 5.54: no more than the assemblies allow. */
    private Levy levy(Department department, int most) {
        var group = Group.provincials(department);
        int inPlay = board().provincials(department).size();
        int room = Math.min(most, track().assemblies().limit(department) - inPlay);
        var where = arrivals().fortifications(space -> space.isIn(department));
        var raised = where.isEmpty() ? List.<Unit>of() : arrivals().reserve(group, Math.max(0, room));
        return new Levy(department, raised, where, new Reinforcements(play).reduced(unit -> unit.group() == group));
    }

    private List<Question<?>> questions(Levy levy) {
        if (levy.raised().isEmpty()) return List.of();
        return levy.able().isEmpty() ? List.of(entering(levy)) : List.of(either(levy), entering(levy));
    }

    private Choice<Boolean> either(Levy levy) {
        return play.asking(
                        "new regiments in the %s Department".formatted(levy.department()),
                        "Do you bring in new regiments instead of restoring reduced ones?")
                .yesOrNo();
    }

    private ArrivalQuestion entering(Levy levy) {
        var asking =
                play.asking("where in the %s Department".formatted(levy.department()), Arrivals.where(levy.raised()));
        return new ArrivalQuestion(table().now(), asking, levy.raised(), levy.where());
    }

    private void raise(Levy levy) {
        if (come(levy.raised(), levy.able(), () -> either(levy), () -> List.of(entering(levy))))
            arrivals().put(levy.raised(), umpire().settle(entering(levy)));
        else table().restore(levy.able());
    }
}
