package postrider.gateway.enrolment;

import java.io.IOException;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import postrider.gateway.Enrolment;
import postrider.gateway.Seat;
import postrider.gateway.enrolment.Change.Stage;
import postrider.gateway.enrolment.EnrolmentDesk.Config;
import postrider.gateway.enrolment.EnrolmentDesk.Verdict;
import postrider.gateway.enrolment.OpenSeat.Reason;
import postrider.text.Lists;

/**
 * Handles open seats, and substitutes who take them over. A substitute is enrolled in place of the previous player, as a new key is: both players
 * are told, the game file records it, and letters for that seat go to the substitute from then on.
 */
record SubstituteDesk(
        Config config,
        Drawers drawers,
        Changes changes,
        Codes codes,
        EnrolmentBackOffice office,
        Greetings greetings,
        SubstituteLetters letters,
        InstantSource clock) {
    /** An open seat, and who still plays it. */
    record Vacancy(OpenSeat seat, Seat sitting) {}

    private List<Vacancy> open() throws IOException {
        var open = new ArrayList<Vacancy>();
        for (var seat : drawers.seats().all()) vacancy(seat).ifPresent(open::add);
        return open;
    }

    /** Empty if the game is over, somebody else has the seat, or its silent player has written after all. */
    private Optional<Vacancy> vacancy(OpenSeat seat) {
        return sitting(seat.game(), seat.side())
                .filter(seat::isOf)
                .filter(sitting -> seat.reason() != Reason.SILENT || office.isForfeited(sitting))
                .map(sitting -> new Vacancy(seat, sitting));
    }

    private Optional<Seat> sitting(String game, String side) {
        return Lists.find(
                office.in(game), one -> OpenSeat.id(game, one.side().word()).equals(OpenSeat.id(game, side)));
    }

    Reply list() throws IOException {
        return letters.list(open());
    }

    /** As with an invitation, the mailbox must be proven theirs, and the key one that may sign in that game. */
    Reply takeOver(Applicant writer, String words) throws IOException {
        var known = changes.askedBy(writer);
        if (known.isPresent()) return SubstituteLetters.answer(changes.done(known.get()));
        var named = words.toLowerCase(Locale.ROOT)
                .replaceFirst("^game ", "")
                .replaceFirst(" (side|player)\\b", "")
                .split("[ ,.!]+");
        var open =
                Lists.find(open(), one -> named.length == 2 && one.seat().id().equals(OpenSeat.id(named[0], named[1])));
        if (open.isEmpty()) return letters.noneSuch(words, open());
        if (writer.fault().isPresent()) return greetings.unfit(writer);
        if (!writer.isProven(codes)) return greetings.unproven(writer);
        var seat = open.get().sitting();
        var fault = fault(writer, seat);
        return fault.isPresent() ? SubstituteLetters.refused(fault.get()) : ask(writer, open.get());
    }

    private Optional<String> fault(Applicant writer, Seat seat) throws IOException {
        if (writer.player().fingerprint().equalsIgnoreCase(seat.player().fingerprint()))
            return Optional.of(
                    "You play that side already. To keep it, write 'keep seat %s'.".formatted(seat.gameId()));
        if (writer.address().equalsIgnoreCase(seat.opponent().address()))
            return Optional.of("You play the other side of that game.");
        if (changes.all().stream().anyMatch(one -> one.waits() && isFor(one, seat)))
            return Optional.of("Somebody has asked for it before you. If they do not get it, it will be open again.");
        return seat.fault(writer.player());
    }

    private static boolean isFor(Change change, Seat seat) {
        return change.kind() == Change.Kind.SUBSTITUTE
                && change.agreed().contains(seat.gameId())
                && change.before().equals(seat.player());
    }

    private Reply ask(Applicant writer, Vacancy open) throws IOException {
        var before = open.sitting().player();
        var change = Change.by(
                        writer, codes, clock.instant(), Change.Kind.SUBSTITUTE, Stage.PROVEN, before, writer.player())
                .agreedIn(List.of(open.seat().game()));
        if (config.enrolment() == Enrolment.OPEN) drawers.verdicts().put(change.id(), new Verdict(change.id(), true));
        else office.lay("asked." + change.id(), config.self(), letters.asked(writer, open, change));
        changes.enter(change);
        return SubstituteLetters.answer(changes.done(change));
    }

    /** A player offers their seat, and keeps it until somebody takes it over. A letter acts once, even if it is sent again. */
    Reply offer(Applicant writer, String game) throws IOException {
        var seat = own(writer, game);
        if (seat.isEmpty()) return notTheirs(writer);
        var open = OpenSeat.of(seat.get(), clock.instant(), Reason.OFFERED);
        var told = "offered.%s.%s".formatted(open.id(), writer.letter().substring(0, 16));
        if (isNew(open)) {
            if (office.hasLaid(told)) return SubstituteLetters.keptSince(seat.get());
            drawers.seats().put(open.id(), open);
            office.lay(told, seat.get().opponent(), SubstituteLetters.offered(open, seat.get()));
        }
        return SubstituteLetters.listed(open);
    }

    Reply keep(Applicant writer, String game) throws IOException {
        var seat = own(writer, game);
        if (seat.isEmpty()) return notTheirs(writer);
        drawers.seats()
                .remove(OpenSeat.of(seat.get(), clock.instant(), Reason.OFFERED).id());
        return SubstituteLetters.kept(seat.get());
    }

    /** Their seat in the game they name, or in their only game. */
    private Optional<Seat> own(Applicant writer, String game) {
        if (!isThem(writer)) return Optional.empty();
        var named = game.isEmpty() ? writer.said().game().orElse("") : game;
        var all = Lists.filter(
                office.of(writer.player()),
                one -> named.isEmpty() || one.gameId().equalsIgnoreCase(named));
        return all.size() == 1 ? Optional.of(all.getFirst()) : Optional.empty();
    }

    private boolean isThem(Applicant writer) {
        return writer.signed() || writer.reads(codes);
    }

    private Reply notTheirs(Applicant writer) {
        var all = Lists.map(office.of(writer.player()), Seat::gameId);
        if (!all.isEmpty() && !isThem(writer)) return greetings.again(writer);
        return SubstituteLetters.unclear(writer, all);
    }

    void look(String game) throws IOException {
        for (var seat : office.in(game)) {
            var open = OpenSeat.of(seat, clock.instant(), Reason.SILENT);
            if (office.isForfeited(seat) && isNew(open)) drawers.seats().put(open.id(), open);
        }
    }

    private boolean isNew(OpenSeat open) throws IOException {
        return drawers.seats().get(open.id()).flatMap(this::vacancy).isEmpty();
    }
}
