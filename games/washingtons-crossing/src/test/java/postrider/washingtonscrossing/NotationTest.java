package postrider.washingtonscrossing;

import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import postrider.kernel.Edition;
import postrider.kernel.Rules;
import postrider.kit.NotationKit;
import postrider.map.Hexes.Hex;
import postrider.map.SpaceSet;
import postrider.washingtonscrossing.box.BoxReader;
import postrider.washingtonscrossing.notation.CrossingNotation;

class NotationTest extends NotationKit<Position> {
    private static final Box BOX = BoxReader.read(BoxReader.layers(), Edition.FIRST);
    private static final CrossingNotation NOTATION = new CrossingNotation(BOX);

    NotationTest() {
        super(NOTATION);
    }

    @Override
    protected Position position(long seed) {
        var random = new SplittableRandom(seed);
        var board = Board.blank(BOX.country(), BOX.leaders());
        for (var leader : BOX.leaders()) board = board.put(leader, post(random));
        for (var leader : BOX.leaders())
            if (random.nextInt(3) == 0)
                board = board.with(leader, new Board.Sighting(any(random, hexes()), turn(random)));
        for (var ship : Ship.ALL)
            if (random.nextBoolean())
                board = board.with(ship, Optional.of(any(random, BOX.country().delaware())));
        for (int works = random.nextInt(3); works > 0; works--)
            board = board.withWorks(
                    any(random, hexes()), Optional.of(new Works(any(random, Sides.BOTH), random.nextBoolean())));
        board = board.withSpent(Sides.AMERICAN, random.nextInt(6))
                .withAlarmed(some(random))
                .withWatched(some(random));
        return new Position(BOX, track(random), board);
    }

    private static Track track(SplittableRandom random) {
        var track = Track.start()
                .withTurn(turn(random))
                .with(any(random, List.of(Weather.values())))
                .withToMove(Optional.of(any(random, Sides.BOTH)));
        for (var side : Sides.BOTH)
            track = track.withPoints(side, random.nextInt(31)).withVictory(side, random.nextInt(80));
        for (var mark : Mark.values()) track = track.with(mark, random.nextBoolean());
        for (var rule : OptionalRule.values()) track = track.with(rule, random.nextBoolean());
        for (var coming : BOX.reinforcements()) if (random.nextBoolean()) track = track.withArrived(coming.name());
        return random.nextInt(9) == 0
                ? track.withEnding(new Rules.Ending(Optional.of(Sides.BRITISH), "23.0", "The British win, as it is."))
                : track;
    }

    private static Turn turn(SplittableRandom random) {
        return new Turn(1 + random.nextInt(49));
    }

    private static List<Hex> hexes() {
        return BOX.country().hexes();
    }

    private static SpaceSet<Leader> some(SplittableRandom random) {
        return SpaceSet.all(BOX.leaders()).where(leader -> random.nextInt(5) == 0);
    }

    private static Post post(SplittableRandom random) {
        return switch (random.nextInt(6)) {
            case 0 -> any(random, List.of(Post.Off.values()));
            case 1 -> new Post.Rallying(turn(random), 10 * (1 + random.nextInt(50)));
            default ->
                new Post.Force(
                        any(random, hexes()),
                        10 * random.nextInt(120),
                        random.nextInt(7),
                        any(random, List.of(Condition.values())));
        };
    }

    private static <T> T any(SplittableRandom random, List<T> all) {
        return all.get(random.nextInt(all.size()));
    }

    private static Position start() {
        return NOTATION.position(BOX.scenarios().get("campaign"));
    }

    @Test
    void everyStatementIsReadAndDocumented() throws IOException {
        assertDocumented(NOTATION.statements(), start());
    }

    @Test
    void aStatementThatIsUntrueChangesThePosition() {
        for (var line : List.of(
                "turn Dec 26 7 am",
                "weather snow",
                "British to move",
                "American points 3",
                "British VP 5",
                "Trenton warned",
                "Durham Boats at 1631|1630",
                "American entrenchment in Princeton",
                "Rall 1240 fatigue 2 in Trenton",
                "Rall 1250 fatigue 1 in Trenton",
                "Rall 1250 fatigue 2 routed in Trenton",
                "captured Rall",
                "Rall seen in Trenton on Dec 26 7 am",
                "Mercer 300, Fermoy 150 counted in American Detachment 1"))
            assertNotEquals(start(), NOTATION.with(start(), line), line);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "hello",
                "Rall in",
                "Rall 1251 in Trenton",
                "Rall 1250 fatigue 7 in Trenton",
                "Nobody 100 in Trenton",
                "Rall in Atlantis",
                "turn Dec 24 7 am",
                "turn Dec 26 8 am",
                "weather fine",
                "American points 300",
                "Durham Boats at 2029|2028",
                "gone Nobody",
                "winner British",
                ", in ,"
            })
    void nonsenseIsRefusedInWords(String statement) {
        assertThrows(IllegalArgumentException.class, () -> NOTATION.with(start(), statement));
    }
}
