package postrider.wildernesswar.rules;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import postrider.kernel.Fault;
import postrider.kernel.Lists;
import postrider.kernel.Side;
import postrider.wildernesswar.Board;
import postrider.wildernesswar.Department;
import postrider.wildernesswar.Place;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.Track.Assemblies;
import postrider.wildernesswar.Track.Mark;
import postrider.wildernesswar.Unit;
import postrider.wildernesswar.Unit.Group;
import postrider.wildernesswar.Unit.Kind;

/** 5.52: units that cards bring, or make whole again. */
record Reinforcements(PlayedCard play) {
    private WorkingPosition table() {
        return play.table();
    }

    private Side side() {
        return play.side();
    }

    private Board board() {
        return play.board();
    }

    private Arrivals arrivals() {
        return new Arrivals(play);
    }

    Optional<Fault> fault() {
        return switch (play.card().event()) {
            case RAISE_PROVINCIAL_REGIMENTS ->
                play.unless(table().track().assemblies() != Assemblies.RELUCTANT, "The assemblies are reluctant.");
            case COLONIAL_RECRUITS ->
                play.unless(!reduced(this::isColonial).isEmpty(), "None of your colonials is reduced.");
            case TROOP_TRANSPORTS -> sea();
            case VICTORIES_IN_GERMANY -> table().track().year() == 1755 ? Fault.no("5.52", "Not in 1755.") : sea();
            case CALL_OUT_MILITIAS, RANGERS, LIGHT_INFANTRY, ROYAL_AMERICANS, ACADIANS_EXPELLED -> Optional.empty();
            case FRENCH_REGULARS ->
                play.unless(
                        !table().has(Mark.QUIBERON_BAY)
                                && !table().has(Mark.FRENCH_REGULARS)
                                && !arrivals().frenchPorts().isEmpty(),
                        "No Regulars come from France now.");
            case BRITISH_REGULARS ->
                play.unless(
                        !table().has(Mark.BRITISH_REGULARS)
                                && !arrivals().ports().isEmpty(),
                        "No Regulars come from Britain now.");
            case HIGHLANDERS ->
                play.unless(
                        (table().has(Mark.WILLIAM_PITT) || table().track().year() >= 1759)
                                && !arrivals().ports().isEmpty(),
                        "Highlanders come with William Pitt, or from 1759.");
            default -> Fault.no("5.51", "%s is no event to be played so.", play.card());
        };
    }

    private Optional<Fault> sea() {
        boolean closed = side() == Sides.FRENCH
                && (table().has(Mark.QUIBERON_BAY)
                        || board().controls(Sides.BRITISH, table().country().space("Québec")));
        return play.unless(!closed, "The sea is closed to the French.");
    }

    void happen() {
        switch (play.card().event()) {
            case RAISE_PROVINCIAL_REGIMENTS -> provincials();
            case COLONIAL_RECRUITS ->
                restore(table().umpire().roll("5.523", play.card().title()), this::isColonial);
            case TROOP_TRANSPORTS -> restore(side() == Sides.BRITISH ? 6 : 3, this::isEuropean);
            case VICTORIES_IN_GERMANY ->
                restore(table().umpire().roll("5.523", play.card().title()), this::isEuropean);
            case CALL_OUT_MILITIAS -> militia();
            case RANGERS -> enterOrRestore(Kind.RANGER, 1);
            case LIGHT_INFANTRY -> {
                new LeaderPool(play).draw(1, arrivals().fortresses());
                arrivals()
                        .apart(
                                arrivals().reserve(Group.LIGHT_INFANTRY, 2),
                                arrivals().fortresses());
            }
            case FRENCH_REGULARS -> {
                cost();
                table().mark(Mark.FRENCH_REGULARS, true);
                var waiting = Lists.those(
                        table().country().leaders(Sides.FRENCH), leader -> board().place(leader) == Place.Off.WAITING);
                arrivals()
                        .together(
                                Lists.both(arrivals().reserve(Group.REGULAR, 2), waiting),
                                arrivals().frenchPorts());
            }
            case BRITISH_REGULARS -> {
                cost();
                table().mark(Mark.BRITISH_REGULARS, true);
                new LeaderPool(play).draw(1, arrivals().ports());
                arrivals()
                        .apart(arrivals().reserve(Group.REGULAR, 3), arrivals().ports());
            }
            case HIGHLANDERS -> {
                new LeaderPool(play).draw(play.card().leaders(), arrivals().ports());
                arrivals()
                        .apart(
                                arrivals().reserve(Group.HIGHLAND, play.card().units()),
                                arrivals().ports());
            }
            case ROYAL_AMERICANS -> {
                var there = Lists.those(
                        arrivals().fortresses(), space -> space.department().isPresent());
                new LeaderPool(play).draw(1, there);
                arrivals().apart(arrivals().reserve(Group.ROYAL_AMERICAN, 4), there);
            }
            case ACADIANS_EXPELLED -> {
                var british = new Arrivals(play.by(Sides.BRITISH));
                british.together(
                        british.reserve(Group.REGULAR, 2),
                        Lists.those(List.of(play.space("Halifax")), british::mayEnter));
                var french = new Arrivals(play.by(Sides.FRENCH));
                french.together(french.reserve(Group.COUREURS, 1), french.frenchPorts());
                new Reinforcements(play.by(Sides.FRENCH))
                        .restoreAll(unit -> unit.is(Kind.COUREURS) || unit.is(Kind.MILITIA));
                table().restore(Lists.those(
                        table().inPlace(new Place.MilitiaBox(Department.ST_LAWRENCE), Sides.FRENCH),
                        board()::isReduced));
            }
            default -> throw new AssertionError(play.card());
        }
    }

    /** 14.3 */
    private void cost() {
        if (table().has(Mark.COSTLY_REGULARS) && table().track().year() <= 1756)
            table().award(side(), -1, "14.3", "Regulars before the war");
    }

    private boolean isColonial(Unit unit) {
        return !unit.is(Kind.REGULAR) && !unit.isIndian() && !unit.is(Kind.MILITIA);
    }

    private boolean isEuropean(Unit unit) {
        return unit.is(Kind.REGULAR) || unit.is(Kind.LIGHT_INFANTRY);
    }

    /** 5.523: not the besieged, nor Drilled Troops out of supply. */
    List<Unit> reduced(Predicate<Unit> meant) {
        var supplied = Supply.of(table(), board(), side()).supplied();
        return Lists.those(board().unitsOnMap(side()), unit -> {
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
        var picks = table().umpire()
                .settle(play.asking("Which units are at full strength again?").some(able, count, count));
        table().restore(picks);
    }

    void restoreAll(Predicate<Unit> meant) {
        table().restore(reduced(meant));
    }

    private void enterOrRestore(Kind kind, int count) {
        var where = arrivals().fortifications(space -> true);
        var fresh = arrivals().reserve(Group.RANGER, count);
        var able = reduced(unit -> unit.is(kind));
        if (!fresh.isEmpty()
                && !where.isEmpty()
                && (able.isEmpty() || yes("Do new Rangers come, rather than two be at full strength again?")))
            arrivals().together(fresh, where);
        else restore(2, unit -> unit.is(kind));
    }

    private boolean yes(String text) {
        return table().umpire().askOne(play.asking(text).yesOrNo());
    }

    private void provincials() {
        var options = new LinkedHashMap<String, Department>();
        options.put("Northern", Department.NORTHERN);
        options.put("Southern", Department.SOUTHERN);
        var department = table().umpire()
                .askOne(play.asking("Which department raises regiments?").one(options));
        var group = department == Department.NORTHERN ? Group.NORTHERN_PROVINCIAL : Group.SOUTHERN_PROVINCIAL;
        int inPlay = Lists.those(board().unitsOnMap(side()), unit -> unit.group() == group)
                .size();
        int room = Math.min(
                department == Department.NORTHERN ? 4 : 2,
                table().track().assemblies().limit(department) - inPlay);
        var where = arrivals().fortifications(space -> space.department().equals(Optional.of(department)));
        var raised = arrivals().reserve(group, Math.max(0, room));
        var able = reduced(unit -> unit.group() == group);
        boolean fresh = !raised.isEmpty() && !where.isEmpty();
        if (fresh && (able.isEmpty() || yes("Do new regiments enter, rather than the old be made whole?")))
            arrivals().apart(raised, where);
        else table().restore(able);
    }

    private void militia() {
        var boxes = Lists.those(List.of(Department.values()), department -> department.side() == side());
        var group = side() == Sides.BRITISH ? Group.COLONIAL_MILITIA : Group.CANADIAN_MILITIA;
        var fresh = arrivals().reserve(group, 1);
        var able = Lists.those(
                table().country().units(side()),
                unit -> unit.is(Kind.MILITIA)
                        && board().place(unit) instanceof Place.MilitiaBox
                        && board().isReduced(unit));
        if (!fresh.isEmpty()
                && (able.isEmpty() || yes("Does new militia come, rather than two be at full strength again?"))) {
            var department = table().umpire()
                    .settleOne(play.asking("In which department?").one(boxes));
            table().move(fresh, new Place.MilitiaBox(department));
            table().rule("5.521", "%s is called out in the %s Department.", fresh.getFirst(), department);
        } else
            table().restore(play.some(
                    side(), "Which militia is at full strength again?", able, Math.min(2, able.size())));
    }
}
