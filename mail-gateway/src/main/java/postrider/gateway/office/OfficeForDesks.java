package postrider.gateway.office;

import java.io.IOException;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import postrider.desk.Decree;
import postrider.desk.Desk;
import postrider.desk.Gazette;
import postrider.desk.NewGame;
import postrider.gateway.Notice;
import postrider.gateway.Seat;
import postrider.gateway.enrolment.EnrolmentBackOffice;
import postrider.gateway.mime.MailAddress;
import postrider.gateway.office.Quotas.Account;
import postrider.gateway.office.Quotas.Allowance;
import postrider.kernel.ruling.Side;
import postrider.letters.Dispatch;
import postrider.log.Event;
import postrider.store.GameStore;
import postrider.text.Lists;

/** Gives the desks for enrolment and tournaments what they need from the office. */
record OfficeForDesks(Seats register, Desk games, Notices notices) implements EnrolmentBackOffice {
    @Override
    public boolean hasGame(String id) {
        return register.game(id).isPresent();
    }

    @Override
    public void begin(
            String id, String system, String scenario, Map<String, String> options, Map<Side, Event.Player> players) {
        register.update(games.begin(new NewGame(
                register.place(id),
                system,
                Optional.of(scenario),
                options,
                new TreeMap<>(players),
                notices.key().publicKey().fingerprint(),
                Collections.emptySortedMap(),
                Optional.empty())));
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
            if (!notices.quotas().place(account, letter).isIn())
                return Optional.of("%s: send your line again after %s."
                        .formatted(account.allowance().spent(), notices.quotas().until()));
        return Optional.empty();
    }

    @Override
    public List<Seat> of(Event.Player player) {
        return playing(register.of(player.fingerprint()));
    }

    @Override
    public List<Seat> in(String game) {
        return playing(game(game).stream()
                .flatMap(known -> known.header().players().entrySet().stream()
                        .map(player -> new Seat(known, player.getKey(), player.getValue())))
                .toList());
    }

    @Override
    public Optional<Gazette> gazette(String game) {
        return game(game).flatMap(games::gazette);
    }

    @Override
    public boolean isForfeited(Seat seat) {
        return games.isForfeited(seat.game(), seat.side().word());
    }

    @Override
    public void lay(String name, MailAddress to, Dispatch letter) {
        notices.lay(name, to, letter);
    }

    @Override
    public void lay(String name, MailAddress to, Notice letter) {
        notices.lay(name, to, letter);
    }

    @Override
    public boolean hasLaid(String name) {
        return notices.hasWritten(notices.self().messageId(name));
    }

    @Override
    public List<Seat> at(String address) {
        return playing(register.at(address));
    }

    private List<Seat> playing(List<Seat> seats) {
        return Lists.filter(seats, seat -> register.fault(seat.gameId()).isEmpty() && !register.isOver(seat.game()));
    }
}
