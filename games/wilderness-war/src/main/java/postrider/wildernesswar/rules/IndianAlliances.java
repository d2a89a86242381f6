package postrider.wildernesswar.rules;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import postrider.kernel.Fault;
import postrider.kernel.Lists;
import postrider.kernel.Refusal;
import postrider.wildernesswar.Board;
import postrider.wildernesswar.Country;
import postrider.wildernesswar.Department;
import postrider.wildernesswar.Leader;
import postrider.wildernesswar.Place;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.Track.Mark;
import postrider.wildernesswar.Unit;
import postrider.wildernesswar.Unit.Group;
import postrider.wildernesswar.Unit.Kind;

/** 5.53: Indians who come to a side, and who leave it. */
record IndianAlliances(PlayedCard play) {
    private static final int STRONG = 5;

    private WorkingPosition table() {
        return play.table();
    }

    private Board board() {
        return play.board();
    }

    private Reinforcements troops() {
        return new Reinforcements(play.under("5.52"));
    }

    private Arrivals arrivals() {
        return new Arrivals(play.under("5.52"));
    }

    Optional<Fault> fault() {
        return switch (play.card().event()) {
            case NORTHERN_INDIAN_ALLIANCE ->
                play.unless(
                        board().controls(Sides.FRENCH, play.space("Montréal")), "The French do not control Montréal.");
            case WESTERN_INDIAN_ALLIANCE ->
                play.unless(hasFort(Country.OHIO_FORKS), "There is no French fort at Ohio Forks.");
            case IROQUOIS_ALLIANCE ->
                play.unless(mayWinIroquois(), "You do not hold the carrying place of the Iroquois.");
            case MOHAWKS ->
                play.unless(
                        play.reaches(table().leader(Leader.JOHNSON), List.of(play.space("Canajoharie"))),
                        "Johnson is not near Canajoharie.");
            case CHEROKEES -> play.unless(!table().has(Mark.CHEROKEE_UPRISING), "The Cherokee have risen.");
            case CHEROKEE_UPRISING -> play.unless(table().has(Mark.CHEROKEES), "The Cherokees have not come.");
            case TREATY_OF_EASTON ->
                play.unless(mayTreat(), "No British troops stand in a fortification near Ohio Forks.");
            default -> throw new AssertionError(play.card());
        };
    }

    void happen() {
        switch (play.card().event()) {
            case NORTHERN_INDIAN_ALLIANCE -> alliance(Group.NORTHERN);
            case WESTERN_INDIAN_ALLIANCE -> alliance(Group.WESTERN);
            case IROQUOIS_ALLIANCE ->
                come(table().umpire().roll("5.53", "Iroquois Alliance"), unit -> unit.group() == Group.IROQUOIS);
            case MOHAWKS -> mohawks();
            case CHEROKEES -> cherokees();
            case CHEROKEE_UPRISING -> uprising();
            case TREATY_OF_EASTON -> play.gone(play.loose(Sides.FRENCH, unit -> unit.group() == Group.WESTERN));
            default -> throw new AssertionError(play.card());
        }
    }

    private boolean hasFort(String name) {
        return board().fort(play.space(name)).equals(Optional.of(Sides.FRENCH));
    }

    private boolean mayWinIroquois() {
        var carry = Lists.each(List.of("Oswego", "Oneida Carry West", "Oneida Carry East"), play::space);
        boolean held = Lists.first(carry, space -> board().hasFortification(play.side(), space))
                        .isPresent()
                && Lists.first(carry, space -> board().hasFortification(play.enemy(), space))
                        .isEmpty();
        return held && (play.side() == Sides.FRENCH || play.reaches(table().leader(Leader.JOHNSON), iroquois()));
    }

    private List<Space> iroquois() {
        return Lists.those(
                table().country().spaces(),
                space -> List.of("Cayuga", "Oneida", "Onondaga", "Seneca", "Tuscarora").stream()
                        .anyMatch(space.tribes()::contains));
    }

    private boolean mayTreat() {
        var forks = play.space(Country.OHIO_FORKS);
        return table().country().roads().from(forks).with(forks).stream()
                .anyMatch(space -> board().hasUnbesiegedFortification(Sides.BRITISH, space)
                        && board().units(Sides.BRITISH, space).stream().anyMatch(Unit::isDrilled));
    }

    private void alliance(Group group) {
        int die = table().umpire().roll("5.53", play.card().title());
        int points = table().track().vp() >= STRONG ? die : (die + 1) / 2;
        boolean lakes = hasFort(Country.NIAGARA);
        come(points, unit -> unit.group() == group || lakes && unit.group() == Group.PAYS_DEN_HAUT);
    }

    /** Each point brings a new unit to its settlement, or restores two. */
    private void come(int points, Predicate<Unit> meant) {
        var options = new LinkedHashMap<String, List<Unit>>();
        for (var unit : table().country().units(play.side()))
            if (unit.isIndian() && meant.test(unit) && board().place(unit) == Place.Off.RESERVE && mayCome(unit))
                options.put(unit.name(), List.of(unit));
        var able = troops().reduced(unit -> unit.isIndian() && meant.test(unit));
        var plainly = Lists.both(List.copyOf(options.values()), inTurn(able));
        int count = Math.min(points, plainly.size());
        for (var pair : table().since(2) ? pairs(able) : inTurn(able))
            options.put("restore " + String.join(" and ", Lists.each(pair, Unit::name)), pair);
        var asking = play.under("5.52").asking("Name %d: who comes, or is at full strength again?".formatted(count));
        var choice = asking.some(options, count, count)
                .fitting(IndianAlliances::eachOnce)
                .silently(plainly.subList(plainly.size() - count, plainly.size()));
        for (var picked : table().umpire().settle(choice))
            if (board().space(picked.getFirst()).isPresent()) table().restore(picked);
            else
                arrivals()
                        .put(
                                picked,
                                table().country().settlement(picked.getFirst()).getFirst());
    }

    /** The first two, the next two, and so on. */
    private static List<List<Unit>> inTurn(List<Unit> able) {
        return IntStream.iterate(0, i -> i < able.size(), i -> i + 2)
                .mapToObj(i -> able.subList(i, Math.min(i + 2, able.size())))
                .toList();
    }

    /** Any two; one by itself where their number is odd. */
    private static List<List<Unit>> pairs(List<Unit> able) {
        var pairs = new LinkedHashSet<>(inTurn(able));
        for (int i = 0; i < able.size(); i++) {
            for (int j = i + 1; j < able.size(); j++) pairs.add(List.of(able.get(i), able.get(j)));
            if (able.size() % 2 == 1) pairs.add(List.of(able.get(i)));
        }
        return List.copyOf(pairs);
    }

    private static Optional<Refusal> eachOnce(List<List<Unit>> picks) {
        var units = picks.stream().flatMap(List::stream).toList();
        return Set.copyOf(units).size() == units.size()
                ? Optional.empty()
                : Optional.of(new Refusal("5.523", "A unit is restored once."));
    }

    /** 5.533: not where the enemy has the unit of that name. */
    private boolean mayCome(Unit unit) {
        boolean taken = board().unitsOnMap(play.enemy()).stream()
                .anyMatch(other -> other.tribe().equals(unit.tribe()));
        return !taken && table().country().settlement(unit).stream().anyMatch(arrivals()::mayEnter);
    }

    private void mohawks() {
        var at = table().leader(Leader.JOHNSON).flatMap(board()::space);
        at.filter(arrivals()::mayEnter)
                .ifPresent(space -> arrivals().put(arrivals().reserve(Group.MOHAWK), space));
        troops().restoreAll(unit -> unit.group() == Group.MOHAWK);
    }

    private void cherokees() {
        table().mark(Mark.CHEROKEES, true);
        var where = arrivals().fortifications(space -> space.department().equals(Optional.of(Department.SOUTHERN)));
        arrivals().together(arrivals().reserve(Group.CHEROKEE), where);
        troops().restoreAll(unit -> unit.group() == Group.CHEROKEE);
    }

    private void uprising() {
        table().mark(Mark.CHEROKEE_UPRISING, true);
        play.gone(play.loose(Sides.BRITISH, unit -> unit.group() == Group.CHEROKEE));
        lose("Which Regulars are lost?", play.loose(Sides.BRITISH, unit -> unit.is(Kind.REGULAR)), 2);
        lose("Which Southern provincials are lost?", ColonialPolitics.loose(play, Department.SOUTHERN), 1);
    }

    private void lose(String text, List<Unit> units, int count) {
        play.gone(play.some(Sides.BRITISH, text, units, Math.min(count, units.size())));
    }
}
