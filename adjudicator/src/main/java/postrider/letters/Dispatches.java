package postrider.letters;

import static postrider.log.LetterKind.NOTICE;
import static postrider.log.LetterKind.REMINDER;
import static postrider.log.LetterKind.WELCOME;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.function.Supplier;
import postrider.clock.Call;
import postrider.clock.Silence;
import postrider.clock.Span;
import postrider.dice.Proof;
import postrider.dice.SealedOrder;
import postrider.dice.Secret;
import postrider.kernel.ruling.Side;
import postrider.log.Event;
import postrider.log.LetterKind;
import postrider.play.OpenGame;
import postrider.play.Status;
import postrider.text.Lists;

/**
 * The letters that an event causes.
 *
 * @param before the game before the event
 * @param game the game after the event
 */
public record Dispatches(OpenGame<?, ?> before, OpenGame<?, ?> game) {
    private static final String AWAITED = "Your letter is awaited";

    /** Of a shorter delay only the new deadline tells, in the next letter. */
    private static final Duration LONG = Duration.ofDays(1);

    private DispatchBuilder draft(LetterKind kind, Side to, String headline) {
        return new DispatchBuilder(game, kind, to, headline);
    }

    public List<Dispatch> none() {
        return List.of();
    }

    public List<Dispatch> welcomes() {
        return welcomes(game.sides());
    }

    public List<Dispatch> welcomes(List<Side> sides) {
        return Lists.map(sides, this::welcome);
    }

    /** The receipt for an accepted letter, unless its result is reported at once. */
    public List<Dispatch> accepted(Event.Letter letter, List<String> notRead) {
        if (letter.purpose() == Event.Letter.Purpose.MOTION)
            return game.log().motions().agreed().isPresent()
                    ? List.of()
                    : new MotionLetters(game, letter.side()).told(letter, notRead);
        boolean goesOn = letter.purpose() != Event.Letter.Purpose.STANDING && game.status() instanceof Status.Ready;
        return goesOn ? List.of() : List.of(new Receipt(game, letter, letter.side()).own(notRead));
    }

    /** Announces an order to the other player before anything is rolled. Its writer's next letter tells how it was read. */
    public List<Dispatch> announced(Event.Letter order, SealedOrder sealed) {
        return List.of(new Receipt(game, order, game.other(order.side())).announcing(sealed));
    }

    /** Tells the writer of an order that its receipt cannot be delivered. */
    public List<Dispatch> undeliverable(Event.Letter order) {
        return List.of(draft(NOTICE, order.side(), "The receipt of your order cannot be delivered")
                .lead(
                        ("Your order of impulse %d stands. Nothing is rolled before the %s player has its receipt, and that mailbox"
                                        + " refuses our letters.")
                                .formatted(order.impulse(), game.other(order.side())),
                        "We try again, every hour for a day and then every day, and the referee knows. You need not write again; if you can reach the other player some other way, tell them.")
                .written());
    }

    /**
     * Reports a run of the impulse.
     *
     * @param secret revealed if it ends the game
     * @param chronicle included if it ends the game
     * @param notRead the lines that were not read of the letter that caused it
     */
    public List<Dispatch> played(
            Event.Played played, Supplier<Secret> secret, Supplier<Chronicle> chronicle, List<String> notRead) {
        return new Reports(before, game, played, secret, notRead).all(chronicle);
    }

    /**
     * Reports a settlement by the referee.
     *
     * @param undone the runs of the impulses it takes back
     * @param secret revealed if it ends the game
     * @param chronicle included if it ends the game
     */
    public List<Dispatch> settled(
            Event.Settled settled, List<Event.Played> undone, Supplier<Secret> secret, Supplier<Chronicle> chronicle) {
        var told = new SettledLetters(before, game, settled, undone);
        return Lists.map(game.sides(), side -> told.to(side, secret, chronicle));
    }

    /** The last letter to the old address of a player who was replaced or has moved. */
    public List<Dispatch> farewell(Side side, Event.Player next) {
        var handover = new Handover(side, game.player(side), next);
        return List.of(draft(NOTICE, side, handover.headline())
                .lead(handover.farewell(game.id()))
                .written());
    }

    public List<Dispatch> reminders() {
        return Lists.map(game.awaited(), side -> reminder(side, AWAITED, ""));
    }

    /** Calls a player whose letter is awaited; when all their time is over, the other player is told too. */
    public List<Dispatch> called(Call call, Side side) {
        var silence = game.log().policy().silence();
        var mine = reminder(
                side,
                call == Call.ASKED ? AWAITED : "Your time is over",
                call == Call.OUT && silence.contains(Silence.SUBSTITUTE)
                        ? "Your seat is on the list of open seats: until your letter comes, somebody else may take it over."
                        : "");
        if (call != Call.OUT) return List.of(mine);
        var other = game.other(side);
        return List.of(
                mine,
                draft(NOTICE, other, "The time of the %s player is over".formatted(side))
                        .lead(
                                "Their letter is still awaited. %s".formatted(new Phrases(game).waitsFor(other)),
                                silence.contains(Silence.CLAIM)
                                        ? "You may claim the game, by a letter with the line 'claim', as long as theirs has not come."
                                        : "",
                                silence.contains(Silence.SUBSTITUTE)
                                        ? "Their seat is on the list of open seats: as long as no letter of theirs comes, somebody else may take it over."
                                        : "",
                                "You may give them time: 'give 3 days'.")
                        .written());
    }

    /** Tells awaited players that their time did not run while the referee could not work, if that was long. */
    public List<Dispatch> delayed(Span meanwhile) {
        if (Duration.between(meanwhile.from(), meanwhile.until()).compareTo(LONG) < 0) return List.of();
        return Lists.map(
                game.awaited(),
                side -> draft(NOTICE, side, "The referee was away, and your time did not run")
                        .lead("The referee could not read or send your letters from %s to %s."
                                .formatted(at(meanwhile.from(), side), at(meanwhile.until(), side)))
                        .awaited()
                        .written());
    }

    private String at(Instant instant, Side reader) {
        return Clocks.at(instant, game.log().time().players().get(reader).zone());
    }

    /** What a player who joins in the middle of a game must know first: opponent, terms, and how to sign. */
    List<String> introduction(Side to) {
        return List.of(seated(to), new Phrases(game).agreed(), keys(to));
    }

    /** Tells both players the referee's note on a letter of this side entered by hand. */
    public List<Dispatch> notes(Side side, String why) {
        return Lists.map(
                game.sides(),
                to -> draft(NOTICE, to, "The referee has entered %s letter by hand".formatted(Phrases.your(side, to)))
                        .lead("The referee notes: " + why)
                        .written());
    }

    private Dispatch welcome(Side to) {
        var header = game.log().header();
        return draft(
                        WELCOME,
                        to,
                        game.isSeated()
                                ? "The game begins: you are the %s player".formatted(to)
                                : "Who plays which side is still to be settled")
                .lead(
                        game.isSeated() ? seated(to) : seatless(to),
                        new Phrases(game).agreed(),
                        keys(to),
                        header.fixedSecret().isPresent()
                                ? "This game is a demonstration: its secret is fixed, so its dice are known beforehand."
                                : "The record with this letter commits the referee to every die and card of the game. Keep all your letters with their records: they let you check every one.")
                .closing(
                        "The set-up comes in the next letter. The attached %s explains on two pages how to write to the referee; for more, send a letter with the line 'help'."
                                .formatted(PlayByMail.FILE),
                        "The whole manual is docs/players.md among the files of Postrider, and docs/programs.md says how to sign with your mail program.",
                        game.view(to).picture().isEmpty()
                                ? ""
                                : "The attached %s is a map that writes your orders: open it in a browser."
                                        .formatted(Board.FILE),
                        new Phrases(game).unconfirmed())
                .map(game.view(to))
                .proofs(List.of(Proof.commitments(game.id(), game.sides(), header.commitments())))
                .written();
    }

    private String seated(Side to) {
        return "You play the %s side of %s, scenario %s, in game %s. %s plays the %s side."
                .formatted(
                        to,
                        game.title(),
                        game.log().header().scenario(),
                        game.id(),
                        game.player(game.other(to)).name(),
                        game.other(to));
    }

    private String seatless(Side to) {
        return ("You play %s, scenario %s, in game %s against %s. Who plays which side is settled first, by your letters. Until then you are called the %s player; that is only a name.")
                .formatted(
                        game.title(),
                        game.log().header().scenario(),
                        game.id(),
                        game.player(game.other(to)).name(),
                        to);
    }

    private String keys(Side to) {
        var me = game.player(to);
        var referee = game.log().header().referee();

        var mine = me.fingerprint().isEmpty()
                ? "No key is enrolled for you: the referee enters your letters by hand."
                : me.keyless()
                        ? "You need no key: write from %s, and put the code of the referee's last letter into yours."
                                .formatted(me.address())
                        : "Sign your letters with the key enrolled for you: %s.".formatted(Phrases.key(me));
        return referee.isEmpty()
                ? mine
                : ("%s The referee signs with %s. That key comes with this letter: import it, and your mail program can tell you which letters are really the referee's.")
                        .formatted(mine, Phrases.fingerprint(referee));
    }

    private Dispatch reminder(Side to, String headline, String more) {
        return draft(REMINDER, to, headline)
                .lead("Game %s waits for you. %s".formatted(game.id(), new Phrases(game).waitsFor(to)), more)
                .awaited()
                .written();
    }
}
