package postrider.letters;

import static postrider.log.LetterKind.NOTICE;
import static postrider.log.LetterKind.RECEIPT;
import static postrider.log.LetterKind.REFUSAL;
import static postrider.words.Motion.What.DRAW;
import static postrider.words.Motion.What.PAUSE;
import static postrider.words.Motion.What.UNDO;
import static postrider.words.Motion.What.UPGRADE;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import postrider.kernel.ruling.Side;
import postrider.log.Event;
import postrider.log.LetterKind;
import postrider.log.Settlement;
import postrider.play.OpenGame;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.words.Boxes;
import postrider.words.Motion;
import postrider.words.TimeMotion;

/**
 * The letters about a motion.
 *
 * @param game the game after the motion; before it, if the motion is refused
 */
public record MotionLetters(OpenGame<?, ?> game, Side by) {
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("EEEE, d MMMM uuuu", Locale.ENGLISH);

    /** Asks for a mark, because an unmarked reply does nothing. */
    private static final String AGREE =
            "If you agree, put an x between the brackets below, (x), and send these lines back%s; if not, do nothing.";

    /**
     * The texts about one motion.
     *
     * @param name what the writer's receipt calls it
     * @param headline of the letter to the other player; empty if they get none
     * @param toOther the text of that letter
     * @param reply the lines by which they agree
     */
    private record Telling(String name, String toWriter, String headline, String toOther, List<String> reply) {
        Telling(String name, String toWriter, String headline, String toOther) {
            this(name, toWriter, headline, toOther, List.of());
        }
    }

    /** The writer's receipt, then the letter to the other player if they get one. */
    List<Dispatch> told(Event.Letter letter, List<String> notRead) {
        var telling = telling(Motion.of(letter.words()));
        var receipt = letter(RECEIPT, by, "Your %s has come in".formatted(telling.name), telling.toWriter, List.of())
                .notReading(notRead);
        return telling.headline.isEmpty()
                ? List.of(receipt)
                : List.of(receipt, letter(NOTICE, game.other(by), telling.headline, telling.toOther, telling.reply));
    }

    private Dispatch letter(LetterKind kind, Side to, String headline, String lead, List<String> reply) {
        var draft = new DispatchBuilder(game, kind, to, headline).lead(lead).waiting();
        return (reply.isEmpty() ? draft.awaited() : draft.reply(Lists.map(reply, Boxes::offered))).written();
    }

    private Telling telling(Motion motion) {
        var writer = "The %s player".formatted(by);
        return switch (motion) {
            case Motion.Dispute(int impulse, String reason) ->
                new Telling(
                        "dispute of impulse " + impulse,
                        "The game is held until the referee has settled it or you withdraw. The other player reads what you wrote: "
                                + reason,
                        "Impulse %d is disputed".formatted(impulse),
                        "%s disputes what was ruled in impulse %d: %s The game is held until the referee has settled it or they withdraw."
                                .formatted(writer, impulse, reason + (reason.matches("(?s).*\\p{Punct}") ? "" : ".")));
            case Motion.Withdraw() ->
                new Telling(
                        "withdrawal",
                        "What you disputed or offered is taken back.",
                        writer + " has withdrawn",
                        "What they disputed or offered is taken back.");
            case Motion.Offer(var what)
            when what == UNDO ->
                new Telling(
                        "wish to take back what you wrote",
                        "The other player is asked. The game goes on until they agree.",
                        writer + " asks to take back what they wrote",
                        "It is %s; nothing was rolled, drawn or answered since. %s"
                                .formatted(taken(), AGREE.formatted("")),
                        new Motion.Accept(UNDO).words());
            case Motion.Offer(var what)
            when what == PAUSE ->
                new Telling(
                        "wish for a pause",
                        "The other player is asked. Your time runs until they agree.",
                        writer + " asks for a pause",
                        AGREE.formatted(", and nobody's time runs until one of you writes 'resume'"),
                        new Motion.Accept(PAUSE).words());
            case Motion.Offer(var draw) ->
                new Telling(
                        "offer of a draw",
                        "The other player is asked. The game goes on until they agree; their next order declines.",
                        writer + " offers a draw",
                        AGREE.formatted(", and the game is over"),
                        new Motion.Accept(draw).words());
            case Motion.Accept(var what)
            when what == UPGRADE ->
                upgrade(writer, game.log().motions().agreed().isPresent());
            case Motion.Accept(var what) ->
                new Telling(
                        "consent",
                        what == DRAW ? "You agree to what was offered." : "You agree to what was asked.",
                        writer + " agrees",
                        "");
            case Motion.WholeMap(boolean large) ->
                new Telling(
                        "setting",
                        large
                                ? "The whole map comes large with each of your reports and questions from now on; open the picture by itself."
                                : "The whole map comes large at the set-up, at the end and when you send 'map', and smaller once a year.",
                        "",
                        "");
            case Motion.CancelNext() ->
                new Telling(
                        "cancellation",
                        "The order below your answer will not be carried out. The answer stands.",
                        "",
                        "");
            case TimeMotion ofTime -> ofTime(ofTime, writer);
            case Motion.Concede() -> new Telling("concession", "You give the game up.", writer + " gives up", "");
            case Motion.Press(boolean anonymous, String text) ->
                new Telling(
                        "message",
                        "The other player reads%s: %s".formatted(anonymous ? " it without your name" : "", text),
                        anonymous ? "A message" : "A message of the %s player".formatted(by),
                        text);
        };
    }

    /** The texts about a motion about time. An order for lateness is not told to the other player. */
    private Telling ofTime(TimeMotion motion, String writer) {
        return switch (motion) {
            case TimeMotion.Zone(var zone) ->
                new Telling(
                        "time zone",
                        "Your days are those of %s from now on, and deadlines are told by its clocks.".formatted(zone),
                        writer + " has another time zone",
                        "Their days are those of %s from now on.".formatted(zone));
            case TimeMotion.Away(var from, var until) ->
                new Telling(
                        "leave",
                        "Your time does not run from %s to %s. If you are back before, write 'back'."
                                .formatted(day(from), day(until)),
                        writer + " will be away",
                        "Their time does not run from %s to %s.".formatted(day(from), day(until)));
            case TimeMotion.Back() ->
                new Telling("return", "Your leave ends today.", writer + " is back", "Their leave ends today.");
            case TimeMotion.Give(int days) ->
                new Telling(
                        "gift of time",
                        "The other player has %s more.".formatted(Wording.count(days, "day")),
                        writer + " gives you time",
                        "You have %s more.".formatted(Wording.count(days, "day")));
            case TimeMotion.GoOn() ->
                new Telling("word that you go on", "The referee knows.", writer + " goes on", "They mean to write.");
            case TimeMotion.IfLate(var lines) ->
                new Telling(
                        "order for when your time is over",
                        lines.isEmpty()
                                ? "Nothing acts for you if your time is over."
                                : "If your time is over, and the grace after it, this acts for you, if it may then: "
                                        + String.join(" / ", lines),
                        "",
                        "");
            case TimeMotion.Resume() ->
                new Telling("wish to go on", "The game goes on.", writer + " wants to go on", "");
            case TimeMotion.Claim() -> new Telling("claim", "You claim the game.", writer + " claims the game", "");
            case TimeMotion.Waive() ->
                new Telling(
                        "waiver",
                        "The game is not rated.",
                        writer + " waives the rating of the game",
                        "They have won on time, and the game is not rated.");
        };
    }

    private static String day(LocalDate day) {
        return DAY.format(day);
    }

    private static Telling upgrade(String writer, boolean agreed) {
        return new Telling(
                "consent to the box and the rules as they are now",
                "The game goes on with the box and the rules that are installed when both of you have agreed.",
                writer + " agrees to the box and the rules as they are now",
                agreed
                        ? ""
                        : "The referee has another box installed than this game is played with, or newer rules; ask them what"
                                + " differs. " + AGREE.formatted(", and the game goes on with them"),
                agreed ? List.of() : new Motion.Accept(UPGRADE).words());
    }

    /** What they would take back. An answer is not quoted, for it may be secret. */
    private String taken() {
        return game.log().undoing(by).orElseThrow() instanceof Settlement.Rollback(int to)
                ? "their order of impulse " + to
                : "their last answer";
    }

    /** The refusal of a motion; empty if it is possible. */
    public Optional<Dispatch> refused(Motion motion) {
        return game.log()
                .cannot(motion, by)
                .map(why -> new DispatchBuilder(game, REFUSAL, by, "Your letter cannot be acted upon")
                        .lead("It cannot be done: %s. Nothing has changed.".formatted(why))
                        .waiting()
                        .awaited()
                        .written());
    }
}
