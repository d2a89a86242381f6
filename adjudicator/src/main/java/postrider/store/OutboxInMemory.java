package postrider.store;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import postrider.text.Lists;

/** An outbox in memory. */
public final class OutboxInMemory implements Outbox {
    private final Map<String, Kept> letters = new LinkedHashMap<>();
    private final Map<String, String> remembered = new LinkedHashMap<>();
    private final List<Refusal> refusals = new ArrayList<>();

    private record Kept(State state, byte[] bytes) {}

    @Override
    public synchronized void put(Map<String, byte[]> ready) {
        ready.forEach((id, letter) -> letters.put(id, new Kept(State.WAITING, letter)));
    }

    @Override
    public synchronized List<String> in(State state) {
        var known = Lists.filter(letters.keySet(), id -> letters.get(id).state() == state);
        return state == State.SENT ? Lists.concat(known, List.copyOf(remembered.keySet())) : known;
    }

    @Override
    public synchronized Optional<State> state(String messageId) {
        return Optional.ofNullable(letters.get(messageId))
                .map(Kept::state)
                .or(() -> remembered(messageId).map(hash -> State.SENT));
    }

    @Override
    public synchronized Optional<byte[]> letter(String messageId) {
        return Optional.ofNullable(letters.get(messageId))
                .filter(kept -> kept.state() == State.WAITING || kept.state() == State.SENT)
                .map(Kept::bytes);
    }

    @Override
    public synchronized Optional<byte[]> bytes(String messageId) {
        return Optional.ofNullable(letters.get(messageId)).map(Kept::bytes);
    }

    @Override
    public synchronized void remember(Map<String, String> sha256) {
        letters.keySet().removeAll(sha256.keySet());
        remembered.putAll(sha256);
    }

    @Override
    public synchronized Optional<String> remembered(String messageId) {
        return Optional.ofNullable(remembered.get(messageId));
    }

    @Override
    public synchronized void move(String messageId, State state) {
        letters.computeIfPresent(messageId, (id, kept) -> new Kept(state, kept.bytes()));
    }

    @Override
    public synchronized void discard(String messageId) {
        letters.remove(messageId);
    }

    @Override
    public synchronized List<Refusal> refusals() {
        return List.copyOf(refusals);
    }

    @Override
    public synchronized void refuse(Refusal refusal) {
        refusals.add(refusal);
    }

    @Override
    public synchronized boolean forget(Predicate<String> messageIds) {
        return refusals.removeIf(refusal -> messageIds.test(refusal.messageId()));
    }
}
