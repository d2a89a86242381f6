package postrider.gateway.enrolment;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import postrider.desk.Decree;
import postrider.gateway.Seat;
import postrider.gateway.enrolment.Change.Stage;
import postrider.gateway.signing.Keyring;
import postrider.gateway.signing.PublicKey;
import postrider.gateway.signing.SignatureCheck;
import postrider.gateway.signing.SignatureCheck.Signed;
import postrider.log.Event;
import postrider.log.Settlement;
import postrider.text.Lists;

/** The pending changes: carried out game by game as they are confirmed, and dropped when nobody confirms them. */
record Changes(Drawers drawers, EnrolmentBackOffice office, ChangeLetters letters, InstantSource clock) {
    private static final Logger LOG = LoggerFactory.getLogger(Changes.class);

    List<Change> all() throws IOException {
        return drawers.changes().all();
    }

    List<PublicKey> awaitedKeys() {
        try {
            return Lists.map(
                    Lists.filter(all(), one -> one.kind() == Change.Kind.KEY && one.stage() == Stage.ASKED),
                    one -> PublicKey.of(one.after()));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    Optional<String> pending(Function<Keyring, SignatureCheck> examine) throws IOException {
        var waiting = Lists.filter(
                all(),
                one -> one.waits()
                        && one.kind() != Change.Kind.REVOKED
                        && !one.after().keyless());
        var keys = new Keyring(Lists.map(waiting, one -> PublicKey.of(one.after())));
        if (waiting.isEmpty() || !(examine.apply(keys) instanceof Signed signed)) return Optional.empty();
        var change = Lists.find(waiting, one -> one.newKey().equalsIgnoreCase(signed.fingerprint()));
        return Optional.of(letters.pending(change.orElseThrow(), awaited(change.orElseThrow())));
    }

    private List<String> awaited(Change change) throws IOException {
        if (!change.needsWord()) return List.of();
        var opponents = seats(change).stream()
                .filter(seat -> !change.agreed().contains(seat.gameId()))
                .map(seat -> seat.opponent().name());
        var operator = isSaid(change, true) ? Stream.<String>of() : Stream.of("whoever runs the games here");
        return Stream.concat(opponents, operator).distinct().toList();
    }

    /** The change that this very letter asked for. */
    Optional<Change> askedBy(Applicant writer) throws IOException {
        return Lists.find(all(), one -> one.letter().equals(writer.envelope()));
    }

    void enter(Change change) throws IOException {
        drawers.changes().put(change.id(), change);
        LOG.info("change {}: {}", change.id(), change.stage());
    }

    /** Carries a change out in all games in which it is confirmed. */
    Change done(Change change) throws IOException {
        if (change.stage() != Stage.PROVEN) return change;
        int all = seats(change).size();
        var ready = ready(change);
        for (var seat : ready)
            office.settle(
                    seat.game(),
                    new Decree(
                            new Settlement.Replace(seat.side(), next(change, seat), ""), letters.reason(change), ""));
        tell(change);
        if (ready.size() < all) return change;
        var done = change.at(Stage.DONE, clock.instant());
        enter(done);
        return done;
    }

    private static Event.Player next(Change change, Seat seat) {
        var after = change.after();
        if (change.kind() == Change.Kind.SUBSTITUTE) return after;
        return new Event.Player(seat.player().name(), after.address(), after.fingerprint(), after.key());
    }

    /**
     * Tells the opponent once for each game in which it is done. A player who lost their key is told too: the last confirmation was not a letter
     * of theirs, so no answer tells them.
     */
    private void tell(Change change) throws IOException {
        if (change.kind() == Change.Kind.REVOKED || change.kind() == Change.Kind.SUBSTITUTE || change.prolongs())
            return;
        for (var seat : office.of(change.after()))
            if (isDone(change, seat)) {
                var name = "%s.%s".formatted(seat.gameId(), change.id());
                office.lay("changed." + name, seat.opponent(), letters.changed(change, seat));
                if (change.kind() == Change.Kind.LOST)
                    office.lay("counts." + name, seat.player(), letters.done(change, List.of(seat)));
            }
    }

    private static boolean isDone(Change change, Seat seat) {
        return seat.player().equals(next(change, seat));
    }

    /** The seats in which it is still to be done. */
    private List<Seat> seats(Change change) {
        var seats = switch (change.kind()) {
            case SUBSTITUTE ->
                Lists.filter(
                        office.in(change.agreed().getFirst()),
                        seat -> seat.player().equals(change.before()));
            case LOST ->
                Lists.filter(
                        office.at(change.oldAddress()),
                        seat -> seat.player().fingerprint().equals(change.oldKey()));
            case KEY, ADDRESS, REVOKED -> office.of(change.before());
        };
        return Lists.filter(seats, seat -> !isDone(change, seat));
    }

    /** The seats in which it can be done now: nobody's confirmation is missing. */
    private List<Seat> ready(Change change) throws IOException {
        if (change.needsWord() && !isSaid(change, true)) return List.of();
        return Lists.filter(
                seats(change), seat -> !change.needsWord() || change.agreed().contains(seat.gameId()));
    }

    private boolean isSaid(Change change, boolean allowed) throws IOException {
        return drawers.verdicts()
                .get(change.id())
                .filter(verdict -> verdict.allowed() == allowed)
                .isPresent();
    }

    boolean isDue() throws IOException {
        for (var one : all()) if (isDue(one)) return true;
        return false;
    }

    private boolean isDue(Change one) throws IOException {
        return switch (one.stage()) {
            case DONE, LAPSED -> isOver(one, Invitation.KEPT);
            case ASKED -> isOver(one, Invitation.OPEN);
            case PROVEN ->
                !one.needsWord()
                        || isOver(one, Invitation.OPEN)
                        || isSaid(one, false)
                        || !ready(one).isEmpty();
        };
    }

    private boolean isOver(Change one, Duration time) {
        return !clock.instant().isBefore(one.since().plus(time));
    }

    boolean tend() throws IOException {
        return EnrolmentDesk.each(all(), "change", Change::id, one -> {
            if (isDue(one)) tend(one);
        });
    }

    private void tend(Change one) throws IOException {
        if (!one.waits()) {
            drawers.verdicts().remove(one.id());
            drawers.changes().remove(one.id());
            return;
        }
        var after = done(one);
        if (after.waits() && (isSaid(one, false) || isOver(one, Invitation.OPEN))) {
            office.lay("lapsed." + one.id(), letters.asker(one), letters.lapsed(one));
            enter(after.at(Stage.LAPSED, clock.instant()));
        }
    }
}
