package postrider.gateway.office;

import java.io.IOException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import postrider.gateway.Incoming;
import postrider.gateway.Incoming.Reason;
import postrider.gateway.PostOffice.Errand;
import postrider.gateway.Seat;
import postrider.gateway.Spool.Disposition;
import postrider.gateway.bounce.Bounce;
import postrider.gateway.bounce.DeliveryReport;
import postrider.gateway.bounce.LetterTag;
import postrider.gateway.bounce.ReturnTags;
import postrider.gateway.bounce.Trouble;
import postrider.gateway.enrolment.EnrolmentDesk;
import postrider.gateway.figures.Figure;
import postrider.gateway.mailbox.Sender;
import postrider.gateway.mime.Envelope;
import postrider.gateway.mime.MimePart;
import postrider.gateway.tournament.TournamentDesk;
import postrider.kernel.ruling.Side;
import postrider.log.LetterName;
import postrider.store.GameStore;
import postrider.store.MailEvent;
import postrider.store.Outbox;

/**
 * Records reports on our letters in their game, and never answers them. A player whose letters keep coming back counts as unreachable until
 * heard from again; their opponent and the referee are told once. If an invitation comes back its host is told, and if a tournament's
 * letter does, its director.
 *
 * @param most how many letters must come back before a player counts as unreachable
 */
record ReturnedMail(
        Seats register,
        ReturnTags tags,
        int most,
        Notices notices,
        EnrolmentDesk enrolment,
        TournamentDesk tournaments,
        InstantSource clock) {
    /** How long a letter that belongs to no game is tried (RFC 5321, 4.5.4.1: at least four to five days). */
    private static final Duration LIFETIME = Duration.ofDays(5);

    /** The letter of a game that a report is about. */
    private record Meant(GameStore game, Side to, String messageId) {}

    /** Whether a machine wrote it that may report on a delivery. */
    static boolean mayReport(Incoming.Letter letter) {
        return letter.unlessSigned()
                .filter(reason -> reason == Reason.BOUNCE || reason == Reason.CHALLENGE)
                .isPresent();
    }

    /** The letter meant is named by our tag in the report, or else by a Message-ID it quotes. */
    Errand errand(Incoming.Letter letter) {
        var reason = letter.unlessSigned().orElseThrow();
        var bounce = new Bounce(letter.part(), letter.envelope());
        return DeliveryReport.of(bounce, reason)
                .flatMap(told -> tags.in(bounce)
                        .flatMap(tag -> errand(tag, told, reason))
                        .or(() -> bounce.letters().stream()
                                .flatMap(id -> errand(id, told, reason).stream())
                                .findFirst()))
                .orElseGet(() -> new Errand(Errand.OFFICE, () -> Disposition.silent(reason.toString())));
    }

    private Optional<Errand> errand(LetterTag tag, DeliveryReport told, Reason reason) {
        return switch (tag) {
            case LetterTag.OfGame sealed ->
                register.game(sealed.game())
                        .flatMap(game -> meant(game, sealed))
                        .map(meant -> errand(meant, told, reason));
            case LetterTag.OfEnrolment sealed -> Optional.of(errand("enrolment", sealed, told, reason));
            case LetterTag.OfTournament sealed ->
                Optional.of(errand(TournamentDesk.queue(sealed.tournament()), sealed, told, reason));
        };
    }

    private Optional<Errand> errand(String messageId, DeliveryReport told, Reason reason) {
        return LetterTag.of(messageId)
                .filter(ours -> notices.hasWritten(messageId))
                .flatMap(ours -> errand(ours, told, reason))
                .or(() -> meant(messageId).map(meant -> errand(meant, told, reason)));
    }

    private Errand errand(Meant meant, DeliveryReport report, Reason reason) {
        return new Errand(meant.game().id(), () -> note(meant, report, reason));
    }

    private Errand errand(String queue, LetterTag ours, DeliveryReport report, Reason reason) {
        return new Errand(queue, () -> {
            if (report.news() == MailEvent.News.FAILED) {
                var letter = notices.written(ours.toString());
                cameBack(ours, letter, report.why());
            }
            return noted(ours, report, reason);
        });
    }

    /** @param letter the header of our letter, if it is still kept */
    private void cameBack(LetterTag tag, Optional<Envelope> letter, String why) throws IOException {
        var trouble = Trouble.of(why).toString();
        switch (tag) {
            case LetterTag.OfGame ofGame -> {}
            case LetterTag.OfEnrolment asked -> enrolment.cameBack(asked, trouble);
            case LetterTag.OfTournament ofTournament -> {
                if (letter.isPresent()) tournaments.cameBack(ofTournament, letter.get(), trouble);
            }
        }
    }

    /** Treats a letter that the mail system refuses, or still defers after {@link #LIFETIME}, as one that came back. */
    Sender watching(Sender sender) {
        return letter -> {
            try {
                sender.send(letter);
            } catch (Sender.Refused refused) {
                var envelope = Envelope.of(MimePart.head(letter));
                boolean forGood = refused.forGood() || isTooOld(envelope);
                var ours = envelope.messageId().flatMap(LetterTag::of);
                if (forGood && ours.isPresent()) cameBack(ours.get(), Optional.of(envelope), refused.getMessage());
                throw new Sender.Refused(refused.getMessage(), forGood);
            }
        };
    }

    private boolean isTooOld(Envelope letter) {
        return letter.date()
                .filter(written -> written.plus(LIFETIME).isBefore(clock.instant()))
                .isPresent();
    }

    /** Also looks among waiting letters: after a crash one that has left may still be there. */
    private static Optional<Meant> meant(GameStore game, LetterTag.OfGame tag) {
        return Stream.of(Outbox.State.SENT, Outbox.State.WAITING)
                .flatMap(state -> game.outbox().in(state).stream())
                .filter(tag::names)
                .findFirst()
                .flatMap(id -> meant(game, id));
    }

    private Optional<Meant> meant(String messageId) {
        return LetterName.read(messageId)
                .flatMap(name -> register.game(name.game()))
                .filter(game -> game.outbox().state(messageId).isPresent())
                .flatMap(game -> meant(game, messageId));
    }

    private static Optional<Meant> meant(GameStore game, String messageId) {
        return game.header().players().keySet().stream()
                .filter(side -> LetterName.read(messageId).orElseThrow().isTo(side))
                .findFirst()
                .map(side -> new Meant(game, side, messageId));
    }

    private Disposition note(Meant meant, DeliveryReport report, Reason reason) throws IOException {
        if (report.news() == MailEvent.News.FAILED) Figure.LETTERS_BOUNCED.more();
        var game = meant.game();
        game.letters()
                .learn(meant.to(), new MailEvent(clock.instant(), report.news(), meant.messageId(), report.why()));
        noteUnreachable(game);
        register.update(game);
        return noted(meant.messageId(), report, reason);
    }

    /** For the ledger and the log, in our own words. */
    private static Disposition noted(Object letter, DeliveryReport report, Reason reason) {
        return Disposition.silent(
                switch (report.news()) {
                    case DELIVERED -> "a report that %s was delivered".formatted(letter);
                    case RELAYED ->
                        "a report that %s was sent on to a mail system that reports no more".formatted(letter);
                    case DELAYED -> "%s, %s: delayed, %s".formatted(reason, letter, Trouble.of(report.why()));
                    default -> "%s, %s: failed for good, %s".formatted(reason, letter, Trouble.of(report.why()));
                });
    }

    /** Notes who has become unreachable. The letters about it are written first, so that a crash loses none of them. */
    void noteUnreachable(GameStore game) throws IOException {
        if (register.fault(game.id()).isPresent() || register.isOver(game)) return;
        for (var side : game.header().players().keySet()) {
            var arrivals = game.letters().arrivals(side);
            if (!arrivals.areLost(most) || arrivals.unreachable().isPresent()) continue;
            var failures = arrivals.failures();
            notices.tellUnreachable(game, side, failures);
            game.letters().giveUp(side, clock.instant(), failures.getLast().why());
        }
    }

    /** These players have written. */
    void hear(List<Seat> seats) {
        for (var seat : seats) seat.game().letters().hear(seat.side(), clock.instant());
    }
}
