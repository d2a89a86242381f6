package postrider.americanwar.table;

import java.util.ArrayList;
import java.util.List;
import postrider.americanwar.Nation;
import postrider.americanwar.Place;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;

/** What holds of the map at every moment of a game, and from one impulse to the next, whatever was ordered and rolled. */
public final class MapInvariants {
    private final Position before;
    private final Position now;
    private final List<String> broken = new ArrayList<>();

    private MapInvariants(Position before, Position now) {
        this.before = before;
        this.now = now;
    }

    /**
     * What the impulse broke, a sentence with its rule number each.
     *
     * @param arrived British CUs that came into their box (5.1)
     * @param raised American CUs that were ordered (8.2.C / 8.0)
     * @param among a general without CUs may be among enemies
     */
    public static List<String> broken(Position before, Position now, int arrived, int raised, boolean among) {
        var check = new MapInvariants(before, now);
        check.troops();
        check.generals(among);
        check.arrivals(arrived, raised);
        return check.broken;
    }

    private void must(boolean holds, String otherwise, Object... about) {
        if (!holds) broken.add(otherwise.formatted(about));
    }

    private void troops() {
        now.board()
                .troops()
                .forEach((space, troops) -> must(
                        troops.equals(troops.only(Sides.BRITISH)) || troops.british() == 0,
                        "3.0 / 9.0 both in %s",
                        space));
    }

    private void generals(boolean among) {
        for (var general : now.country().generals()) {
            must(
                    before.place(general) != Place.Box.REMOVED || now.place(general) == Place.Box.REMOVED,
                    "6.33, 7.6.B / 6.2 %s comes back",
                    general);
            now.space(general).ifPresent(space -> {
                var enemy = Sides.enemy(general.side());
                must(now.generals(general.side(), space).size() == 1, "7.4.C / 7.1 two generals in %s", space);
                if (among && now.units(general.side(), space) == 0) return;
                must(now.units(enemy, space) == 0, "3.0 / 7.1 %s stands beside the enemy", general);
                must(among || now.general(enemy, space).isEmpty(), "3.0 / 7.1 generals of both sides in %s", space);
            });
        }
        must(now.place(now.country().washington()) != Place.Box.REINFORCEMENTS, "7.4.C / 7.1 Washington is sent away");
    }

    /** No CU comes from nowhere. The French wait for the alliance and are never replaced (12.2.B, 12.2.C / 6.2). */
    private void arrivals(int arrived, int raised) {
        int landed = before.board().britishBox() - now.board().britishBox();
        int french = before.board().frenchBox() - now.board().frenchBox();
        come(Nation.BRITISH, landed + arrived, "8.1.A / 8.0");
        come(Nation.AMERICAN, raised, "8.2.C / 8.0");
        come(Nation.FRENCH, french, "12.2.C / 6.2");
    }

    private void come(Nation nation, int most, String rule) {
        must(onMap(now, nation) <= onMap(before, nation) + most, "%s %s CU from nowhere", rule, nation);
    }

    private static int onMap(Position position, Nation nation) {
        return position.board().troops().values().stream()
                .mapToInt(troops -> troops.of(nation))
                .sum();
    }
}
