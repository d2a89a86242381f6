package postrider.washingtonscrossing.notation;

import static java.util.stream.Collectors.joining;
import static postrider.notation.StatementForm.number;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import postrider.kernel.ruling.Side;
import postrider.map.Hexes.Hex;
import postrider.map.SpaceSet;
import postrider.notation.StatementForm;
import postrider.text.Lists;
import postrider.washingtonscrossing.Board;
import postrider.washingtonscrossing.Condition;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Position;
import postrider.washingtonscrossing.Post;
import postrider.washingtonscrossing.Post.Force;
import postrider.washingtonscrossing.Ship;
import postrider.washingtonscrossing.Sides;
import postrider.washingtonscrossing.Turn;
import postrider.washingtonscrossing.Works;

/** Statements about the map and the Leader Displays (2.3.1). */
final class BoardStatements {
    /** A leader with a force: {@code Mercer 720 fatigue 1 disordered}. */
    private static final Pattern WITH = Pattern.compile(
            "(.+?)(?: (\\d{2,4}))?(?: fatigue (\\d))?(?: (disordered|routed))?", Pattern.CASE_INSENSITIVE);

    private BoardStatements() {}

    static List<StatementForm<Position>> all() {
        var all = new ArrayList<StatementForm<Position>>();
        for (var ship : Ship.ALL) all.add(ship(ship));
        for (var side : Sides.BOTH) {
            all.add(works(side, true));
            all.add(works(side, false));
            var spent = side + " entrenchments spent ";
            all.add(of(spent + "1", spent + "(\\d)", (now, said) -> now.board().withSpent(side, number(said)))
                    .saysIf(
                            now -> now.board().spent().of(side) > 0,
                            now -> spent + now.board().spent().of(side)));
        }
        all.add(hexes("no entrenchment in 2029", "no entrenchments? in (.+)", Optional.empty()));
        all.add(leaders("alarmed Rall", "alarmed", Board::alarmed, Board::withAlarmed));
        all.add(leaders("watched Rall", "watched", Board::watched, Board::withWatched));
        all.add(of(
                        "Rall seen in 2029 on Dec 26 7 am",
                        "(.+) seen in (.+) on (\\w+ \\d+ \\d+ [ap]m)",
                        BoardStatements::seen)
                .saysAll(BoardStatements::sightings));
        all.add(of(
                        "Mercer 300, Fermoy 150 counted in American Detachment 1",
                        "(.+) counted in (.+)",
                        BoardStatements::origins)
                .saysAll(BoardStatements::origins));
        all.add(off("captured Rall", Post.Off.CAPTURED));
        all.add(off("gone Dickinson", Post.Off.GONE));
        all.add(off("waiting Cornwallis", Post.Off.WAITING));
        all.add(of("Rall 300 returns Dec 29 7 am", "(.+?)(?: (\\d{2,4}))? returns (.+)", BoardStatements::returns)
                .saysAll(BoardStatements::rallying));
        all.add(of("Greene, Mercer 720 fatigue 1 in 1929", "(.+) in (.+)", BoardStatements::put)
                .saysAll(BoardStatements::forces));
        return List.copyOf(all);
    }

    private static StatementForm<Position> of(
            String example, String words, StatementForm.Meaning<Position, Board> meaning) {
        return StatementForm.of(example, words, (now, said) -> now.with(meaning.apply(now, said)));
    }

    private static Hex hex(Position now, String name) {
        return now.country().hex(name.strip());
    }

    private static Leader leader(Position now, String name) {
        return now.box().names().require(name.strip());
    }

    private static List<Leader> named(Position now, String list) {
        boolean none = list.strip().equalsIgnoreCase("none");
        return none ? List.of() : Lists.map(List.of(list.split("\\s*,\\s*")), name -> leader(now, name));
    }

    /** "captured Rall, Leslie"; empty if there are none. */
    private static Stream<String> listed(String words, Collection<?> some) {
        return some.isEmpty() ? Stream.of() : Stream.of(words + " " + Lists.joined(some, ", ", Object::toString));
    }

    private static int count(MatchResult said, int group) {
        return said.group(group) == null ? 0 : Integer.parseInt(said.group(group));
    }

    private static StatementForm<Position> ship(Ship ship) {
        var words = ship + " (?:at (\\d{4})\\|(\\d{4})|(withdrawn))";
        return of(ship + " at 1330|1329", words, (now, said) -> {
                    if (said.group(3) != null) return now.board().with(ship, Optional.empty());
                    var side = now.country().delaware(hex(now, said.group(1)), hex(now, said.group(2)));
                    if (side.isEmpty()) throw new IllegalArgumentException("that is no side of the Delaware");
                    return now.board().with(ship, side);
                })
                .saysAll(now -> now.board().ship(ship).stream().map(at -> ship + " at " + at));
    }

    private static StatementForm<Position> works(Side side, boolean complete) {
        var words = side + (complete ? " entrenchment" : " half-built entrenchment");
        var meant = new Works(side, complete);
        return hexes(words + " in 2029", words + "s? in (.+)", Optional.of(meant))
                .saysAll(now -> {
                    var works = now.board().works();
                    var hexes =
                            Lists.filter(works.keySet(), hex -> works.get(hex).equals(meant));
                    return listed(words + " in", Lists.map(hexes, now.country()::name));
                });
    }

    private static StatementForm<Position> hexes(String example, String words, Optional<Works> works) {
        return of(example, words, (now, said) -> {
            var board = now.board();
            for (var name : now.country().names().parts(said.group(1))) board = board.withWorks(hex(now, name), works);
            return board;
        });
    }

    private static StatementForm<Position> leaders(
            String example,
            String word,
            Function<Board, SpaceSet<Leader>> of,
            BiFunction<Board, SpaceSet<Leader>, Board> with) {
        return of(
                        example,
                        word + " (.+)",
                        (now, said) ->
                                with.apply(now.board(), SpaceSet.of(now.board().leaders(), named(now, said.group(1)))))
                .saysAll(now -> listed(word, of.apply(now.board())));
    }

    private static Board seen(Position now, MatchResult said) {
        var sighting = new Board.Sighting(hex(now, said.group(2)), Turn.of(said.group(3)));
        var board = now.board();
        for (var leader : named(now, said.group(1))) board = board.with(leader, sighting);
        return board;
    }

    private static Stream<String> sightings(Position now) {
        var sightings = now.board().sightings();
        return Lists.grouped(sightings.keySet(), sightings::get).entrySet().stream()
                .map(seen -> {
                    var leaders = Lists.joined(seen.getValue(), ", ", Leader::name);
                    var hex = now.country().name(seen.getKey().hex());
                    return "%s seen in %s on %s"
                            .formatted(leaders, hex, seen.getKey().turn());
                });
    }

    private static Board origins(Position now, MatchResult said) {
        var men = new HashMap<Leader, Integer>();
        for (var one : said.group(1).split("\\s*,\\s*")) {
            var origin = WITH.matcher(one.strip());
            if (!origin.matches() || origin.group(2) == null) throw new IllegalArgumentException("say how many men");
            men.put(leader(now, origin.group(1)), count(origin, 2));
        }
        return now.board().withOrigins(leader(now, said.group(2)), men);
    }

    private static Stream<String> origins(Position now) {
        return now.board().origins().entrySet().stream()
                .map(men -> Board.counted(men.getValue()) + " counted in " + men.getKey());
    }

    private static StatementForm<Position> off(String example, Post.Off post) {
        var word = example.split(" ")[0];
        var form = of(example, word + " (.+)", (now, said) -> {
            var board = now.board();
            for (var leader : named(now, said.group(1))) board = board.put(leader, post);
            return board;
        });
        if (post == Post.Off.WAITING) return form;
        return form.saysAll(now -> listed(
                word, Lists.filter(now.board().leaders(), leader -> now.board().post(leader) == post)));
    }

    private static Board returns(Position now, MatchResult said) {
        return now.board().put(leader(now, said.group(1)), new Post.Rallying(Turn.of(said.group(3)), count(said, 2)));
    }

    private static Stream<String> rallying(Position now) {
        return now.board().leaders().stream()
                .flatMap(leader -> now.board().post(leader) instanceof Post.Rallying(var until, int troops)
                        ? Stream.of("%s %d returns %s".formatted(leader, troops, until))
                        : Stream.of());
    }

    /** In the order of the map. */
    private static Stream<String> forces(Position now) {
        var board = now.board();
        var hexes = now.country().none().withAll(Lists.concat(board.hexes(Sides.AMERICAN), board.hexes(Sides.BRITISH)));
        return hexes.stream()
                .map(hex -> Sides.BOTH.stream()
                        .flatMap(side -> board.in(side, hex).stream())
                        .map(leader -> leader + words(board.there(leader)))
                        .collect(joining(", ", "", " in " + now.country().name(hex))));
    }

    private static String words(Force force) {
        if (!force.hasTroops()) return "";
        var fatigue = force.fatigue() > 0 ? " fatigue " + force.fatigue() : "";
        boolean fit = force.condition() == Condition.GOOD_ORDER;
        return " " + force.troops() + fatigue
                + (fit ? "" : " " + force.condition().word());
    }

    private static Board put(Position now, MatchResult said) {
        var hex = hex(now, said.group(2));
        var board = now.board();
        for (var one : said.group(1).split("\\s*,\\s*", -1)) {
            var leader = WITH.matcher(one.strip());
            if (!leader.matches()) throw new IllegalArgumentException("a leader is missing");
            board = board.put(leader(now, leader.group(1)), force(hex, leader));
        }
        return board;
    }

    private static Force force(Hex hex, MatchResult said) {
        int troops = count(said, 2);
        int fatigue = count(said, 3);
        if (troops % 10 != 0) throw new IllegalArgumentException("men are counted by tens");
        if (fatigue > Force.MOST_FATIGUE) throw new IllegalArgumentException("fatigue goes to 6");
        var condition = Optional.ofNullable(said.group(4))
                .map(word -> Condition.valueOf(word.toUpperCase(Locale.ROOT)))
                .orElse(Condition.GOOD_ORDER);
        return new Force(hex, troops, fatigue, condition);
    }
}
