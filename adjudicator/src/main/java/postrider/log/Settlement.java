package postrider.log;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import postrider.kernel.ruling.Side;

/** What the referee decides where neither the rules nor the letters do: docs/dice.md, section 10. */
public sealed interface Settlement {
    /** The ruling stands. */
    record Uphold() implements Settlement {}

    /** The position is corrected, by statements of the notation. */
    record Correct(List<String> statements) implements Settlement {
        public Correct {
            statements = List.copyOf(statements);
        }
    }

    /** All impulses from {@code to} on are taken back; they stay in the file. */
    record Rollback(int to) implements Settlement {}

    /** Voids the letter with this digest: standing orders, or an answer on which neither chance nor another answer depends. */
    record Annul(String letter) implements Settlement {
        /** The letter's writer, if it can be voided. */
        public Optional<Side> writer(GameLog log) {
            var open = log.open();
            return log.standing()
                    .by(letter, false)
                    .or(() -> Stream.concat(open.pending().stream(), open.undoable().stream())
                            .filter(answer -> answer.digest().equals(letter))
                            .map(Event.Letter::side)
                            .findFirst());
        }
    }

    /** A void letter is valid again. */
    record Reinstate(String letter) implements Settlement {
        /** The letter's writer, if it is void and may be valid again. */
        public Optional<Side> writer(GameLog log) {
            return log.standing()
                    .by(letter, true)
                    .or(() -> log.open().annulled(letter).map(Event.Letter::side));
        }
    }

    /**
     * What was played stands; from now on another box or edition of the rules applies.
     *
     * @param box {@link Pin#NONE} until the desk has filled it in
     */
    record Upgrade(Pin box) implements Settlement {}

    /** No order or answer acts until the game resumes. */
    record Pause() implements Settlement {}

    record Resume() implements Settlement {}

    record Concede(Side side) implements Settlement {}

    record Forfeit(Side side) implements Settlement {}

    /** Nobody has won. */
    record Draw() implements Settlement {}

    /** Both players have stopped playing. */
    record Abandon() implements Settlement {}

    /**
     * Someone else takes over a side, or its player has a new address or key.
     *
     * @param lastLetter digest of the last letter accepted from the side; empty if there is none
     */
    record Replace(Side side, Event.Player player, String lastLetter) implements Settlement {}

    /** What is signed: "rollback to impulse 23". */
    default String words() {
        return switch (this) {
            case Uphold() -> "uphold";
            case Correct(var statements) -> "correct: " + String.join("; ", statements);
            case Rollback(int to) -> "rollback to impulse " + to;
            case Annul(String letter) -> "void letter " + letter;
            case Reinstate(String letter) -> "reinstate letter " + letter;
            case Upgrade(Pin box) -> "upgrade to box " + box;
            case Pause() -> "pause";
            case Resume() -> "resume";
            case Concede(Side side) -> "concede " + side;
            case Forfeit(Side side) -> "forfeit " + side;
            case Draw() -> "draw";
            case Abandon() -> "abandon";
            case Replace(Side side, var player, var lastLetter) ->
                "replace %s by %s <%s>, key %s, after letter %s"
                        .formatted(side, player.name(), player.address(), player.fingerprint(), lastLetter);
        };
    }

    /** Whether this is what the players agreed on. */
    default boolean fulfils(Settlement agreed) {
        return equals(agreed) || this instanceof Upgrade && agreed instanceof Upgrade;
    }

    /** The reason given where the players settle it themselves. */
    default String defaultReason() {
        return switch (this) {
            case Concede concede -> "they gave the game up by letter.";
            case Forfeit forfeit -> "their opponent has claimed the game.";
            case Resume resume -> "one of the players asks for it, by letter.";
            default -> "the players agree, by their letters.";
        };
    }

    /** The sentence with which it ends the game; empty if it does not. */
    default Optional<String> ending() {
        return switch (this) {
            case Concede(Side side) -> Optional.of("The %s player has conceded the game.".formatted(side));
            case Forfeit(Side side) -> Optional.of("The %s player has lost on time.".formatted(side));
            case Draw() -> Optional.of("The game is drawn.");
            case Abandon() -> Optional.of("The game is abandoned; nobody has won.");
            case Uphold() -> Optional.empty();
            case Correct correct -> Optional.empty();
            case Rollback rollback -> Optional.empty();
            case Annul annul -> Optional.empty();
            case Reinstate reinstate -> Optional.empty();
            case Upgrade upgrade -> Optional.empty();
            case Pause() -> Optional.empty();
            case Resume() -> Optional.empty();
            case Replace replace -> Optional.empty();
        };
    }

    /** Whether it settles a dispute. */
    default boolean decides() {
        return !(this instanceof Pause || this instanceof Resume || this instanceof Replace || this instanceof Upgrade);
    }

    /** Whether it changes the position that the next order is for. */
    default boolean moves() {
        return this instanceof Correct || this instanceof Rollback;
    }

    default boolean abandonsImpulse() {
        return moves() || ending().isPresent();
    }

    /** Why this cannot be settled now, one clause without a full stop; empty if it can. */
    default Optional<String> cannotIn(GameLog log) {
        if (!log.mailing().told().welcomed()) return Optional.of("the game has not begun");
        if (log.impulse() == 0 && moves()) return Optional.of("the game is not set up yet");
        if (log.over()) return Optional.of("the game is over, and its secret is told");
        return switch (this) {
            case Uphold() -> Optional.empty();
            case Annul annul ->
                Optional.of(
                                "that letter brought neither standing orders in force nor an answer on which nothing depends; what was played is taken back by a rollback")
                        .filter(why -> annul.writer(log).isEmpty());
            case Reinstate reinstate ->
                Optional.of("no letter with that digest is void, or another has come in its place")
                        .filter(why -> reinstate.writer(log).isEmpty());
            case Upgrade upgrade ->
                log.open()
                        .order()
                        .map(order -> "the order of impulse %d is being carried out: wait until it is finished"
                                .formatted(log.impulse()));
            case Pause() -> Optional.of("the game is paused already").filter(why -> log.paused());
            case Resume() -> Optional.of("the game is not paused").filter(why -> !log.paused());
            case Replace(Side side, var player, var lastLetter) ->
                Optional.of("they already play that side")
                        .filter(why -> player.equals(log.header().player(side)));
            case Concede concede -> Optional.empty();
            case Forfeit(Side side) ->
                Optional.of(
                                log.policy().isNone()
                                        ? "the game has no clock; end it with 'concede', 'draw' or 'abandon'"
                                        : "the time of the %s player is not over, or the grace after it is not"
                                                .formatted(side))
                        .filter(why -> !log.time().judge(side, log.policy()).isOut());
            case Draw() -> Optional.empty();
            case Abandon() -> Optional.empty();
            case Correct correct ->
                log.open()
                        .order()
                        .map(order -> "the order of impulse %d is being carried out: take it back first"
                                .formatted(log.impulse()));
            case Rollback(int to) ->
                to == log.impulse() && log.open().order().isEmpty()
                        ? Optional.of("nothing has been done in impulse %d yet".formatted(to))
                        : log.dice().history().cannotGoBackTo(to);
        };
    }
}
