package postrider.washingtonswar;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import postrider.kernel.Choice;
import postrider.kernel.Refused;
import postrider.kernel.Side;

/** Chapter 10, with the other actions on single PC markers: setting up (4.0), discards (6.32.B), landing (7.2.B). */
final class PoliticalControl {
    private static final int FOR_THE_KING = 3;

    private PoliticalControl() {}

    /** 4.0: every space that may take a Committee of Correspondence. */
    static List<Space> committeeChoices(Position now) {
        var rules = new MarkerRules(now);
        return rules.legal(rules::committee);
    }

    /** 4.0: one in each of the thirteen; a colony with a single legal space need not be named. */
    static void committees(Table table, List<Space> spaces) {
        var rules = new MarkerRules(table.now());
        rules.check(spaces, rules::committee);
        var committees = new OneEach("4.0", committeeChoices(table.now()));
        var faults = committees.faults(spaces).toList();
        if (!faults.isEmpty()) throw new Refused(faults);
        Markers.put(table, "4.0", Side.AMERICAN, committees.complete(spaces));
    }

    /** 4.0: up to three British markers, placed as with an OPS card. */
    static void forTheKing(Table table, List<Space> spaces) {
        judge(table.now(), "4.0", Side.BRITISH, FOR_THE_KING, spaces);
        put(table, "4.0", Side.BRITISH, spaces);
    }

    private static String rule(Side side) {
        return side == Side.BRITISH ? "10.11.B" : "10.11.A";
    }

    /** Throws {@link Refused} unless each space may take an action, and there are {@code ops} of them at most. */
    static void judge(Position now, Side side, int ops, List<Space> spaces) {
        judge(now, rule(side) + ".i", side, ops, spaces); // 10.11.A.i, 10.11.B.i
    }

    /** 10.11: places or flips a marker in each space, {@code ops} of them at most. */
    static void place(Table table, Side side, int ops, List<Space> spaces) {
        judge(table.now(), side, ops, spaces);
        put(table, rule(side), side, spaces);
    }

    private static void put(Table table, String rule, Side side, List<Space> spaces) {
        Markers.put(table, rule, side, spaces);
        if (spaces.isEmpty()) table.umpire().rule(rule, "No %s PC marker is placed.", side);
    }

    private static void judge(Position now, String rule, Side side, int most, List<Space> spaces) {
        if (spaces.size() > most)
            throw new Refused(rule, "Name %d at most, not %d spaces.".formatted(most, spaces.size()));
        var seen = new HashSet<Space>();
        for (var space : spaces) if (!seen.add(space)) throw new Refused(rule, "%s is named twice.".formatted(space));
        var rules = new MarkerRules(now);
        rules.check(spaces, space -> rules.action(side, space));
    }

    /** Throws {@link Refused} unless the space may take the action of 6.32.B.ii. */
    static void judgeDiscardPlace(Position now, Side side, Space space) {
        var rules = new MarkerRules(now);
        rules.check(List.of(space), named -> rules.discardPlace(side, named));
    }

    /** 6.32.B.ii: places or flips one marker adjacent to a friendly one. */
    static void discardPlace(Table table, Side side, Space space) {
        judgeDiscardPlace(table.now(), side, space);
        Markers.put(table, "6.32.B.ii", side, List.of(space));
    }

    /** Throws {@link Refused} unless the space may take the action of 6.32.B.iii. */
    static void judgeDiscardRemove(Position now, Side side, Space space) {
        var rules = new MarkerRules(now);
        rules.check(List.of(space), named -> rules.discardRemove(side, named));
    }

    /** 6.32.B.iii: removes one enemy marker adjacent to a friendly one. */
    static void discardRemove(Table table, Side side, Space space) {
        judgeDiscardRemove(table.now(), side, space);
        Markers.lift(table, "6.32.B.iii", "", Box.enemy(side), List.of(space));
    }

    /** Throws {@link Refused} unless a party may land there (7.2.B). */
    static void judgeLanding(Position now, Space port) {
        var rules = new MarkerRules(now);
        rules.check(List.of(port), rules::landing);
    }

    /** 7.2.B: a British marker in a port, placed or flipped. */
    static void landingParty(Table table, Space port) {
        judgeLanding(table.now(), port);
        Markers.put(table, "7.2.B", Side.BRITISH, List.of(port));
    }

    /** 10.2 */
    static void phase(Table table) {
        returnCongress(table);
        placeUnderArmies(table, Side.AMERICAN);
        placeUnderArmies(table, Side.BRITISH);
        removeIsolated(table, "10.31", Side.AMERICAN);
        removeIsolated(table, "10.32", Side.BRITISH);
    }

    /** 10.2.1 */
    private static void returnCongress(Table table) {
        if (table.now().board().congress().isPresent()) return;
        var places = congressPlaces(table.now());
        if (places.isEmpty()) {
            table.umpire().rule("10.2.1", "No space can take the Continental Congress: it stays dispersed.");
            return;
        }
        var question = Choice.one(
                Side.AMERICAN,
                "10.2.1",
                "congress",
                "",
                "Where does the Continental Congress return?",
                Names.menu(places));
        var space = places.size() == 1 ? places.getFirst() : table.umpire().askOne(question);
        table.board(board -> board.withCongress(Optional.of(space)));
        table.umpire().rule("10.2.1", "The Continental Congress returns to %s.", space);
    }

    /** 10.2.1: an American marker in the thirteen, and no British piece. */
    private static List<Space> congressPlaces(Position now) {
        return now.box().spaces().stream()
                .filter(Space::inTheThirteen)
                .filter(space -> now.controls(Side.AMERICAN, space))
                .filter(space -> now.units(Side.BRITISH, space) == 0)
                .filter(space -> now.general(Side.BRITISH, space).isEmpty())
                .toList();
    }

    /** 10.2.2 */
    private static void placeUnderArmies(Table table, Side side) {
        var now = table.now();
        var held = Occupancy.of(now).of(side);
        Markers.put(table, "10.2.2", side, held.armies().minus(held.markers()));
    }

    /** 10.2.3: all groups of a side at once; one is never next to another, so their order is nothing. */
    private static void removeIsolated(Table table, String rule, Side side) {
        for (var group : Isolation.isolated(table.now(), side)) Markers.lift(table, rule, "isolated", side, group);
    }
}
