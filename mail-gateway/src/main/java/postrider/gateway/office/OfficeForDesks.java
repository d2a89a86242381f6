package postrider.gateway.office;

import java.io.IOException;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import postrider.desk.Decree;
import postrider.desk.Desk;
import postrider.desk.GameCatalog;
import postrider.desk.Gazette;
import postrider.desk.NewGame;
import postrider.gateway.Seat;
import postrider.gateway.enrolment.Reply;
import postrider.gateway.enrolment.Surroundings;
import postrider.gateway.mime.MailAddress;
import postrider.gateway.office.Quotas.Account;
import postrider.gateway.office.Quotas.Allowance;
import postrider.gateway.tournament.Leaf;
import postrider.gateway.tournament.TournamentDesk;
import postrider.kernel.ruling.Side;
import postrider.letters.Dispatch;
import postrider.log.Event;
import postrider.log.Glance;
import postrider.log.Settlement;
import postrider.log.SigningPolicy;
import postrider.store.GameStore;
import postrider.text.Lists;

/** Gives the desks for enrolment and tournaments what they need from the office. */
record OfficeForDesks(Seats register, Desk games, GameCatalog catalog, Notices notices)
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
    public void begin(
            String id, String system, String scenario, Map<String, String> options, Map<Side, Event.Player> players) {
        register.update(games.begin(new NewGame(
                place(id),
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
    public List<Seat> of(String fingerprint) {
        return playing(register.of(fingerprint));
    }

    @Override
    public List<Seat> in(String game) {
        return playing(game(game).stream()
                .flatMap(known -> known.header().players().entrySet().stream()
                        .map(player -> new Seat(known, player.getKey(), player.getValue())))
                .toList());
    }

    @Override
    public Optional<Glance> glance(String game) {
        return game(game).map(GameStore::glance);
    }

    @Override
    public Optional<Gazette> gazette(String game) {
        return game(game).flatMap(games::gazette);
    }

    @Override
    public String about(Seat seat) {
        var game = seat.game();
        return "%s, game %s, scenario %s, at impulse %d."
                .formatted(
                        catalog.game(game).title(),
                        game.id(),
                        game.header().scenario(),
                        game.log().impulse());
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
    public boolean hasLaid(String name) {
        return notices.hasWritten(notices.self().messageId(name));
    }

    @Override
    public List<Seat> at(String address) {
        return playing(register.at(address));
    }

    /** The seats in games that are running. */
    private List<Seat> playing(List<Seat> seats) {
        return Lists.filter(seats, seat -> register.fault(seat.game().id()).isEmpty() && !register.isOver(seat.game()));
    }

    @Override
    public Optional<String> fault(Seat seat, Event.Player next) {
        return next.fingerprint().equalsIgnoreCase(seat.opponent().fingerprint())
                ? Optional.of("Your opponent has that key or address.")
                : SigningPolicy.fault(seat.game().header().options(), next);
    }

    @Override
    public void replace(Seat seat, Event.Player next, String reason) {
        games.settle(seat.game(), new Decree(new Settlement.Replace(seat.side(), next, ""), reason, ""));
        register.update(seat.game());
    }

    @Override
    public void lay(String name, MailAddress to, Reply letter) throws IOException {
        notices.lay(name, to, Notice.of(letter));
    }

    @Override
    public void lay(String name, MailAddress to, Leaf letter) {
        notices.lay(name, to, Notice.of(letter));
    }
}
