package postrider.wildernesswar.notation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.cards.CardStatements;
import postrider.kernel.ruling.Side;
import postrider.map.SpaceSet;
import postrider.notation.StatementForm;
import postrider.notation.Statements;
import postrider.notation.TurnStatements;
import postrider.text.Lists;
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

/** The statements of the notation: what each makes of a position, and which are said of one. */
public final class WarStatements {
    private WarStatements() {}

    private static final String REDUCED = " reduced";

    private static final List<StatementForm<Position>> WORKS = Stream.of(
                    works("French forts in Niagara", "forts?", Works.Kind.FORT),
                    works("French stockades in Venango", "stockades?", Works.Kind.STOCKADE),
                    works("British forts begun in Winchester", "forts? begun", Works.Kind.BEGUN),
                    List.of(StatementForm.<Position>of("no works in Niagara", "no works in (.+)", (p, m) -> {
                        var board = p.board();
                        for (var space : spaces(p, m.group(1)))
                            board = board.withWorks(space, Optional.empty()).withBegun(space, Optional.empty());
                        return p.with(board);
                    })),
                    List.of(
                            set(
                                    "captured fortresses Albany",
                                    "captured fortresses",
                                    Board::captured,
                                    Board::withCaptured),
                            set("Amphib in Louisbourg", "Amphib in", Board::landings, Board::withLandings),
                            set(
                                    "Fieldworks in Crown Point",
                                    "Fieldworks in",
                                    Board::fieldworks,
                                    Board::withFieldworks)),
                    List.of(StatementForm.<Position>of(
                                    "siege 1 in Louisbourg",
                                    "(?:no siege|siege (\\d)) (?:in|at) (.+)",
                                    (p, m) -> p.with(p.board()
                                            .withSiege(
                                                    space(p, m.group(2)),
                                                    StatementForm.said(m).map(Integer::parseInt))))
                            .saysAll(p -> inOrder(p)
                                    .filter(s -> p.board().isBesieged(s))
                                    .map(s -> "siege %d in %s"
                                            .formatted(p.board().sieges().get(s), s)))),
                    Lists.map(Sides.BOTH, WarStatements::raids))
            .flatMap(List::stream)
            .toList();

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
                    Stream.of(Place.Off.values()).map(WarStatements::off),
                    Stream.of(Department.values()).map(WarStatements::militia),
                    Stream.of(StatementForm.<Position>of(
                                    "Montcalm, Béarn in Montréal",
                                    "(.+) in (.+)",
                                    (p, m) -> put(p, m.group(1), space(p, m.group(2))))
                            .saysAll(p -> inOrder(p)
                                    .filter(s -> !p.board().pieces(s).isEmpty())
                                    .map(s -> pieces(p, s) + " in " + s))))
            .flatMap(all -> all)
            .toList();

    /** As they are said. */
    static final List<StatementForm<Position>> SAID = Stream.of(
                    TrackStatements.TRACK, TrackStatements.MARKS, WORKS, PIECES, CARDS)
            .flatMap(List::stream)
            .toList();

    /** As they are tried: what a piece is called comes last. */
    public static final Statements<Position> ALL = new Statements<>(
            Stream.of(TrackStatements.TRACK, TrackStatements.MARKS, WORKS, CARDS, PIECES)
                    .flatMap(List::stream)
                    .toList(),
            List.of("late season", "French forts in Niagara", "Montcalm, Béarn in Montréal"),
            TurnStatements::isWholeLine);

    private static Space space(Position p, String name) {
        return p.country().space(name.strip());
    }

    private static List<Space> spaces(Position p, String list) {
        if (list.strip().equalsIgnoreCase("none")) return List.of();
        return Lists.map(p.country().spaceNames().parts(list), name -> space(p, name));
    }

    private static Stream<Space> inOrder(Position p) {
        return p.country().spaces().stream();
    }

    private static StatementForm<Position> set(
            String example,
            String words,
            Function<Board, SpaceSet<Space>> of,
            BiFunction<Board, SpaceSet<Space>, Board> with) {
        return StatementForm.<Position>of(
                        example,
                        words + " (.+)",
                        (p, m) ->
                                p.with(with.apply(p.board(), p.country().none().withAll(spaces(p, m.group(1))))))
                .saysIf(p -> !of.apply(p.board()).isEmpty(), p -> words + " " + names(of.apply(p.board()).stream()));
    }

    private static String names(Stream<?> things) {
        return things.map(Object::toString).collect(Collectors.joining(", "));
    }

    private static List<StatementForm<Position>> works(String example, String words, Works.Kind kind) {
        var plural = kind == Works.Kind.BEGUN ? "forts begun" : kind.word() + "s";
        return List.of(StatementForm.<Position>of(
                        example, TrackStatements.SIDE + " " + words + " (?:in|at) (.+)", (p, m) -> {
                            var side = TrackStatements.side(m, 1).orElseThrow();
                            var board = p.board();
                            for (var space : spaces(p, m.group(2)))
                                board = kind == Works.Kind.BEGUN
                                        ? board.withBegun(space, Optional.of(side))
                                        : board.withWorks(space, Optional.of(new Works(kind, side)));
                            return p.with(board);
                        })
                .saysAll(p -> Sides.BOTH.stream()
                        .map(side -> Map.entry(
                                side,
                                inOrder(p).filter(s -> has(p, s, kind, side)).toList()))
                        .filter(entry -> !entry.getValue().isEmpty())
                        .map(entry ->
                                "%s %s in %s".formatted(entry.getKey(), plural, names(entry.getValue().stream())))));
    }

    private static boolean has(Position p, Space space, Works.Kind kind, Side side) {
        return kind == Works.Kind.BEGUN
                ? side.equals(p.board().begun().get(space))
                : new Works(kind, side).equals(p.board().works().get(space));
    }

    private static StatementForm<Position> raids(Side side) {
        return StatementForm.<Position>of(side + " raided Easton, Easton", side + " raided (.+)", (p, m) -> {
                    var board = p.board();
                    for (var space : board.raided().keySet()) {
                        var there = board.raided().get(space);
                        board = board.withRaids(space, there.plus(side, -there.of(side)));
                    }
                    for (var space : spaces(p, m.group(1)))
                        board = board.withRaids(
                                space,
                                board.raided()
                                        .getOrDefault(space, Board.NO_RAIDS)
                                        .plus(side, 1));
                    return p.with(board);
                })
                .saysAll(p -> {
                    var all = inOrder(p)
                            .flatMap(s -> Stream.generate(() -> s)
                                    .limit(p.board()
                                            .raided()
                                            .getOrDefault(s, Board.NO_RAIDS)
                                            .of(side)))
                            .toList();
                    return all.isEmpty() ? Stream.of() : Stream.of(side + " raided " + names(all.stream()));
                });
    }

    private static StatementForm<Position> off(Place.Off place) {
        return StatementForm.<Position>of(
                        "Wolfe " + place.words(), "(.+) " + place.words(), (p, m) -> put(p, m.group(1), place))
                .saysAll(p -> listed(p, place).stream().map(names -> names + " " + place.words()));
    }

    private static StatementForm<Position> militia(Department department) {
        var box = new Place.MilitiaBox(department);
        var words = "in the " + department + " militia box";
        return StatementForm.<Position>of(
                        "Canadian Militia 1 " + words,
                        "(.+) " + words.replace(".", "\\.?"),
                        (p, m) -> put(p, m.group(1), box))
                .saysAll(p -> listed(p, box).stream().map(names -> names + " " + words));
    }

    /** Those who are there; what goes without saying is left out. */
    private static Optional<String> listed(Position p, Place place) {
        var blank = Board.blank(p.country());
        var there = Lists.filter(
                p.country().pieces(),
                piece -> p.board().place(piece).equals(place)
                        && !blank.posts().get(piece).equals(p.board().posts().get(piece)));
        return there.isEmpty()
                ? Optional.empty()
                : Optional.of(there.stream().map(piece -> word(p, piece)).collect(Collectors.joining(", ")));
    }

    private static String pieces(Position p, Space space) {
        return p.board().pieces(space).stream().map(piece -> word(p, piece)).collect(Collectors.joining(", "));
    }

    private static String word(Position p, Piece piece) {
        return piece.name() + (p.board().posts().get(piece).reduced() ? REDUCED : "");
    }

    private static Position put(Position p, String list, Place place) {
        var posts = new LinkedHashMap<Piece, Post>();
        var names = new ArrayList<>(List.of(list.split("\\s*(?:,|\\+)\\s*", -1)));
        for (var name : names) {
            boolean reduced = name.toLowerCase(Locale.ROOT).endsWith(REDUCED);
            var piece = p.country()
                    .pieceNames()
                    .require(reduced ? name.substring(0, name.length() - REDUCED.length()) : name);
            if (reduced && !(piece instanceof Unit)) throw new IllegalArgumentException("a leader has no steps");
            posts.put(piece, new Post(place, reduced));
        }
        var board = p.board();
        for (var entry : posts.entrySet()) board = board.put(entry.getKey(), entry.getValue());
        return p.with(board);
    }
}
