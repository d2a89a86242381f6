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

/** The standings of a tournament, as tables. */
record Tables(Proceedings so) {
    /** An entrant's place, shared by those whom no tie-break separates. */
    record Placed(int place, Standing standing) {
        int number() {
            return standing.entrant().number();
        }
    }

    /** In a knock-out, those who got further come first. The last tie-break is to have paid less for sides. */
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

    /** For a knock-out, how many times each was still in: before the first round, and after each. */
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

    /** Places, points, tie-breaks and ratings. */
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

    /** What the column heads mean. */
    static String legend() {
        return "BH-1: the points of all opponents but the lowest; SB: the points of each opponent times the score against them; DE: the score against those level on points, if they have all met; Won: games won; BH: the points of all opponents. Ratings are Glicko-2, after all games rated so far.";
    }

    /** The cross table, by entrant number. */
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

    /** "7x+": a win against number 7, playing side x. */
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
        var sides = so.plan().sides() == Sides.BY_BID ? "" : "x is the game's first side, y the second; ";
        return "7+ is a win against number 7, = a draw, - a loss, * an unfinished game; %s! was ended by a ruling; E is the eliminator; a bye is worth a point."
                .formatted(sides);
    }

    /** The final table, as lines for the file. */
    static List<String> lines(Proceedings so) {
        return Lists.map(new Tables(so).standings().rows(), row -> String.join(" ", row));
    }
}
