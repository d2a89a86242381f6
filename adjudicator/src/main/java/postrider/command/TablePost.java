package postrider.command;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import postrider.desk.PaperTransport;
import postrider.desk.Transport;
import postrider.kernel.ruling.Side;
import postrider.letters.Dispatch;
import postrider.letters.LetterRenderer.Printed;
import postrider.log.GameLog;
import postrider.store.GameStore;
import postrider.store.SealedLetter;

/** Keeps letters until their reader sits down at the table. The outbox has them on paper too. */
final class TablePost implements Transport {
    private final Transport paper = new PaperTransport();
    private final Map<Side, List<Dispatch>> unread = new HashMap<>();

    /** Both players' letters are sealed in parallel. */
    @Override
    public SealedLetter seal(GameLog log, Dispatch letter, Printed printed, Instant at) {
        synchronized (unread) {
            unread.computeIfAbsent(letter.to(), side -> new ArrayList<>()).add(letter);
        }
        return paper.seal(log, letter, printed, at);
    }

    @Override
    public void send(GameStore game) {
        paper.send(game);
    }

    /** The letters to a side since the last call. */
    List<Dispatch> handOver(Side side) {
        synchronized (unread) {
            var letters = unread.remove(side);
            return letters == null ? List.of() : letters;
        }
    }
}
