package postrider.desk;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import postrider.gamefile.Record;
import postrider.kernel.Entry;
import postrider.kernel.Question;
import postrider.kernel.Rules;
import postrider.kernel.Ruling;

/**
 * What a run of the open impulse brought.
 *
 * @param fresh journal entries since the last stop
 * @param questions what it waits for now; empty if it is finished
 * @param rulings all rulings of the impulse so far
 * @param position after it, in the game's notation; empty while it waits
 */
record Turn(
        List<Entry> fresh,
        List<? extends Question<?>> questions,
        List<Ruling> rulings,
        Optional<String> position,
        Optional<Rules.Ending> ending) {
    Record record(int impulse, List<Record.Outgoing> outbox, Instant at) {
        var keys = questions.stream().map(Question::key).toList();
        return new Record.Played(
                impulse, fresh, keys, rulings, position, ending.map(Rules.Ending::sentence), outbox, at);
    }
}
