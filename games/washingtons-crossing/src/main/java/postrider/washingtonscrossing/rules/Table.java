package postrider.washingtonscrossing.rules;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import postrider.kernel.Adjudication;
import postrider.kernel.Die;
import postrider.kernel.Umpire;
import postrider.kernel.question.Choice;
import postrider.kernel.ruling.Side;
import postrider.map.Hexes.Hex;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.washingtonscrossing.Board;
import postrider.washingtonscrossing.Box;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Mark;
import postrider.washingtonscrossing.Position;
import postrider.washingtonscrossing.Post;
import postrider.washingtonscrossing.Post.Force;
import postrider.washingtonscrossing.Sides;
import postrider.washingtonscrossing.Track;
import postrider.washingtonscrossing.Turn;

/** The table during one impulse, on which the chapters of the rule book work. */
public final class Table extends Adjudication<Position> implements AtTable {
    /** 2.0: ten faces, 0 to 9. */
    public static final Die D10 = new Die(0, 10);

    private final Set<List<Object>> doubted = new HashSet<>();

    public Table(Position now, Umpire umpire) {
        super(now, umpire);
    }

    @Override
    public Table table() {
        return this;
    }

    Box box() {
        return now().box();
    }

    Turn turn() {
        return track().turn();
    }

    void track(UnaryOperator<Track> change) {
        change(now -> now.with(change.apply(now.track())));
    }

    void board(UnaryOperator<Board> change) {
        change(now -> now.with(change.apply(now.board())));
    }

    void mark(Mark mark) {
        track(track -> track.with(mark, true));
    }

    void put(Leader leader, Post post) {
        board(board -> board.put(leader, post));
    }

    /** Changes the force of a leader on the map. */
    void change(Leader leader, UnaryOperator<Force> change) {
        put(leader, change.apply(board().there(leader)));
    }

    /** 12.0 */
    void tire(Leader leader, int levels) {
        change(leader, force -> force.withFatigue(force.fatigue() + levels));
    }

    /**
     * Reports something about a leader, to both sides if the enemy sees the leader, else to the leader's own side alone (3.0).
     *
     * @return whether both sides hear it
     */
    boolean announce(Leader leader, String rule, String sentence, Object... args) {
        var enemy = Sides.enemy(leader.side());
        boolean seen = board().force(leader)
                .filter(force -> new Sight(now(), enemy).seen(force.hex()).contains(leader))
                .isPresent();
        if (seen) {
            spot(leader);
            rule(rule, sentence, args);
        } else tell(leader.side(), rule, sentence, args);
        return seen;
    }

    /** 3.0: records that the enemy knows where a leader is. */
    void spot(Leader leader) {
        var sighting = new Board.Sighting(board().hex(leader), turn());
        if (!sighting.equals(board().sightings().get(leader))) board(board -> board.with(leader, sighting));
    }

    /** Takes a leader off the map, and the enemy knows it. */
    void takeOff(Leader leader, Post post) {
        board(board -> board.put(leader, post).withoutSighting(leader));
    }

    /** Rolls a die; repeated purposes are numbered. */
    int roll(String rule, String purpose) {
        return umpire().roll(rule, numbered("die for " + rule + " " + purpose, purpose), D10);
    }

    /** "by 1929 and 1928 to Trenton", or "to Trenton", for a way of at least one hex. */
    String way(List<Hex> hexes) {
        var by = hexes.subList(0, hexes.size() - 1);
        return (by.isEmpty() ? "" : "by %s ".formatted(names(by))) + "to " + name(hexes.getLast());
    }

    /** "no enemy", or "enemies in Trenton", for a hex's neighbours. */
    String enemiesRound(Side side, Hex at) {
        var enemies = new Sight(now(), side).enemiesRound(at);
        return enemies.isEmpty() ? "no enemy" : "enemies in " + names(enemies);
    }

    /**
     * Makes the first option the answer for a silent player, or for a clause with these words. Other clauses choose the first option that
     * begins or ends with their words.
     */
    static <A> Choice<A> firstOf(Choice<A> choice, String words) {
        var options = choice.options();
        return choice.defaultingTo(options.getFirst())
                .ranking(listed -> Lists.find(options, option -> listed.contains(words) || isMeant(option, listed)));
    }

    private static boolean isMeant(String option, List<String> listed) {
        if (listed.size() != 1) return false;
        return option.startsWith(listed.getFirst() + " ") || option.endsWith(" " + listed.getFirst());
    }

    void award(Side side, int points, String rule, String why, Object... args) {
        if (points == 0) return;
        track(track -> track.withVictory(side, track.victory().of(side) + points));
        rule(rule, "%s gain %s: %s.", Sides.the(side), Wording.count(points, "victory point"), why.formatted(args));
    }

    /** The first free detachment counter that suits this leader's troops (14.0). */
    Optional<Leader> freeDetachment(Leader of) {
        return Lists.find(
                box().leaders(), one -> board().isFree(one) && one.nation().mixesWith(of.nation()));
    }

    /** Whether this is a detachment yet to be made, perhaps on the march. */
    boolean isNew(Leader leader) {
        return leader.isDetachment() && !board().isOnMap(leader);
    }

    /** 2.3.1: the most troops a leader may have. */
    int limit(Leader leader) {
        return leader.is(Leader.ST_CLAIR) && !turn().isBefore("Jan 1 12 am") ? Detachments.ST_CLAIR : leader.limit();
    }

    /** Whether a doubt is new to a side in this impulse; marks it as known. */
    boolean isNews(Side side, Object doubt) {
        return doubted.add(List.of(side, doubt));
    }
}
