package postrider.log;

import static postrider.log.LetterKind.RECEIPT;
import static postrider.log.LetterKind.WELCOME;

import java.util.List;
import java.util.stream.Stream;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;

/**
 * The most recent outgoing letters, and those that must have left before anything is rolled.
 *
 * @param last oldest first; older ones are in the game file only
 * @param needed the welcomes; after an order, the letter that tells the other player of it
 * @param hopeless whether the writer of the order knows that they cannot be delivered
 * @param told what the letters have told
 */
public record Mailing(List<Outgoing> last, List<Outgoing> needed, boolean hopeless, Told told) {
    static final Mailing NOTHING = new Mailing(List.of(), List.of(), false, new Told(false, false, false));

    /**
     * What letters have told.
     *
     * @param welcomed whether both players have been sent the letter that binds the referee
     * @param announced whether a letter has told the other player of the order being carried out
     * @param acknowledged whether a letter has told its writer of it
     */
    public record Told(boolean welcomed, boolean announced, boolean acknowledged) {
        private Told with(Event event) {
            return switch (event) {
                case Event.Posted posted -> new Told(true, true, acknowledged);
                case Event.Letter letter when letter.orders() -> new Told(welcomed, false, false);
                case Event.Played played -> new Told(welcomed, true, true);
                case Event.Settled settled
                when settled.settlement().abandonsImpulse() -> new Told(welcomed, true, true);
                default -> this;
            };
        }
    }

    /** More than one round of the post office writes in one game. */
    private static final int LAST = 8;

    /** After one more event, which the log already includes. */
    Mailing with(StoredEvent stored, GameLog log) {
        var letters = stored.outbox();
        var sent = sending(letters, told.with(stored.event()));
        return switch (stored.event()) {
            case Event.Posted(var why) when why.equals(Event.Posted.UNDELIVERABLE) -> sent.withoutHope();
            case Event.Posted posted ->
                sent.needing(Lists.filter(letters, letter -> letter.kind() == WELCOME || letter.kind() == RECEIPT));
            case Event.Letter letter when letter.orders() -> sent.ordered();
            case Event.Played played
            when needed.isEmpty() ->
                log.open()
                        .order()
                        .map(order -> log.other(order.side()))
                        .map(reader -> sent.needing(stored.to(reader)))
                        .orElse(sent);
            // A new player is told of the order too; if it has begun, their first letter tells of it.
            case Event.Settled settled
            when settled.settlement() instanceof Settlement.Replace(var side, var player, var lastLetter)
                    && needs(side) ->
                log.isUnderWay()
                        ? sent.without(side).unannounced()
                        : sent.without(side).needing(stored.to(side));
            default -> sent;
        };
    }

    private Mailing sending(List<Outgoing> letters, Told now) {
        var all = Lists.concat(last, letters);
        return new Mailing(List.copyOf(all.subList(Math.max(0, all.size() - LAST), all.size())), needed, hopeless, now);
    }

    private Mailing ordered() {
        return new Mailing(last, List.of(), false, told);
    }

    /** These are needed instead of earlier ones to the same readers. */
    private Mailing needing(List<Outgoing> letters) {
        var others = needed.stream().filter(old -> letters.stream().noneMatch(letter -> letter.to() == old.to()));
        return new Mailing(last, Stream.concat(others, letters.stream()).toList(), hopeless, told);
    }

    private Mailing without(Side to) {
        return new Mailing(last, Lists.filter(needed, letter -> letter.to() != to), false, told);
    }

    private Mailing withoutHope() {
        return new Mailing(last, needed, true, told);
    }

    private Mailing unannounced() {
        return new Mailing(last, needed, hopeless, new Told(told.welcomed(), false, told.acknowledged()));
    }

    private boolean needs(Side to) {
        return needed.stream().anyMatch(letter -> letter.to() == to);
    }
}
