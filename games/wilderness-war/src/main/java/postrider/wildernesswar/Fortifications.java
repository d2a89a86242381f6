package postrider.wildernesswar;

import java.util.Optional;
import postrider.kernel.ruling.PerSide;
import postrider.map.IndexMap;
import postrider.map.SpaceSet;

/**
 * Fortresses, forts and stockades, and their sieges (2.0, 5.4, 8.2). All but the first four components are derived.
 *
 * @param built fortresses, by the side that built them
 * @param works stockades and completed forts, one in a space (5.43)
 * @param captured fortresses not held by the side that built them
 * @param sieges the level of each siege (8.2)
 * @param fortresses by the side that holds them
 * @param strongholds forts and fortresses, which may be besieged
 * @param all strongholds and stockades
 * @param unbesieged all that are not besieged
 * @param unbesiegedStrongholds forts and fortresses that are not besieged
 * @param inside where the pieces of a side are inside a besieged fort or fortress (8.21)
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
    /** Only the fortresses, each held by the side that built it. */
    static Fortifications atStart(Country country) {
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
