package postrider.workbench.simulation;

import java.util.List;
import postrider.kernel.Chance;
import postrider.kernel.Game;
import postrider.kernel.Impulse;
import postrider.kernel.Verdict;
import postrider.kernel.question.Answers;
import postrider.kernel.ruling.Side;
import postrider.text.Line;
import postrider.text.Read;

/** Checks what must be true of every impulse; throws an IllegalStateException that says what is not. */
final class ReplayCheck {
    private ReplayCheck() {}

    /** No invariant may be broken, and a replay must give the same report, journal and position. */
    static <P, O> void check(Game.Box<P, O> box, Played<P, O> played, CheckLevel level) {
        if (level == CheckLevel.NONE) return;
        var broken = box.brokenInvariants(played.before(), played.order(), played.after(), played.report());
        if (!broken.isEmpty()) throw new IllegalStateException(String.join("; ", broken));
        var impulse = level == CheckLevel.CLOSE ? fromText(box, played) : played.impulse();
        var verdict = impulse.run(played.journal(), Chance.NONE, Answers.SILENCE);
        if (!(verdict instanceof Verdict.Done<P> again)
                || !again.report().equals(played.report())
                || !again.journal().equals(played.journal())
                || !again.position().equals(played.after()))
            throw new IllegalStateException("Replayed from its journal, it comes out differently.");
    }

    private static <P, O> Impulse<P, O> fromText(Game.Box<P, O> box, Played<P, O> played) {
        var before = box.notation().position(box.notation().write(played.before()));
        var order = played.order().map(given -> readBack(box, given, before, played.by()));
        return new Impulse<>(box.rules(), before, played.by(), order);
    }

    /** Reads an order's canonical words, which must mean the same order. */
    static <P, O> O readBack(Game.Box<P, O> box, O order, P position, Side by) {
        var words = box.orders().words(order);
        var read = read(box, words, position, by);
        if (!read.equals(order)) throw new IllegalStateException("Its canonical words mean another order: " + words);
        return read;
    }

    static <P, O> O read(Game.Box<P, O> box, List<String> words, P position, Side by) {
        return switch (box.orders().read(Line.numbered(words), position, by)) {
            case Read.Understood<O>(O order) -> order;
            case Read.NotUnderstood<O>(var complaints) ->
                throw new IllegalStateException("Its own words are not understood: " + complaints);
        };
    }
}
