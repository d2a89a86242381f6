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

/** What a player asks for beside the moves of the game. */
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
    /** To look into what was ruled in an impulse: the game is held until it is settled or they withdraw. */
    record Dispute(int impulse, String reason) implements Motion {}

    /** To have their dispute, or what they offered, taken back. */
    record Withdraw() implements Motion {}

    /** To have the other player agree to something. */
    record Offer(What what) implements Motion {}

    /** To have what the other player offered; an upgrade, which the referee offers, takes both. */
    record Accept(What what) implements Motion {}

    /** To give up. */
    record Concede() implements Motion {}

    /** To have the other player read a message. */
    record Press(boolean anonymous, String text) implements Motion {}

    /** To have the whole map large with every report, or no longer. */
    record WholeMap(boolean large) implements Motion {}

    /** To take back the order below their answer, which waits for its impulse. */
    record CancelNext() implements Motion {}

    /** What is done if both players wish. */
    enum What {
        DRAW,
        /** What its player ordered or answered last is taken back. */
        UNDO,
        /** The game goes on with the box and the rules that are installed. */
        UPGRADE,
        /** Nobody's time runs until one of them wants to go on. */
        PAUSE
    }

    /** A line that is one, or begins one. */
    String FORM =
            "dispute\\b.*|withdraw\\W*|undo\\W*|offer (a )?draw\\W*|accept (the )?(draw|undo)\\W*|agree (to )?(the )?upgrade\\W*|concede\\W*"
                    + "|set (the )?map\\b.*|next: *none\\W*|press\\b.*";

    Pattern BEGUN = LineReader.pattern(FORM);
    Pattern DISPUTE = LineReader.pattern("dispute (?:impulse )?([0-9]{1,6})\\b[ :,.]*(.*)");
    Pattern PRESS = LineReader.pattern("press\\b(?:[ ,(-]{1,3}(anon(?:ymous(?:ly)?)?)\\b\\)?)? *:? *(.*)");

    /** Those that say one thing, by their canonical words. */
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

    /** Empty if the lines are no such thing, or not whole. */
    static Optional<Motion> read(List<Line> lines) {
        return of(String.join("\n", Lists.map(lines, Line::text)));
    }

    /** In the canonical words of an accepted letter. */
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
        var ofTime = TimeMotion.of(said);
        if (ofTime.isPresent()) return ofTime;
        var words = LITTLE_WORDS.matcher(said.toLowerCase(Locale.ROOT)).replaceAll("");
        return Optional.ofNullable(SHORT.get(words.equals("set map normal") ? "set map small" : words));
    }

    /** Whether a line is one, or begins one. */
    static boolean begins(String line, boolean timed) {
        return BEGUN.matcher(line).matches()
                || timed && TimeMotion.BEGUN.matcher(line).matches();
    }

    /** Whether a line begins what the other player reads. */
    static boolean tells(String line) {
        return of(line).filter(Motion::isTold).isPresent();
    }

    /** Whether the other player reads whatever stands in it. */
    default boolean isTold() {
        return this instanceof Press || this instanceof Dispute;
    }

    private static Optional<String> text(String said) {
        return Optional.of(said.strip()).filter(text -> !text.isEmpty());
    }

    /** In canonical words, a line each; reading them again gives the same. */
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
