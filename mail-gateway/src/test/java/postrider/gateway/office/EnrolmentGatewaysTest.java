package postrider.gateway.office;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.gateway.enrolment.Invitation;
import postrider.gateway.enrolment.Invitation.Stage;
import postrider.gateway.mime.Envelope;
import postrider.gateway.mime.MimePart;
import postrider.gateway.postgres.PostgresGames;
import postrider.gateway.postgres.PostgresStores;
import postrider.gateway.postgres.Schema;
import postrider.log.Event;
import postrider.needs.Need;
import postrider.needs.Needs;
import postrider.store.GameStore;
import postrider.text.Lists;

/** Two gateways on one database get yes and no at once: each invitation has one outcome, and each letter one answer. */
@Tag("long")
@Needs(Need.POSTGRESQL)
class EnrolmentGatewaysTest {
    private static final Gmail JANE = Gmail.of("jane");

    /** What each guest writes, in separate letters. */
    private static final List<List<String>> ANSWERS = List.of(
            List.of("join", "join"),
            List.of("join", "decline"),
            List.of("decline", "join"),
            List.of("decline", "decline always"),
            List.of("join british", "join american"),
            List.of("join", "decline", "join"));

    @TempDir
    private Path home;

    private final List<Hatch> gateways = new ArrayList<>();
    private int written;

    private Hatch gateway(Schema schema) throws IOException {
        var hatch = new Hatch(Files.createDirectory(home.resolve("gateway-" + gateways.size())));
        hatch.records = name -> name.equals(Gmail.selector("gmail.test")) ? List.of(JANE.record()) : List.of();
        gateways.add(hatch);
        return hatch.in(schema.database());
    }

    private static Gmail host(int pair) {
        return JANE.neighbour("host" + pair);
    }

    private static Gmail guest(int pair) {
        return JANE.neighbour("guest" + pair);
    }

    private void write(Gmail writer, String inReplyTo, String words) {
        gateways.getFirst().handIn(writer.letter(++written, inReplyTo, Hatch.NOON, words + "\n"));
    }

    /** What all gateways have sent. */
    private Stream<Envelope> sent() {
        return gateways.stream()
                .flatMap(hatch -> List.copyOf(hatch.tray).stream())
                .map(letter -> Envelope.of(MimePart.of(letter.getBytes(ISO_8859_1))));
    }

    private List<String> ids(String beginning) {
        return sent().map(letter -> letter.messageId().orElseThrow())
                .filter(id -> id.startsWith("<" + beginning + "."))
                .toList();
    }

    @Test
    void eachInvitationHasOneOutcomeAndEachLetterOneAnswer() throws Exception {
        try (var schema = new Schema()) {
            var one = gateway(schema);
            var other = gateway(schema).sharing(one);
            for (int pair = 0; pair < ANSWERS.size(); pair++)
                write(host(pair), "<x@y>", "new washingtons-war against guest%d@gmail.test".formatted(pair));
            GatewaysTest.finish(one);
            var invitations = sent().filter(letter -> letter.subject().contains("invites you"))
                    .toList();
            assertEquals(ANSWERS.size(), invitations.size());
            for (int pair = 0; pair < ANSWERS.size(); pair++)
                for (var words : ANSWERS.get(pair)) write(guest(pair), invitation(invitations, pair), words);
            for (int round = 0; round < 3; round++) {
                var threads = Lists.map(gateways, GatewaysTest::work);
                for (var thread : threads) thread.join();
            }
            GatewaysTest.finish(other);
            assertEquals(new TreeSet<>(ids("answer")).size(), ids("answer").size(), "none was sent twice");
            assertEquals(written, ids("answer").size());
            one.stores().drawers().invitations().all().forEach(this::hasOneOutcome);
            var begun = one.stores().drawers().invitations().all().stream()
                    .filter(invitation -> invitation.stage() == Stage.BEGUN)
                    .toList();
            var games = new PostgresGames(schema.database()).all();
            assertEquals(
                    new TreeSet<>(Lists.map(begun, Invitation::game)), new TreeSet<>(Lists.map(games, GameStore::id)));
            for (var invitation : begun)
                assertEquals(
                        new TreeSet<>(List.of(invitation.host().address(), invitation.invited())),
                        new TreeSet<>(Lists.map(
                                List.copyOf(one.at(invitation.game())
                                        .header()
                                        .players()
                                        .values()),
                                Event.Player::address)));
        }
    }

    /** Nothing that a gateway has read changes until it has written. */
    @Test
    void oneGatewayAtATimeHandlesInvitations() throws Exception {
        try (var schema = new Schema()) {
            var turn = PostgresStores.drawers(schema.database()).turns().take();
            var others = PostgresStores.drawers(schema.database()).turns();
            var waits = new FutureTask<>(others::take);
            Thread.ofVirtual().start(waits);
            assertThrows(TimeoutException.class, () -> waits.get(300, TimeUnit.MILLISECONDS));
            turn.close();
            waits.get(20, TimeUnit.SECONDS).close();
        }
    }

    private static String invitation(List<Envelope> invitations, int pair) {
        return invitations.stream()
                .filter(letter ->
                        letter.to().getFirst().address().equals(guest(pair).address()))
                .findFirst()
                .flatMap(Envelope::messageId)
                .orElseThrow();
    }

    private void hasOneOutcome(Invitation invitation) {
        var told = Stream.of("joined", "declined")
                .flatMap(outcome -> ids(outcome).stream())
                .filter(id -> id.contains(invitation.id()))
                .toList();
        assertEquals(1, told.size(), told::toString);
        boolean joined = told.getFirst().startsWith("<joined");
        assertEquals(joined, invitation.stage() == Stage.BEGUN, invitation::toString);
        assertTrue(joined || List.of(Stage.DECLINED, Stage.NEVER).contains(invitation.stage()), invitation::toString);
    }
}
