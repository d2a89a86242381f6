package postrider.desk;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import postrider.dice.Secret;
import postrider.files.Hash;
import postrider.letters.Dispatch;
import postrider.letters.Dispatches;
import postrider.letters.LetterRenderer;
import postrider.log.Event;
import postrider.log.GameLog;
import postrider.log.LetterName;
import postrider.log.Outgoing;
import postrider.play.OpenGame;
import postrider.play.Step;
import postrider.store.GameFile;
import postrider.store.GameFolder;
import postrider.store.SealedLetter;

/**
 * A game on the desk, locked. {@link #commit} is the one path to effects: letters lie in the outbox before the event that
 * names them, and the event is the commit point.
 */
final class Session implements AutoCloseable {
    private final GameFolder folder;
    private final GameFile file;
    private final LetterRenderer renderer;
    private final Transport post;
    private final Supplier<Map<String, String>> worksheet;
    private final List<Dispatch> written = new ArrayList<>();
    private OpenGame<?, ?> game;

    private Session(
            GameFolder folder,
            GameFile file,
            LetterRenderer renderer,
            Transport post,
            Supplier<Map<String, String>> worksheet,
            OpenGame<?, ?> game) {
        this.folder = folder;
        this.file = file;
        this.renderer = renderer;
        this.post = post;
        this.worksheet = worksheet;
        this.game = game;
    }

    static Session open(GameFolder folder, GameCatalog catalog, LetterRenderer renderer, Transport post) {
        folder.requireComplete();
        var file = GameFile.open(folder.gameFile());
        try {
            var log = file.log();
            if (file.hasNoIndex()) folder.letters().requireTold(log, file.entries());
            folder.secret(log.header());
            folder.letters().sweep(log);
            folder.letters().mend(folder.letters().unsent(log));
            var game = catalog.open(folder, log);
            catalog.keep(folder, log.header());
            return new Session(folder, file, renderer, post, () -> catalog.worksheet(folder, log.header()), game);
        } catch (RuntimeException e) {
            file.close();
            throw e;
        }
    }

    /** Names the next entry, and nobody without the secret can know it beforehand. */
    String entryMark() {
        return secret().mark(game.id(), file.entries() + 1);
    }

    /** What is settled next, as the referee signs it. */
    Event.Settled signed(Event.Settled settled, Instant at) {
        var signature = post.sign(settled.signed(game.id(), file.entries() + 1, file.hash()), at);
        return settled.by(signature.armored(), signature.key());
    }

    OpenGame<?, ?> game() {
        return game;
    }

    GameFolder folder() {
        return folder;
    }

    Secret secret() {
        return folder.secret(game.log().header());
    }

    /**
     * Takes a step: its event is written, and with it the letters it sends.
     *
     * @param letters composes them from the game before the step and after it
     */
    void commit(Instant at, Step step, Function<Dispatches, List<Dispatch>> letters) {
        var dispatches = letters.apply(new Dispatches(game, step.after()));
        var sealed = dispatches.parallelStream() // both players' letters side by side
                .map(dispatch -> post.seal(parcel(step.after().log(), dispatch, at)))
                .toList();
        var outbox = new ArrayList<Outgoing>();
        for (int i = 0; i < sealed.size(); i++) outbox.add(outgoing(dispatches.get(i), sealed.get(i)));
        folder.letters().put(sealed);
        var log = game.log().with(file.append(step.event(), outbox, at));
        game = step.after().logged(log);
        written.addAll(dispatches);
    }

    /** The letters written so far. */
    List<Dispatch> written() {
        return List.copyOf(written);
    }

    private static Outgoing outgoing(Dispatch dispatch, SealedLetter letter) {
        return new Outgoing(dispatch.to(), dispatch.kind(), letter.messageId(), Hash.sha256(letter.bytes()));
    }

    /** A letter written again after a crash is the same letter. */
    private Transport.Parcel parcel(GameLog log, Dispatch dispatch, Instant at) {
        var name = LetterName.next(log, dispatch.to(), dispatch.kind()).toString();
        return new Transport.Parcel(
                name,
                log.header(),
                dispatch,
                renderer.print(dispatch),
                log.correspondence(dispatch.to()).thread().references(),
                Attachments.of(name, dispatch, worksheet),
                at);
    }

    @Override
    public void close() {
        file.close();
    }
}
