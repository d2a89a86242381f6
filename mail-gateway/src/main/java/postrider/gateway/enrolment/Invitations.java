package postrider.gateway.enrolment;

import java.io.IOException;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import postrider.desk.GameCatalog;
import postrider.gateway.enrolment.EnrolmentDesk.Config;
import postrider.gateway.enrolment.Invitation.Stage;
import postrider.gateway.mime.MailAddress;
import postrider.kernel.ruling.Side;
import postrider.log.Event;

/** The stored invitations: the letter that goes out at each stage, the game that begins, and what is due without a letter. */
record Invitations(
        Config config,
        GameCatalog catalog,
        Drawers drawers,
        Codes codes,
        EnrolmentBackOffice office,
        EnrolmentLetters letters,
        InstantSource clock) {
    private static final Logger LOG = LoggerFactory.getLogger(Invitations.class);

    List<Invitation> all() throws IOException {
        return drawers.invitations().all();
    }

    Optional<Invitation> get(String id) throws IOException {
        return drawers.invitations().get(id);
    }

    /** Stores an invitation, with the letter that goes out at its stage. */
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
        drawers.invitations().put(invitation.id(), invitation);
        LOG.info("invitation {}: {}", invitation.id(), invitation.stage());
    }

    /** The letter of an open invitation came back; noted once. */
    void cameBack(String id, String why) throws IOException {
        var one = get(id).filter(
                        found -> found.stage() == Stage.OPEN && found.trouble().isEmpty());
        if (one.isEmpty()) return;
        office.lay("returned." + id, one.get().host(), letters.cameBack(one.get(), why));
        drawers.invitations().put(id, one.get().cameBack(why));
        LOG.info("invitation {} came back", id);
    }

    String free(String system) {
        var initials = new StringBuilder();
        for (var word : system.split("-")) initials.append(word.charAt(0));
        for (int number = 1; ; number++) {
            var id = "%s-%d".formatted(initials, number);
            if (!office.hasGame(id)) return id;
        }
    }

    /** Begins the game, unless that happened before a crash. */
    Invitation begun(Invitation joined) throws IOException {
        if (joined.stage() != Stage.JOINED) return joined;
        var invitation = joined;
        if (office.hasGame(joined.game()) && !isIt(joined)) {
            invitation = joined.joined(
                    joined.guest().orElseThrow(),
                    joined.plan(),
                    free(joined.plan().system()));
            drawers.invitations().put(invitation.id(), invitation);
        }
        if (!office.hasGame(invitation.game())) begin(invitation);
        var begun = invitation.at(Stage.BEGUN, clock.instant());
        enter(begun);
        return begun;
    }

    private boolean isIt(Invitation joined) {
        return List.copyOf(office.game(joined.game())
                        .orElseThrow()
                        .header()
                        .players()
                        .values())
                .containsAll(List.of(joined.host(), joined.guest().orElseThrow()));
    }

    private void begin(Invitation joined) {
        var plan = joined.plan();
        var players = new HashMap<Side, Event.Player>();
        for (var side : catalog.game(plan.system()).sides())
            players.put(
                    side,
                    side.word().equals(plan.side())
                            ? joined.host()
                            : joined.guest().orElseThrow());
        office.begin(joined.game(), plan.system(), plan.scenario(), plan.options(), players);
    }

    boolean isDue() throws IOException {
        for (var one : all()) if (next(one).isPresent()) return true;
        return false;
    }

    private interface Step {
        void take() throws IOException;
    }

    /** What is due for it without a letter. */
    private Optional<Step> next(Invitation one) throws IOException {
        var now = clock.instant();
        return switch (one.stage()) {
            case JOINED -> Optional.of(() -> begun(one));
            case ASKED -> {
                var verdict = drawers.verdicts().get(one.id());
                if (verdict.isPresent())
                    yield Optional.of(() -> enter(one.at(verdict.get().allowed() ? Stage.OPEN : Stage.REFUSED, now)));
                yield now.isBefore(one.lapses()) ? Optional.empty() : Optional.of(() -> lapse(one));
            }
            case OPEN -> {
                if (!now.isBefore(one.lapses())) yield Optional.of(() -> lapse(one));
                boolean told = one.reminded() || !one.trouble().isEmpty();
                yield told || now.isBefore(one.since().plus(Invitation.QUIET))
                        ? Optional.empty()
                        : Optional.of(() -> remind(one));
            }
            case NEVER -> Optional.empty();
            case BEGUN, DECLINED, LAPSED, REFUSED ->
                now.isBefore(one.since().plus(Invitation.KEPT)) ? Optional.empty() : Optional.of(() -> forget(one));
        };
    }

    private void lapse(Invitation one) throws IOException {
        enter(one.at(Stage.LAPSED, clock.instant()));
    }

    private void remind(Invitation one) throws IOException {
        office.lay("silent." + one.id(), one.host(), letters.silent(one));
        drawers.invitations().put(one.id(), one.withReminder());
    }

    private void forget(Invitation one) throws IOException {
        drawers.verdicts().remove(one.id());
        drawers.invitations().remove(one.id());
    }

    boolean tend() throws IOException {
        return EnrolmentDesk.each(all(), "invitation", Invitation::id, one -> {
            var next = next(one);
            if (next.isPresent()) next.get().take();
        });
    }
}
