package postrider.wildernesswar.notation;

import static postrider.notation.StatementForm.said;

import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.stream.Stream;
import postrider.cards.CardStatements;
import postrider.kernel.ruling.Side;
import postrider.map.SpaceSet;
import postrider.notation.StatementForm;
import postrider.notation.StatementForm.Meaning;
import postrider.notation.Statements;
import postrider.notation.TurnStatements;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.wildernesswar.Board;
import postrider.wildernesswar.Card;
import postrider.wildernesswar.Cards;
import postrider.wildernesswar.Department;
import postrider.wildernesswar.Piece;
import postrider.wildernesswar.Pile;
import postrider.wildernesswar.Place;
import postrider.wildernesswar.Position;
import postrider.wildernesswar.Post;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.Unit;
import postrider.wildernesswar.Works;

/** The statements of the notation. */
public final class WarStatements {
    private WarStatements() {}

    private static final String REDUCED = " reduced";

    private static final List<StatementForm<Position>> WORKS = List.of(
            works("French forts in Niagara", "forts?", Works.Kind.FORT),
            works("French stockades in Venango", "stockades?", Works.Kind.STOCKADE),
            works("British forts begun in Winchester", "forts? begun", Works.Kind.BEGUN),
            of("no works in Niagara", "no works in (.+)", (p, m) -> {
                var board = p.board();
                for (var space : spaces(p, m.group(1)))
                    board = board.withWorks(space, Optional.empty()).withBegun(space, Optional.empty());
                return board;
            }),
            set("captured fortresses Albany", "captured fortresses", Board::captured, Board::withCaptured),
            set("Amphib in Louisbourg", "Amphib in", Board::landings, Board::withLandings),
            set("Fieldworks in Crown Point", "Fieldworks in", Board::fieldworks, Board::withFieldworks),
            of(
                            "siege 1 in Louisbourg",
                            "(?:no siege|siege (\\d)) (?:in|at) (.+)",
                            (p, m) -> p.board().withSiege(space(p, m.group(2)), said(m).map(Integer::parseInt)))
                    .saysAll(p -> p.board().sieges().entrySet().stream()
                            .map(siege -> "siege %d in %s".formatted(siege.getValue(), siege.getKey()))),
            raids(Sides.FRENCH),
            raids(Sides.BRITISH));

    private static final CardStatements<Position, Pile, Card, Cards> PILES =
            new CardStatements<>(Position::cards, Position::with, p -> p.box().cardNames());

    private static final List<StatementForm<Position>> CARDS = List.of(
            PILES.piles(
                    "French hand 12, 30",
                    TrackStatements.SIDE + " hand (.+)",
                    Lists.map(Sides.BOTH, Pile::hand),
                    m -> Pile.hand(TrackStatements.side(m, 1).orElseThrow())),
            PILES.pile("discards 8, 40", "discards? (.+)", Pile.DISCARDS),
            PILES.pile("removed cards 63-70", "removed cards? (.+)", Pile.REMOVED),
            PILES.deck("strategy deck 1-40", "(?:strategy )?deck (.+)", "strategy deck"));

    private static final List<StatementForm<Position>> PIECES = Stream.of(
                    Stream.of(Place.Off.values()).map(place -> in("Wolfe", place.words(), place)),
                    Stream.of(Department.values())
                            .map(department -> in(
                                    "Canadian Militia 1",
                                    "in the " + department + " militia box",
                                    new Place.MilitiaBox(department))),
                    Stream.of(
                            of("nobody in Niagara", "nobody in (.+)", WarStatements::emptied),
                            of(
                                            "Montcalm, Béarn in Montréal",
                                            "(.+) in (.+)",
                                            (p, m) -> put(p, m.group(1), space(p, m.group(2))))
                                    .saysAll(p -> p.country().spaces().stream()
                                            .flatMap(
                                                    space -> pieces(p, p.board().pieces(space), "in " + space)))))
            .flatMap(all -> all)
            .toList();

    /** In the order in which they are written. */
    static final List<StatementForm<Position>> SAID =
            Lists.concat(TrackStatements.TRACK, TrackStatements.MARKS, WORKS, PIECES, CARDS);

    /** In the order in which they are tried: statements that begin with the name of a piece come last. */
    public static final Statements<Position> ALL = new Statements<>(
            Lists.concat(TrackStatements.TRACK, TrackStatements.MARKS, WORKS, CARDS, PIECES),
            List.of("late season", "French forts in Niagara", "Montcalm, Béarn in Montréal"),
            TurnStatements::isWholeLine);

    private static StatementForm<Position> of(String example, String words, Meaning<Position, Board> meaning) {
        return StatementForm.of(example, words, (p, m) -> p.with(meaning.apply(p, m)));
    }

    private static Space space(Position p, String name) {
        return p.country().space(name.strip());
    }

    private static List<Space> spaces(Position p, String list) {
        if (list.strip().equalsIgnoreCase("none")) return List.of();
        return Lists.map(p.country().spaceNames().parts(list), name -> space(p, name));
    }

    /** "captured fortresses Albany, Oswego", if there are any. */
    private static Stream<String> listed(String words, Collection<Space> some) {
        return some.isEmpty() ? Stream.of() : Stream.of(words + " " + Wording.orNone(some));
    }

    private static StatementForm<Position> set(
            String example,
            String words,
            Function<Board, SpaceSet<Space>> of,
            BiFunction<Board, SpaceSet<Space>, Board> with) {
        return of(
                        example,
                        words + " (.+)",
                        (p, m) -> with.apply(p.board(), p.country().none().withAll(spaces(p, m.group(1)))))
                .saysAll(p -> listed(words, of.apply(p.board())));
    }

    private static StatementForm<Position> works(String example, String words, Works.Kind kind) {
        var plural = kind == Works.Kind.BEGUN ? "forts begun" : kind.word() + "s";
        return of(example, TrackStatements.SIDE + " " + words + " (?:in|at) (.+)", (p, m) -> {
                    var side = TrackStatements.side(m, 1).orElseThrow();
                    var board = p.board();
                    for (var space : spaces(p, m.group(2)))
                        board = kind == Works.Kind.BEGUN
                                ? board.withBegun(space, Optional.of(side))
                                : board.withWorks(space, Optional.of(new Works(kind, side)));
                    return board;
                })
                .saysAll(p -> Sides.BOTH.stream()
                        .flatMap(side -> listed(
                                "%s %s in".formatted(side, plural),
                                Lists.filter(p.country().spaces(), space -> has(p.board(), space, kind, side)))));
    }

    private static boolean has(Board board, Space space, Works.Kind kind, Side side) {
        return kind == Works.Kind.BEGUN
                ? board.begun().get(space) == side
                : new Works(kind, side).equals(board.works().get(space));
    }

    private static StatementForm<Position> raids(Side side) {
        return of(side + " raided Easton, Easton", side + " raided (.+)", (p, m) -> {
                    var board = p.board();
                    for (var space : board.raided().keySet()) {
                        var there = board.raids(space);
                        board = board.withRaids(space, there.plus(side, -there.of(side)));
                    }
                    for (var space : spaces(p, m.group(1)))
                        board = board.withRaids(space, board.raids(space).plus(side, 1));
                    return board;
                })
                .saysAll(p -> listed(
                        side + " raided",
                        Lists.flatMap(
                                p.country().spaces(),
                                space -> Collections.nCopies(
                                        p.board().raids(space).of(side), space))));
    }

    /** Pieces off the map; those where they are by default are not mentioned. */
    private static StatementForm<Position> in(String example, String words, Place place) {
        return of(example + " " + words, "(.+) " + words.replace(".", "\\.?"), (p, m) -> put(p, m.group(1), place))
                .saysAll(p -> {
                    var blank = Board.blank(p.country()).posts();
                    var there = Lists.filter(p.country().pieces(), piece -> {
                        var post = p.board().posts().get(piece);
                        return post.at().equals(place) && !post.equals(blank.get(piece));
                    });
                    return pieces(p, there, words);
                });
    }

    private static Stream<String> pieces(Position p, List<Piece> there, String where) {
        if (there.isEmpty()) return Stream.of();
        var words = Lists.map(
                there, piece -> piece.name() + (p.board().posts().get(piece).reduced() ? REDUCED : ""));
        return Stream.of(Wording.orNone(words) + " " + where);
    }

    /** Sends the pieces there to where they are by default. */
    private static Board emptied(Position p, MatchResult said) {
        var board = p.board();
        var blank = Board.blank(p.country()).posts();
        for (var space : spaces(p, said.group(1)))
            for (var piece : p.board().pieces(space)) board = board.put(piece, blank.get(piece));
        return board;
    }

    private static Board put(Position p, String list, Place place) {
        var board = p.board();
        for (var name : list.split("\\s*(?:,|\\+)\\s*", -1)) {
            boolean reduced = name.toLowerCase(Locale.ROOT).endsWith(REDUCED);
            var piece = p.country()
                    .pieceNames()
                    .require(reduced ? name.substring(0, name.length() - REDUCED.length()) : name);
            if (reduced && !(piece instanceof Unit)) throw new IllegalArgumentException("a leader has no steps");
            board = board.put(piece, new Post(place, reduced));
        }
        return board;
    }
}
