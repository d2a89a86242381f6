package postrider.gateway.enrolment;

import java.io.IOException;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import postrider.gateway.enrolment.Change.Stage;
import postrider.gateway.enrolment.ChangeDesk.Sitting;
import postrider.gateway.enrolment.EnrolmentDesk.Verdict;
import postrider.log.Event;
import postrider.text.Lists;

/** The changes on their way: done game by game as they are confirmed, and given up when nobody confirms them. */
final class Changes {
    private static final Logger LOG = LoggerFactory.getLogger(Changes.class);

    private final Drawer<Change> drawer;
    private final Drawer<Verdict> verdicts;
    private final Surroundings office;
    private final ChangeLetters letters;
    private final InstantSource clock;

    Changes(Drawers drawers, Surroundings office, ChangeLetters letters, InstantSource clock) {
        this.drawer = drawers.changes();
        this.verdicts = drawers.verdicts();
        this.office = office;
        this.letters = letters;
        this.clock = clock;
    }

    List<Change> all() throws IOException {
        return drawer.all();
    }

    /** What this very letter has asked for. */
    Optional<Change> askedBy(Applicant writer) throws IOException {
        return Lists.find(all(), one -> one.letter().equals(writer.envelope()));
    }

    void enter(Change change) throws IOException {
        drawer.put(change.id(), change);
        LOG.info("change {} is {}", change.id(), change.stage());
    }

    /** Done in all games in which it is confirmed. */
    Change done(Change change) throws IOException {
        if (change.stage() != Stage.PROVEN) return change;
        var all = seats(change);
        var ready = Lists.filter(all, seat -> !change.needsWord() || isConfirmed(change, seat));
        for (var seat : ready) office.replace(seat, next(change, seat), letters.reason(change));
        tellOpponents(change);
        if (ready.size() < all.size()) return change;
        var done = change.at(Stage.DONE, clock.instant());
        enter(done);
        return done;
    }

    private static Event.Player next(Change change, Sitting seat) {
        var after = change.after();
        if (change.kind() == Change.Kind.SUBSTITUTE) return after;
        return new Event.Player(seat.player().name(), after.address(), after.fingerprint(), after.key());
    }

    /** Of each game in which it is done, once. */
    private void tellOpponents(Change change) throws IOException {
        if (change.kind() == Change.Kind.REVOKED || change.kind() == Change.Kind.SUBSTITUTE) return;
        for (var seat : office.of(change.after().fingerprint()))
            if (isDone(change, seat))
                office.lay(
                        "changed.%s.%s".formatted(seat.game(), change.id()),
                        seat.opponent(),
                        letters.changed(change, seat));
    }

    private static boolean isDone(Change change, Sitting seat) {
        return seat.player().equals(next(change, seat));
    }

    /** Where it is still to be done. */
    private List<Sitting> seats(Change change) {
        var seats = switch (change.kind()) {
            case SUBSTITUTE ->
                Lists.filter(
                        office.in(change.agreed().getFirst()),
                        seat -> seat.player().equals(change.before()));
            case LOST ->
                Lists.filter(
                        office.at(change.before().address()),
                        seat -> seat.player()
                                .fingerprint()
                                .equals(change.before().fingerprint()));
            case KEY, ADDRESS, REVOKED -> office.of(change.before().fingerprint());
        };
        return Lists.filter(seats, seat -> !isDone(change, seat));
    }

    private boolean isConfirmed(Change change, Sitting seat) {
        try {
            return change.agreed().contains(seat.game())
                    && verdicts.get(change.id()).filter(Verdict::allowed).isPresent();
        } catch (IOException unreadable) {
            LOG.warn("the verdict on {} cannot be read: {}", change.id(), unreadable.getMessage());
            return false;
        }
    }

    /** Whether there is something to do without a letter. */
    boolean isDue() throws IOException {
        for (var one : all()) if (isDue(one)) return true;
        return false;
    }

    private boolean isDue(Change one) throws IOException {
        var now = clock.instant();
        return switch (one.stage()) {
            case DONE, LAPSED -> !now.isBefore(one.since().plus(Invitation.KEPT));
            case ASKED -> !now.isBefore(one.since().plus(Invitation.OPEN));
            case PROVEN ->
                !one.needsWord()
                        || !now.isBefore(one.since().plus(Invitation.OPEN))
                        || verdicts.get(one.id())
                                .filter(verdict -> !verdict.allowed())
                                .isPresent()
                        || seats(one).stream().anyMatch(seat -> isConfirmed(one, seat));
        };
    }

    /** Does what is due without a letter. */
    void tend() throws IOException {
        for (var one : all()) if (isDue(one)) tend(one);
    }

    private void tend(Change one) throws IOException {
        if (!one.waits()) {
            verdicts.remove(one.id());
            drawer.remove(one.id());
            return;
        }
        var after = done(one);
        boolean refused =
                verdicts.get(one.id()).filter(verdict -> !verdict.allowed()).isPresent();
        if (after.waits() && (refused || !clock.instant().isBefore(one.since().plus(Invitation.OPEN)))) {
            office.lay("lapsed." + one.id(), letters.asker(one), letters.lapsed(one));
            enter(after.at(Stage.LAPSED, clock.instant()));
        }
    }
}
