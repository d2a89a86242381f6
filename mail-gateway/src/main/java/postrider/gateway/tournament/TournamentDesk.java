package postrider.gateway.tournament;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import postrider.gateway.BackOffice;
import postrider.gateway.bounce.LetterTag;
import postrider.gateway.mime.Envelope;
import postrider.gateway.signing.SignatureCheck.Signed;
import postrider.gateway.tournament.Request.Wish;
import postrider.kernel.ruling.Side;
import postrider.log.Written;
import postrider.text.Lists;
import postrider.text.NameIndex;
import postrider.words.OpenedLetter;

/**
 * Runs tournaments. All letters and games follow from the file, so doing it again after a crash has no further effect.
 */
public final class TournamentDesk {
    private static final Logger LOG = LoggerFactory.getLogger(TournamentDesk.class);

    private final Director director;
    private final BackOffice office;

    /** Tournaments that are finished. */
    private final Set<String> ended = ConcurrentHashMap.newKeySet();

    /**
     * An answer to a letter.
     *
     * @param acted whether the letter did something; answers to those that did not are limited per day
     */
    public record Answer(Leaf leaf, boolean acted) {}

    public TournamentDesk(Director director, BackOffice office) {
        this.director = director;
        this.office = office;
    }

    /** Everybody who may write about a running tournament. */
    public List<Participant> people() throws IOException {
        var people = new ArrayList<Participant>();
        for (var id : director.store().ids()) {
            if (ended.contains(id)) continue;
            try {
                director.proceedings(id).people().forEach(people::add);
            } catch (IllegalStateException broken) {
                LOG.error("tournament {} is broken: {}", id, broken.getMessage());
            }
        }
        return people;
    }

    public static boolean isAbout(OpenedLetter letter) {
        return Request.of(letter).isPresent();
    }

    public static String about(OpenedLetter letter) {
        return Request.of(letter).orElseThrow().tournament();
    }

    public static String queue(String id) {
        return "tournament " + id;
    }

    /** Does what a letter asks, once, and returns the answer. */
    public synchronized Answer answer(Signed letter, OpenedLetter said) throws IOException {
        var answer = answered(letter, Request.of(said).orElseThrow());
        return new Answer(answer.leaf.notReading(Request.besides(said)), answer.acted);
    }

    private Answer answered(Signed letter, Request request) throws IOException {
        try {
            var so = director.proceedings(request.tournament());
            var known = done(so, letter.written());
            return known.isPresent() ? known.get() : done(so, request, letter.fingerprint(), letter.written());
        } catch (IllegalArgumentException refused) {
            return new Answer(
                    Leaf.of(
                            "A tournament",
                            "Your line about a tournament was not carried out",
                            Leaf.words("%s", refused.getMessage()),
                            Leaf.words("Nothing has changed.")),
                    false);
        }
    }

    /** The answer to a letter that was already entered: it may come again after a crash. */
    private static Optional<Answer> done(Proceedings so, Written written) {
        return so.entries().stream()
                .map(entry -> entry.event().letter())
                .filter(known -> known.digest().equals(written.digest()))
                .findFirst()
                .map(known ->
                        noted(so, "It was already entered when it first came.").leaf())
                .map(leaf -> new Answer(leaf, false));
    }

    private static Answer noted(Proceedings so, String sentence) {
        return new Answer(so.leaf("Your line has come in", Leaf.words("%s", sentence)), true);
    }

    private Answer done(Proceedings so, Request request, String fingerprint, Written written) throws IOException {
        return switch (request.wish()) {
            case Wish.Table() -> new Answer(new TournamentReports(so, director).asItStands(), false);
            case Wish.Lot lot -> lot(so, entrant(so, fingerprint), written);
            case Wish.Withdraw(var why) -> {
                director.withdraw(so, entrant(so, fingerprint).entered(), why, written);
                yield noted(
                        so,
                        "You will not be paired again. Your unfinished games are lost, and your opponents have been told.");
            }
            case Wish.Bid bid -> bid(so, entrant(so, fingerprint), request.round(), bid, written);
            case Wish.Adjudicate(var game, var result, var why) -> {
                var by = person(so.plan().officials(), fingerprint)
                        .orElseThrow(() -> new IllegalArgumentException(
                                "Only the director of a tournament may rule in it: that is %s."
                                        .formatted(so.plan().director().name())));
                director.adjudicate(so, by, game, result, why, written);
                yield noted(so, "Your ruling has been entered and goes out to both players.");
            }
            case Wish.Either(var line, var contrary) ->
                throw new IllegalArgumentException(
                        "Your letter says both '%s' and '%s': send only the one you mean.".formatted(line, contrary));
            case Wish.Unknown(var words) ->
                throw new IllegalArgumentException(
                        "'%s' is not understood. After 'tournament %s:' write 'table', 'withdraw', before the first round 'lot' and any words, or 'bid SIDE NUMBER' if sides are bid for."
                                .formatted(words.substring(0, Math.min(60, words.length())), so.id()));
        };
    }

    private static Optional<Participant> person(Stream<Participant> among, String fingerprint) {
        return among.filter(one -> one.player().fingerprint().equalsIgnoreCase(fingerprint))
                .findFirst();
    }

    private static Participant entrant(Proceedings so, String fingerprint) {
        return person(so.entrants().stream(), fingerprint)
                .orElseThrow(
                        () -> new IllegalArgumentException("The key of your letter does not belong to an entrant of %s."
                                .formatted(so.plan().name())));
    }

    private Answer lot(Proceedings so, Participant entrant, Written written) throws IOException {
        if (so.isNumbered())
            throw new IllegalArgumentException(
                    "The first round has been paired, so your words cannot go into the lots any more.");
        if (so.hasLot(entrant))
            throw new IllegalArgumentException("You have already added your words; once is enough.");
        director.enter(so, new Deed.Lot(entrant.entered(), written));
        return noted(so, "Your words are in, and all later lots depend on them.");
    }

    private Answer bid(Proceedings so, Participant entrant, Optional<Integer> round, Wish.Bid wish, Written written)
            throws IOException {
        int number =
                so.number(entrant).orElseThrow(() -> new IllegalArgumentException("No round has been paired yet."));
        var board = Lists.find(
                        so.open(),
                        one -> one.has(number) && one.bids() && so.seated(one).isEmpty())
                .orElseThrow(() -> new IllegalArgumentException("You have no game to bid for."));
        int asked = Proceedings.round(board);
        if (round.isEmpty() || round.get() != asked)
            throw new IllegalArgumentException(
                    "Name the round, so that your bid cannot be mistaken for another: 'tournament %s round %d: bid %s %d'."
                            .formatted(so.id(), asked, wish.side(), wish.points()));
        if (so.bids(board).stream().anyMatch(bid -> bid.entrant() == number))
            throw new IllegalArgumentException(
                    "You have already bid for %s, and the first bid counts.".formatted(board.game()));
        var sides = director.seating(so).sides(board);
        var side = NameIndex.of("side", sides, Side::word).require(wish.side());
        director.enter(so, new Deed.Bid(board.name(), number, side.equals(sides.getFirst()), wish.points(), written));
        return noted(
                so,
                "Your bid for %s is in: %d for the %s side. As soon as your opponent has bid too, you will both hear who plays which side, and the game begins."
                        .formatted(board.game(), wish.points(), side));
    }

    /** A letter of a tournament did not arrive. The other officials are told, once; nothing else happens. */
    public synchronized void cameBack(LetterTag.OfTournament letter, Envelope written, String why) throws IOException {
        var so = director.proceedings(letter.tournament());
        new Consequences(so, so, director, office).cameBack(letter, written, why);
    }

    public List<String> open() throws IOException {
        return Lists.filter(director.store().ids(), id -> !ended.contains(id));
    }

    /** Does what is due. Returns whether all went well. */
    public synchronized boolean tend(String id) throws IOException {
        try {
            var so = director.catchUp(director.proceedings(id));
            for (int entry = director.store().done(id) + 1;
                    entry <= so.entries().size();
                    entry++) {
                new Consequences(so.first(entry), so, director, office).follow();
                director.store().done(id, entry);
            }
            if (so.isClosed()) ended.add(id);
            return true;
        } catch (RuntimeException trouble) {
            LOG.error("tournament {}: {}", id, trouble.getMessage());
            return false;
        }
    }
}
