package postrider.desk;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static postrider.kit.Sides.AMERICAN;
import static postrider.kit.Sides.BRITISH;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.kernel.ruling.Side;
import postrider.kit.Rechained;
import postrider.log.Moment;
import postrider.needs.Need;
import postrider.needs.Needs;
import postrider.proof.Script;

/** Games with a clock, by letter. */
class ClockTest {
    @TempDir
    Path home;

    /**
     * Leave, a missed deadline answered by default, another by an order left for it, a pause, an office down for a week, and a claim.
     */
    @Test
    void aYearOfOneGame() {
        var game = new ClockedGame(
                home,
                "twenty",
                Map.of(
                        "clock", "7 days",
                        "silence", "standing,default,claim",
                        "grace", "48h",
                        "quiet", "sunday",
                        "holidays", "12-25,12-26",
                        "leave", "30 days"));
        game.write(BRITISH, "set zone Europe/London");
        game.write(AMERICAN, "set zone America/New_York");

        // the American does not answer: they are warned, and two days later the referee answers twice by default
        game.days(2);
        game.play(BRITISH, "raid Camden with " + game.card(BRITISH), "if asked bid: bid 2");
        assertEquals(at("2026-12-01T05:00:00Z"), game.deadline(AMERICAN)); // midnight in New York
        game.days(10);
        assertEquals("Your time is over", game.told(AMERICAN).headline());
        assertFalse(game.told(BRITISH).headline().contains("over"));
        game.days(14);
        assertEquals(2, game.log().impulse());
        assertEquals(2, game.log().time().players().get(AMERICAN).late());
        assertTrue(says(game, BRITISH, "The American player has been silent past their time twice."), game::story);

        // leave, announced beforehand, moves the deadline
        assertEquals(
                Outcome.Fate.REJECTED,
                game.write(AMERICAN, "away 2026-12-20 to 2027-02-20").fate());
        assertEquals(
                Outcome.Fate.ACCEPTED,
                game.write(AMERICAN, "away 2026-12-20 to 2027-01-05").fate());
        assertEquals(at("2027-01-07T05:00:00Z"), game.deadline(AMERICAN));
        game.days(20);
        assertEquals(Outcome.Fate.ACCEPTED, game.move(AMERICAN).fate());

        // both want a pause
        assertEquals(Outcome.Fate.ACCEPTED, game.write(BRITISH, "pause").fate());
        assertEquals(Outcome.Fate.ACCEPTED, game.write(AMERICAN, "accept pause").fate());
        game.days(60);
        assertEquals(Optional.empty(), game.deadline(BRITISH));
        assertEquals(Outcome.Fate.REJECTED, game.move(BRITISH).fate());
        assertEquals(Outcome.Fate.ACCEPTED, game.write(AMERICAN, "resume").fate());
        game.days(3);

        // the office is down for a week that includes the deadline: nobody is late, and as much time is left as before
        var left = Duration.between(game.now(), game.deadline(BRITISH).orElseThrow());
        game.refereeAway(7);
        assertEquals(left, Duration.between(game.now(), game.deadline(BRITISH).orElseThrow()));
        assertEquals(0, game.log().time().players().get(BRITISH).late());
        assertEquals(Outcome.Fate.ACCEPTED, game.move(BRITISH).fate());

        // neither a concession nor a preview can be left for later
        for (var late : List.of("concede", "undo", "preview"))
            assertEquals(
                    Outcome.Fate.REJECTED,
                    game.write(AMERICAN, "if late: " + late).fate());

        // nor a line that could not be read then
        for (var late : List.of("nonsense", "I go on", "raid\nif asked bidd: none"))
            assertEquals(
                    Outcome.Fate.REJECTED,
                    game.write(AMERICAN, "if late: " + late).fate());

        // the order left for it acts when the time is over
        var card = game.card(AMERICAN);
        assertEquals(
                Outcome.Fate.ACCEPTED,
                game.write(AMERICAN, "if late: raid Nowhere with " + card).fate());
        assertFalse(game.told(BRITISH).toString().contains("Nowhere with " + card), "it is nobody else's business");
        game.days(15);
        assertEquals(5, game.log().impulse());

        // extra time is given, and runs out too
        var deadline = game.deadline(BRITISH).orElseThrow();
        assertEquals(Outcome.Fate.ACCEPTED, game.write(AMERICAN, "give 3 days").fate());
        assertTrue(game.deadline(BRITISH).orElseThrow().isAfter(deadline));
        assertEquals(Outcome.Fate.REJECTED, game.write(AMERICAN, "claim").fate());
        game.days(20);
        assertEquals(
                "The time of the British player is over", game.told(AMERICAN).headline());
        assertEquals(Outcome.Fate.REJECTED, game.write(BRITISH, "claim").fate());
        assertEquals(Outcome.Fate.ACCEPTED, game.write(AMERICAN, "claim").fate());
        assertEquals(
                Optional.of("The British player has lost on time."), game.log().ended());
        assertEquals(Outcome.Fate.REJECTED, game.write(BRITISH, "waive rating").fate());
        assertEquals(Outcome.Fate.ACCEPTED, game.write(AMERICAN, "waive rating").fate());
        assertTrue(game.log().time().unrated());

        // and all of it can be verified without a clock
        assertEquals(Optional.empty(), game.amiss());
    }

    @Test
    void nobodyTakesLeaveFromAGameAgainstAProgram() {
        var options = Map.of("clock", "7 days", "leave", "30 days", "program", "american");
        var refused = assertThrows(IllegalArgumentException.class, () -> new ClockedGame(home, "two", options));
        assertTrue(refused.getMessage().contains("do not go together"), refused.getMessage());
    }

    /**
     * The second implementation of docs/dice.md finds nothing amiss either. The letters are entered by hand, since nobody signs here.
     */
    @Test
    @Needs(Need.PYTHON)
    void theScriptAcceptsEntriesAboutTime() {
        var game = new ClockedGame(home, "two", Map.of("clock", "30 days + 1 day a move", "silence", "forfeit"));
        game.enter(BRITISH, "raid Camden with " + game.card(BRITISH), "if asked bid: bid 2");
        game.refereeAway(3);
        game.enter(AMERICAN, "stand");
        game.days(32);
        assertEquals(
                Optional.of("The American player has lost on time."), game.log().ended());
        assertEquals(Optional.empty(), game.amiss());
        Script.assertSound(game.folder.gameFile());
    }

    /** The file alone reveals a referee who calls time too soon. */
    @Test
    void aPlayerCanProveThatTheirTimeWasCalledTooSoon() throws IOException {
        var game = new ClockedGame(home, "two", Map.of("clock", "72h"));
        game.days(4);
        assertEquals(Optional.empty(), game.amiss());
        var documents = Rechained.documents(Files.readString(game.folder.gameFile(), ISO_8859_1)).stream()
                .map(entry ->
                        entry.contains("\"late\"") ? entry.replaceFirst("2026-11-23T12:", "2026-11-23T11:") : entry)
                .toList();
        Files.writeString(game.folder.gameFile(), Rechained.file(documents), ISO_8859_1);
        Files.delete(game.folder.gameFile().resolveSibling("game.index"));
        var amiss = game.amiss().orElseThrow();
        assertTrue(amiss.contains("the British player was not to hear so yet"), amiss);
    }

    /** The index beside the file agrees with the file. */
    @Test
    void theIndexKnowsTheTime() {
        var game =
                new ClockedGame(home, "two", Map.of("clock", "correspondence", "leave", "45 days", "silence", "claim"));
        game.write(BRITISH, "set zone Asia/Kolkata");
        game.write(BRITISH, "away 2026-12-01 to 2026-12-20");
        game.write(BRITISH, "pause");
        game.write(AMERICAN, "accept pause");
        game.days(3);
        game.write(BRITISH, "resume");
        game.refereeAway(2);
        game.days(70);
        assertTrue(game.log().time().judge(BRITISH, game.log().policy()).isOut(), "nobody said 'I go on'");
        var replayed = Moment.all(game.folder.events()).getLast().after();
        assertEquals(replayed.time(), game.log().time());
        assertEquals(Optional.empty(), game.amiss());
    }

    @Test
    void aPlayerWhoseOrderStandsBelowAnAnswerHasNoDeadline() {
        var game = new ClockedGame(home, "two", Map.of("clock", "72h"));
        game.play(BRITISH, "raid Camden with " + game.card(BRITISH), "if asked bid: bid 2");
        game.play(AMERICAN, "stand", "if asked bid: bid 1", "next: raid Boston with " + game.card(AMERICAN));
        assertEquals(2, game.log().impulse());
        assertEquals(List.of("PUBLISH", "CANCEL"), field("METHOD", game.calendar(AMERICAN)));
    }

    /** The calendar has one event per letter, which is updated and removed. */
    @Test
    void theCalendarHasOneEventPerLetter() {
        var game = new ClockedGame(home, "two", Map.of("clock", "72h"));
        game.write(AMERICAN, "give 2 days");
        game.move(BRITISH);
        var events = game.calendar(BRITISH);
        assertEquals(List.of("PUBLISH", "PUBLISH", "CANCEL"), field("METHOD", events));
        assertEquals(1, Set.copyOf(field("UID", events)).size());
        assertEquals(List.of("1", "2", "3"), field("SEQUENCE", events));
        assertEquals(
                List.of("20261123T120000Z", "20261125T120000Z"),
                field("DTSTART", events).subList(0, 2));
        assertEquals(List.of("PUBLISH"), field("METHOD", game.calendar(AMERICAN)));
    }

    private static List<String> field(String name, List<String> events) {
        return events.stream()
                .flatMap(event -> event.lines().filter(line -> line.startsWith(name + ":")))
                .map(line -> line.substring(name.length() + 1))
                .toList();
    }

    private static Optional<Instant> at(String instant) {
        return Optional.of(Instant.parse(instant));
    }

    private static boolean says(ClockedGame game, Side side, String sentence) {
        return game.told(side).lead().stream().anyMatch(text -> text.contains(sentence));
    }
}
