package postrider.americanwar;

import java.util.Optional;
import postrider.kernel.ruling.Side;
import postrider.map.IndexMap;
import postrider.map.Marks;

/**
 * The pieces on the map and in the boxes beside it.
 *
 * @param control PC markers (2.2.D / 2.2)
 * @param troops CUs on the map; a space without any has no entry
 * @param generals where each general is
 * @param congress the Continental Congress; empty while it is dispersed (7.7 / 7.1)
 * @param navy the zone that the French Navy closes ({@link Space#zone}); empty while it is away (12.3 / 6.2)
 * @param britishBox CUs in the British Reinforcements Box (8.1.A / 8.0)
 * @param frenchBox French CUs that have not landed yet (12.2.B.ii / 6.2)
 */
public record Board(
        Marks<Space> control,
        IndexMap<Space, Troops> troops,
        IndexMap<General, Place> generals,
        Optional<Space> congress,
        Optional<String> navy,
        int britishBox,
        int frenchBox) {
    /** The French CUs that come with Rochambeau (4.0 / 6.2). */
    public static final int FRENCH_FORCE = 5;

    /** An empty map; the generals are at home. */
    public static Board blank(Country country) {
        return new Board(
                Marks.none(country.spaces(), Sides.AMERICAN, Sides.BRITISH),
                IndexMap.none(country.spaces()),
                IndexMap.of(country.generals(), General::home),
                Optional.empty(),
                Optional.empty(),
                0,
                FRENCH_FORCE);
    }

    public Board withControl(Space space, Side side) {
        return new Board(control.with(space, side), troops, generals, congress, navy, britishBox, frenchBox);
    }

    public Board withoutControl(Space space) {
        return new Board(control.without(space), troops, generals, congress, navy, britishBox, frenchBox);
    }

    public Board withTroops(Space space, Troops now) {
        var next = now.isEmpty() ? troops.without(space) : troops.with(space, now);
        return new Board(control, next, generals, congress, navy, britishBox, frenchBox);
    }

    public Board withGeneral(General general, Place place) {
        return new Board(control, troops, generals.with(general, place), congress, navy, britishBox, frenchBox);
    }

    public Board withCongress(Optional<Space> space) {
        return new Board(control, troops, generals, space, navy, britishBox, frenchBox);
    }

    public Board withNavy(Optional<String> zone) {
        return new Board(control, troops, generals, congress, zone, britishBox, frenchBox);
    }

    public Board withBritishBox(int units) {
        return new Board(control, troops, generals, congress, navy, units, frenchBox);
    }

    public Board withFrenchBox(int units) {
        return new Board(control, troops, generals, congress, navy, britishBox, units);
    }
}
