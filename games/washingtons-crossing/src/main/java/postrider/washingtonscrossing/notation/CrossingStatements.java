package postrider.washingtonscrossing.notation;

import static postrider.notation.StatementForm.flag;
import static postrider.notation.StatementForm.number;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.kernel.Rules;
import postrider.kernel.ruling.Side;
import postrider.map.Hexes.Hex;
import postrider.map.SpaceSet;
import postrider.notation.StatementForm;
import postrider.notation.Statements;
import postrider.text.Lists;
import postrider.washingtonscrossing.Board;
import postrider.washingtonscrossing.Condition;
import postrider.washingtonscrossing.Hexside;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Mark;
import postrider.washingtonscrossing.OptionalRule;
import postrider.washingtonscrossing.Position;
import postrider.washingtonscrossing.Post;
import postrider.washingtonscrossing.Post.Force;
import postrider.washingtonscrossing.Ship;
import postrider.washingtonscrossing.Sides;
import postrider.washingtonscrossing.Turn;
import postrider.washingtonscrossing.Weather;
import postrider.washingtonscrossing.Works;

/** The statements of the notation: what each makes of a position, and which are said of one. */
final class CrossingStatements {
    private CrossingStatements() {}

    private static final String SIDE = "(American|British)";

    /** A leader with what he has: {@code Mercer 720 fatigue 1 disordered}. */
    private static final Pattern WITH = Pattern.compile(
            "(.+?)(?: (\\d{2,4}))?(?: fatigue (\\d))?(?: (disordered|routed))?", Pattern.CASE_INSENSITIVE);

    private static final List<StatementForm<Position>> TRACK = Stream.of(
                    Stream.of(
                            StatementForm.<Position>of(
                                            "turn Dec 26 7 am",
                                            "turn (.+)",
                                            (p, m) -> p.with(p.track().withTurn(Turn.of(m.group(1)))))
                                    .says(p -> "turn " + p.track().turn()),
                            StatementForm.<Position>of(
                                            "weather fair",
                                            "weather (fair|freeze|snow|rain)",
                                            (p, m) -> p.with(p.track()
                                                    .with(Weather.valueOf(
                                                            m.group(1).toUpperCase(Locale.ROOT)))))
                                    .says(p -> "weather " + p.track().weather().word()),
                            StatementForm.<Position>of(
                                            "American to move",
                                            "(?:nobody|" + SIDE + ") to move",
                                            (p, m) -> p.with(p.track().withToMove(side(m))))
                                    .says(p ->
                                            p.track().toMove().map(Side::word).orElse("nobody") + " to move")),
                    Sides.BOTH.stream()
                            .flatMap(side -> Stream.of(
                                    StatementForm.<Position>of(
                                                    side + " points 8",
                                                    side + " points (\\d{1,2})",
                                                    (p, m) -> p.with(p.track().withPoints(side, number(m))))
                                            .says(p -> side + " points "
                                                    + p.track().points().of(side)),
                                    StatementForm.<Position>of(
                                                    side + " VP 4",
                                                    side + " VP (\\d{1,3})",
                                                    (p, m) -> p.with(p.track().withVictory(side, number(m))))
                                            .says(p -> side + " VP "
                                                    + p.track().victory().of(side)),
                                    StatementForm.<Position>of(
                                                    side + " entrenchments spent 1",
                                                    side + " entrenchments spent (\\d)",
                                                    (p, m) -> p.with(p.board().withSpent(side, number(m))))
                                            .saysIf(
                                                    p -> p.board().spent().of(side) > 0,
                                                    p -> side + " entrenchments spent "
                                                            + p.board().spent().of(side)))),
                    Stream.of(StatementForm.<Position>of("arrived 46th, 71st", "arrived (.+)", (p, m) -> {
                                var track = p.track();
                                for (var name : m.group(1).split("\\s*,\\s*")) track = track.withArrived(name);
                                return p.with(track);
                            })
                            .saysIf(
                                    p -> !p.track().arrived().isEmpty(),
                                    p -> "arrived "
                                            + String.join(
                                                    ", ",
                                                    new TreeSet<>(p.track().arrived())))),
                    Stream.of(Mark.values())
                            .map(mark -> flag(
                                    mark.words(),
                                    "(not )?" + mark.words(),
                                    (Position p) -> p.track().has(mark),
                                    (p, so) -> p.with(p.track().with(mark, so)))),
                    Stream.of(OptionalRule.values())
                            .map(rule -> flag(
                                    "optional " + rule.word(),
                                    "(no )?optional " + rule.word(),
                                    (Position p) -> p.track().has(rule),
                                    (p, so) -> p.with(p.track().with(rule, so)))),
                    Stream.of(StatementForm.<Position>of(
                                    "winner British 23.0 why",
                                    "winner (?:nobody|" + SIDE + ") (\\S+) (.+)",
                                    (p, m) -> p.with(
                                            p.track().withEnding(new Rules.Ending(side(m), m.group(2), m.group(3)))))
                            .saysAll(p -> p.track().ending().stream().map(CrossingStatements::words))))
            .flatMap(all -> all)
            .toList();

    private static final List<StatementForm<Position>> BOARD = Stream.of(
                    Ship.ALL.stream().map(CrossingStatements::ship),
                    Sides.BOTH.stream().flatMap(side -> Stream.of(works(side, true), works(side, false))),
                    Stream.of(
                            StatementForm.<Position>of(
                                    "no entrenchment in 2029", "no entrenchments? in (.+)", (p, m) -> {
                                        var board = p.board();
                                        for (var hex : hexes(p, m.group(1)))
                                            board = board.withWorks(hex, Optional.empty());
                                        return p.with(board);
                                    }),
                            leaders("alarmed Rall", "alarmed", Board::alarmed, Board::withAlarmed),
                            leaders("watched Rall", "watched", Board::watched, Board::withWatched),
                            StatementForm.<Position>of(
                                            "Rall seen in 2029 on Dec 26 7 am",
                                            "(.+) seen in (.+) on (\\w+ \\d+ \\d+ [ap]m)",
                                            CrossingStatements::seen)
                                    .saysAll(CrossingStatements::sightings),
                            StatementForm.<Position>of(
                                            "Mercer 300, Fermoy 150 counted in American Detachment 1",
                                            "(.+) counted in (.+)",
                                            CrossingStatements::origins)
                                    .saysAll(CrossingStatements::origins),
                            off("captured Rall", "captured", Post.Off.CAPTURED),
                            off("gone Dickinson", "gone", Post.Off.GONE),
                            off("waiting Cornwallis", "waiting", Post.Off.WAITING),
                            StatementForm.<Position>of(
                                            "Rall 300 returns Dec 29 7 am",
                                            "(.+?)(?: (\\d{2,4}))? returns (.+)",
                                            CrossingStatements::returns)
                                    .saysAll(CrossingStatements::rallying),
                            StatementForm.<Position>of(
                                            "Greene, Mercer 720 fatigue 1 in 1929",
                                            "(.+) in (.+)",
                                            (p, m) -> put(p, m.group(1), hex(p, m.group(2))))
                                    .saysAll(p ->
                                            hexes(p).map(hex -> "%s in %s".formatted(forces(p, hex), name(p, hex))))))
            .flatMap(all -> all)
            .toList();

    static final List<StatementForm<Position>> SAID = Lists.concat(TRACK, BOARD);

    /** The sentence of a winner goes to the end of its line. */
    static final Statements<Position> ALL = new Statements<>(
            SAID,
            List.of("turn Dec 26 7 am", "American to move", "Greene, Mercer 720 fatigue 1 in 1929"),
            line -> line.startsWith("winner "));

    private static Optional<Side> side(MatchResult said) {
        return Lists.find(Sides.BOTH, side -> side.word().equalsIgnoreCase(said.group(1)));
    }

    private static String words(Rules.Ending end) {
        var winner = end.winner().map(Side::word).orElse("nobody");
        return "winner %s %s %s".formatted(winner, end.rule(), end.sentence());
    }

    private static Hex hex(Position p, String name) {
        return p.country().hex(name.strip());
    }

    private static List<Hex> hexes(Position p, String list) {
        return Lists.map(p.country().names().parts(list), name -> hex(p, name));
    }

    private static String name(Position p, Hex hex) {
        return p.country().name(hex);
    }

    /** Those with a leader, in the order of the map. */
    private static Stream<Hex> hexes(Position p) {
        return p
                .country()
                .none()
                .withAll(p.board().leaders().stream()
                        .flatMap(leader -> p.board().force(leader).stream())
                        .map(Force::hex)
                        .toList())
                .stream();
    }

    private static StatementForm<Position> ship(Ship ship) {
        return StatementForm.<Position>of(
                        ship + " at 1330|1329", ship + " (?:at (\\d{4})\\|(\\d{4})|(withdrawn))", (p, m) -> {
                            if (m.group(3) != null) return p.with(p.board().with(ship, Optional.empty()));
                            var one = hex(p, m.group(1));
                            var other = hex(p, m.group(2));
                            var side = Lists.find(p.country().delaware(), at -> at.isBetween(one, other));
                            if (side.isEmpty()) throw new IllegalArgumentException("that is no side of the Delaware");
                            return p.with(p.board().with(ship, side));
                        })
                .saysAll(p -> p.board().ship(ship).stream().map((Hexside at) -> ship + " at " + at));
    }

    private static StatementForm<Position> works(Side side, boolean complete) {
        var words = side + (complete ? " entrenchment" : " half-built entrenchment");
        return StatementForm.<Position>of(words + " in 2029", words + "s? in (.+)", (p, m) -> {
                    var board = p.board();
                    for (var hex : hexes(p, m.group(1)))
                        board = board.withWorks(hex, Optional.of(new Works(side, complete)));
                    return p.with(board);
                })
                .saysAll(p -> {
                    var all = Lists.filter(
                            p.board().works().keySet(),
                            hex -> p.board().works().get(hex).equals(new Works(side, complete)));
                    return all.isEmpty()
                            ? Stream.of()
                            : Stream.of(words + " in " + String.join(", ", Lists.map(all, hex -> name(p, hex))));
                });
    }

    private static Leader leader(Position p, String name) {
        return p.box().names().require(name.strip());
    }

    private static List<Leader> named(Position p, String list) {
        return list.strip().equalsIgnoreCase("none")
                ? List.of()
                : Lists.map(List.of(list.split("\\s*,\\s*")), name -> leader(p, name));
    }

    private static String list(List<Leader> leaders) {
        return leaders.stream().map(Leader::name).collect(Collectors.joining(", "));
    }

    private static StatementForm<Position> leaders(
            String example,
            String word,
            Function<Board, SpaceSet<Leader>> of,
            BiFunction<Board, SpaceSet<Leader>, Board> with) {
        return StatementForm.<Position>of(
                        example,
                        word + " (.+)",
                        (p, m) -> p.with(
                                with.apply(p.board(), SpaceSet.of(p.board().leaders(), named(p, m.group(1))))))
                .saysIf(p -> !of.apply(p.board()).isEmpty(), p -> word + " " + list(List.copyOf(of.apply(p.board()))));
    }

    private static Position seen(Position p, MatchResult said) {
        var sighting = new Board.Sighting(hex(p, said.group(2)), Turn.of(said.group(3)));
        var board = p.board();
        for (var leader : named(p, said.group(1))) board = board.with(leader, sighting);
        return p.with(board);
    }

    private static Stream<String> sightings(Position p) {
        var groups = Lists.grouped(p.board().sightings().keySet(), p.board().sightings()::get);
        return groups.entrySet().stream()
                .map(group -> "%s seen in %s on %s"
                        .formatted(
                                list(group.getValue()),
                                name(p, group.getKey().hex()),
                                group.getKey().turn()));
    }

    private static Position origins(Position p, MatchResult said) {
        var men = new HashMap<Leader, Integer>();
        for (var one : said.group(1).split("\\s*,\\s*")) {
            var origin = WITH.matcher(one.strip());
            if (!origin.matches() || origin.group(2) == null) throw new IllegalArgumentException("say how many men");
            men.put(leader(p, origin.group(1)), Integer.parseInt(origin.group(2)));
        }
        return p.with(p.board().withOrigins(leader(p, said.group(2)), men));
    }

    private static Stream<String> origins(Position p) {
        return p.board().origins().keySet().stream().map(detachment -> {
            var men = p.board().origins(detachment);
            return Lists.filter(p.board().leaders(), men::containsKey).stream()
                    .map(origin -> origin + " " + men.get(origin))
                    .collect(Collectors.joining(", ", "", " counted in " + detachment));
        });
    }

    private static StatementForm<Position> off(String example, String word, Post.Off post) {
        var form = StatementForm.<Position>of(example, word + " (.+)", (p, m) -> {
            var board = p.board();
            for (var leader : named(p, m.group(1))) board = board.put(leader, post);
            return p.with(board);
        });
        return post == Post.Off.WAITING
                ? form
                : form.saysAll(p -> {
                    var all = Lists.filter(
                            p.board().leaders(), leader -> p.board().post(leader) == post);
                    return all.isEmpty() ? Stream.of() : Stream.of(word + " " + list(all));
                });
    }

    private static Position returns(Position p, MatchResult said) {
        var troops = Optional.ofNullable(said.group(2)).map(Integer::parseInt).orElse(0);
        var post = new Post.Rallying(Turn.of(said.group(3)), troops);
        return p.with(p.board().put(leader(p, said.group(1)), post));
    }

    private static Stream<String> rallying(Position p) {
        return p.board().leaders().stream()
                .filter(leader -> p.board().post(leader) instanceof Post.Rallying)
                .map(leader -> {
                    var post = (Post.Rallying) p.board().post(leader);
                    return "%s %d returns %s".formatted(leader, post.troops(), post.until());
                });
    }

    private static String forces(Position p, Hex hex) {
        return Sides.BOTH.stream()
                .flatMap(side -> p.board().in(side, hex).stream())
                .map(leader -> leader + force(p.board().there(leader)))
                .collect(Collectors.joining(", "));
    }

    private static String force(Force force) {
        if (!force.hasTroops()) return "";
        var words = new ArrayList<String>(List.of("" + force.troops()));
        if (force.fatigue() > 0) words.add("fatigue " + force.fatigue());
        if (force.condition() != Condition.GOOD_ORDER)
            words.add(force.condition().word());
        return " " + String.join(" ", words);
    }

    private static Position put(Position p, String list, Hex hex) {
        var board = p.board();
        for (var one : list.split("\\s*,\\s*", -1)) {
            var said = WITH.matcher(one.strip());
            if (!said.matches()) throw new IllegalArgumentException("a leader is missing");
            int troops =
                    Optional.ofNullable(said.group(2)).map(Integer::parseInt).orElse(0);
            int fatigue =
                    Optional.ofNullable(said.group(3)).map(Integer::parseInt).orElse(0);
            if (troops % 10 != 0) throw new IllegalArgumentException("men are counted by tens");
            if (fatigue > Force.MOST_FATIGUE) throw new IllegalArgumentException("fatigue goes to 6");
            var condition = Optional.ofNullable(said.group(4))
                    .map(word -> Condition.valueOf(word.toUpperCase(Locale.ROOT)))
                    .orElse(Condition.GOOD_ORDER);
            board = board.put(leader(p, said.group(1)), new Force(hex, troops, fatigue, condition));
        }
        return p.with(board);
    }
}
