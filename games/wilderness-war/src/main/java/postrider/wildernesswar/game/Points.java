package postrider.wildernesswar.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.regex.Pattern;
import postrider.kernel.ruling.Ruling;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;
import postrider.wildernesswar.Board;
import postrider.wildernesswar.Position;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.Track.Mark;

/**
 * 13.2: counts the victory points again, from what the players were told and from the board.
 *
 * @param awards the points that the rulings award
 */
record Points(Position before, Position now, List<Ruling> report, List<Award> awards, List<String> broken) {
    private static final Pattern SAID = Pattern.compile("The (French|British) (gain|lose) (\\d+) VP: .*");
    private static final int FORTRESS = 3;
    private static final int FORT = 2;

    /** @param points awarded to that side */
    private record Award(String rule, Side side, int points, String sentence) {
        int french() {
            return side == Sides.FRENCH ? points : -points;
        }
    }

    static List<String> broken(Position before, Position now, List<Ruling> report) {
        var check = new Points(before, now, report, awards(report), new ArrayList<>());
        check.total();
        check.fortresses();
        check.prizes();
        check.raids();
        check.battles();
        check.massacres();
        for (var side : Sides.BOTH) {
            check.forts(side);
            check.stockades(side);
        }
        return check.broken;
    }

    private static List<Award> awards(List<Ruling> report) {
        var awards = new ArrayList<Award>();
        for (var ruling : report) {
            var said = SAID.matcher(ruling.sentence());
            if (!said.matches()) continue;
            var side = Lists.find(Sides.BOTH, one -> one.word().equalsIgnoreCase(said.group(1)))
                    .orElseThrow();
            int points = Integer.parseInt(said.group(3));
            awards.add(
                    new Award(ruling.rule(), side, said.group(2).equals("gain") ? points : -points, ruling.sentence()));
        }
        return awards;
    }

    private void must(boolean holds, String otherwise, Object... about) {
        if (!holds) broken.add(otherwise.formatted(about));
    }

    private void same(int told, int due, String what) {
        must(told == due, "%s: the French were told of %d points, and %d are due", what, told, due);
    }

    private List<Award> under(String rule) {
        return Lists.filter(awards, award -> award.rule().equals(rule));
    }

    private int french(String rule) {
        return Lists.sum(under(rule), Award::french);
    }

    private void total() {
        int told = Lists.sum(awards, Award::french);
        same(told, now.track().vp() - before.track().vp(), "13.21 all");
    }

    private void fortresses() {
        int due = 0;
        for (var space : now.country().fortresses()) {
            var was = before.board().fortress(space);
            var is = now.board().fortress(space);
            if (!was.equals(is)) due += is.orElseThrow() == Sides.FRENCH ? FORTRESS : -FORTRESS;
        }
        var fortresses = Lists.filter(awards, award -> award.points() == FORTRESS);
        var taken = Lists.filter(fortresses, award -> List.of("9.22", "8.24").contains(award.rule()));
        same(Lists.sum(taken, Award::french), due, "9.22, 8.24 fortresses");
    }

    private void prizes() {
        int due = taken(Mark.BRITISH_NIAGARA) + taken(Mark.BRITISH_OHIO_FORKS);
        same(french("13.23"), due, "13.23 Niagara and Ohio Forks");
    }

    private int taken(Mark british) {
        boolean is = now.track().has(british);
        return before.track().has(british) == is ? 0 : is ? -1 : 1;
    }

    /** 10.31, 13.22: one marker for each success; half a point each, rounded up, at the end of the year. */
    private void raids() {
        boolean winter =
                now.track().isOver() || now.track().year() > before.track().year();
        int due = 0;
        for (var side : Sides.BOTH) {
            int markers = before.board().raids(side) + count("10.31", Sides.the(side) + " mark ");
            if (winter) due += (side == Sides.FRENCH ? 1 : -1) * ((markers + 1) / 2);
            int left = now.board().raids(side);
            must(left == (winter ? 0 : markers), "10.31 %d %s Raided markers, and %d were told", left, side, markers);
        }
        same(french("13.22"), due, "13.22 Raided markers");
    }

    private void battles() {
        int fought = count("7.1", "Battle in ");
        var told = under("7.81");
        boolean right = told.size() <= fought && told.stream().allMatch(award -> award.points() == 1);
        must(right, "7.81 %d battles, and %s", fought, told);
    }

    private void massacres() {
        int played = count("5.56", " go home for good.");
        int told = under("13.21").size();
        must(told == played, "13.21 %d Massacres!, and %d were told", played, told);
    }

    private int count(String rule, String words) {
        var under = Lists.filter(report, ruling -> ruling.rule().equals(rule));
        return Lists.filter(under, ruling -> ruling.sentence().contains(words)).size();
    }

    /** 9.22, 5.46 */
    private void forts(Side side) {
        var lost = lost(side, Board::fort);
        for (var space : lost)
            must(isTold(space, "9.22", "5.46"), "9.22 a fort of theirs is gone for nothing: %s", space);
        var captures = under("9.22");
        var fallen = Lists.filter(captures, award -> award.side() != side && award.points() == FORT);
        int told = Lists.filter(under("5.46"), award -> award.side() == side).size() + fallen.size();
        // forts completed or captured may be demolished in the same impulse
        int gained = count("5.42", " complete a fort in ")
                + Lists.filter(captures, award -> award.side() == side).size();
        boolean right = told >= lost.size() && told <= lost.size() + gained;
        must(right, "9.22, 5.46 the %s have lost %s, and %d forts were told", side, lost, told);
    }

    /** 5.45, 5.46, 10.31; a fort replaces a stockade (5.43). */
    private void stockades(Side side) {
        var lost = lost(side, Board::stockade);
        for (var space : lost) {
            boolean told = isTold(space, "5.45", "5.46", "10.31", "5.42");
            must(told, "5.45 a stockade of theirs is gone for nothing: %s", space);
        }
        for (var award : Lists.filter(under("5.45"), one -> one.side() != side)) {
            boolean due = lost.stream().anyMatch(space -> award.sentence().contains(space.name()));
            must(due, "5.45 no stockade is lost: %s", award.sentence());
        }
    }

    private List<Space> lost(Side side, BiFunction<Board, Space, Optional<Side>> what) {
        var whose = Optional.of(side);
        var had = before.board()
                .works()
                .keySet()
                .where(space -> what.apply(before.board(), space).equals(whose));
        return Lists.filter(had, space -> !what.apply(now.board(), space).equals(whose));
    }

    private boolean isTold(Space space, String... rules) {
        return report.stream()
                .anyMatch(ruling -> List.of(rules).contains(ruling.rule())
                        && ruling.sentence().contains(space.name()));
    }
}
