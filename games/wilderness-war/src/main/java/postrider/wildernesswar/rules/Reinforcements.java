package postrider.wildernesswar.rules;

import java.util.List;
import java.util.function.Predicate;
import postrider.kernel.ruling.Fault;
import postrider.text.Lists;
import postrider.wildernesswar.Department;
import postrider.wildernesswar.Place;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.Track.Assemblies;
import postrider.wildernesswar.Track.Mark;
import postrider.wildernesswar.Unit;
import postrider.wildernesswar.Unit.Group;
import postrider.wildernesswar.UnitType;
import postrider.wildernesswar.rules.PlayedCard.Effect;

/** 5.52: units that cards bring on or restore. */
record Reinforcements(PlayedCard play) implements AtTable.OfEvent {
    private Arrivals arrivals() {
        return new Arrivals(play);
    }

    Effect effect() {
        var ports = arrivals().ports();
        return switch (card().event()) {
            case RAISE_PROVINCIAL_REGIMENTS ->
                play.when(
                        track().assemblies() != Assemblies.RELUCTANT,
                        "The assemblies are reluctant.",
                        new Recruits(play)::provincials);
            case CALL_OUT_MILITIAS -> play.always(new Recruits(play)::militia);
            case RANGERS -> play.always(new Recruits(play)::rangers);
            case COLONIAL_RECRUITS ->
                play.when(
                        !reduced(this::isColonial).isEmpty(),
                        "None of your colonials is reduced.",
                        () -> restore(die(), this::isColonial));
            case TROOP_TRANSPORTS -> bySea(() -> restore(side() == Sides.BRITISH ? 6 : 3, this::isEuropean));
            case VICTORIES_IN_GERMANY ->
                track().year() == 1755
                        ? play.when(false, "Not in 1755.", () -> {})
                        : bySea(() -> restore(die(), this::isEuropean));
            case LIGHT_INFANTRY ->
                play.always(() -> come(1, Group.LIGHT_INFANTRY, 2, arrivals().fortresses()));
            case FRENCH_REGULARS ->
                play.when(
                        !has(Mark.QUIBERON_BAY)
                                && !has(Mark.FRENCH_REGULARS)
                                && !arrivals().frenchPorts().isEmpty(),
                        "No Regulars come from France now.",
                        this::frenchRegulars);
            case BRITISH_REGULARS ->
                play.when(
                        !has(Mark.BRITISH_REGULARS) && !ports.isEmpty(),
                        "No Regulars come from Britain now.",
                        this::britishRegulars);
            case HIGHLANDERS ->
                play.when(
                        (has(Mark.WILLIAM_PITT) || track().year() >= 1759) && !ports.isEmpty(),
                        "Highlanders come with William Pitt, or from 1759.",
                        () -> come(card().leaders(), Group.HIGHLAND, card().units(), ports));
            case ROYAL_AMERICANS ->
                play.always(() ->
                        come(1, Group.ROYAL_AMERICAN, 4, Lists.filter(arrivals().fortresses(), this::isOfTheColonies)));
            case ACADIANS_EXPELLED -> play.always(this::acadiansExpelled);
            default -> new Effect(Fault.no("5.51", "%s is no event to be played so.", card()), () -> {});
        };
    }

    private Effect bySea(Runnable restore) {
        boolean closed = side() == Sides.FRENCH
                && (has(Mark.QUIBERON_BAY)
                        || board().controls(Sides.BRITISH, country().space("Québec")));
        return play.when(!closed, "The sea is closed to the French.", restore);
    }

    private int die() {
        return umpire().roll("5.523", card().title());
    }

    /** Leaders from the pool, and units with them; the player chooses where each enters. */
    private void come(int leaders, Group group, int units, List<Space> where) {
        var fresh = arrivals().reserve(group, units);
        arrivals().draw(leaders, where, () -> arrivals().questions(fresh, where));
        arrivals().apart(fresh, where);
    }

    private void frenchRegulars() {
        cost();
        table().mark(Mark.FRENCH_REGULARS, true);
        var waiting =
                Lists.filter(country().leaders(Sides.FRENCH), leader -> board().place(leader) == Place.Off.WAITING);
        var come = Lists.concat(arrivals().reserve(Group.REGULAR, 2), waiting);
        arrivals().together(come, arrivals().frenchPorts());
    }

    private void britishRegulars() {
        cost();
        table().mark(Mark.BRITISH_REGULARS, true);
        come(1, Group.REGULAR, 3, arrivals().ports());
    }

    /** In the second edition a captured fortress in the Saint Lawrence Department counted too. */
    private boolean isOfTheColonies(Space space) {
        return space.department()
                .filter(department -> department.side() == Sides.BRITISH || !since(3))
                .isPresent();
    }

    private void acadiansExpelled() {
        var british = new Arrivals(play.by(Sides.BRITISH));
        british.together(
                british.reserve(Group.REGULAR, 2),
                Lists.filter(List.of(country().space("Halifax")), british::mayEnter));
        var french = new Arrivals(play.by(Sides.FRENCH));
        french.together(french.reserve(Group.COUREURS, 1), french.frenchPorts());
        new Reinforcements(play.by(Sides.FRENCH))
                .restoreAll(unit -> unit.is(UnitType.COUREURS) || unit.is(UnitType.MILITIA));
        table().restore(Lists.filter(
                table().inPlace(new Place.MilitiaBox(Department.ST_LAWRENCE), Sides.FRENCH), board()::isReduced));
    }

    /** 14.3 */
    private void cost() {
        if (has(Mark.COSTLY_REGULARS) && track().year() <= 1756)
            table().award(side(), -1, "14.3", "Regulars before the war");
    }

    private boolean isColonial(Unit unit) {
        return !unit.is(UnitType.REGULAR) && !unit.isIndian() && !unit.is(UnitType.MILITIA);
    }

    private boolean isEuropean(Unit unit) {
        return unit.is(UnitType.REGULAR) || unit.is(UnitType.LIGHT_INFANTRY);
    }

    /** 5.523: reduced units, except the besieged and Drilled Troops out of supply. */
    List<Unit> reduced(Predicate<Unit> meant) {
        var supplied = Supply.of(table(), board(), side()).supplied();
        return Lists.filter(board().unitsOnMap(side()), unit -> {
            var at = board().space(unit).orElseThrow();
            return meant.test(unit)
                    && board().isReduced(unit)
                    && !board().isInside(side(), at)
                    && (!unit.isDrilled() || supplied.has(at));
        });
    }

    private void restore(int most, Predicate<Unit> meant) {
        var able = reduced(meant);
        int count = Math.min(most, able.size());
        var picks = umpire().settle(
                        play.asking("Which units are at full strength again?").some(able, count, count));
        table().restore(picks);
    }

    void restoreAll(Predicate<Unit> meant) {
        table().restore(reduced(meant));
    }
}
