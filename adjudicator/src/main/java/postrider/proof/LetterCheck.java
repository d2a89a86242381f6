package postrider.proof;

import java.time.Instant;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import postrider.dice.Secret;
import postrider.kernel.ruling.Side;
import postrider.log.CorruptGameFile;
import postrider.log.Event;
import postrider.log.GameLog;
import postrider.log.LetterCodes;
import postrider.log.Signatures;
import postrider.log.Written;
import postrider.text.Wording;
import postrider.words.OpenedLetter;

/** Checks the players' letters: that each matches its digest, is signed by its writer and acts once. */
final class LetterCheck {
    private final Optional<Signatures> signatures;
    private final Set<String> acted = new HashSet<>();
    private final SortedMap<Integer, Written> byHand = new TreeMap<>();

    /** For letters signed without a time: whether the code was good, to be checked with the secret. */
    private final SortedMap<Integer, Predicate<Secret>> coded = new TreeMap<>();

    private int letters;
    private int signed;
    private int vouched;

    LetterCheck(Optional<Signatures> signatures) {
        this.signatures = signatures;
    }

    /** @throws CorruptGameFile naming what is amiss */
    void check(int entry, Event.Letter letter, GameLog before) {
        if (!letter.written().digest().equals(letter.digest()))
            throw new CorruptGameFile(entry, "the letter is not the one its digest names");
        if (letter.root().isPresent() != letter.orders())
            throw new CorruptGameFile(entry, "an order has a root, and no other letter has one");
        if (letter.root().isPresent()
                && (letter.impulse() != before.impulse()
                        || before.open().order().isPresent()))
            throw new CorruptGameFile(entry, "it is no order of impulse " + before.impulse());
        var below = letter.orders() ? below(letter.side(), before) : Optional.<String>empty();
        requireBelow(entry, letter.digest(), below);
        if (below.isPresent()) return; // signed with the answer
        letters++;
        if (letter.written().byHand()) byHand.put(entry, letter.written());
        else checkSignature(entry, letter, before);
    }

    /** The next letter of a side whose order waits below its signed answer is that order, carried out or refused. */
    void check(int entry, Event.Rejected refused, GameLog before) {
        if (!before.over()) requireBelow(entry, refused.digest(), below(refused.side(), before));
    }

    /** The digest of the order that waits below a signed answer of this side. */
    private static Optional<String> below(Side side, GameLog before) {
        return before.answerWithNext(side)
                .filter(answer -> !answer.written().byHand())
                .map(Event.Letter::digest);
    }

    private static void requireBelow(int entry, String digest, Optional<String> below) {
        if (!below.orElse(digest).equals(digest))
            throw new CorruptGameFile(entry, "it is not the order that stood below the answer");
    }

    private void checkSignature(int entry, Event.Letter letter, GameLog before) {
        if (!acted.add(once(letter))) throw new CorruptGameFile(entry, "the same letter acts twice");
        if (signatures.isEmpty()) return;
        var key = before.header().player(letter.side()).key();
        CorruptGameFile.refuse(entry, signatures.get().fault(letter.written(), key));
        signed++;
        if (letter.written().vouchedFor()) vouched++;
        if (!letter.written().needsCode()) return;
        var code = letter.written()
                .text(signatures)
                .map(OpenedLetter::openUnquoted)
                .flatMap(OpenedLetter::code);
        if (code.isEmpty()) throw new CorruptGameFile(entry, "the letter has no code of a letter to its writer");
        coded.put(entry, secret -> new LetterCodes(before, secret).isGood(letter.side(), code.get()));
    }

    /** Orders and answers act once; other words again if they were signed again. */
    private static String once(Event.Letter letter) {
        var again = letter.written().signedAt().filter(at -> !letter.purpose().isAwaited());
        return letter.side() + " " + again.map(Instant::toString).orElse("") + " " + letter.signed();
    }

    /** With the secret revealed, checks the codes that letters acted by, and the marks of those entered by hand. */
    void reveal(String game, Secret secret) {
        coded.forEach((entry, isGood) -> {
            if (!isGood.test(secret))
                throw new CorruptGameFile(entry, "the code of the letter is not that of a letter to its writer");
        });
        byHand.forEach((entry, written) -> {
            if (!written.isMarked(secret.mark(game, entry)))
                throw new CorruptGameFile(entry, "the mark of a letter by the referee's hand is not of the secret");
        });
    }

    String checked() {
        var read = Wording.count(letters, "letter");
        if (signatures.isEmpty()) return read + ", but no signature";
        var by = vouched == 0
                ? ""
                : " (%d by the mail provider alone, whose key only the file tells)".formatted(vouched);
        return letters == signed
                ? "%s, each signed by its writer%s".formatted(read, by)
                : "%s, %d of them signed%s; the others came by the referee's hand".formatted(read, signed, by);
    }
}
