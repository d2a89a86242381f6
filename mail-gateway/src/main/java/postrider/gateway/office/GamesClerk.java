package postrider.gateway.office;

import java.io.IOException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import postrider.desk.Desk;
import postrider.gateway.Incoming;
import postrider.gateway.Incoming.Reason;
import postrider.gateway.PostOffice;
import postrider.gateway.PostOffice.Chore;
import postrider.gateway.PostOffice.Errand;
import postrider.gateway.Seat;
import postrider.gateway.Settings;
import postrider.gateway.enrolment.Applicant;
import postrider.gateway.enrolment.EnrolmentDesk;
import postrider.gateway.mime.MailAddress;
import postrider.gateway.office.Seats.Due;
import postrider.gateway.signing.Authenticator;
import postrider.gateway.signing.KeyRecords;
import postrider.gateway.signing.SignatureCheck;
import postrider.gateway.signing.SignatureCheck.Signed;
import postrider.gateway.tournament.TournamentDesk;
import postrider.store.GameStore;
import postrider.words.OpenedLetter;

/**
 * Takes every letter to the desk of its game. The signed text says which game, and the key says who writes; the sender's address does not
 * matter. A letter for no desk goes to the {@link Reception}.
 */
record GamesClerk(
        Settings settings,
        Seats register,
        Desk desk,
        MailTransport post,
        Notices notices,
        Hours hours,
        EnrolmentDesk enrolment,
        TournamentDesk tournaments,
        ReturnedMail returned,
        InstantSource clock,
        KeyRecords records)
        implements PostOffice.Clerk {
    private static final Logger LOG = LoggerFactory.getLogger(GamesClerk.class);

    private Reception reception() {
        return new Reception(register, desk, notices, settings.enrolment());
    }

    private Newcomers newcomers() {
        var how = new Applicant.Examination(clock, settings.oldest(), records);
        return new Newcomers(register, notices, enrolment, how);
    }

    /** Time limits are judged as of the letter's arrival, however long it waits here. */
    @Override
    public Errand examine(Incoming.Answerable letter, Instant came) throws IOException {
        register.keepUp();
        return switch (letter) {
            case Incoming.Unread(var envelope, var why) -> reception().stranger(envelope, why);
            case Incoming.Letter readable -> letter(readable, came);
        };
    }

    private Errand letter(Incoming.Letter readable, Instant came) throws IOException {
        var entrant = new Entrants(tournaments, notices, clock, settings.oldest(), records).errand(readable, came);
        return entrant.isPresent()
                ? entrant.get()
                : letter(
                        readable,
                        came,
                        new Authenticator(register.keyring(), InstantSource.fixed(came), settings.oldest(), records)
                                .examine(readable.part())
                                .settled(came, clock.instant()));
    }

    private Errand letter(Incoming.Letter readable, Instant came, SignatureCheck check) throws IOException {
        if (!(check instanceof Signed)) {
            var newcomer = newcomers().stranger(readable, came);
            if (newcomer.isPresent()) return newcomer.get();
        }
        return switch (check) {
            case Signed signed -> player(readable, came, signed);
            case SignatureCheck.UnknownKey unknown
            when register.nameless().isPresent() -> waiting(register.nameless().get());
            case SignatureCheck nobody when ReturnedMail.mayReport(readable) -> returned.errand(readable);
            case SignatureCheck.UnknownKey unknown ->
                reception().stranger(readable, pending(readable, came).orElseGet(unknown::sentence));
            case SignatureCheck.Wrapped wrapped
            when readable.unlessSigned().filter(Reason.LIST::equals).isPresent() || isOwn(readable, wrapped) ->
                reception().wrapped(readable, wrapped);
            case SignatureCheck.Unsigned unsigned -> reception().unsigned(readable);
            case SignatureCheck.Wrapped anothers -> reception().unsigned(readable);
            case SignatureCheck nobody -> reception().stranger(readable, nobody.sentence());
        };
    }

    /** What a new key waits for, if one that does not count yet has signed the letter. */
    private Optional<String> pending(Incoming.Letter letter, Instant came) throws IOException {
        return enrolment.pending(
                keys -> new Authenticator(keys, InstantSource.fixed(came), settings.oldest()).examine(letter.part()));
    }

    /** Whether its From is a player whose signature is in it. */
    private boolean isOwn(Incoming.Letter letter, SignatureCheck.Wrapped wrapped) {
        var from = letter.envelope().from().map(MailAddress::address).orElse("");
        return register.of(wrapped.fingerprint()).stream()
                .anyMatch(seat -> seat.player().address().equalsIgnoreCase(from));
    }

    private Errand player(Incoming.Letter letter, Instant came, Signed signed) {
        var seats = register.of(signed.fingerprint());
        if (seats.isEmpty())
            return reception().stranger(letter, "The game of your key cannot be read just now: send it again later.");
        var meant = new MeantGame(register, desk);
        var opened = meant.by(seats, letter, signed);
        var newcomer = newcomers().player(letter, came, seats.getFirst(), opened);
        if (newcomer.isPresent()) return newcomer.get();
        var named = opened.game();
        var broken = named.filter(game -> register.fault(game).isPresent());
        if (broken.isPresent()) return waiting(broken.get());
        var meantFor = meant.of(seats, named);
        if (meantFor.size() == 1) return seated(meantFor.getFirst(), letter, signed, opened);
        if (Reception.isFromProgram(letter)) return reception().stranger(letter, "");
        return heard(
                seats,
                opened.isHello()
                        ? reception().hello(letter.envelope(), seats)
                        : reception().unclear(letter.envelope(), seats, opened));
    }

    private Errand heard(List<Seat> seats, Errand errand) {
        return new Errand(errand.queue(), () -> {
            returned.hear(seats);
            return errand.task().run();
        });
    }

    private Errand seated(Seat seat, Incoming.Letter letter, Signed signed, OpenedLetter opened) {
        var game = seat.gameId();
        boolean isKnownWell = opened.game().isPresent();
        return !isKnownWell && register.fault(game).isPresent()
                ? waiting(game)
                : heard(
                        List.of(seat),
                        new Errand(
                                game,
                                () -> new PlayersLetters(register, desk, notices)
                                        .receive(seat, letter, signed, opened)));
    }

    /** The letter may be for a broken game, and acts once that is repaired. */
    private Errand waiting(String game) {
        return new Errand(game, () -> {
            throw new IOException("it waits for game %s: %s"
                    .formatted(game, register.fault(game).orElse("it is well again")));
        });
    }

    @Override
    public List<Chore> due() throws IOException {
        register.keepUp();
        var chores = new ArrayList<Chore>();
        if (enrolment.isDue()) chores.add(new Chore("enrolment", enrolment::tend));
        for (var id : tournaments.open()) chores.add(new Chore(TournamentDesk.queue(id), () -> tournaments.tend(id)));
        for (var due : register.due(settings.reminder()))
            chores.add(new Chore(due.game().id(), () -> attend(due)));
        return chores;
    }

    /** Returns whether every letter that could leave has left. */
    private boolean attend(Due due) throws IOException {
        var game = due.game();
        boolean goesOn =
                (due.reminds() || !due.settled()) && register.fault(game.id()).isEmpty();
        if (goesOn && due.reminds() && hours.isOpen(game)) {
            attend(game, desk::remind);
            enrolment.look(game.id());
        }
        if (goesOn && !due.settled()) attend(game, desk::goOn);
        if (due.dispute().isPresent()) notices.tell(game.id(), due.dispute().get());
        boolean all = post.deliver(game);
        returned.noteUnreachable(game);
        register.update(game);
        return all;
    }

    private void attend(GameStore game, Consumer<GameStore> work) {
        try {
            work.accept(game);
        } catch (GameStore.Held held) {
            LOG.info("game {} is in use and is looked at again", game.id());
        } catch (RuntimeException trouble) {
            LOG.error("game {}: {}", game.id(), trouble.getMessage());
        }
        register.update(game);
    }

    @Override
    public void caughtUp(Set<String> stalled) {
        hours.caughtUp(stalled.stream()
                .filter(queue -> register.game(queue).isPresent())
                .collect(Collectors.toSet()));
    }

    @Override
    public void send() throws IOException {
        boolean all = notices.send(returned.watching(post.sender()));
        post.sender().close();
        if (!all) throw new IOException("some letters could not be sent");
    }
}
