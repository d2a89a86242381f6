package postrider.gateway.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.desk.GameCatalog;
import postrider.files.Hash;
import postrider.log.Written;
import postrider.store.EventChain;
import postrider.store.GameInMemory;

/** Tournaments of every kind, in which every game is ended by a ruling, and verified from the file. */
class DirectorTest {
    private static final Instant NOON = Instant.parse("2026-11-20T12:00:00Z");

    @TempDir
    private Path home;

    private final GameCatalog catalog = GameCatalog.installed();
    private final TournamentsInMemory store = new TournamentsInMemory();
    private final Director director = new Director(store, catalog, id -> Optional.empty(), () -> NOON);

    private Proceedings begin(int entrants, String... lines) throws IOException {
        var text = "name: The Cup\nround: 30 days\ndirector: {name: Ann, address: ann@example.org, key: none}\n"
                + String.join("\n", lines)
                + IntStream.rangeClosed(1, entrants)
                        .mapToObj(
                                "- {name: player%1$02d, address: player%1$02d@example.org, key: none, seed: %1$d}"
                                        ::formatted)
                        .collect(Collectors.joining("\n", "\nentrants:\n", "\n"));
        return director.begin("cup", PlanFile.read(Files.writeString(home.resolve("cup.yaml"), text), catalog, NOON));
    }

    private Proceedings so() throws IOException {
        return director.catchUp(director.proceedings("cup"));
    }

    /** Pairs a round, and ends all its games by rulings. */
    private void round(String result) throws IOException {
        director.pair(so());
        for (var board : so().open())
            director.adjudicate(
                    so(),
                    so().plan().director(),
                    board.name(),
                    result.equals("lower")
                            ? so().at(Math.min(board.first(), board.second())).name()
                            : result,
                    "it was so",
                    Written.NOT);
    }

    private List<String> amiss(Proceedings so) throws IOException {
        return new Recount(so, Optional.of(store.secret("cup")), catalog, id -> Optional.empty())
                .findings()
                .amiss();
    }

    @Test
    void aKnockOutGoesOnUntilOneIsLeft() throws IOException {
        begin(6, "format: knock-out", "game: washingtons-war");
        round("lower");
        assertEquals(2, so().boards(1).size(), "the first two seeds have byes");
        var spared = new TournamentStatus(so(), director).pairings();
        assertTrue(spared.contains("player01 has no game and goes on to the next round.\n"), spared);
        round("lower");
        round("lower");
        assertThrows(IllegalArgumentException.class, () -> director.pair(so()));
        var so = director.close(so(), "");
        assertEquals(List.of(), amiss(so));
        var report = new TournamentReports(so, director)
                .closing(so.closed().orElseThrow(), new Leaf.Table(List.of("Game"), List.of(), List.of()));
        assertEquals("The Cup is over: player01 has won", report.headline());
    }

    @Test
    void aRulingOutOfTurnIsFound() throws IOException {
        begin(2, "format: swiss", "rounds: 1", "game: washingtons-war");
        var paired = director.pair(so());
        var board = paired.boards(1).getFirst().name();
        director.enter(paired, new Deed.Adjudicated(board, Score.FIRST_WON, "so I say", "player01", Written.NOT));
        assertEquals(List.of("Entry 4: 'player01' may not rule in cup-1-1."), amiss(so()));
        var official = so().plan().director().name();
        director.enter(so(), new Deed.Adjudicated(board, Score.SECOND_WON, "rather", official, Written.NOT));
        director.enter(so(), new Deed.Ended(board, Score.SECOND_WON, "", false));
        assertEquals(
                List.of("Entry 5: cup-1-1 already had a result.", "Entry 6: cup-1-1 already had a result."),
                amiss(so()).subList(1, 3));
    }

    @Test
    void aDrawnMatchIsPlayedAgainWithBids() throws IOException {
        begin(2, "format: knock-out", "drawn: sudden bid", "game: washingtons-war");
        round("draw");
        var so = director.pair(so());
        assertTrue(so.boards(2).getFirst().bids());
        assertFalse(so.isSettled(so.boards(2).getFirst()));
    }

    @Test
    void eachPlaysBothSides() throws IOException {
        begin(4, "format: swiss", "rounds: 1", "sides: both", "games:", "- game: we-the-people");
        round("american");
        var so = so();
        assertEquals(
                List.of("cup-1-1a", "cup-1-1b", "cup-1-2a", "cup-1-2b"),
                so.boards(1).stream().map(Board::game).toList());
        assertTrue(new Tables(so).placed().stream().allMatch(one -> one.place() == 1), "each has won one game");
        assertEquals(List.of(), amiss(director.close(so, "")));
    }

    @Test
    void aGameWithItsOwnBidsUsesThem() throws IOException {
        var so = begin(2, "format: swiss", "rounds: 1", "bids: in turn", "game: wilderness-war");
        assertEquals("in turn", so.plan().games().getFirst().options().get("bid"));
        so = director.pair(so);
        assertFalse(so.boards(1).getFirst().bids());
    }

    @Test
    void gamesTakeTurns() throws IOException {
        var so = begin(
                4,
                "format: swiss",
                "rounds: 3",
                "games:",
                "- {game: washingtons-war}",
                "- {game: we-the-people, options: {windows: brief}}");
        assertEquals("we-the-people", so.plan().title(2).game());
        assertEquals("washingtons-war", so.plan().title(3).game());
    }

    /** Otherwise it would be mistaken for a game of the round. */
    @Test
    void anExistingGameOfThatIdIsRefused() throws IOException {
        var so = begin(2, "format: swiss", "rounds: 1", "game: washingtons-war");
        var other = new Director(
                store, catalog, id -> Optional.of(id).filter("cup-1-1"::equals).map(GameInMemory::new), () -> NOON);
        var why = assertThrows(IllegalArgumentException.class, () -> other.pair(so))
                .getMessage();
        assertTrue(why.startsWith("There is already a game 'cup-1-1'"), why);
    }

    /** A changed result, number, pairing or table is found, even if all hashes are recomputed. */
    @Test
    void forgeriesAreFound() throws IOException {
        begin(5, "format: swiss", "rounds: 2", "game: washingtons-war");
        round("lower");
        round("lower");
        var so = director.close(so(), "");
        assertEquals(List.of(), amiss(so));
        for (var change : List.of(
                List.of("\"first\": 1, ", "\"first\": 2, "),
                List.of(
                        "- \"player01@example.org\"\n- \"player02@example.org\"",
                        "- \"player02@example.org\"\n- \"player01@example.org\""),
                List.of("score: \"FIRST_WON\"", "score: \"SECOND_WON\""),
                List.of("- \"1. player01 ", "- \"1. player05 "),
                List.of("commitment: \"", "commitment: \"00"))) {
            var forged = forged(so, change.getFirst(), change.getLast());
            assertFalse(amissAlone(forged).isEmpty(), change.toString());
        }
    }

    private List<String> amissAlone(Proceedings so) {
        try {
            return new Recount(so, Optional.empty(), catalog, id -> Optional.empty())
                    .findings()
                    .amiss();
        } catch (RuntimeException unfit) {
            return List.of(String.valueOf(unfit.getMessage()));
        }
    }

    /** Replaces the first occurrence, and recomputes all hashes. */
    private Proceedings forged(Proceedings so, String from, String to) {
        var documents =
                store.entries("cup").stream().collect(Collectors.joining()).replaceFirst(Pattern.quote(from), to);
        assertFalse(documents.contains(from) && documents.equals(String.join("", store.entries("cup"))), from);
        var entries = new ArrayList<String>();
        var hash = "0".repeat(64);
        for (var document : EventChain.documents(documents)) {
            var unsealed = document.replaceFirst(
                    "previous: \"[0-9a-f]+\"\nhash: \"[0-9a-f]+\"\n", "previous: \"" + hash + "\"\n");
            hash = Hash.sha256(unsealed.getBytes(StandardCharsets.UTF_8));
            entries.add(unsealed + "hash: \"" + hash + "\"\n");
        }
        return Proceedings.of(entries);
    }
}
