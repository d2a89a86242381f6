package postrider.gateway.office;

import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import postrider.gateway.Seat;
import postrider.gateway.signing.Keyring;
import postrider.gateway.signing.PublicKey;
import postrider.log.Glance;
import postrider.store.GameInMemory;
import postrider.store.GameStore;
import postrider.text.Lists;

/** The seats of games in memory, looked up each time. */
final class SeatsInMemory implements Seats {
    private final List<GameInMemory> games = Collections.synchronizedList(new ArrayList<>());
    private final InstantSource clock;

    SeatsInMemory(InstantSource clock) {
        this.clock = clock;
    }

    @Override
    public synchronized GameStore place(String id) {
        var known = Lists.find(List.copyOf(games), game -> game.id().equals(id));
        if (known.isPresent()) return known.get();
        var place = new GameInMemory(id);
        games.add(place);
        return place;
    }

    private List<GameInMemory> begun() {
        return Lists.filter(List.copyOf(games), GameInMemory::isBegun);
    }

    private Stream<Seat> seats() {
        return begun().stream()
                .flatMap(game -> game.header().players().entrySet().stream()
                        .map(seat -> new Seat(game, seat.getKey(), seat.getValue())));
    }

    @Override
    public void keepUp() {}

    @Override
    public void update(GameStore game) {}

    @Override
    public Keyring keyring() {
        return new Keyring(seats().map(Seat::player)
                .filter(player -> !player.key().isEmpty())
                .map(player -> new PublicKey(player.fingerprint(), player.key()))
                .toList());
    }

    @Override
    public List<Seat> of(String fingerprint) {
        return seats().filter(seat -> seat.player().fingerprint().equalsIgnoreCase(fingerprint))
                .toList();
    }

    @Override
    public List<Seat> at(String address) {
        return seats().filter(seat -> seat.player().address().equalsIgnoreCase(address))
                .toList();
    }

    @Override
    public Optional<GameStore> game(String id) {
        return begun().stream()
                .filter(game -> game.id().equals(id))
                .<GameStore>map(game -> game)
                .findFirst();
    }

    @Override
    public boolean isOver(GameStore game) {
        return game.glance().over();
    }

    @Override
    public Optional<String> fault(String game) {
        return Optional.empty();
    }

    @Override
    public int stopped() {
        return (int) begun().stream()
                .filter(game -> game.glance().dispute().isPresent())
                .count();
    }

    @Override
    public Optional<String> nameless() {
        return Optional.empty();
    }

    @Override
    public List<Due> due(Duration reminder) {
        return Lists.map(begun(), game -> due(game, game.glance(), reminder)).stream()
                .filter(due -> due.reminds()
                        || !due.settled()
                        || due.dispute().isPresent()
                        || due.game().letters().isToSend())
                .toList();
    }

    private Due due(GameStore game, Glance glance, Duration reminder) {
        return new Due(game, glance.reminds(reminder, clock.instant()), glance.settled(), glance.dispute());
    }
}
