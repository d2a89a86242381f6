package postrider.wildernesswar;

import java.util.Optional;
import postrider.kernel.ruling.PerSide;
import postrider.map.IndexMap;
import postrider.map.SpaceSet;

/**
 * Fortresses, forts and stockades, and the sieges of them (2.0, 5.4, 8.2). Unchangeable; all but the first four follow from these.
 *
 * @param built fortresses, by who built them
 * @param works stockades and completed forts, one a space (5.43)
 * @param captured fortresses that are not held by whom they were built
 * @param sieges the level of each (8.2)
 * @param fortresses by who holds them
 * @param strongholds forts and fortresses, which can be besieged
 * @param all stockades too
 * @param unbesieged those of them that are not
 * @param unbesiegedStrongholds forts and fortresses alone
 * @param inside where the pieces of a side sit in a besieged fort or fortress (8.21)
 */
public record Fortifications(
        PerSide<SpaceSet<Space>> built,
        IndexMap<Space, Works> works,
        SpaceSet<Space> captured,
        IndexMap<Space, Integer> sieges,
        PerSide<SpaceSet<Space>> fortresses,
        PerSide<SpaceSet<Space>> strongholds,
        PerSide<SpaceSet<Space>> all,
        SpaceSet<Space> besieged,
        PerSide<SpaceSet<Space>> unbesieged,
        PerSide<SpaceSet<Space>> unbesiegedStrongholds,
        PerSide<SpaceSet<Space>> inside) {
    /** Nothing but the fortresses. */
    static Fortifications unspoilt(Country country) {
        var fortresses = country.none().withAll(country.fortresses());
        var built = Sides.each(side -> fortresses.where(space -> space.isFriendlyTo(side)));
        return of(built, IndexMap.none(country.spaces()), country.none(), IndexMap.none(country.spaces()));
    }

    private static Fortifications of(
            PerSide<SpaceSet<Space>> built,
            IndexMap<Space, Works> works,
            SpaceSet<Space> captured,
            IndexMap<Space, Integer> sieges) {
        var fortresses = Sides.each(side ->
                built.of(side).minus(captured).or(built.of(Sides.enemy(side)).and(captured)));
        var walls = works.keySet().where(space -> !space.fortress());
        var all = Sides.each(side ->
                fortresses.of(side).or(walls.where(space -> works.get(space).side() == side)));
        var forts = walls.where(space -> works.get(space).kind() == Works.Kind.FORT);
        var strongholds = Sides.each(side -> fortresses.of(side).or(all.of(side).and(forts)));
        var besieged = captured.none().withAll(sieges.keySet());
        return new Fortifications(
                built,
                works,
                captured,
                sieges,
                fortresses,
                strongholds,
                all,
                besieged,
                Sides.each(side -> all.of(side).minus(besieged)),
                Sides.each(side -> strongholds.of(side).minus(besieged)),
                Sides.each(side -> strongholds.of(side).and(besieged)));
    }

    Fortifications withWorks(Space space, Optional<Works> what) {
        return of(built, works.with(space, what), captured, sieges);
    }

    Fortifications withCaptured(SpaceSet<Space> next) {
        return of(built, works, next, sieges);
    }

    Fortifications withSiege(Space space, Optional<Integer> level) {
        return of(built, works, captured, sieges.with(space, level));
    }
}
