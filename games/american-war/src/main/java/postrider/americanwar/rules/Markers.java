package postrider.americanwar.rules;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.WorkingPosition;
import postrider.kernel.ruling.Refused;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.Scene;
import postrider.map.Bars;
import postrider.text.Lists;
import postrider.text.Wording;

/** Places, flips and removes PC markers and reports it (2.2.D / 2.2). The rules are judged elsewhere. */
public final class Markers {
    private Markers() {}

    /** Throws {@link Refused} unless these are at most {@code most} different spaces that may each take a marker. */
    public static void judge(String rule, int most, List<Space> spaces, Bars<Space> bars) {
        if (spaces.size() > most)
            throw new Refused(rule, "Name %d at most, not %d spaces.".formatted(most, spaces.size()));
        var seen = new HashSet<Space>();
        for (var space : spaces) if (!seen.add(space)) throw new Refused(rule, "%s is named twice.".formatted(space));
        bars.check(spaces);
    }

    /** Places or flips a marker in each of these spaces, which have been judged; there may be none. */
    public static void place(WorkingPosition working, String rule, Side side, List<Space> spaces, Bars<Space> bars) {
        for (var space : spaces) working.umpire().allowed(() -> bars.sparing(space));
        put(working, rule, side, spaces);
        if (spaces.isEmpty()) working.rule(rule, "No %s PC marker is placed.", side);
    }

    /** Places a marker of {@code side} in each space, or flips the one already there. */
    public static void put(WorkingPosition working, String rule, Side side, Collection<Space> spaces) {
        var flipped = Lists.filter(spaces, space -> working.now().control(space).isPresent());
        var placed = Lists.filter(spaces, space -> !flipped.contains(space));
        show(working, spaces, Optional.of(side));
        spaces.forEach(space -> working.board(board -> board.withControl(space, side)));
        report(working, rule, side.word(), placed, "placed in");
        report(working, rule, Sides.enemy(side).word(), flipped, "turned " + side + " in");
    }

    /** Removes the markers of {@code side} from the spaces; {@code adjective} says what was wrong with them and may be empty. */
    public static void lift(
            WorkingPosition working, String rule, String adjective, Side side, Collection<Space> spaces) {
        show(working, spaces, Optional.empty());
        spaces.forEach(space -> working.board(board -> board.withoutControl(space)));
        report(working, rule, (adjective + " " + side).strip(), spaces, "removed from");
    }

    private static void show(WorkingPosition working, Collection<Space> spaces, Optional<Side> to) {
        for (var space : spaces)
            working.umpire().show(new Scene.Turned(space.name(), working.now().control(space), to));
    }

    /** "An isolated British PC marker is removed from Camden.", "British PC markers are placed in Boston and Salem." */
    private static void report(
            WorkingPosition working, String rule, String what, Collection<Space> spaces, String done) {
        if (spaces.isEmpty()) return;
        var markers = spaces.size() > 1 ? what + " PC markers are" : Wording.a(what) + " PC marker is";
        working.rule(rule, "%s %s %s.", Wording.capital(markers), done, Wording.list(spaces));
    }
}
