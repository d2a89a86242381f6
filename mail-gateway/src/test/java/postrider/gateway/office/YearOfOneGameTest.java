package postrider.gateway.office;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static postrider.gateway.office.Friends.assertTold;
import static postrider.kit.Sides.AMERICAN;
import static postrider.kit.Sides.BRITISH;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.desk.GameCatalog;
import postrider.desk.Reopened;
import postrider.kernel.Suggestion;
import postrider.kernel.ruling.Side;
import postrider.log.Signatures;
import postrider.play.OpenGame;
import postrider.proof.Verification;
import postrider.store.GameFolder;
import postrider.text.Lists;

/** A year of one game by mail, with everything that happens to people in that time. */
@Tag("long")
class YearOfOneGameTest {
    private static final String GAME = "ww-1";

    @TempDir
    Path home;

    private Friends friends;
    private GameFolder game;

    @BeforeEach
    void begin() throws IOException {
        friends = new Friends(home);
        game = friends.office.begin(
                GAME,
                Map.of(
                        "sign", "any",
                        "clock", "10 days",
                        "grace", "48h",
                        "silence", "default,substitute,claim",
                        "leave", "45 days",
                        "quiet", "sunday",
                        "holidays", "12-25,12-26",
                        "observers", "2 impulses"),
                friends.jane.player(),
                friends.pete.player());
        days(0);
    }

    @AfterEach
    void close() throws IOException {
        friends.close();
    }

    private OpenGame<?, ?> table() {
        return GameCatalog.installed().open(game, game.log());
    }

    private List<String> days(int days) throws IOException {
        return friends.wait(Duration.ofDays(days).plusMinutes(5));
    }

    private List<String> until(String day) throws IOException {
        return friends.wait(Duration.between(friends.office.soon(), Instant.parse(day + "T12:00:00Z")));
    }

    private Writer player(Side side) {
        var address = game.log().header().players().get(side).address();
        return Stream.of(friends.jane, friends.pete, friends.joe, friends.ann)
                .filter(one -> one.player().address().equals(address))
                .findFirst()
                .orElseThrow();
    }

    private List<String> writes(Writer writer, String... lines) {
        return friends.play(
                writer,
                GAME,
                Stream.concat(Stream.of("game " + GAME), Stream.of(lines)).toArray(String[]::new));
    }

    /** What is awaited from a side: an order that the rules suggest, or their answer for a silent player. */
    private List<String> moves(Side side) {
        var lines = new ArrayList<>(List.of("impulse " + game.log().impulse()));
        var asked = table().status().asked(side);
        asked.forEach(question -> lines.add("answer %s: %s".formatted(question.name(), question.whenSilent())));
        if (asked.isEmpty()) lines.add(order(table().orders().suggested(side)));
        return writes(player(side), lines.toArray(String[]::new));
    }

    /** Nobody marches unnecessarily: a lucky attack on Boston may end the war. */
    private static String order(List<Suggestion> suggested) {
        return Lists.find(suggested, one -> !one.line().contains("activate"))
                .orElse(suggested.getFirst())
                .line();
    }

    /** Plays on, with some days for each letter, until this impulse, or until a side is asked something. */
    private void play(int impulses, int days) throws IOException {
        int last = game.log().impulse() + impulses;
        for (int letters = 0; game.log().impulse() < last; letters++) {
            assertTrue(letters < 20 * impulses, "they get on");
            moves(table().awaited().getFirst());
            days(days);
        }
    }

    private void playUntilAwaited(Side side, int days) throws IOException {
        while (!table().status().toMove().equals(Optional.of(side))) {
            moves(table().awaited().getFirst());
            days(days);
        }
    }

    private int late(Side side) {
        return game.log().time().players().get(side).late();
    }

    @Test
    void aYearOfOneGame() throws IOException {
        writes(friends.jane, "set zone America/New_York");
        writes(friends.pete, "set zone Europe/London");
        assertTold(friends.write(friends.joe, "observe ww-1"), "To joe@gmail.test: [You follow ww-1]");

        // the set-up; then the American does not answer who plays first: the rules' answer for a silent player is given
        moves(AMERICAN);
        moves(BRITISH);
        assertFalse(table().status().asked(AMERICAN).isEmpty());
        if (table().status().awaits(BRITISH)) moves(BRITISH);
        var told = days(16);
        assertTold(
                told,
                "To jane@gmail.test: [[ww-1] 2 your answer · Your time is over]",
                "The time of the American player is over: the referee answers as the rules have it for a silent player.",
                "The American player has been silent past their time once.");
        assertEquals(1, late(AMERICAN));

        // some impulses, and leave over the turn of the year
        play(4, 2);
        playUntilAwaited(BRITISH, 2);
        told = writes(friends.pete, "away 2026-12-24 to 2027-01-10");
        assertTold(told, "To jane@gmail.test:", "away");
        until("2027-01-11");
        assertEquals(0, late(BRITISH));
        play(4, 3);

        // both want a pause, of two months
        writes(friends.pete, "pause");
        assertTold(writes(friends.jane, "accept pause"), "The game is paused");
        days(60);
        assertTold(writes(friends.jane, "resume"), "The game goes on");
        play(6, 2);

        // the office is down for a week in which the deadline lay
        playUntilAwaited(BRITISH, 1);
        days(6);
        int before = friends.office.sent.size();
        friends.office.wait(Duration.ofDays(7));
        told = friends.told(before);
        assertTold(told, "To pete@example.org: [[ww-1] ", "The referee was away, and your time did not run");
        assertEquals(0, late(BRITISH));
        play(4, 3);

        // the American writes no more: the seat is open, and somebody plays on
        playUntilAwaited(AMERICAN, 2);
        told = days(20);
        assertTold(told, "Their seat is on the list of open seats", "You may claim the game");
        friends.write(friends.ann, "takeover ww-1 american");
        told = friends.reply(friends.ann, "takeover ww-1 american");
        assertTold(
                told,
                "To ann@example.org: [The seat is yours: ww-1]",
                "To jane@gmail.test: [[ww-1] ",
                "ann plays the American side now");
        before = friends.letters(friends.jane).size();
        play(10, 6);
        assertEquals(before, friends.letters(friends.jane).size());
        assertEquals(0, late(AMERICAN));

        // then the British player writes no more, and the game is claimed
        playUntilAwaited(BRITISH, 4);
        until("2027-11-01");
        assertTold(writes(friends.ann, "claim"), "the British player has lost on time");
        assertTold(writes(friends.ann, "waive rating"), "rating");
        assertTrue(game.log().time().unrated());
        days(1);
        assertTold(
                List.of(Friends.text(friends.last(friends.joe)).replaceAll("\\s+", " ")),
                "the British player has lost on time",
                "This is the last letter about it.");
        assertEquals(
                Optional.of("The British player has lost on time."), game.log().ended());
        // all of it can be verified without a clock
        var again = Reopened.of(GameCatalog.installed(), game, game.log().header());
        var found = Verification.of(game.gameFile(), Optional.of(again), Signatures.installed());
        assertEquals(Optional.empty(), found.amiss().map(Exception::getMessage));
    }
}
