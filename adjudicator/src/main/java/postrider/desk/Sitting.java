package postrider.desk;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Stream;
import postrider.gamefile.GameFile;
import postrider.gamefile.Record;
import postrider.kernel.Side;

/**
 * A game on the desk, locked. {@link #write} is the one path to effects: letters lie in the outbox before the record that
 * names them, and the record is the commit point.
 */
final class Sitting implements AutoCloseable {
    private static final int LAST_OF_THREAD = 5;

    private final GameFolder folder;
    private final GameFile file;
    private final Shelf shelf;
    private final Press press;
    private final Post post;
    private OpenGame<?, ?> game;

    private Sitting(GameFolder folder, GameFile file, Shelf shelf, Press press, Post post) {
        this.folder = folder;
        this.file = file;
        this.shelf = shelf;
        this.press = press;
        this.post = post;
        this.game = shelf.open(folder, file.records());
    }

    static Sitting open(GameFolder folder, Shelf shelf, Press press, Post post) {
        var file = GameFile.open(folder.gameFile());
        try {
            var sitting = new Sitting(folder, file, shelf, press, post);
            folder.sweep(sitting.game.ledger().sent());
            return sitting;
        } catch (RuntimeException e) {
            file.close();
            throw e;
        }
    }

    /** Names the next entry, and nobody without the secret can know it beforehand. */
    String entryMark() {
        return folder.secret().mark(game.id(), file.records().size() + 1);
    }

    OpenGame<?, ?> game() {
        return game;
    }

    GameFolder folder() {
        return folder;
    }

    /**
     * Writes a record and the letters that go out because of it, which are composed from the game as it then stands.
     *
     * @param record makes the record, given the letters
     */
    List<Dispatch> write(
            Instant at, Function<List<Record.Outgoing>, Record> record, Function<Dispatches, List<Dispatch>> letters) {
        var unsent = Stream.concat(file.records().stream(), Stream.of(record.apply(List.of())))
                .toList();
        var after = shelf.open(folder, unsent);
        var dispatches = letters.apply(new Dispatches(after));
        var sealed = new ArrayList<Post.Sealed>();
        var outbox = new ArrayList<Record.Outgoing>();
        for (var dispatch : dispatches) {
            var letter = post.seal(parcel(after, dispatch, at));
            sealed.add(letter);
            outbox.add(new Record.Outgoing(
                    dispatch.to(), word(dispatch.kind()), letter.messageId(), SignedLetter.sha256(letter.bytes())));
        }
        folder.put(sealed);
        file.append(record.apply(outbox));
        game = shelf.open(folder, file.records());
        return dispatches;
    }

    /**
     * Its name is made from what it is about, so that a letter written again after a crash is the same letter. It counts
     * the letters to its reader alone, so that no gap tells him what the other side has sent.
     */
    private Post.Parcel parcel(OpenGame<?, ?> after, Dispatch dispatch, Instant at) {
        var ledger = after.ledger();
        return new Post.Parcel(
                "%s.%d.%s.%s"
                        .formatted(
                                after.id(), number(ledger, dispatch.to()), word(dispatch.to()), word(dispatch.kind())),
                ledger.header(),
                dispatch,
                press.print(dispatch),
                references(ledger.thread(dispatch.to())),
                Attachments.of(dispatch),
                at);
    }

    private static long number(Ledger ledger, Side to) {
        return 1 + ledger.sent().stream().filter(letter -> letter.to() == to).count();
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    /** The first of a thread and the last few: enough for every mail program. */
    private static List<String> references(List<String> thread) {
        var last = thread.subList(Math.max(thread.size() - LAST_OF_THREAD, 0), thread.size());
        var references = new ArrayList<String>();
        if (last.size() < thread.size()) references.add(thread.getFirst());
        references.addAll(last);
        return references;
    }

    @Override
    public void close() {
        file.close();
    }
}
