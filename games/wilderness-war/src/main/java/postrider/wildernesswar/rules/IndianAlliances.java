package postrider.wildernesswar.rules;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import postrider.kernel.ruling.Refusal;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.wildernesswar.Country;
import postrider.wildernesswar.Department;
import postrider.wildernesswar.Leader;
import postrider.wildernesswar.Place;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.Track.Mark;
import postrider.wildernesswar.Unit;
import postrider.wildernesswar.Unit.Group;
import postrider.wildernesswar.UnitType;
import postrider.wildernesswar.rules.PlayedCard.Effect;
import postrider.wildernesswar.rules.PlayedCard.Toll;

/** 5.53: Indians that join a side or leave it. */
record IndianAlliances(PlayedCard play) implements AtTable.OfEvent {
    private static final int STRONG = 5;

    private Reinforcements troops() {
        return new Reinforcements(play.under("5.52"));
    }

    private Arrivals arrivals() {
        return new Arrivals(play.under("5.52"));
    }

    Effect effect() {
        return switch (card().event()) {
            case NORTHERN_INDIAN_ALLIANCE ->
                play.when(
                        board().controls(Sides.FRENCH, country().space("Montréal")),
                        "The French do not control Montréal.",
                        () -> alliance(Group.NORTHERN));
            case WESTERN_INDIAN_ALLIANCE ->
                play.when(
                        hasFort(Country.OHIO_FORKS),
                        "There is no French fort at Ohio Forks.",
                        () -> alliance(Group.WESTERN));
            case IROQUOIS_ALLIANCE ->
                play.when(
                        holdsCarry() && isNearIroquois(),
                        holdsCarry()
                                ? "Johnson is not near the Iroquois."
                                : "You do not hold the carrying place of the Iroquois.",
                        () -> come(umpire().roll("5.53", card().title()), unit -> unit.group() == Group.IROQUOIS));
            case MOHAWKS ->
                play.when(
                        play.reaches(
                                table().leader(Leader.JOHNSON),
                                List.of(country().space("Canajoharie"))),
                        "Johnson is not near Canajoharie.",
                        this::mohawks);
            case CHEROKEES -> play.when(!has(Mark.CHEROKEE_UPRISING), "The Cherokee have risen.", this::cherokees);
            case CHEROKEE_UPRISING -> play.when(has(Mark.CHEROKEES), "The Cherokees have not come.", this::uprising);
            case TREATY_OF_EASTON ->
                play.when(
                        mayTreat(),
                        "No British troops stand in a fortification near Ohio Forks.",
                        () -> play.gone(play.unbesieged(Sides.FRENCH, unit -> unit.group() == Group.WESTERN)));
            default -> throw new AssertionError(card());
        };
    }

    private boolean hasFort(String name) {
        return board().fort(country().space(name)).equals(Optional.of(Sides.FRENCH));
    }

    private boolean holdsCarry() {
        var carry = Lists.map(List.of("Oswego", "Oneida Carry West", "Oneida Carry East"), country()::space);
        return carry.stream().anyMatch(space -> board().hasFortification(side(), space))
                && carry.stream().noneMatch(space -> board().hasFortification(enemy(), space));
    }

    /** Johnson must be; the French need nobody. */
    private boolean isNearIroquois() {
        var tribes = Lists.filter(country().units(side()), unit -> unit.group() == Group.IROQUOIS);
        return side() == Sides.FRENCH
                || play.reaches(table().leader(Leader.JOHNSON), Lists.flatMap(tribes, country()::settlement));
    }

    private boolean mayTreat() {
        var forks = country().space(Country.OHIO_FORKS);
        return country().roads().from(forks).with(forks).stream()
                .anyMatch(space -> board().hasUnbesiegedFortification(Sides.BRITISH, space)
                        && board().hasDrilled(Sides.BRITISH, space));
    }

    private void alliance(Group group) {
        int die = umpire().roll("5.53", card().title());
        int points = track().vp() >= STRONG ? die : (die + 1) / 2;
        boolean lakes = hasFort(Country.NIAGARA);
        come(points, unit -> unit.group() == group || lakes && unit.group() == Group.PAYS_DEN_HAUT);
    }

    /** Each point brings a new unit to its settlement, or restores two units. */
    private void come(int points, Predicate<Unit> meant) {
        var fresh = Lists.filter(
                country().units(side()),
                unit -> unit.isIndian()
                        && meant.test(unit)
                        && board().place(unit) == Place.Off.RESERVE
                        && mayCome(unit));
        var able = troops().reduced(unit -> unit.isIndian() && meant.test(unit));
        int count = Math.min(points, fresh.size() + (able.size() + 1) / 2);
        boolean choice = since(2) && able.size() > 2;
        for (var picked : choice ? freely(fresh, able, count) : inTurn(fresh, able, count))
            if (board().space(picked.getFirst()).isPresent()) table().restore(picked);
            else arrivals().put(picked, country().settlement(picked.getFirst()).getFirst());
    }

    /** A point restores any two, or one if it is the last. */
    private List<List<Unit>> freely(List<Unit> fresh, List<Unit> able, int count) {
        var options = new LinkedHashMap<String, Unit>();
        for (var unit : fresh) options.put(unit.name(), unit);
        for (var unit : able) options.put("restore " + unit, unit);
        int fewest = Math.max(0, count - (able.size() + 1) / 2);
        int most = Math.min(count, fresh.size());
        var text = "You have %s: who comes, one for a point, or is at full strength again, two for a point?"
                .formatted(Wording.count(count, "point"));
        var silent =
                Lists.concat(fresh.subList(0, fewest), able.subList(0, Math.min(2 * (count - fewest), able.size())));
        var choice = play.under("5.52")
                .asking(text)
                .some(options, picks(able, count, most), picks(able, count, fewest))
                .constrainedBy(picks -> worth(picks, able, count))
                .defaultingTo(silent);
        var picked = umpire().settle(choice);
        var restored = Lists.filter(picked, able::contains);
        var come = Lists.map(Lists.filter(picked, fresh::contains), List::of);
        return restored.isEmpty() ? come : Lists.concat(List.of(restored), come);
    }

    /** How many units are named, {@code fresh} of them new. */
    private static int picks(List<Unit> able, int count, int fresh) {
        return fresh + Math.min(2 * (count - fresh), able.size());
    }

    private static Optional<Refusal> worth(List<Unit> picks, List<Unit> able, int count) {
        int restored = Lists.filter(picks, able::contains).size();
        int fresh = picks.size() - restored;
        if (restored == picks(able, count, fresh) - fresh) return Optional.empty();
        var text = "A new unit is worth a point, and so are two restored; that does not come to %s.";
        return Optional.of(new Refusal("5.53", text.formatted(Wording.count(count, "point"))));
    }

    /** Pairs in the order of the box; the only way in the first edition. */
    private List<List<Unit>> inTurn(List<Unit> fresh, List<Unit> able, int count) {
        var options = new LinkedHashMap<String, List<Unit>>();
        for (var unit : fresh) options.put(unit.name(), List.of(unit));
        for (int i = 0; i < able.size(); i += 2) {
            var pair = able.subList(i, Math.min(i + 2, able.size()));
            options.put("restore " + String.join(" and ", Lists.map(pair, Unit::name)), pair);
        }
        var asking = play.under("5.52").asking("Name %d: who comes, or is at full strength again?".formatted(count));
        return umpire().settle(asking.some(options, count, count));
    }

    /** 5.533: not if the enemy has the unit of that name. */
    private boolean mayCome(Unit unit) {
        boolean taken = board().unitsOnMap(enemy()).stream()
                .anyMatch(other -> other.tribe().equals(unit.tribe()));
        return !taken && country().settlement(unit).stream().anyMatch(arrivals()::mayEnter);
    }

    private void mohawks() {
        var at = table().leader(Leader.JOHNSON).flatMap(board()::space);
        at.filter(arrivals()::mayEnter)
                .ifPresent(space -> arrivals().put(arrivals().reserve(Group.MOHAWK), space));
        troops().restoreAll(unit -> unit.group() == Group.MOHAWK);
    }

    private void cherokees() {
        table().mark(Mark.CHEROKEES, true);
        var where = arrivals().fortifications(space -> space.isIn(Department.SOUTHERN));
        arrivals().together(arrivals().reserve(Group.CHEROKEE), where);
        troops().restoreAll(unit -> unit.group() == Group.CHEROKEE);
    }

    private void uprising() {
        table().mark(Mark.CHEROKEE_UPRISING, true);
        play.gone(play.unbesieged(Sides.BRITISH, unit -> unit.group() == Group.CHEROKEE));
        var regulars = play.unbesieged(Sides.BRITISH, unit -> unit.is(UnitType.REGULAR));
        var two = new Toll("Which Regulars are lost?", regulars, Math.min(2, regulars.size()));
        var provincials = ColonialPolitics.unbesieged(play, Department.SOUTHERN);
        var one = new Toll("Which Southern provincials are lost?", provincials, Math.min(1, provincials.size()));
        play.take(Sides.BRITISH, List.of(two, one));
    }
}
