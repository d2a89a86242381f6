package postrider.gateway.workbench;

import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import postrider.desk.GameCatalog;
import postrider.desk.NewGame;
import postrider.gateway.OutgoingLetter;
import postrider.gateway.OutgoingLetter.Cause;
import postrider.gateway.demo.Person;
import postrider.gateway.office.Office;
import postrider.kernel.Game;
import postrider.kernel.ruling.Side;
import postrider.log.Event;
import postrider.play.OpenGame;
import postrider.store.GameCopy;
import postrider.store.GameInMemory;
import postrider.store.GameStore;
import postrider.store.Games;
import postrider.text.Lists;
import postrider.workbench.simulation.RandomBot;

/**
 * The games a post office is measured with, and their players, who make random legal moves. Some games are played;
 * the others are idle copies of the first, with other names and players.
 */
final class BenchGames {
    /** The most people who share the games. */
    private static final int PLAYERS = 1000;

    /** A game this many impulses past its saved position returns to it. */
    private static final int ASTRAY = 5;

    /** On its way a game is saved only every so many impulses, since saving copies all its letters. */
    private static final int MILESTONE = 10;

    private final GameCatalog catalog;
    private final String system;
    private final InstantSource clock;
    private final Person referee;
    private final List<Person> people;
    private final Games places;
    private final List<GameStore> played;
    private final List<GameStore> others;
    private final Map<String, Kept> kept = new HashMap<>();
    private int written;

    /** A saved position to return to. */
    private record Kept(int impulse, GameInMemory copy) {
        static Kept of(GameStore game, int impulse) {
            var copy = new GameInMemory(game.id());
            new GameCopy(game, copy).make();
            return new Kept(impulse, copy);
        }
    }

    /** Lays no game yet in {@code places}. */
    BenchGames(
            GameCatalog catalog,
            String system,
            int games,
            int atATime,
            Games places,
            Person referee,
            InstantSource clock) {
        this.places = places;
        this.catalog = catalog;
        this.system = system;
        this.clock = clock;
        this.referee = referee;
        people = IntStream.range(0, Math.min(2 * games, PLAYERS))
                .mapToObj(number -> Person.of("", "player-%d@postrider.example".formatted(number)))
                .toList();
        var folders = IntStream.range(0, games)
                .mapToObj(number -> places.place("game-%05d".formatted(number)))
                .toList();
        played = folders.stream().limit(atATime).toList();
        others = folders.stream().skip(atATime).toList();
    }

    void lay(Office office) {
        for (var folder : played) office.desk().begin(newGame(folder));
        office.post().round();
        for (var folder : others) copy(played.getFirst(), folder);
    }

    private Person person(GameStore folder, Side side) {
        int number = Integer.parseInt(folder.id().replaceAll("\\D", ""));
        return people.get((2 * number + sides().indexOf(side)) % people.size());
    }

    private List<Side> sides() {
        return catalog.game(system).sides();
    }

    private Map<Side, Event.Player> players(GameStore folder) {
        return sides().stream()
                .collect(Collectors.toMap(
                        side -> side, side -> person(folder, side).player()));
    }

    private NewGame newGame(GameStore folder) {
        return new NewGame(
                folder,
                system,
                Optional.empty(),
                Map.of(),
                players(folder),
                referee.key().publicKey().fingerprint(),
                Collections.emptySortedMap(),
                Optional.empty());
    }

    private void copy(GameStore from, GameStore to) {
        var events = from.events();
        var secret = from.secret(from.header());
        var beginning = new GameStore.Beginning(
                header(from.header(), secret.commitments(to.id(), from.header().places()), to),
                secret,
                Collections.emptySortedMap(),
                events.getFirst().at());
        to.begin(beginning, events, begun -> {});
    }

    private Event.Header header(Event.Header header, Map<String, String> commitments, GameStore folder) {
        return new Event.Header(
                header.format(),
                folder.id(),
                header.system(),
                header.box(),
                header.scenario(),
                header.options(),
                players(folder),
                header.referee(),
                commitments,
                header.fixedSecret());
    }

    List<GameStore> played() {
        return played;
    }

    /** The letter this game awaits, if any. */
    List<byte[]> lettersOf(GameStore game) {
        return letters(List.of(game));
    }

    List<byte[]> letters() {
        return letters(played);
    }

    /**
     * Letters only for games that are not over and have not reached this impulse. A game is saved when it gets there, and at milestones before,
     * as it may end sooner.
     */
    List<byte[]> lettersBefore(int impulse) {
        for (var game : played) {
            var log = game.log();
            if (!log.over()
                    && (log.impulse() == impulse || log.impulse() < impulse && isMilestone(game, log.impulse())))
                kept.put(game.id(), Kept.of(game, log.impulse()));
        }
        return letters(
                Lists.filter(played, game -> !game.log().over() && game.log().impulse() < impulse));
    }

    private boolean isMilestone(GameStore game, int impulse) {
        var last = kept.get(game.id());
        return last == null || impulse >= last.impulse() + MILESTONE;
    }

    /** The earliest saved impulse of any game. */
    int impulse() {
        return kept.values().stream().mapToInt(Kept::impulse).min().orElseThrow();
    }

    /** Returns each game that is over, or far past its saved position, to that position. */
    void goBack() {
        for (var game : played)
            if (game.log().over() || game.log().impulse() > kept.get(game.id()).impulse() + ASTRAY) {
                places.discard(game.id());
                new GameCopy(kept.get(game.id()).copy(), game).make();
            }
    }

    private List<byte[]> letters(List<GameStore> games) {
        var letters = new ArrayList<byte[]>();
        for (var game : games) {
            var open = catalog.open(game, game.log());
            Lists.find(sides(), open.status()::awaits)
                    .ifPresent(side ->
                            letters.add(letter(game, side, lines(catalog.box(game, game.header()), open, side))));
        }
        return letters;
    }

    private <P, O> List<String> lines(Game.Box<P, O> box, OpenGame<?, ?> game, Side side) {
        var player = new RandomBot<P, O>(++written);
        var asked = game.status().asked(side);
        if (asked.isEmpty()) {
            var position = box.notation().position(game.notation());
            return box.orders().words(player.order(position, side, box.legal(position, side)));
        }
        return Lists.map(
                asked,
                question -> "answer %s: %s"
                        .formatted(
                                question.name(),
                                player.to(question).orElseThrow().words()));
    }

    private byte[] letter(GameStore game, Side side, List<String> lines) {
        var writer = person(game, side);
        var header = Stream.of("game " + game.id(), "impulse " + game.log().impulse());
        return new OutgoingLetter(
                        writer.self().messageId("letter." + written),
                        writer.self(),
                        referee.self(),
                        "orders",
                        clock.instant().truncatedTo(ChronoUnit.SECONDS),
                        Cause.PERSON,
                        List.of(),
                        Stream.concat(header, lines.stream()).collect(Collectors.joining("\n", "", "\n")))
                .signed(writer.key());
    }
}
