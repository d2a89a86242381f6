package postrider.desk;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.gamefile.GameFile;
import postrider.gamefile.Record;

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
            folder.sweep(sitting.named());
            return sitting;
        } catch (RuntimeException e) {
            file.close();
            throw e;
        }
    }

    private Set<String> named() {
        return game.ledger().sent().stream()
                .flatMap(letter -> Post.Sealed.name(letter.messageId()).stream())
                .collect(Collectors.toSet());
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
        var outgoing =
                dispatches.stream().map(dispatch -> put(after, dispatch, at)).toList();
        file.append(record.apply(outgoing));
        game = shelf.open(folder, file.records());
        return dispatches;
    }

    private Record.Outgoing put(OpenGame<?, ?> after, Dispatch dispatch, Instant at) {
        var kind = dispatch.kind().name().toLowerCase(Locale.ROOT);
        var side = dispatch.to().name().toLowerCase(Locale.ROOT);
        var name = "%s.%d.%s.%s".formatted(after.id(), after.ledger().records().size(), side, kind);
        var sealed = post.seal(new Post.Parcel(
                name,
                after.ledger().header(),
                dispatch,
                press.print(dispatch),
                references(after.ledger().thread(dispatch.to())),
                Attachments.of(dispatch),
                at));
        folder.put(name, sealed);
        return new Record.Outgoing(dispatch.to(), kind, sealed.messageId(), SignedLetter.sha256(sealed.bytes()));
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
