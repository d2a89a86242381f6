package postrider.gateway.tournament;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import postrider.desk.GameCatalog;
import postrider.dice.Lots;
import postrider.dice.Secret;
import postrider.log.Signatures;
import postrider.store.EventChain.Entry;
import postrider.store.GameStore;
import postrider.text.Lists;
import postrider.text.Wording;

/**
 * Verifies a tournament from its file alone: draws each lot, pairs each round and makes each table again, checks the signature of each letter,
 * and compares each result with the file of its game.
 *
 * @param secret the secret of the lots; empty if the checker may not know it yet
 */
public record Recount(
        Proceedings so, Optional<Secret> secret, GameCatalog catalog, Function<String, Optional<GameStore>> games) {
    /**
     * The findings.
     * @param checked what is right, as lines
     * @param unseen what could not be checked, as lines
     * @param amiss what is wrong, as lines
     */
    public record Findings(List<String> checked, List<String> unseen, List<String> amiss) {
        public boolean isGood() {
            return amiss.isEmpty();
        }
    }

    public Findings findings() {
        var amiss = new ArrayList<String>();
        var known = known(amiss);
        for (var entry : so.entries()) {
            var before = so.first(Math.max(1, entry.number() - 1));
            Stream.of(
                            known.flatMap(lots -> fault(before, entry.event(), lots)),
                            forged(before, entry.event()),
                            otherwise(before, entry.event()),
                            outOfTurn(before, entry.event()))
                    .flatMap(Optional::stream)
                    .forEach(why -> amiss.add("Entry %d: %s".formatted(entry.number(), why)));
        }
        var deeds = Lists.map(so.entries(), Entry::event);
        int drawn = Lists.filter(deeds, Recount::isDrawn).size();
        int letters = Lists.filter(deeds, Recount::isSigned).size();
        var ended = Lists.filter(deeds, Deed.Ended.class);
        var missing = Lists.filter(
                ended,
                one -> one.rated() && games.apply(so.board(one.board()).game()).isEmpty());
        int results = ended.size() - missing.size();
        var checked = new ArrayList<>(List.of("%s, each after the one before it"
                .formatted(entries(so.entries().size()))));
        if (known.isPresent() && drawn > 0)
            checked.add("%s that follow from lots and results, each recomputed: numbers, %s%s"
                    .formatted(
                            entries(drawn),
                            Wording.count(so.round(), "round"),
                            so.isClosed() ? ", the final table and its ratings" : ""));
        if (letters > 0) checked.add("%s, each signed by its writer".formatted(Wording.count(letters, "letter")));
        if (results > 0) checked.add("%s, each as in the file of its game".formatted(Wording.count(results, "result")));
        var unseen = new ArrayList<String>();
        if (known.isEmpty() && amiss.isEmpty())
            unseen.add("the lots: their secret is published when the tournament is closed");
        if (!missing.isEmpty())
            unseen.add("the games %s: their files are not here"
                    .formatted(Wording.list(Lists.map(missing, Deed.Ended::board))));
        return new Findings(checked, unseen, amiss);
    }

    private static String entries(int many) {
        return many == 1 ? "1 entry" : many + " entries";
    }

    private Optional<Lots> known(List<String> amiss) {
        var told = so.closed().map(end -> Secret.of(end.secret())).or(() -> secret);
        var about = Director.about(so.id());
        if (told.filter(one -> !Lots.isBound(one, about, so.commitment())).isPresent()) {
            amiss.add("The secret of the lots is not the one that the referee committed to.");
            return Optional.empty();
        }
        return told.map(one -> new Lots(one, about));
    }

    private static boolean isDrawn(Deed deed) {
        return deed instanceof Deed.Numbered
                || deed instanceof Deed.Paired
                || deed instanceof Deed.Seated
                || deed instanceof Deed.Closed;
    }

    private static Optional<String> fault(Proceedings before, Deed deed, Lots lots) {
        return switch (deed) {
            case Deed.Numbered numbered ->
                unless(
                        numbered.equals(new Pairings(before, lots).numbers()),
                        "the numbers do not follow from the lots");
            case Deed.Paired paired ->
                unless(
                        at(paired).equals(again(before, lots)),
                        "the pairings of round %d do not follow from the results and the lots"
                                .formatted(paired.round()));
            case Deed.Seated seat ->
                unless(
                        seat.equals(new Pairings(before, lots).seated(before.board(seat.board()))),
                        "the sides of %s do not follow from the bids".formatted(seat.board()));
            case Deed.Closed end ->
                unless(end.table().equals(Tables.lines(before)), "the final table does not follow from the results");
            default -> Optional.empty();
        };
    }

    private static Deed.Paired again(Proceedings before, Lots lots) {
        try {
            return new Pairings(before, lots).round();
        } catch (IllegalArgumentException none) {
            return new Deed.Paired(0, List.of(), new TreeMap<>(), Instant.EPOCH);
        }
    }

    /** The end of a round depends on when it was paired, so it is left out of the comparison. */
    private static Deed.Paired at(Deed.Paired paired) {
        return new Deed.Paired(paired.round(), paired.boards(), paired.byes(), Instant.EPOCH);
    }

    private static Optional<String> unless(boolean good, String why) {
        return good ? Optional.empty() : Optional.of(why + ".");
    }

    private Optional<String> otherwise(Proceedings before, Deed deed) {
        if (!(deed instanceof Deed.Ended ended)) return Optional.empty();
        var board = before.board(ended.board());
        return games.apply(board.game())
                .flatMap(game -> unless(
                        GameOutcome.of(before, board, game, catalog)
                                .filter(ended::equals)
                                .isPresent(),
                        "the file of %s has a different result".formatted(board.game())));
    }

    /** A game has one result, only those who do not play in it rule how it ends, and a tournament is closed once. */
    private static Optional<String> outOfTurn(Proceedings before, Deed deed) {
        return switch (deed) {
            case Deed.Ended ended -> decided(before, before.board(ended.board()));
            case Deed.Adjudicated ruled -> {
                var board = before.board(ruled.board());
                yield decided(before, board)
                        .or(() -> unless(
                                before.rulers(board).anyMatch(one -> one.name().equals(ruled.by())),
                                "'%s' may not rule in %s".formatted(ruled.by(), board.game())));
            }
            case Deed.Closed end -> unless(!before.isClosed(), "the tournament was closed before");
            default -> Optional.empty();
        };
    }

    private static Optional<String> decided(Proceedings before, Board board) {
        return unless(before.outcome(board).isEmpty(), "%s already had a result".formatted(board.game()));
    }

    private static boolean isSigned(Deed deed) {
        return !deed.letter().signed().isEmpty();
    }

    /** A fault if the entry's letter was not signed by the person the entry names. */
    private static Optional<String> forged(Proceedings before, Deed deed) {
        if (!isSigned(deed)) return Optional.empty();
        var writer = switch (deed) {
            case Deed.Bid bid -> Optional.of(before.at(bid.entrant()));
            case Deed.Lot lot -> before.entrant(lot.entrant());
            case Deed.Withdrawn withdrawn -> before.entrant(withdrawn.entrant());
            case Deed.Adjudicated ruled ->
                before.plan()
                        .officials()
                        .filter(one -> one.name().equals(ruled.by()))
                        .findFirst();
            default -> Optional.<Participant>empty();
        };
        return Signatures.installed()
                .flatMap(known -> writer.map(
                                one -> known.fault(deed.letter(), one.player().key()))
                        .orElseGet(() -> Optional.of("nobody of that name could have written it"))
                        .map(why -> "its letter is not by the writer it names: %s.".formatted(why)));
    }
}
