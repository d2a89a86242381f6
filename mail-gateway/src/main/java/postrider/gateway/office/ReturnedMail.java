package postrider.gateway.office;

import java.io.IOException;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import postrider.gateway.Incoming;
import postrider.gateway.Incoming.Reason;
import postrider.gateway.PostOffice.Errand;
import postrider.gateway.Spool.Outcome;
import postrider.gateway.bounce.Bounce;
import postrider.gateway.bounce.DeliveryReport;
import postrider.gateway.bounce.LetterTag;
import postrider.gateway.bounce.ReturnTags;
import postrider.gateway.bounce.Trouble;
import postrider.gateway.enrolment.Observer;
import postrider.gateway.enrolment.ObserverDesk;
import postrider.gateway.office.Seats.Seat;
import postrider.kernel.ruling.Side;
import postrider.log.LetterName;
import postrider.store.GameStore;
import postrider.store.Outbox;
import postrider.store.Tiding;

/**
 * What mail systems tell of letters of ours is noted in their game, and answered never. Whom too few letters reach counts as unreachable
 * until they are heard of; who plays with them and the referee are told so once.
 *
 * @param most so many letters may come back
 */
record ReturnedMail(
        Seats register, ReturnTags tags, int most, Notices notices, ObserverDesk observers, InstantSource clock) {
    /** A letter of ours that a report is about. */
    private record Meant(GameStore game, Side to, String messageId) {}

    /** Whether a machine wrote it that may tell of a letter's way. */
    static boolean tells(Incoming.Letter letter) {
        return letter.unlessSigned()
                .filter(reason -> reason == Reason.BOUNCE || reason == Reason.CHALLENGE)
                .isPresent();
    }

    Errand errand(Incoming.Letter letter) throws IOException {
        var reason = letter.unlessSigned().orElseThrow();
        var bounce = new Bounce(letter.part(), letter.envelope());
        var report = DeliveryReport.of(bounce, reason);
        var observer = report.filter(told -> told.kind() == Tiding.Kind.FAILED).isPresent()
                ? reader(bounce)
                : Optional.<Observer>empty();
        if (observer.isPresent()) return forgetting(observer.get(), reason);
        return report.flatMap(told -> meant(bounce).map(meant -> errand(meant, told, reason)))
                .orElseGet(() -> new Errand(Errand.OFFICE, () -> new Outcome.Silent(reason.toString())));
    }

    /** Who follows a game is not worth a second try: they can ask again. */
    private Optional<Observer> reader(Bounce bounce) throws IOException {
        for (var id : bounce.named().distinct().limit(20).toList()) {
            var reader = observers.reader(id);
            if (reader.isPresent()) return reader;
        }
        return Optional.empty();
    }

    private Errand forgetting(Observer observer, Reason reason) {
        return new Errand(Errand.OFFICE, () -> {
            observers.returned(observer);
            return new Outcome.Silent(
                    "%s, of a letter to %s, who followed %s".formatted(reason, observer.address(), observer.game()));
        });
    }

    private Errand errand(Meant meant, DeliveryReport report, Reason reason) {
        return new Errand(meant.game().id(), () -> note(meant, report, reason));
    }

    /** The seal in it tells, else a Message-ID that it quotes; after a crash the letter may still wait here, though it has left. */
    private Optional<Meant> meant(Bounce bounce) {
        return tags.in(bounce)
                .flatMap(this::meant)
                .or(() -> bounce.letters().stream()
                        .flatMap(id -> meant(id).stream())
                        .findFirst());
    }

    private Optional<Meant> meant(LetterTag tag) {
        return register.game(tag.game())
                .flatMap(game -> Stream.of(Outbox.State.SENT, Outbox.State.WAITING)
                        .flatMap(state -> game.outbox().in(state).stream())
                        .filter(tag::names)
                        .findFirst()
                        .flatMap(id -> meant(game, id)));
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

    private Outcome note(Meant meant, DeliveryReport report, Reason reason) throws IOException {
        var game = meant.game();
        game.letters().learn(meant.to(), new Tiding(clock.instant(), report.kind(), meant.messageId(), report.why()));
        look(game);
        register.update(game);
        return new Outcome.Silent("%s, %s: %s".formatted(reason, meant.messageId(), words(report)));
    }

    /** For the ledger and the log: no word of the report's. */
    private static String words(DeliveryReport report) {
        return switch (report.kind()) {
            case DELIVERED -> "delivered";
            case RELAYED -> "sent on to a mail system that tells no more";
            case DELAYED -> "delayed, " + Trouble.of(report.why());
            default -> "failed for good, " + Trouble.of(report.why());
        };
    }

    /** Whether somebody has become unreachable. They are told so before it is noted: after a crash they are told by the same letters. */
    void look(GameStore game) throws IOException {
        if (register.fault(game.id()).isPresent() || register.isOver(game)) return;
        for (var side : game.header().players().keySet()) {
            var arrivals = game.letters().arrivals(side);
            var failures = arrivals.failures();
            if (failures.size() < most || arrivals.unreachable().isPresent()) continue;
            notices.tellUnreachable(game, side, failures);
            game.letters().giveUp(side, clock.instant(), failures.getLast().why());
        }
    }

    /** They have written. */
    void hear(List<Seat> seats) {
        for (var seat : seats) seat.game().letters().hear(seat.side(), clock.instant());
    }
}
