package postrider.desk;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.dice.Secret;
import postrider.files.PrivateFiles;
import postrider.kernel.Game;
import postrider.kernel.GameOption;
import postrider.kernel.ruling.Side;
import postrider.log.Event;
import postrider.log.Pin;
import postrider.log.SigningPolicy;
import postrider.log.TimePolicy;
import postrider.play.AskingRule;
import postrider.store.EventLog;
import postrider.store.GameStore;
import postrider.text.Lists;

/**
 * A game to begin.
 *
 * @param place where it will be stored; its id has small letters, digits and hyphens
 * @param scenario empty for the game's first
 * @param options by name; the others have the defaults of the game and the referee
 * @param referee fingerprint of the referee's key; empty if there is none
 * @param corrections an owner's corrections to the box, files by name; none to play with ours
 * @param fixedSecret for demonstrations only: 64 hexadecimal digits, which the header then publishes
 */
public record NewGame(
        GameStore place,
        String system,
        Optional<String> scenario,
        Map<String, String> options,
        Map<Side, Event.Player> players,
        String referee,
        SortedMap<String, String> corrections,
        Optional<String> fixedSecret) {

    /** The id names a folder, and is part of every Message-ID and subject. */
    private static final int LONGEST_ID = 40;

    private static final Pattern ID = Pattern.compile("[a-z0-9][a-z0-9-]{0,%d}".formatted(LONGEST_ID - 1));

    /** Its secret and its header. Nothing has been sent or rolled. */
    GameStore.Beginning beginning(GameCatalog catalog, Instant at) {
        var game = catalog.game(system);
        check(game);
        var chosen = game.scenario(scenario);
        var pin = Pin.of(catalog.box(game, corrections));
        var secret = fixedSecret.map(Secret::of).orElseGet(Secret::fresh);
        var header = new Event.Header(
                EventLog.FORMAT,
                id(),
                system,
                pin,
                chosen,
                GameOption.chosen(AskingRule.options(game), options),
                players,
                referee,
                secret.commitments(id(), game.parts()),
                fixedSecret);
        return new GameStore.Beginning(header, secret, corrections, at);
    }

    private void check(Game game) {
        requireId(id());

        require(
                players.keySet().equals(Set.copyOf(game.sides())),
                "%s needs two players: %s.",
                game.title(),
                sides(game.sides()));
        require(
                keys().distinct().count() == keys().count(),
                "Both players have the same key; each needs a key of their own.");
        require(
                keys().noneMatch(referee::equals),
                "A player has the referee's own key: with it the referee's letters would be theirs. They need one of their own.");
        TimePolicy.fault(options).ifPresent(fault -> {
            throw new IllegalArgumentException(fault);
        });
        Lists.first(players.values(), player -> SigningPolicy.fault(options, player))
                .ifPresent(fault -> {
                    throw new IllegalArgumentException(fault);
                });
    }

    /** @throws IllegalArgumentException if this cannot name a game */
    public static void requireId(String id) {
        require(
                ID.matcher(id).matches(),
                "'%s' cannot name a game: use up to %d small letters, digits and hyphens.",
                id.substring(0, Math.min(id.length(), LONGEST_ID)),
                LONGEST_ID);
        require(!PrivateFiles.isDevice(id), "'%s' cannot name a game: on Windows it is a device.", id);
    }

    private Stream<String> keys() {
        return players.values().stream().map(Event.Player::fingerprint).filter(key -> !key.isEmpty());
    }

    String id() {
        return place.id();
    }

    private static String sides(List<Side> sides) {
        return sides.stream().map(Side::word).collect(Collectors.joining(" and "));
    }

    private static void require(boolean holds, String sentence, Object... about) {
        if (!holds) throw new IllegalArgumentException(sentence.formatted(about));
    }
}
