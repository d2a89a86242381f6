package postrider.gateway.office;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import postrider.desk.Desk;
import postrider.desk.GameFolder;
import postrider.desk.Ledger;
import postrider.desk.SignedLetter;
import postrider.gateway.Authenticator;
import postrider.gateway.Correspondent;
import postrider.gateway.Finding.Signed;
import postrider.gateway.Incoming;
import postrider.gateway.PostOffice;
import postrider.gateway.Spool.Outcome;
import postrider.gateway.office.Register.Seat;
import postrider.words.Slip;

/**
 * Takes every letter to the desk of its game. The game that the signed text names says which desk; the key says who
 * writes; the address he writes from says nothing. A letter that reaches no desk gets a notice of the office.
 */
final class GamesClerk implements PostOffice.Clerk {
    private static final Logger LOG = LoggerFactory.getLogger(GamesClerk.class);

    private final Rules rules;
    private final Desk desk;
    private final MailPost post;
    private final Notices notices;
    private final InstantSource clock;

    /**
     * How the clerk works.
     *
     * @param games one folder a game
     * @param reminder how long a player may take before he is reminded
     * @param oldest how long after signing a letter may still act
     */
    record Rules(Path games, Duration reminder, Duration oldest) {}

    GamesClerk(Rules rules, Desk desk, MailPost post, Notices notices, InstantSource clock) {
        this.rules = rules;
        this.desk = desk;
        this.post = post;
        this.notices = notices;
        this.clock = clock;
    }

    @Override
    public Outcome receive(Incoming letter) throws IOException {
        return switch (letter) {
            case Incoming.Silent(var envelope, var reason) -> new Outcome.Silent(reason.toString());
            case Incoming.TooLarge large -> stranger(Register.of(rules.games()), large, large.from(), tooLarge(large));
            case Incoming.Letter readable -> examine(Register.of(rules.games()), readable);
        };
    }

    private static String tooLarge(Incoming.TooLarge letter) {
        return "Your letter has %,d bytes, more than are read here: send your orders as plain text, without attachments."
                .formatted(letter.size());
    }

    private Outcome examine(Register register, Incoming.Letter letter) throws IOException {
        var finding = new Authenticator(register.keyring(), clock, rules.oldest()).examine(letter.part());
        return finding instanceof Signed signed
                ? player(register, letter, signed)
                : stranger(register, letter, letter.from(), finding.sentence());
    }

    /** Nothing proves who wrote: the answer goes where the letter says it came from, if it was meant for us. */
    private Outcome stranger(Register register, Incoming letter, Correspondent from, String why) throws IOException {
        if (!letter.envelope().isTo(post.self()) && !register.knows(from))
            return new Outcome.Silent("neither addressed to us nor from a player: " + why);
        return notices.answer(
                letter.envelope(),
                from,
                "Your letter to the referee was not acted upon",
                why,
                "Nothing has changed in any game. If you did not write to the referee of a game by mail, pay no heed to"
                        + " this.");
    }

    private Outcome player(Register register, Incoming.Letter letter, Signed signed) throws IOException {
        var seats = register.of(signed.fingerprint());
        var named = Slip.open(signed.text()).game();
        var meant = meant(seats, named);
        if (meant.size() == 1) return desk(meant.getFirst(), letter, signed);
        var player = seats.getFirst().player();
        return notices.answer(
                letter.envelope(),
                new Correspondent(player.name(), player.address()),
                named.map(game -> elsewhere(register, game)).orElse("Say which game your letter is for"),
                "Your key is enrolled in %s. Put a line such as 'game %s' at the beginning of your letter."
                        .formatted(games(seats), seats.getLast().game().id()),
                "Nothing has changed in any game.");
    }

    /** Without a word about it, the one game that still runs is meant. */
    private static List<Seat> meant(List<Seat> seats, Optional<String> named) {
        if (named.isPresent())
            return seats.stream()
                    .filter(seat -> seat.game().id().equals(named.get()))
                    .toList();
        var running = seats.stream().filter(seat -> !seat.over()).toList();
        return running.isEmpty() ? seats : running;
    }

    private static String elsewhere(Register register, String game) {
        return register.hasGame(game)
                ? "Your key is not enrolled in game " + game
                : "There is no game %s here".formatted(game);
    }

    private static String games(List<Seat> seats) {
        return seats.stream().map(seat -> seat.game().id()).distinct().collect(Collectors.joining(", "));
    }

    /** The desk deals with a letter once; what it did for it before a crash is found in the game file. */
    private Outcome desk(Seat seat, Incoming.Letter letter, Signed signed) throws IOException {
        var unnamed = "<%s@unnamed.invalid>".formatted(letter.envelope().digest());
        var carried = new SignedLetter(
                seat.side(),
                letter.envelope().messageId().orElse(unnamed),
                signed.signed(),
                signed.signature(),
                signed.text());
        try {
            desk.receive(seat.game(), carried);
        } catch (IllegalStateException cannotNow) {
            throw new IOException(cannotNow.getMessage(), cannotNow);
        }
        var answer = new Ledger(seat.game().records()).answer(carried).orElseThrow();
        return new Outcome.Answered(answer.messageId());
    }

    @Override
    public void send() throws IOException {
        var all = true;
        for (var game : Register.games(rules.games())) all &= tend(game);
        if (!(notices.send(post.sender()) && all)) throw new IOException("some letters could not be sent");
    }

    /** Finishes what was begun, reminds who is late, sends what waits. One game's trouble is no other's. */
    private boolean tend(GameFolder game) {
        try {
            desk.goOn(game);
            if (late(new Ledger(game.records()))) desk.remind(game);
            return post.deliver(game);
        } catch (RuntimeException trouble) {
            LOG.error("game {}: {}", game.id(), trouble.getMessage());
            return true;
        }
    }

    /** Whether a game has waited so long that somebody has to be reminded. */
    private boolean late(Ledger game) {
        return !game.over() && game.lastMoved().plus(rules.reminder()).isBefore(clock.instant());
    }
}
