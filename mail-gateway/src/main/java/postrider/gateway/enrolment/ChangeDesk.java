package postrider.gateway.enrolment;

import java.io.IOException;
import java.time.InstantSource;
import java.util.List;
import postrider.gateway.Seat;
import postrider.gateway.enrolment.Change.Stage;
import postrider.gateway.mime.MailAddress;
import postrider.gateway.signing.PublicKey;
import postrider.log.Event;
import postrider.text.Lists;

/**
 * Gives players a new key or address in all their running games, by a settlement of the referee: both players are told, and the game file records
 * it. As with new games, a request is stored before it acts.
 */
record ChangeDesk(
        MailAddress self,
        Changes changes,
        Codes codes,
        EnrolmentBackOffice office,
        ChangeLetters letters,
        InstantSource clock) {
    Reply newKey(Applicant writer) throws IOException {
        var known = changes.askedBy(writer);
        if (known.isPresent()) return letters.asked(known.get());
        var seats = office.of(writer.player());
        if (seats.isEmpty()) return lostKey(writer);
        if (!writer.signed() && !writer.hasRead(codes, false)) return letters.again(writer);
        var player = seats.getFirst().player();
        var others = Lists.filter(writer.brings(), key -> !key.fingerprint().equals(player.fingerprint()));
        var longer = Lists.find(
                writer.brings(),
                key -> key.fingerprint().equals(player.fingerprint())
                        && !key.armored().equals(player.key()));
        if (others.isEmpty() && longer.isPresent()) return prolong(writer, player, longer.get());
        if (others.size() != 1) return letters.bringOne(writer);
        return ask(Change.Kind.KEY, Stage.ASKED, writer, seats, with(player, others.getFirst()));
    }

    /** It is the same key with a new expiry date. Signing with it proves possession, so nothing more is needed. */
    private Reply prolong(Applicant writer, Event.Player before, PublicKey key) throws IOException {
        var change =
                Change.by(writer, codes, clock.instant(), Change.Kind.KEY, Stage.PROVEN, before, with(before, key));
        changes.enter(change);
        return letters.done(changes.done(change));
    }

    /** Their old key is lost: they write from a player's mailbox, signed with the new key, in reply to our letter about that key. */
    private Reply lostKey(Applicant writer) throws IOException {
        var seats = office.at(writer.address());
        if (seats.isEmpty()) return letters.nobody(writer);
        if (!writer.signed()) return letters.signWithIt();
        if (!writer.hasRead(codes, true)) return letters.again(writer);
        return ask(
                Change.Kind.LOST,
                Stage.PROVEN,
                writer,
                seats,
                with(seats.getFirst().player(), PublicKey.of(writer.player())));
    }

    private static Event.Player with(Event.Player player, PublicKey key) {
        return player.with(key.fingerprint(), key.armored());
    }

    /** A player wants their letters to go to another mailbox. A player without a key is known by the mailbox, so that changes too. */
    Reply newAddress(Applicant writer, String address) throws IOException {
        var known = changes.askedBy(writer);
        if (known.isPresent()) return letters.asked(known.get());
        var seats = office.of(writer.player());
        if (seats.isEmpty()) return letters.nobody(writer);
        if (!writer.signed() && !writer.hasRead(codes, false)) return letters.again(writer);
        try {
            var next = new MailAddress("", address).address();
            var before = seats.getFirst().player();
            var key = writer.signed() ? before.key() : "dkim:" + next;
            var after = PublicKey.enrolled(new Event.Player(before.name(), next, "", key), clock.instant());
            if (next.equalsIgnoreCase(before.address()))
                return letters.notDone(List.of("That is your address already."));
            var full = office.mayWrite(before.address(), next, writer.envelope());
            return full.isPresent()
                    ? letters.notDone(List.of(full.get()))
                    : ask(Change.Kind.ADDRESS, Stage.ASKED, writer, seats, after);
        } catch (IllegalArgumentException none) {
            return letters.notDone(List.of(none.getMessage()));
        }
    }

    private Reply ask(Change.Kind kind, Stage stage, Applicant writer, List<Seat> seats, Event.Player after)
            throws IOException {
        var faults = seats.stream()
                .flatMap(seat -> seat.fault(after).stream())
                .distinct()
                .toList();
        if (!faults.isEmpty()) return letters.notDone(faults);
        var before = seats.getFirst().player();
        var change = Change.by(writer, codes, clock.instant(), kind, stage, before, after);
        if (kind == Change.Kind.ADDRESS)
            office.lay(
                    "change.%s.%s".formatted(change.id(), codes.plain(after.address(), change.id())),
                    new MailAddress("", after.address()),
                    letters.toNewAddress(change));
        if (kind == Change.Kind.LOST) {
            office.lay("asked." + change.id(), self, letters.operator(change, seats));
            for (var seat : seats)
                office.lay(
                        "change.%s.%s.%s"
                                .formatted(
                                        seat.gameId(),
                                        change.id(),
                                        codes.plain(seat.opponent().address(), "")),
                        seat.opponent(),
                        letters.toOpponent(change, seat));
        }
        changes.enter(change);
        return letters.asked(change);
    }

    /** Revokes the writer's key. Whoever holds a key can do that, and it does no more than that. */
    Reply revoke(Applicant writer) throws IOException {
        var known = changes.askedBy(writer);
        if (known.isPresent()) return letters.revoked(changes.done(known.get()));
        var seats = office.of(writer.player());
        if (seats.isEmpty() || !writer.signed()) return letters.nothingToRevoke();
        var before = seats.getFirst().player();
        var change = Change.by(
                writer, codes, clock.instant(), Change.Kind.REVOKED, Stage.PROVEN, before, before.with("", ""));
        office.lay("revoked." + change.id(), self, letters.toOperator(change, seats));
        changes.enter(change);
        return letters.revoked(changes.done(change));
    }

    /** Handles 'confirm': from the letter that proves a change, or from the other player. */
    Reply confirm(Applicant writer, String about) throws IOException {
        var known = Lists.find(changes.all(), one -> one.answer().equals(writer.envelope()));
        if (known.isPresent()) return done(known.get());
        var open = Lists.filter(changes.all(), Change::waits);
        var proven = Lists.find(open, one -> one.stage() == Stage.ASKED && proves(writer, one));
        if (proven.isPresent()) {
            var change = proven.get().proven(writer.envelope(), clock.instant());
            changes.enter(change);
            return done(change);
        }
        var lost = Lists.find(
                open,
                one -> one.kind() == Change.Kind.LOST
                        && about.contains(one.id())
                        && !agreed(writer, one).isEmpty());
        if (lost.isEmpty()) return letters.nothingToConfirm();
        if (!writer.signed() && !writer.hasRead(codes, false)) return letters.again(writer);
        var change = lost.get().agreedIn(Lists.map(agreed(writer, lost.get()), Seat::gameId));
        changes.enter(change);
        changes.done(change);
        return letters.agreed(change);
    }

    private Reply done(Change proven) throws IOException {
        var done = changes.done(proven);
        return letters.done(done, office.of(done.after()));
    }

    private boolean proves(Applicant writer, Change change) {
        return switch (change.kind()) {
            case KEY ->
                writer.signed()
                        && writer.player().fingerprint().equals(change.newKey())
                        && writer.codes().contains(codes.plain(change.oldAddress(), change.newKey()));
            case ADDRESS ->
                writer.address().equalsIgnoreCase(change.newAddress())
                        && writer.codes().contains(codes.plain(change.newAddress(), change.id()))
                        && (writer.unvouched().isEmpty() || !change.newKey().startsWith("dkim:"));
            case LOST, REVOKED, SUBSTITUTE -> false;
        };
    }

    /** The games in which the writer plays against the player who lost their key. */
    private List<Seat> agreed(Applicant writer, Change lost) {
        return Lists.filter(
                office.of(writer.player()),
                seat -> seat.opponent().fingerprint().equals(lost.oldKey())
                        && seat.opponent().address().equals(lost.oldAddress()));
    }

    /** Our question to a player's new address came back. */
    void cameBack(String id, String why) throws IOException {
        var change = Lists.find(changes.all(), one -> one.id().equals(id) && one.stage() == Stage.ASKED);
        if (change.isPresent())
            office.lay("returned." + id, change.get().before(), letters.cameBack(change.get(), why));
    }
}
