package postrider.store;

import java.nio.file.Path;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import postrider.log.CorruptGameFile;
import postrider.log.Event;
import postrider.log.LetterName;
import postrider.log.StoredEvent;
import postrider.text.Lists;

/**
 * A game in a folder, open for writing. Letters are in the outbox before the event that names them, and the event is the commit point.
 */
record OpenFolder(GameFile file, OutboxFolder outbox) implements GameStore.Writing {
    private static final Logger LOG = LoggerFactory.getLogger(OpenFolder.class);

    static OpenFolder open(Path gameFile, OutboxFolder outbox) {
        var open = new OpenFolder(GameFile.open(gameFile), outbox);
        try {
            if (open.file.hasNoIndex()) open.requireTold();
            open.sweep();
            return open;
        } catch (RuntimeException failed) {
            open.close();
            throw failed;
        }
    }

    /** If no index says that the file is complete, checks that it includes every letter sent. */
    private void requireTold() {
        for (var id : outbox.in(Outbox.State.SENT))
            if (LetterName.read(id).filter(name -> !name.isIn(standing().log())).isPresent())
                throw CorruptGameFile.cut(standing().entries(), id);
    }

    /** Deletes letters that no event names: a crash came before the event. */
    private void sweep() {
        for (var id : outbox.in(Outbox.State.WAITING)) {
            if (LetterName.read(id).filter(name -> name.isIn(standing().log())).isPresent()) continue;
            outbox.discard(id);
            LOG.info("{} belongs to no entry and is deleted", id);
        }
        outbox.sweep();
    }

    @Override
    public Standing standing() {
        return file.standing();
    }

    @Override
    public StoredEvent append(Event event, List<SealedLetter> letters, Instant at) {
        var bytes = new LinkedHashMap<String, byte[]>();
        for (var letter : letters) bytes.put(letter.named().messageId(), letter.bytes());
        if (!bytes.isEmpty()) outbox.put(bytes);
        return file.append(event, Lists.map(letters, SealedLetter::named), at);
    }

    @Override
    public void copy(StoredEvent stored) {
        file.append(stored.event(), stored.outbox(), stored.at());
    }

    @Override
    public void close() {
        file.close();
    }
}
