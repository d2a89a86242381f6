package postrider.gateway.office;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Stream;
import postrider.gateway.Seat;
import postrider.gateway.signing.Keyring;
import postrider.gateway.signing.PublicKey;
import postrider.text.Lists;

/** Finds seats by key or address, in the order of their games. A change in one game touches no other. */
final class Enrolled {
    private final Keyring keyring = new Keyring();
    private final Map<String, List<Seat>> byKey = new ConcurrentHashMap<>();
    private final Map<String, List<Seat>> byAddress = new ConcurrentHashMap<>();

    Keyring keyring() {
        return keyring;
    }

    List<Seat> of(String fingerprint) {
        return byKey.getOrDefault(lower(fingerprint), List.of());
    }

    List<Seat> at(String address) {
        return byAddress.getOrDefault(lower(address), List.of());
    }

    /** Replaces the seats of a game. Players who keep their seat can be found throughout. */
    synchronized void change(String game, List<Seat> before, List<Seat> after) {
        for (var seat : after) key(seat).forEach(keyring::enrol);
        index(byKey, seat -> seat.player().fingerprint(), game, before, after);
        index(byAddress, seat -> seat.player().address(), game, before, after);
        for (var seat : before)
            if (of(seat.player().fingerprint()).stream()
                    .noneMatch(
                            other -> other.player().key().equals(seat.player().key())))
                key(seat).forEach(keyring::withdraw);
    }

    private static void index(
            Map<String, List<Seat>> known,
            Function<Seat, String> name,
            String game,
            List<Seat> before,
            List<Seat> after) {
        var names = new HashSet<String>();
        for (var seat : Lists.concat(before, after)) names.add(lower(name.apply(seat)));
        for (var one : names)
            known.compute(one, (same, seats) -> {
                var others = (seats == null ? Stream.<Seat>of() : seats.stream())
                        .filter(seat -> !seat.gameId().equals(game));
                var now = Stream.concat(
                                others,
                                after.stream()
                                        .filter(seat -> lower(name.apply(seat)).equals(one)))
                        .sorted(Comparator.comparing(Seat::gameId))
                        .toList();
                return now.isEmpty() ? null : now;
            });
    }

    private static Stream<PublicKey> key(Seat seat) {
        return Stream.of(seat.player())
                .filter(player -> !player.key().isEmpty())
                .map(PublicKey::of);
    }

    private static String lower(String text) {
        return text.toLowerCase(Locale.ROOT);
    }
}
