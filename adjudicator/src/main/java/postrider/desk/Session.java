package postrider.desk;

import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import postrider.dice.Secret;
import postrider.letters.Clocks;
import postrider.letters.Dispatch;
import postrider.letters.Dispatches;
import postrider.letters.LetterRenderer;
import postrider.log.Event;
import postrider.log.GameLog;
import postrider.log.LetterCodes;
import postrider.log.SigningWay;
import postrider.play.OpenGame;
import postrider.play.Step;
import postrider.store.GameStore;
import postrider.store.SealedLetter;

/** A game on the desk, held except while its letters are being sent. {@link #commit} is the one path to effects. */
final class Session implements AutoCloseable {
    private final GameStore store;
    private final GameCatalog catalog;
    private final LetterRenderer renderer;
    private final Transport post;
    private final InstantSource clock;
    private final List<Dispatch> written = new ArrayList<>();
    private GameStore.Writing writing;
    private OpenGame<?, ?> game;

    Session(GameStore store, GameCatalog catalog, LetterRenderer renderer, Transport post, InstantSource clock) {
        this.store = store;
        this.catalog = catalog;
        this.renderer = renderer;
        this.post = post;
        this.clock = clock;
        this.writing = store.open();
        try {
            var log = writing.standing().log();
            store.secret(log.header());
            this.game = catalog.open(store, log);
            catalog.keep(store, log.header());
        } catch (RuntimeException e) {
            writing.close();
            throw e;
        }
    }

    /** The mark of the next entry, which nobody without the secret can predict. */
    String entryMark() {
        return secret().mark(game.id(), writing.standing().entries() + 1);
    }

    /** Signs a settlement as the next entry. */
    Event.Settled signed(Event.Settled settled) {
        var signature = post.sign(
                settled.signed(
                        game.id(),
                        writing.standing().entries() + 1,
                        writing.standing().hash()),
                now());
        return settled.by(signature.armored(), signature.key());
    }

    OpenGame<?, ?> game() {
        return game;
    }

    GameStore store() {
        return store;
    }

    GameCatalog catalog() {
        return catalog;
    }

    Reprints reprints() {
        return new Reprints(catalog, store);
    }

    Secret secret() {
        return store.secret(game.log().header());
    }

    Instant now() {
        return clock.instant();
    }

    /**
     * Takes a step: stores its event together with the letters it sends.
     *
     * @param letters composes them from the game before the step and after it
     */
    void commit(Step step, Function<Dispatches, List<Dispatch>> letters) {
        commit(step, letters, false);
    }

    /** Commits an event that leaves the position alone. */
    void note(Event event, Function<Dispatches, List<Dispatch>> letters) {
        commit(game.noted(event), letters, false);
    }

    /** Notes that a player leaves, who is sent a last letter. */
    void noteFarewell(Event event, Function<Dispatches, List<Dispatch>> letters) {
        commit(game.noted(event), letters, true);
    }

    private void commit(Step step, Function<Dispatches, List<Dispatch>> letters, boolean leaving) {
        var at = now();
        var dispatches = letters.apply(new Dispatches(game, step.after()));
        var after = step.after().logged(game.log().with(step.event(), at));
        var sealed = dispatches.parallelStream() // both players' letters side by side
                .map(dispatch -> seal(after, dispatch, new Clocks(after, at, dispatch.to(), leaving)))
                .toList();
        var log = game.log().with(writing.append(step.event(), sealed, at));
        game = step.after().logged(log);
        written.addAll(dispatches);
    }

    LetterCodes codes() {
        return new LetterCodes(game.log(), secret());
    }

    /** Adds the code that its reader's next letter will need, if it needs one. */
    private Dispatch coded(GameLog log, Dispatch dispatch) {
        return SigningWay.of(log.header().player(dispatch.to()))
                .filter(way -> !way.isDated())
                .map(way ->
                        dispatch.bringing(new LetterCodes(log, secret()).next(dispatch.to()), way != SigningWay.MAIL))
                .orElse(dispatch);
    }

    /** Written again after a crash, a letter comes out the same. */
    private SealedLetter seal(OpenGame<?, ?> after, Dispatch written, Clocks clocks) {
        var log = after.log();
        var dispatch = clocks.leaving() ? written : coded(log, written.saying(clocks.sentence()));
        var printed = renderer.print(dispatch);
        var files = new Attachments(after, renderer, () -> catalog.worksheet(store, log.header()))
                .of(dispatch, printed, clocks.files(post.address()));
        return post.seal(log, dispatch, printed.with(files), clocks.now());
    }

    /** Whether every letter that must leave before anything is rolled has left. */
    boolean isAnnounced() {
        return game.log().mailing().needed().stream().allMatch(store.letters()::hasLeft);
    }

    /** Releases the game, sends waiting letters and takes the game again. Returns whether it is still as it was. */
    boolean releaseAndSend() {
        var before = writing.standing().hash();
        writing.close();
        post.send(store);
        writing = store.open();
        if (writing.standing().hash().equals(before)) return true;
        game = catalog.open(store, writing.standing().log());
        return false;
    }

    List<Dispatch> written() {
        return List.copyOf(written);
    }

    @Override
    public void close() {
        writing.close();
    }
}
