package postrider.gateway.enrolment;

import java.io.IOException;
import java.time.InstantSource;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import postrider.desk.GameCatalog;
import postrider.desk.NewGame;
import postrider.gateway.enrolment.EnrolmentDesk.Config;
import postrider.gateway.enrolment.EnrolmentDesk.Verdict;
import postrider.gateway.enrolment.Invitation.Stage;
import postrider.gateway.mime.MailAddress;
import postrider.kernel.ruling.Side;
import postrider.log.Event;

/** The invitations on their way: what goes out when one has come to a stage, the game that begins, and what is due without a letter. */
final class Invitations {
    private static final Logger LOG = LoggerFactory.getLogger(Invitations.class);

    private final Config config;
    private final GameCatalog catalog;
    private final Drawer<Invitation> drawer;
    private final Drawer<Verdict> verdicts;
    private final Codes codes;
    private final Surroundings office;
    private final EnrolmentLetters letters;
    private final InstantSource clock;

    Invitations(
            Config config,
            GameCatalog catalog,
            Drawers drawers,
            Codes codes,
            Surroundings office,
            EnrolmentLetters letters,
            InstantSource clock) {
        this.config = config;
        this.catalog = catalog;
        this.drawer = drawers.invitations();
        this.verdicts = drawers.verdicts();
        this.codes = codes;
        this.office = office;
        this.letters = letters;
        this.clock = clock;
    }

    List<Invitation> all() throws IOException {
        return drawer.all();
    }

    Optional<Invitation> get(String id) throws IOException {
        return drawer.get(id);
    }

    /** With what goes out at that stage. */
    void enter(Invitation invitation) throws IOException {
        switch (invitation.stage()) {
            case ASKED -> office.lay("asked." + invitation.id(), config.self(), letters.operator(invitation));
            case OPEN ->
                office.lay(
                        "invite.%s.%s".formatted(invitation.id(), codes.plain(invitation.invited(), "")),
                        new MailAddress("", invitation.invited()),
                        letters.invitation(invitation));
            case JOINED -> {}
            case BEGUN ->
                office.lay(
                        "joined." + invitation.id(), invitation.host(), letters.begun(invitation, invitation.host()));
            case DECLINED, NEVER ->
                office.lay("declined." + invitation.id(), invitation.host(), letters.declined(invitation));
            case LAPSED -> office.lay("lapsed." + invitation.id(), invitation.host(), letters.lapsed(invitation));
            case REFUSED -> office.lay("refused." + invitation.id(), invitation.host(), letters.refused(invitation));
        }
        drawer.put(invitation.id(), invitation);
        LOG.info("invitation {} is {}", invitation.id(), invitation.stage());
    }

    /** One that waits, and as it seems for nobody. */
    void cameBack(String id, String why) throws IOException {
        var one = get(id).filter(
                        found -> found.stage() == Stage.OPEN && found.trouble().isEmpty());
        if (one.isEmpty()) return;
        office.lay("returned." + id, one.get().host(), letters.cameBack(one.get(), why));
        drawer.put(id, one.get().cameBack(why));
        LOG.info("invitation {} came back", id);
    }

    /** An id that no game has. */
    String free(String system) {
        var initials = new StringBuilder();
        for (var word : system.split("-")) initials.append(word.charAt(0));
        for (int number = 1; ; number++) {
            var id = "%s-%d".formatted(initials, number);
            if (!office.hasGame(id)) return id;
        }
    }

    /** Begins the game, unless that was done before a crash. */
    Invitation begun(Invitation joined) throws IOException {
        if (joined.stage() != Stage.JOINED) return joined;
        var invitation = joined;
        if (office.hasGame(joined.game()) && !isIt(joined)) {
            invitation = joined.joined(
                    joined.guest().orElseThrow(),
                    joined.plan(),
                    free(joined.plan().system()));
            drawer.put(invitation.id(), invitation);
        }
        if (!office.hasGame(invitation.game())) office.begin(game(invitation));
        var begun = invitation.at(Stage.BEGUN, clock.instant());
        enter(begun);
        return begun;
    }

    private boolean isIt(Invitation joined) {
        return List.copyOf(office.place(joined.game()).header().players().values())
                .containsAll(List.of(joined.host(), joined.guest().orElseThrow()));
    }

    private NewGame game(Invitation joined) {
        var game = catalog.game(joined.plan().system());
        var players = new TreeMap<Side, Event.Player>();
        for (var side : game.sides())
            players.put(
                    side,
                    side.word().equals(joined.plan().side())
                            ? joined.host()
                            : joined.guest().orElseThrow());
        return new NewGame(
                office.place(joined.game()),
                joined.plan().system(),
                Optional.of(joined.plan().scenario()),
                Map.copyOf(joined.plan().options()),
                players,
                config.referee(),
                Collections.emptySortedMap(),
                Optional.empty());
    }

    /** Whether there is something to do without a letter. */
    boolean isDue() throws IOException {
        for (var one : all()) if (next(one) != Next.NOTHING) return true;
        return false;
    }

    private enum Next {
        NOTHING,
        BEGIN,
        ALLOW,
        REFUSE,
        REMIND,
        LAPSE,
        FORGET
    }

    private Next next(Invitation one) throws IOException {
        var now = clock.instant();
        return switch (one.stage()) {
            case JOINED -> Next.BEGIN;
            case ASKED -> {
                var verdict = verdicts.get(one.id());
                if (verdict.isPresent()) yield verdict.get().allowed() ? Next.ALLOW : Next.REFUSE;
                yield now.isBefore(one.lapses()) ? Next.NOTHING : Next.LAPSE;
            }
            case OPEN -> {
                if (!now.isBefore(one.lapses())) yield Next.LAPSE;
                boolean told = one.reminded() || !one.trouble().isEmpty();
                yield told || now.isBefore(one.since().plus(Invitation.QUIET)) ? Next.NOTHING : Next.REMIND;
            }
            case NEVER -> Next.NOTHING;
            case BEGUN, DECLINED, LAPSED, REFUSED ->
                now.isBefore(one.since().plus(Invitation.KEPT)) ? Next.NOTHING : Next.FORGET;
        };
    }

    /** Does what is due without a letter. Returns whether all went well. */
    boolean tend() throws IOException {
        boolean well = true;
        for (var one : all()) well &= tended(one);
        return well;
    }

    private boolean tended(Invitation one) throws IOException {
        var now = clock.instant();
        try {
            switch (next(one)) {
                case NOTHING -> {}
                case BEGIN -> begun(one);
                case ALLOW -> enter(one.at(Stage.OPEN, now));
                case REFUSE -> enter(one.at(Stage.REFUSED, now));
                case REMIND -> {
                    office.lay("silent." + one.id(), one.host(), letters.silent(one));
                    drawer.put(one.id(), one.withReminder());
                }
                case LAPSE -> enter(one.at(Stage.LAPSED, now));
                case FORGET -> {
                    verdicts.remove(one.id());
                    drawer.remove(one.id());
                }
            }
            return true;
        } catch (RuntimeException trouble) {
            LOG.error("invitation {}: {}", one.id(), trouble.getMessage());
            return false;
        }
    }
}
