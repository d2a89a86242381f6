package postrider.words;

import static java.util.Map.entry;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import postrider.text.Line;
import postrider.text.LineReader;
import postrider.text.Lists;

/** A request that is no move of the game. */
public sealed interface Motion
        permits Motion.Dispute,
                Motion.Withdraw,
                Motion.Offer,
                Motion.Accept,
                Motion.Concede,
                Motion.Press,
                Motion.WholeMap,
                Motion.CancelNext,
                TimeMotion {
    /** Asks the referee to look into an impulse. The game is held until the dispute is settled or withdrawn. */
    record Dispute(int impulse, String reason) implements Motion {}

    /** Takes back the writer's dispute or offer. */
    record Withdraw() implements Motion {}

    /** Asks the other player to agree to something. */
    record Offer(What what) implements Motion {}

    /** Agrees to what the other player offered. An upgrade is offered by the referee, and both must agree. */
    record Accept(What what) implements Motion {}

    /** Gives up the game. */
    record Concede() implements Motion {}

    /** Sends the other player a message. */
    record Press(boolean anonymous, String text) implements Motion {}

    /** Turns the large map with every report on or off. */
    record WholeMap(boolean large) implements Motion {}

    /** Takes back the order below the writer's answer, which waits for its impulse. */
    record CancelNext() implements Motion {}

    /** What is done if both players agree. */
    enum What {
        DRAW,
        /** The writer's last order or answer is taken back. */
        UNDO,
        /** The game continues with the installed box and rules. */
        UPGRADE,
        /** Nobody's time runs until one of them resumes. */
        PAUSE
    }

    /** Takes back an order below an answer. */
    String NO_NEXT =
            "(?:(?:my )?next(?: order)?: *(?:none|nothing|no|cancel(?:l?ed)?|forget|withdraw|drop|delete|scrap|void|take back|never ?mind)(?: it| that)?"
                    + "|(?:cancel|withdraw|forget|drop|scrap|delete) (?:the |my )?next(?: order)?)\\W*";

    /** A line that is or begins a motion. */
    String FORM =
            "dispute\\b.*|withdraw\\W*|undo\\W*|offer (a )?draw\\W*|accept (the )?(draw|undo)\\W*|agree (to )?(the )?upgrade\\W*|concede\\W*"
                    + "|set (the )?map\\b.*|press\\b.*|" + NO_NEXT;

    Pattern BEGUN = LineReader.pattern(FORM);
    Pattern CANCELS_NEXT = LineReader.pattern(NO_NEXT);
    Pattern DISPUTE = LineReader.pattern("dispute (?:impulse )?([0-9]{1,6})\\b[ :,.]*(.*)");
    Pattern PRESS = LineReader.pattern("press\\b(?:[ ,(-]{1,3}(anon(?:ymous(?:ly)?)?)\\b\\)?)? *:? *(.*)");

    /** Motions without parameters, by their canonical words. */
    Map<String, Motion> SHORT = Map.ofEntries(
            entry("withdraw", new Withdraw()),
            entry("undo", new Offer(What.UNDO)),
            entry("pause", new Offer(What.PAUSE)),
            entry("accept pause", new Accept(What.PAUSE)),
            entry("offer draw", new Offer(What.DRAW)),
            entry("accept undo", new Accept(What.UNDO)),
            entry("accept draw", new Accept(What.DRAW)),
            entry("agree upgrade", new Accept(What.UPGRADE)),
            entry("concede", new Concede()),
            entry("set map large", new WholeMap(true)),
            entry("set map small", new WholeMap(false)),
            entry("next: none", new CancelNext()));

    Pattern LITTLE_WORDS = Pattern.compile(" (a|the|to)\\b|(?<![^\\w\n])[^\\w\n]++$");

    /** Reads a motion; empty if the lines are none, or an incomplete one. */
    static Optional<Motion> read(List<Line> lines) {
        return of(String.join("\n", Lists.map(lines, Line::text)));
    }

    /** The motion in the canonical words of an accepted letter. */
    static Motion of(List<String> words) {
        return of(String.join("\n", words))
                .orElseThrow(() -> new IllegalArgumentException("'%s' is no motion".formatted(words)));
    }

    private static Optional<Motion> of(String said) {
        var dispute = DISPUTE.matcher(said);
        if (dispute.matches())
            return text(dispute.group(2)).map(why -> new Dispute(Integer.parseInt(dispute.group(1)), why));
        var press = PRESS.matcher(said);
        if (press.matches()) return text(press.group(2)).map(text -> new Press(press.group(1) != null, text));
        if (CANCELS_NEXT.matcher(said).matches()) return Optional.of(new CancelNext());
        var ofTime = TimeMotion.of(said);
        if (ofTime.isPresent()) return ofTime;
        var words = LITTLE_WORDS.matcher(said.toLowerCase(Locale.ROOT)).replaceAll("");
        return Optional.ofNullable(SHORT.get(words.equals("set map normal") ? "set map small" : words));
    }

    /** Whether a line is or begins a motion. */
    static boolean begins(String line, boolean timed) {
        return BEGUN.matcher(line).matches()
                || timed && TimeMotion.BEGUN.matcher(line).matches();
    }

    /** Whether a line begins a motion that the other player reads. */
    static boolean tells(String line) {
        return of(line).filter(Motion::isTold).isPresent();
    }

    /** Whether the other player reads all its words. */
    default boolean isTold() {
        return this instanceof Press || this instanceof Dispute;
    }

    private static Optional<String> text(String said) {
        return Optional.of(said.strip()).filter(text -> !text.isEmpty());
    }

    /** Its canonical words, line by line. Reading them again gives the same motion. */
    default List<String> words() {
        var said = switch (this) {
            case Dispute(int impulse, String reason) -> "dispute %d: %s".formatted(impulse, reason);
            case Press(boolean anonymous, String text) -> (anonymous ? "press anonymous: " : "press: ") + text;
            case TimeMotion ofTime -> ofTime.said();
            default ->
                Lists.find(SHORT.keySet(), words -> SHORT.get(words).equals(this))
                        .orElseThrow();
        };
        return List.of(said.split("\n"));
    }
}
