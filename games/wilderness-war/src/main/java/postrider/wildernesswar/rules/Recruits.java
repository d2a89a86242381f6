package postrider.wildernesswar.rules;

import java.util.LinkedHashMap;
import java.util.List;
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
 * 5.52, 5.523: cards that raise new men or make the old ones whole: Rangers, militia, provincials. All that their player chooses is
 * asked for in one letter (R36).
 */
record Recruits(PlayedCard play) implements AtTable.OfEvent {
    private Arrivals arrivals() {
        return new Arrivals(play);
    }

    /** Whether new ones come, if the old could be made whole instead. */
    private boolean come(
            List<Unit> fresh, List<Unit> able, Supplier<Choice<Boolean>> question, Supplier<List<Question<?>>> next) {
        return !fresh.isEmpty() && (able.isEmpty() || play.pick(question.get(), next));
    }

    private Choice<Unit> whole(String text, List<Unit> able) {
        int count = Math.min(2, able.size());
        return play.asking("at full strength", text).some(able, count, count);
    }

    void rangers() {
        var where = arrivals().fortifications(space -> true);
        var fresh = where.isEmpty() ? List.<Unit>of() : arrivals().reserve(Group.RANGER, 1);
        var able = new Reinforcements(play).reduced(unit -> unit.is(UnitType.RANGER));
        Supplier<Choice<Boolean>> either =
                () -> play.asking("Do new Rangers come, rather than two be at full strength again?")
                        .yesOrNo();
        Supplier<Choice<Space>> entering =
                () -> play.asking("where", Arrivals.where(fresh)).one(where);
        Supplier<Choice<Unit>> whole = () -> whole("Which units are at full strength again?", able);
        if (come(fresh, able, either, () -> List.of(entering.get(), whole.get())))
            arrivals().put(fresh, umpire().settleOne(entering.get()));
        else table().restore(umpire().settle(whole.get()));
    }

    void militia() {
        var boxes = Lists.filter(List.of(Department.values()), department -> department.side() == side());
        var fresh = arrivals().reserve(side() == Sides.BRITISH ? Group.COLONIAL_MILITIA : Group.CANADIAN_MILITIA, 1);
        var able = Lists.filter(
                country().units(side()),
                unit -> unit.is(UnitType.MILITIA)
                        && board().place(unit) instanceof Place.MilitiaBox
                        && board().isReduced(unit));
        Supplier<Choice<Boolean>> either =
                () -> play.asking("Does new militia come, rather than two be at full strength again?")
                        .yesOrNo();
        Supplier<Choice<Department>> where =
                () -> play.asking("department", "In which department?").one(boxes);
        Supplier<Choice<Unit>> whole = () -> whole("Which militia is at full strength again?", able);
        if (come(fresh, able, either, () -> List.of(where.get(), whole.get()))) {
            var department = umpire().settleOne(where.get());
            table().move(fresh, new Place.MilitiaBox(department));
            rule("5.521", "%s is called out in the %s Department.", fresh.getFirst(), department);
        } else table().restore(umpire().settle(whole.get()));
    }

    /** Provincials of a department: those who can be raised, where, and those who can be made whole. */
    private record Levy(Department department, List<Unit> raised, List<Space> where, List<Unit> able) {}

    void provincials() {
        var levies = new LinkedHashMap<String, Levy>();
        levies.put("Northern", levy(Department.NORTHERN, 4));
        levies.put("Southern", levy(Department.SOUTHERN, 2));
        var which = play.asking("Which department raises regiments?").one(levies);
        raise(play.pick(which, () -> Lists.flatMap(levies.values(), this::questions)));
    }

    /** 5.54: no more than the assemblies pay. */
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
