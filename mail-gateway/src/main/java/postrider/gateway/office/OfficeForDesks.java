package postrider.gateway.office;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import postrider.desk.Decree;
import postrider.desk.Desk;
import postrider.desk.GameCatalog;
import postrider.desk.Gazette;
import postrider.desk.NewGame;
import postrider.gateway.enrolment.ChangeDesk.Sitting;
import postrider.gateway.enrolment.Reply;
import postrider.gateway.enrolment.Surroundings;
import postrider.gateway.mime.MailAddress;
import postrider.gateway.office.Quotas.Account;
import postrider.gateway.office.Quotas.Allowance;
import postrider.gateway.office.Seats.Seat;
import postrider.gateway.tournament.Leaf;
import postrider.gateway.tournament.TournamentDesk;
import postrider.letters.Dispatch;
import postrider.log.Event;
import postrider.log.Glance;
import postrider.log.Settlement;
import postrider.log.SigningPolicy;
import postrider.store.GameStore;
import postrider.text.Lists;

/** What the desks that enrol people and hold tournaments need of the office. */
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
            if (!notices.quotas().place(account, letter).isIn())
                return Optional.of("%s: send your line again after %s."
                        .formatted(account.allowance().spent(), notices.quotas().until()));
        return Optional.empty();
    }

    @Override
    public List<Sitting> of(String fingerprint) {
        return sittings(register.of(fingerprint));
    }

    @Override
    public List<Sitting> in(String game) {
        return sittings(game(game).stream()
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
        notices.lay(name, to, letter);
    }

    @Override
    public boolean hasLaid(String name) {
        return notices.hasWritten(notices.self().messageId(name));
    }

    @Override
    public List<Sitting> at(String address) {
        return sittings(register.at(address));
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
        notices.lay(name, to, Notice.of(letter));
    }

    @Override
    public void lay(String name, MailAddress to, Leaf letter) {
        notices.lay(name, to, Notice.of(letter));
    }
}
