package postrider.gateway.enrolment;

import java.io.IOException;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import postrider.desk.GameCatalog;
import postrider.gateway.Enrolment;
import postrider.gateway.bounce.LetterTag;
import postrider.gateway.mime.MailAddress;
import postrider.gateway.signing.Keyring;
import postrider.gateway.signing.PublicKey;
import postrider.gateway.signing.SignatureCheck;
import postrider.log.Event;
import postrider.log.SigningWay;

/**
 * Begins games by mail. A request is stored before it acts, and every outgoing letter is derived from stored state, so processing a letter twice,
 * or an invitation again after a crash, has no further effect.
 */
public final class EnrolmentDesk {
    private static final Logger LOG = LoggerFactory.getLogger(EnrolmentDesk.class);

    private final boolean closed;
    private final Invitations invitations;
    private final InvitationDesk hosts;
    private final Drawers.Turns turns;
    private final Codes codes;
    private final Changes changes;
    private final ChangeDesk changeDesk;
    private final ObserverDesk observers;
    private final SubstituteDesk substitutes;
    private final Greetings greetings;

    /**
     * The desk's settings.
     *
     * @param referee fingerprint of the referee's key
     */
    public record Config(Enrolment enrolment, MailAddress self, String referee) {}

    /** The operator's decision on an invitation or change. */
    public record Verdict(String id, boolean allowed) {}

    public EnrolmentDesk(
            Config config,
            GameCatalog catalog,
            Drawers drawers,
            Codes codes,
            EnrolmentBackOffice office,
            InstantSource clock) {
        InstantSource seconds = () -> clock.instant().truncatedTo(ChronoUnit.SECONDS);
        this.closed = config.enrolment() == Enrolment.CLOSED;
        this.turns = drawers.turns();
        this.codes = codes;
        this.greetings = new Greetings(catalog, codes, config.referee());
        var letters = new EnrolmentLetters(catalog, greetings);
        var ofChanges = new ChangeLetters(greetings);
        this.changes = new Changes(drawers, office, ofChanges, seconds);
        this.changeDesk = new ChangeDesk(config.self(), changes, codes, office, ofChanges, seconds);
        this.observers = new ObserverDesk(drawers.observers(), codes, office, greetings, seconds);
        this.substitutes = new SubstituteDesk(
                config, drawers, changes, codes, office, greetings, new SubstituteLetters(catalog), seconds);
        this.invitations = new Invitations(config, catalog, drawers, codes, office, letters, seconds);
        this.hosts = new InvitationDesk(config, catalog, invitations, codes, office, greetings, letters, seconds);
    }

    public Codes codes() {
        return codes;
    }

    /** Opens the seats of a game whose players have been silent past their time, if the players agreed on that. */
    public void look(String game) throws IOException {
        substitutes.look(game);
    }

    /** Accepts what a recent invitee may write after 'join' or 'decline': nothing, a side, or an id. */
    public Predicate<String> invited(MailAddress somebody) {
        return hosts.invited(somebody);
    }

    /** Whether we await an answer from this address. */
    public boolean isAwaited(MailAddress somebody) {
        return hosts.isAwaited(somebody);
    }

    /** New keys, each awaiting the letter that proves it. That letter need not contain the key again. */
    public List<PublicKey> awaitedKeys() {
        return changes.awaitedKeys();
    }

    /** Whose confirmation a new key still needs, as a sentence, if one that is not valid yet has signed a letter. */
    public Optional<String> pending(Function<Keyring, SignatureCheck> examine) throws IOException {
        return changes.pending(examine);
    }

    /** Does what a letter asks, once, and returns the answer. */
    public synchronized Reply answer(Applicant writer, Wish wish) throws IOException {
        var turn = turns.take();
        try (turn) {
            return answered(writer, wish);
        }
    }

    private Reply answered(Applicant writer, Wish wish) throws IOException {
        return switch (wish) {
            case Wish.NewKey() -> changeDesk.newKey(writer);
            case Wish.NewAddress(var address) -> changeDesk.newAddress(writer, address);
            case Wish.Revoke() -> changeDesk.revoke(writer);
            case Wish.Confirm(var about) -> changeDesk.confirm(writer, about);
            case Wish.Unobserve(var game) -> observers.unobserve(writer, game);
            case Wish.OfferSeat(var game) -> substitutes.offer(writer, game);
            case Wish.KeepSeat(var game) -> substitutes.keep(writer, game);
            case Wish.Either(var first, var line, var contrary) -> greetings.which(line, contrary);
            case Wish begins when closed -> greetings.closed();
            case Wish.Observe(var game) -> observers.observe(writer, game);
            case Wish.OpenSeats() -> substitutes.list();
            case Wish.TakeOver(var words) -> substitutes.takeOver(writer, words);
            case Wish.Hello() -> greetings.welcome(writer);
            case Wish.Games() -> greetings.games();
            case Wish.Invite(var words) -> hosts.invite(writer, words);
            case Wish.Unclear() -> hosts.unclear();
            case Wish.Join(var about) -> hosts.join(writer, about);
            case Wish.Decline(var about, var always) -> hosts.decline(writer, about, always);
        };
    }

    /** A letter to somebody who had not written to us came back. Whoever asked for it is told, once; nothing else happens. */
    public synchronized void cameBack(LetterTag.OfEnrolment letter, String why) throws IOException {
        var turn = turns.take();
        try (turn) {
            switch (letter.what()) {
                case "change" -> changeDesk.cameBack(letter.id(), why);
                case "observe" -> observers.cameBack(letter.id());
                default -> invitations.cameBack(letter.id(), why);
            }
        }
    }

    /** Whether something is due without a letter. */
    public boolean isDue() throws IOException {
        return invitations.isDue() || changes.isDue() || observers.isDue();
    }

    /** Does what is due without a letter. Returns whether all went well. */
    public synchronized boolean tend() throws IOException {
        var turn = turns.take();
        try (turn) {
            return invitations.tend() & changes.tend() & observers.tend();
        }
    }

    interface Work<T> {
        void done(T one) throws IOException;
    }

    /** Does this for each. A failure is logged and holds up no other. Returns whether all went well. */
    static <T> boolean each(Iterable<T> all, String name, Function<T, String> id, Work<T> work) throws IOException {
        boolean well = true;
        for (var one : all)
            try {
                work.done(one);
            } catch (RuntimeException trouble) {
                LOG.error("{} {}: {}", name, id.apply(one), trouble.getMessage());
                well = false;
            }
        return well;
    }

    static String way(Event.Player player) {
        return player.keyless()
                ? "without a key, from that mailbox"
                : "with %s key %s".formatted(SigningWay.of(player).orElseThrow(), player.fingerprint());
    }
}
