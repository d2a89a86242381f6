package postrider.desk;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import postrider.dice.Binding;
import postrider.dice.SealedChance;
import postrider.dice.Secret;
import postrider.gamefile.Chronicle;
import postrider.gamefile.Record;
import postrider.kernel.Entry;
import postrider.kernel.Side;

/** What the records of a game say without its rules: whose letters came, what was rolled, which impulse is open. */
public record Ledger(List<Record> records) {
    public Ledger {
        records = List.copyOf(records);
    }

    public Record.Header header() {
        return (Record.Header) records.getFirst();
    }

    /** The impulse that is open, or whose order is awaited. Number 0 is the set-up. */
    public int impulse() {
        return (int) ends().count();
    }

    /** How the last impulse ended. */
    public Optional<Record.Played> last() {
        return ends().reduce((a, b) -> b);
    }

    public boolean over() {
        return last().flatMap(Record.Played::ended).isPresent();
    }

    /** When the game last moved, or a player was last reminded; requests and refused letters do not count. */
    public Instant lastMoved() {
        return records.stream()
                .filter(record -> !(record instanceof Record.Turned || record instanceof Record.Note))
                .reduce((a, b) -> b)
                .map(Record::at)
                .orElseThrow();
    }

    /** Whether both players have the letter that binds the referee. */
    boolean welcomed() {
        return of(Record.Posted.class, records).findAny().isPresent();
    }

    /** Whether the secret is on the table. */
    boolean revealed() {
        return of(Record.Revealed.class, records).findAny().isPresent();
    }

    private Stream<Record.Played> ends() {
        return of(Record.Played.class, records)
                .filter(played -> played.position().isPresent());
    }

    private static <R extends Record> Stream<R> of(Class<R> kind, List<Record> records) {
        return records.stream().filter(kind::isInstance).map(kind::cast);
    }

    private static Stream<Record.Letter> letters(String purpose, List<Record> records) {
        return of(Record.Letter.class, records)
                .filter(letter -> letter.purpose().equals(purpose));
    }

    /** Records of the impulses that are over. */
    private List<Record> closed() {
        return records.subList(
                0, last().map(end -> records.lastIndexOf(end) + 1).orElse(0));
    }

    private List<Record> open() {
        return records.subList(closed().size(), records.size());
    }

    /** Journal entries of the open impulse. */
    List<Entry> journal() {
        return new Chronicle(records).entries(impulse());
    }

    /** The order that is being carried out. */
    public Optional<Record.Letter> order() {
        return letters("order", open()).findFirst();
    }

    /** Where the open impulse stopped half-way last, and its questions were mailed. */
    Optional<Record.Played> stop() {
        return of(Record.Played.class, open()).reduce((a, b) -> b);
    }

    /** Answers of the open impulse that wait for another player's. */
    List<Record.Letter> pending() {
        int stop = stop().map(open()::lastIndexOf).orElse(-1);
        return letters("answer", open().subList(stop + 1, open().size())).toList();
    }

    /** Whether an answer of this side waits for the other player's. */
    boolean answered(Side side) {
        return pending().stream().anyMatch(letter -> letter.side() == side);
    }

    /** The standing orders of a side in canonical words. */
    List<String> standing(Side side) {
        return letters("standing", records)
                .filter(letter -> letter.side() == side)
                .reduce((a, b) -> b)
                .map(Record.Letter::clauses)
                .orElse(List.of());
    }

    /** What the dice of the open impulse are bound to. */
    Binding binding() {
        return new Chronicle(records).binding(impulse());
    }

    /** Dice and cards to go on with the open impulse. */
    SealedChance chance(Secret secret) {
        return new Chronicle(records).chance(secret, impulse());
    }

    /** Whether this very delivery has been dealt with. A letter entered by hand is never a delivery. */
    boolean delivered(SignedLetter letter) {
        return dealtWith(letter).findAny().isPresent();
    }

    /** The letter that answers this very delivery. */
    public Optional<Record.Outgoing> answer(SignedLetter letter) {
        return dealtWith(letter)
                .flatMap(Ledger::sent)
                .filter(answer -> answer.to() == letter.side())
                .findFirst();
    }

    private Stream<Record> dealtWith(SignedLetter letter) {
        return records.stream()
                .filter(record -> received(record)
                        .anyMatch(known -> !letter.messageId().isEmpty()
                                && known.messageId().equals(letter.messageId())
                                && known.digest().equals(letter.digest())));
    }

    /** The letter of the same signed words that was accepted earlier. */
    Optional<Record.Letter> accepted(SignedLetter letter) {
        return of(Record.Letter.class, records)
                .filter(known -> known.side() == letter.side() && known.signed().equals(letter.signed()))
                .findFirst();
    }

    /** Message-IDs of all letters from and to this side, oldest first. */
    List<String> thread(Side side) {
        return records.stream()
                .flatMap(record -> Stream.concat(
                        received(record).filter(came -> came.from() == side).map(Received::messageId),
                        sent(record).filter(went -> went.to() == side).map(Record.Outgoing::messageId)))
                .filter(Predicate.not(String::isEmpty))
                .toList();
    }

    /** All letters that ever went out. */
    public List<Record.Outgoing> sent() {
        return records.stream().flatMap(Ledger::sent).toList();
    }

    private record Received(Side from, String messageId, String digest) {}

    private static Stream<Received> received(Record record) {
        return switch (record) {
            case Record.Letter l -> Stream.of(new Received(l.side(), l.messageId(), l.digest()));
            case Record.Turned t -> Stream.of(new Received(t.side(), t.messageId(), t.digest()));
            case Record.Header h -> Stream.of();
            case Record.Posted p -> Stream.of();
            case Record.Played p -> Stream.of();
            case Record.Note n -> Stream.of();
            case Record.Revealed r -> Stream.of();
        };
    }

    private static Stream<Record.Outgoing> sent(Record record) {
        return switch (record) {
            case Record.Letter letter -> letter.outbox().stream();
            case Record.Turned letter -> letter.outbox().stream();
            case Record.Posted posted -> posted.outbox().stream();
            case Record.Played played -> played.outbox().stream();
            case Record.Header h -> Stream.of();
            case Record.Note n -> Stream.of();
            case Record.Revealed r -> Stream.of();
        };
    }
}
