package postrider.gateway.docs;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import postrider.kernel.Game;
import postrider.kernel.view.Picture;
import postrider.kernel.view.Picture.Arrow;
import postrider.templates.map.Cutting;
import postrider.templates.map.MapDrawing;
import postrider.workbench.simulation.Played;
import postrider.workbench.simulation.Simulation;

/** Draws the maps of whole wars: nothing on them may cover anything else, and none may be too large for a letter. */
@Tag("long")
class MapsOfWarsTest {
    private static final Path GAMES = Path.of("../games");
    private static final Pattern POSITION = Pattern.compile("\nposition:\n((?:- \".*\"\n)+)");

    /** The positions drawn of each war, spread over its length, since little moves from one impulse to the next. */
    private static final int POSITIONS = 40;

    private static final int LARGEST = 75_000;

    /** The pieces drawn on a whole map of hexes, which has no plain paper. */
    private static final int LARGEST_OF_HEXES = 100_000;

    private final MapDrawing drawing = new MapDrawing();

    private static Stream<Game> games() {
        return ServiceLoader.load(Game.class).stream().map(ServiceLoader.Provider::get);
    }

    @ParameterizedTest
    @MethodSource("games")
    void nothingOverlapsAndNoMapIsTooLarge(Game game) throws IOException {
        int looked = 0;
        for (var war : wars(game, game.open())) {
            assertFits(war.getFirst().with(List.of()));
            for (int i = 0; i < war.size(); i++) {
                assertApart(war.get(i));
                if (i % 16 == 0) assertLettersFit(war.get(i).withoutLegend());
            }
            looked += war.size();
        }
        assertTrue(looked > 3 * POSITIONS, looked + " positions");
    }

    private void assertLettersFit(Picture whole) {
        assertFits(whole);
        new Cutting(whole)
                .around(whole.arrows().stream().map(Arrow::to).toList())
                .ifPresent(this::assertFits);
    }

    private void assertFits(Picture map) {
        int bytes = drawing.png(map).length;
        int most = map.sheet().hexes().isPresent() ? LARGEST_OF_HEXES : LARGEST;
        assertTrue(bytes <= most, "%s has %,d bytes".formatted(map.margin().title(), bytes));
    }

    private void assertApart(Picture map) {
        var labels = drawing.labels(map);
        for (int i = 0; i < labels.size(); i++)
            for (int j = 0; j < i; j++)
                assertFalse(labels.get(i).intersects(labels.get(j)), () -> "two labels meet on " + map);
        long standing = map.pieces().size();
        long named = map.sheet().places().stream()
                .filter(place -> !place.label().isEmpty())
                .count();
        assertTrue(labels.size() >= named * 2 + standing, () -> "something found no room: " + map);
    }

    /** The golden wars, between sensible players, and two wars between random players. */
    private <P, O> List<List<Picture>> wars(Game game, Game.Box<P, O> box) throws IOException {
        var wars = new ArrayList<List<Picture>>();
        for (var war : golden(game)) wars.add(maps(game, box, positions(box, war)));
        var random = Simulation.of(game.name(), box, game.scenarios().getFirst(), Map.of(), "random");
        for (long seed = 0; seed < 2; seed++)
            wars.add(maps(
                    game,
                    box,
                    random.play(seed).impulses().stream().map(Played::after).toList()));
        return wars;
    }

    private static List<Path> golden(Game game) throws IOException {
        var folder = GAMES.resolve(game.name()).resolve("golden");
        if (!Files.exists(folder)) return List.of();
        try (var golden = Files.list(folder)) {
            return golden.sorted().toList();
        }
    }

    private static <P> List<P> positions(Game.Box<P, ?> box, Path war) throws IOException {
        return POSITION.matcher(Files.readString(war.resolve("game.yaml")))
                .results()
                .map(position -> position.group(1).replaceAll("(?m)^- \"(.*)\"$", "$1"))
                .map(box.notation()::position)
                .toList();
    }

    /** With two arrows each, to crowd them. */
    private <P> List<Picture> maps(Game game, Game.Box<P, ?> box, List<P> positions) {
        int many = Math.min(POSITIONS, positions.size());
        return IntStream.range(0, many)
                .mapToObj(i -> positions.get(i * positions.size() / many))
                .map(position -> box.rules().view(position, game.sides().getFirst()))
                .map(view -> view.picture().orElseThrow())
                .map(map -> map.with(arrows(map)))
                .toList();
    }

    private static List<Arrow> arrows(Picture map) {
        return IntStream.range(0, Math.min(2, map.sheet().connections().size()))
                .mapToObj(i -> map.sheet().connections().get((map.pieces().hashCode() & 31) + i))
                .flatMap(way -> Stream.of(
                        new Arrow(
                                way.from(),
                                way.to(),
                                Arrow.Act.MARCH,
                                map.sides().getFirst()),
                        new Arrow(
                                way.to(),
                                way.to(),
                                Arrow.Act.BATTLE,
                                map.sides().getLast())))
                .toList();
    }
}
