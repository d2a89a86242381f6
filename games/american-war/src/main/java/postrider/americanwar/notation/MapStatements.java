package postrider.americanwar.notation;

import static postrider.notation.StatementForm.number;
import static postrider.notation.StatementForm.said;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.ToIntFunction;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import postrider.americanwar.Board;
import postrider.americanwar.Country;
import postrider.americanwar.General;
import postrider.americanwar.Nation;
import postrider.americanwar.Place;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.Troops;
import postrider.kernel.ruling.Side;
import postrider.notation.StatementForm;
import postrider.notation.StatementForm.Meaning;
import postrider.text.Lists;
import postrider.text.Wording;

/** The statements about the map and the boxes beside it. */
public final class MapStatements {
    /** A side, in the pattern of a statement. */
    public static final String SIDE = "(American|British)";

    private static final Pattern UNITS =
            Pattern.compile("(\\d{1,3}) ?(?:(American|British|French) )?CUs?", Pattern.CASE_INSENSITIVE);

    /** Generals, units and PC markers. The form for units matches anything in a space, so it is tried last. */
    static final List<StatementForm<Position>> PIECES = List.of(
            generals("Burgoyne in reinforcements", "in (?:the )?reinforcements?(?: box)?", Place.Box.REINFORCEMENTS),
            generals("Burgoyne captured", "(?:is |are )?captured", Place.Box.CAPTURED),
            generals("Arnold removed", "(?:is |are )?removed", Place.Box.REMOVED),
            generals("Rochambeau in France", "in France", Place.Box.FRANCE),
            board(
                            "American PC in Boston, Albany",
                            "(?:no|" + SIDE + ") PCs? in (.+)",
                            (p, m) -> control(p, side(m), m.group(2)))
                    .saysAll(p -> Sides.BOTH.stream().flatMap(side -> markers(p, side))),
            StatementForm.of("no units in Boston", "no units in (.+)", (p, m) -> empty(p, m.group(1))),
            board(
                    "nothing in Boston",
                    "nothing in (.+)",
                    (p, m) -> control(empty(p, m.group(1)), Optional.empty(), m.group(1))),
            board("Burgoyne + 5 CU in Albany", "(.+?) in (.+)", (p, m) -> units(p, m.group(1), m.group(2)))
                    .saysAll(p -> Sides.BOTH.stream().flatMap(side -> units(p, side))));

    private MapStatements() {}

    /** Congress, French Navy and reinforcements; {@code zone} is the example of what the Navy closes. */
    static List<StatementForm<Position>> boxes(String zone) {
        return List.of(
                board(
                                "Congress in Philadelphia",
                                "no Congress|Congress (?:dispersed|in (.+))",
                                (p, m) -> p.board().withCongress(said(m).map(names(p).spaces()::require)))
                        .says(p -> "Congress "
                                + p.board()
                                        .congress()
                                        .map(space -> "in " + space)
                                        .orElse("dispersed")),
                board(
                                "French Navy in " + zone,
                                "no French navy|French navy (?:away|off the map|in France|in (.+))",
                                (p, m) -> p.board().withNavy(said(m).map(names(p).zones()::require)))
                        .saysAll(p -> p.board().navy().map(closed -> "French Navy in " + closed).stream()),
                reinforcements("British reinforcements", Board::britishBox, Board::withBritishBox, 0),
                reinforcements("French reinforcements", Board::frenchBox, Board::withFrenchBox, Board.FRENCH_FORCE));
    }

    private static StatementForm<Position> board(String example, String words, Meaning<Position, Board> meaning) {
        return StatementForm.of(example, words, (p, m) -> p.with(meaning.apply(p, m)));
    }

    private static StatementForm<Position> reinforcements(
            String words, ToIntFunction<Board> units, BiFunction<Board, Integer, Board> with, int unsaid) {
        return board(words + " 5 CU", words + " (\\d{1,3})(?: CUs?)?", (p, m) -> with.apply(p.board(), number(m)))
                .saysIf(
                        p -> units.applyAsInt(p.board()) != unsaid,
                        p -> "%s %d CU".formatted(words, units.applyAsInt(p.board())));
    }

    public static Optional<Side> side(MatchResult said) {
        return said(said).map(word -> Nation.named(word).side());
    }

    private static Country.Names names(Position position) {
        return position.country().names();
    }

    /** Generals off the map; those at home there are not mentioned. */
    private static StatementForm<Position> generals(String example, String words, Place.Box box) {
        var where = example.substring(example.indexOf(' '));
        return board(example, "(.+?) " + words, (p, m) -> put(p.board(), names(p).generals(m.group(1)), box))
                .saysIf(p -> !strangers(p, box).isEmpty(), p -> Wording.orNone(strangers(p, box)) + where);
    }

    private static List<General> strangers(Position position, Place.Box box) {
        return Lists.filter(
                position.country().generals(), general -> position.place(general) == box && general.home() != box);
    }

    private static Board put(Board board, List<General> generals, Place place) {
        for (var general : generals) board = board.withGeneral(general, place);
        return board;
    }

    private static Board control(Position position, Optional<Side> side, String spaces) {
        var board = position.board();
        for (var space : names(position).spaces(spaces))
            board = side.isPresent() ? board.withControl(space, side.get()) : board.withoutControl(space);
        return board;
    }

    private static Stream<String> markers(Position position, Side side) {
        var spaces = position.board().control().of(side);
        return spaces.isEmpty() ? Stream.of() : Stream.of(side + " PC in " + Wording.orNone(spaces));
    }

    /** No units and no Congress. */
    private static Position empty(Position position, String spaces) {
        for (var space : names(position).spaces(spaces)) {
            for (var side : Sides.BOTH) position = position.with(cleared(position, side, space));
            if (position.congressIn(space))
                position = position.with(position.board().withCongress(Optional.empty()));
        }
        return position;
    }

    /** Makes these pieces all that their side has in the space. */
    private static Board units(Position position, String pieces, String where) {
        var generals = new ArrayList<General>();
        var counts = new ArrayList<MatchResult>();
        for (var piece : pieces.split("\\+|(?i: and | with )|,")) {
            var units = UNITS.matcher(piece.strip());
            if (units.matches()) counts.add(units.toMatchResult());
            else generals.add(names(position).generals().require(piece.strip()));
        }
        var nation = generals.stream().findFirst().map(general -> Nation.of(general.side()));
        var troops = counts.stream().map(count -> troops(count, nation)).reduce(Troops.NONE, Troops::plus);
        var sides = Lists.filter(
                Sides.BOTH,
                side -> troops.of(side) > 0 || generals.stream().anyMatch(general -> general.side() == side));
        if (sides.size() != 1) throw new IllegalArgumentException("name pieces of one side, in a statement for each");
        var space = names(position).spaces().require(where);
        var board = put(cleared(position, sides.getFirst(), space), generals, new Place.OnMap(space));
        return board.withTroops(
                space, board.troops().getOrDefault(space, Troops.NONE).plus(troops));
    }

    private static Troops troops(MatchResult said, Optional<Nation> generals) {
        var nation = Optional.ofNullable(said.group(2))
                .map(Nation::named)
                .or(() -> generals)
                .orElseThrow(() -> new IllegalArgumentException("say whose: American, British or French CU"));
        return Troops.of(nation, Integer.parseInt(said.group(1)));
    }

    private static Board cleared(Position position, Side side, Space space) {
        var board = position.board();
        for (var general : position.generals(side, space)) board = board.withGeneral(general, general.home());
        return board.withTroops(space, position.troops(space).minus(position.troops(side, space)));
    }

    private static Stream<String> units(Position position, Side side) {
        return position.country().spaces().stream().flatMap(space -> {
            var generals = position.generals(side, space);
            var troops = position.troops(side, space);
            var pieces = Stream.of(
                            generals.stream().map(General::name),
                            units(troops.of(Nation.of(side)), generals.isEmpty() ? side + " " : ""),
                            units(troops.french(), "French "))
                    .flatMap(all -> all)
                    .toList();
            return pieces.isEmpty() ? Stream.of() : Stream.of(String.join(" + ", pieces) + " in " + space);
        });
    }

    private static Stream<String> units(int count, String nation) {
        return count == 0 ? Stream.of() : Stream.of(count + " " + nation + "CU");
    }
}
