package postrider.gateway.tournament;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import postrider.gateway.tournament.Leaf.Table;
import postrider.text.Lists;
import postrider.tournament.Bye;
import postrider.tournament.Knockout;
import postrider.tournament.Rating;
import postrider.tournament.Sides;
import postrider.tournament.Standing;
import postrider.tournament.Standings;
import postrider.tournament.TieBreak;

/** How a tournament stands, in tables. */
record Tables(Proceedings so) {
    /** Somebody's place, shared by those whom nothing parts. */
    record Placed(int place, Standing standing) {
        int number() {
            return standing.entrant().number();
        }
    }

    /** Whoever came further in a knock-out stands higher; whoever is level after all else by having given less for their sides. */
    List<Placed> placed() {
        var stages = stages();
        var order = Comparator.comparing(
                        (Standing one) -> stages.getOrDefault(one.entrant().number(), 0), Comparator.reverseOrder())
                .thenComparing(Standing::place)
                .thenComparing(this::given);
        var standings = Standings.of(so.tournament(), TieBreak.USUAL).lines().stream()
                .sorted(order)
                .toList();
        var placed = new ArrayList<Placed>();
        for (int i = 0; i < standings.size(); i++) {
            var one = standings.get(i);
            boolean shared = i > 0 && order.compare(standings.get(i - 1), one) == 0;
            placed.add(new Placed(shared ? placed.getLast().place() : i + 1, one));
        }
        return placed;
    }

    /** After how many rounds of a knock-out, and before the first, each was in. */
    private Map<Integer, Integer> stages() {
        var stages = new HashMap<Integer, Integer>();
        if (so.plan().format() instanceof Knockout knockout)
            for (int round = 0; round <= so.tournament().played().size(); round++)
                for (var one : knockout.left(so.tournament(round), Collections.emptySortedMap()))
                    stages.merge(one, 1, Integer::sum);
        return stages;
    }

    private int given(Standing one) {
        return Pairings.given(so, one.entrant().number());
    }

    private boolean isBid() {
        return so.boards().stream().anyMatch(Board::bids);
    }

    /** Places, points, what parts those who are level, and ratings. */
    Table standings() {
        var after = Ratings.after(so);
        var head = Stream.of(
                        Stream.of("", "", "Points"),
                        TieBreak.USUAL.stream().map(Tables::word),
                        Stream.of("Given").filter(given -> isBid()),
                        Stream.of("Rating"))
                .flatMap(some -> some)
                .toList();
        return new Table(
                head,
                IntStream.range(0, head.size())
                        .filter(column -> column != 1)
                        .boxed()
                        .toList(),
                Lists.map(placed(), one -> row(one, after)));
    }

    private List<String> row(Placed one, Map<Integer, Rating> after) {
        var who = so.at(one.number());
        return Stream.of(
                        Stream.of(
                                "%d.".formatted(one.place()),
                                name(who),
                                one.standing().points().toString()),
                        one.standing().tieBreaks().stream().map(Object::toString),
                        Stream.of("%d".formatted(given(one.standing()))).filter(given -> isBid()),
                        Stream.of(Ratings.figure(after.get(one.number()))))
                .flatMap(some -> some)
                .toList();
    }

    private String name(Participant who) {
        return so.isGone(who) ? who.name() + " (left)" : who.name();
    }

    private static String word(TieBreak tieBreak) {
        return switch (tieBreak) {
            case BUCHHOLZ_CUT_1 -> "BH-1";
            case BUCHHOLZ -> "BH";
            case SONNEBORN_BERGER -> "SB";
            case DIRECT_ENCOUNTER -> "DE";
            case WINS -> "Won";
        };
    }

    /** What the heads of the columns mean. */
    static String legend() {
        return "BH-1: the points of all opponents but the one with fewest; SB: the points of each opponent times what was won against them; DE: what was won against those who are level, if all of them met; Won: games won; BH: the points of all opponents. Ratings are Glicko-2, after what is rated so far.";
    }

    /** Who played whom, by numbers. */
    Table cross() {
        var head = Stream.concat(
                        Stream.of("No", ""),
                        IntStream.rangeClosed(1, so.round()).mapToObj("R%d"::formatted))
                .toList();
        return new Table(
                head,
                List.of(0),
                Lists.map(
                        IntStream.rangeClosed(1, so.tournament().entrants().size())
                                .boxed()
                                .toList(),
                        number -> Stream.concat(
                                        Stream.of(
                                                "%d".formatted(number),
                                                so.at(number).name()),
                                        IntStream.rangeClosed(1, so.round()).mapToObj(round -> cell(number, round)))
                                .toList()));
    }

    /** "7a+": against number 7, on the side with this letter, won. */
    private String cell(int number, int round) {
        var boards = Lists.filter(so.boards(round), board -> board.has(number));
        if (!boards.isEmpty()) return String.join(" ", Lists.map(boards, board -> cell(number, board)));
        var bye = so.rounds().get(round - 1).byes().get(number);
        return bye == Bye.PAIRING ? "bye" : "-";
    }

    private String cell(int number, Board board) {
        int opponent = board.opponentOf(number);
        var side = so.plan().sides() == Sides.BY_BID ? "" : board.first() == number ? "x" : "y";
        return "%s%s%s"
                .formatted(
                        opponent == Board.ELIMINATOR ? "E" : opponent,
                        side,
                        so.outcome(board)
                                .map(outcome -> mark(board.first() == number, outcome))
                                .orElse("*"));
    }

    private static String mark(boolean first, Proceedings.Outcome outcome) {
        var mark = switch (outcome.score()) {
            case DRAWN -> "=";
            case NOBODY_WON -> "-";
            case FIRST_WON, SECOND_ABSENT -> first ? "+" : "-";
            case SECOND_WON, FIRST_ABSENT -> first ? "-" : "+";
        };
        return outcome.adjudicated() ? mark + "!" : mark;
    }

    /** What the cells mean. */
    String crossLegend() {
        var sides = so.plan().sides() == Sides.BY_BID ? "" : "x the game's first side, y the second; ";
        return "7+ is a win against number 7, = a draw, - a loss, * a game that goes on; %s! was ruled; E is whoever stands in for odd numbers; bye had no opponent and a point for it."
                .formatted(sides);
    }

    /** The final table as the file keeps it, a line each. */
    static List<String> lines(Proceedings so) {
        return Lists.map(new Tables(so).standings().rows(), row -> String.join(" ", row));
    }
}
