package postrider.gateway.office;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import postrider.desk.Decree;
import postrider.desk.Desk;
import postrider.desk.GameCatalog;
import postrider.desk.Gazette;
import postrider.desk.NewGame;
import postrider.gateway.Incoming;
import postrider.gateway.PostOffice.Errand;
import postrider.gateway.Spool.Disposition;
import postrider.gateway.enrolment.Applicant;
import postrider.gateway.enrolment.ChangeDesk.Sitting;
import postrider.gateway.enrolment.EnrolmentDesk;
import postrider.gateway.enrolment.Reply;
import postrider.gateway.enrolment.Surroundings;
import postrider.gateway.enrolment.Wish;
import postrider.gateway.mime.MailAddress;
import postrider.gateway.office.Quotas.Account;
import postrider.gateway.office.Quotas.Allowance;
import postrider.gateway.office.Seats.Seat;
import postrider.gateway.signing.PublicKey;
import postrider.gateway.signing.SignatureCheck.Signed;
import postrider.gateway.tournament.Leaf;
import postrider.gateway.tournament.TournamentDesk;
import postrider.letters.Dispatch;
import postrider.log.Event;
import postrider.log.Glance;
import postrider.log.Settlement;
import postrider.log.SigningPolicy;
import postrider.store.GameStore;
import postrider.text.Lists;
import postrider.words.OpenedLetter;

/**
 * Letters of people who would like to begin or join a game. Whoever proves their mailbox has an account of their own, which no forged
 * letter spends; all others share what strangers have.
 *
 * @param self our address
 * @param how such letters are examined
 */
record Newcomers(Seats register, MailAddress self, Notices notices, EnrolmentDesk desk, Applicant.Examination how) {

    /** What a letter calls for that no enrolled key has signed; empty if it asks for nothing of this. */
    Optional<Errand> stranger(Incoming.Letter letter) {
        if (letter.unlessSigned().isPresent() || !letter.envelope().isTo(self)) return Optional.empty();
        var said = letter.part()
                .plain()
                .map(OpenedLetter::openUnquoted)
                .orElseGet(() -> Applicant.said(letter, Optional.empty(), how));
        var wish = isKnown(letter) ? Wish.ofPlayer(said, desk.invited(from(letter))) : Wish.of(said);
        return wish.map(known -> errand(letter, Optional.empty()));
    }

    private boolean isKnown(Incoming.Letter letter) {
        return register.knows(from(letter));
    }

    private static MailAddress from(Incoming.Letter letter) {
        return letter.envelope().from().orElseThrow();
    }

    /** What somebody wants who plays here already. */
    Optional<Errand> player(Incoming.Letter letter, Signed signed, OpenedLetter opened) {
        if (letter.unlessSigned().isPresent() || !letter.envelope().isTo(self)) return Optional.empty();
        return Wish.ofPlayer(opened, desk.invited(from(letter)))
                .map(wish -> errand(
                        letter, register.of(signed.fingerprint()).stream().findFirst()));
    }

    /** On a queue of its own, for a DNS may be slow. */
    private Errand errand(Incoming.Letter letter, Optional<Seat> known) {
        var queue = "enrolment " + from(letter).address().toLowerCase(Locale.ROOT);
        return new Errand(queue, () -> deal(letter, known));
    }

    private Disposition deal(Incoming.Letter letter, Optional<Seat> known) throws IOException {
        var writer = Applicant.of(letter, known.map(Seat::player).map(PublicKey::of), how);
        var wish = Wish.of(writer.said()).orElse(new Wish.Hello()); // what is signed of it may ask for nothing
        var strangers = isKnown(letter) ? Allowance.ADDRESS : Allowance.STRANGER;
        var account = Account.of(writer.isProven(desk.codes()) ? Allowance.NEWCOMER : strangers, writer.address());
        var passedOver = notices.passedOver(letter.envelope(), account);
        if (passedOver.isPresent()) return passedOver.get();
        var reply = desk.answer(writer, wish);
        var to = known.filter(seat -> wish.isChange())
                .map(this::now)
                .map(Reception::address)
                .orElseGet(() -> new MailAddress("", writer.address()));
        var about = reply.about().isEmpty() ? writer.key() : reply.about();
        var id = "answer.%s.%s"
                .formatted(
                        letter.envelope().digest().substring(0, 32),
                        desk.codes().plain(to.address(), about));
        return notices.answer(letter.envelope(), self.messageId(id), to, reply.headline(), reply.sentences());
    }

    /** As they are enrolled after what was done, if their key still counts. */
    private Seat now(Seat seat) {
        return register.of(seat.player().fingerprint()).stream()
                .filter(other -> other.game().id().equals(seat.game().id())
                        && other.side().equals(seat.side()))
                .findFirst()
                .orElse(seat);
    }

    /** What the desk needs of the office. */
    record Around(Seats register, Desk games, GameCatalog catalog, Notices notices, Quotas quotas, MailAddress self)
            implements Surroundings, TournamentDesk.Surroundings {
        @Override
        public boolean hasGame(String id) {
            return register.game(id).isPresent();
        }

        @Override
        public GameStore place(String id) {
            return register.place(id);
        }

        @Override
        public void begin(NewGame plan) {
            register.update(games.begin(plan));
        }

        @Override
        public Optional<GameStore> game(String id) {
            return register.game(id).filter(game -> register.fault(id).isEmpty());
        }

        @Override
        public void settle(GameStore game, Decree decree) {
            if (!game.log().over()) games.settle(game, decree);
            register.update(game);
        }

        @Override
        public Optional<String> mayWrite(String from, String to, String letter) throws IOException {
            for (var account : List.of(
                    Account.of(Allowance.INVITING, from),
                    Account.of(Allowance.INVITED, to),
                    new Account(Allowance.INVITATIONS, "together")))
                if (!quotas.place(account, letter).isIn())
                    return Optional.of("%s: send your line again after %s."
                            .formatted(account.allowance().spent(), quotas.until()));
            return Optional.empty();
        }

        @Override
        public List<Sitting> of(String fingerprint) {
            return sittings(register.of(fingerprint));
        }

        @Override
        public List<Sitting> in(String game) {
            return sittings(register.game(game).stream()
                    .filter(known -> register.fault(game).isEmpty())
                    .flatMap(known -> known.header().players().entrySet().stream()
                            .map(player -> new Seat(known, player.getKey(), player.getValue())))
                    .toList());
        }

        @Override
        public Optional<Glance> glance(String game) {
            return register.game(game)
                    .filter(known -> register.fault(game).isEmpty())
                    .map(GameStore::glance);
        }

        @Override
        public Optional<Gazette> gazette(String game) {
            return register.game(game)
                    .filter(known -> register.fault(game).isEmpty())
                    .flatMap(games::gazette);
        }

        @Override
        public String about(Sitting seat) {
            var game = place(seat.game());
            return "%s, game %s, scenario %s, at impulse %d."
                    .formatted(
                            catalog.game(game).title(),
                            game.id(),
                            game.header().scenario(),
                            game.log().impulse());
        }

        @Override
        public boolean isForfeited(Sitting seat) {
            return games.isForfeited(place(seat.game()), seat.side());
        }

        @Override
        public void lay(String name, MailAddress to, Dispatch letter) {
            notices.lay(self.messageId(name), to, letter);
        }

        @Override
        public List<Sitting> at(String address) {
            return sittings(register.at(new MailAddress("", address)));
        }

        private List<Sitting> sittings(List<Seat> seats) {
            return seats.stream()
                    .filter(seat -> register.fault(seat.game().id()).isEmpty() && !register.isOver(seat.game()))
                    .map(seat -> new Sitting(seat.game().id(), seat.side().word(), seat.player(), opponent(seat)))
                    .toList();
        }

        private static Event.Player opponent(Seat seat) {
            return seat.game().header().players().entrySet().stream()
                    .filter(other -> !other.getKey().equals(seat.side()))
                    .map(Map.Entry::getValue)
                    .findFirst()
                    .orElseThrow();
        }

        @Override
        public Optional<String> fault(Sitting seat, Event.Player next) {
            return next.fingerprint().equalsIgnoreCase(seat.opponent().fingerprint())
                    ? Optional.of("Your opponent has that key or address.")
                    : SigningPolicy.fault(place(seat.game()).header().options(), next);
        }

        @Override
        public void replace(Sitting seat, Event.Player next, String reason) {
            var game = place(seat.game());
            var side = Lists.find(
                            game.header().players().keySet(), one -> one.word().equals(seat.side()))
                    .orElseThrow();
            games.settle(game, new Decree(new Settlement.Replace(side, next, ""), reason, ""));
            register.update(game);
        }

        @Override
        public void lay(String name, MailAddress to, Reply letter) throws IOException {
            notices.lay(self.messageId(name), to, letter.headline(), letter.sentences());
        }

        @Override
        public void lay(String name, MailAddress to, Leaf letter) {
            notices.lay(self.messageId(name), to, letter);
        }
    }
}
