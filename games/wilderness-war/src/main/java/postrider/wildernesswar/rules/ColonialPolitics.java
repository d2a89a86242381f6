package postrider.wildernesswar.rules;

import java.util.List;
import java.util.function.Function;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;
import postrider.wildernesswar.Department;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.Track.Assemblies;
import postrider.wildernesswar.Unit;
import postrider.wildernesswar.Unit.Group;
import postrider.wildernesswar.UnitType;
import postrider.wildernesswar.rules.PlayedCard.Effect;
import postrider.wildernesswar.rules.PlayedCard.Toll;

/** 5.54: the provincial assemblies and their regiments. */
record ColonialPolitics(PlayedCard play) implements AtTable.OfEvent {
    private static final List<Department> DEPARTMENTS = List.of(Department.NORTHERN, Department.SOUTHERN);

    Effect effect() {
        var assemblies = track().assemblies();
        return switch (card().event()) {
            case PROVINCIAL_REGIMENTS_DISPERSED ->
                play.when(
                        DEPARTMENTS.stream().anyMatch(department -> dispersed(department) > 0),
                        "No raid has frightened a department with provincials.",
                        this::disperse);
            case STINGY_PROVINCIAL_ASSEMBLY ->
                play.when(
                        assemblies != Assemblies.ENTHUSIASTIC
                                && !play.unbesieged(Sides.BRITISH, unit -> unit.is(UnitType.PROVINCIAL))
                                        .isEmpty(),
                        "The assemblies are enthusiastic, or there are no provincials.",
                        this::stint);
            case BRITISH_COLONIAL_POLITICS ->
                play.when(
                        assemblies != (side() == Sides.FRENCH ? Assemblies.RELUCTANT : Assemblies.ENTHUSIASTIC),
                        "The marker is at your end.",
                        this::turn);
            default -> throw new AssertionError(card());
        };
    }

    private void disperse() {
        take(side(), department -> {
            var there = dispersible(department);
            int count = Math.min(dispersed(department), there.size());
            return new Toll("Which provincials of the %s Department go home?".formatted(department), there, count);
        });
    }

    private void take(Side who, Function<Department, Toll> toll) {
        play.take(who, Lists.filter(Lists.map(DEPARTMENTS, toll), one -> one.count() > 0));
    }

    private int dispersed(Department department) {
        int raids = Lists.sum(
                board().raided().keySet().where(space -> space.isIn(department)),
                space -> board().raids(space).french());
        return dispersible(department).isEmpty() ? 0 : raids;
    }

    /** 8.22: of all events only Small Pox affects the besieged. */
    private List<Unit> dispersible(Department department) {
        return since(2) ? unbesieged(play, department) : board().provincials(department);
    }

    private void stint() {
        var open = Lists.filter(
                DEPARTMENTS, department -> !unbesieged(play, department).isEmpty());
        var department = play.pick(side(), "Which department is stingy?", open);
        var text = "Which provincials of the %s Department go home?".formatted(department);
        play.gone(play.some(Sides.BRITISH, text, unbesieged(play, department), 1));
    }

    /** The British lose provincials above the new limit. */
    private void turn() {
        int step = side() == Sides.FRENCH ? -1 : 1;
        var next = Assemblies.values()[track().assemblies().ordinal() + step];
        table().track(track -> track.with(next));
        play.tell("The assemblies are %s.", next);
        if (side() == Sides.BRITISH) return;
        take(Sides.BRITISH, department -> {
            int over = board().provincials(department).size() - next.limit(department);
            var unbesieged = unbesieged(play, department);
            int count = Math.clamp(over, 0, unbesieged.size());
            return new Toll(
                    "Which provincials of the %s Department are disbanded?".formatted(department), unbesieged, count);
        });
    }

    /** The provincials of a department that are not besieged. */
    static List<Unit> unbesieged(PlayedCard play, Department department) {
        return play.unbesieged(Sides.BRITISH, unit -> unit.group() == Group.provincials(department));
    }
}
