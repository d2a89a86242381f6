package postrider.words;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import postrider.text.Complaint;
import postrider.text.Line;
import postrider.text.LineReader;
import postrider.text.Lists;

/**
 * Requests that are neither orders nor answers, in words on which the referee does not act. The writer is told how to say them. The first
 * form that fits is meant.
 */
enum LooseRequest {
    HEADER(
            "(?:game|impulse)\\b.*",
            "Name the game and the impulse in a line that says nothing else.",
            "game %s, impulse %d"),
    STANDING(
            asking(
                    "(?:cancel|clear|delete|remove|drop|end|stop|revoke|withdraw|lift|replace|change|renew|no|my|our|new|these|here)\\b.*\\bstanding orders?"),
            "Send standing orders in a letter of their own, below the word 'standing'. They replace all you have sent before.",
            "standing",
            "standing none",
            "standing list"),
    CONCEDE(
            asking("(?:concede|resign|capitulate|forfeit|quit|give (?:it )?up)") + "|(?:i|we) surrender\\b.*",
            "To give up, send this one word in a letter of its own.",
            "concede"),
    PAUSE(
            asking("(?:(?:pause|suspend|interrupt)|hold the game|(?:a|need) (?:pause|break))"),
            "No letter pauses a game: ask the referee in person, or tell the other player how long you will be away.",
            "press: <your message>"),
    /** In a game with a clock. */
    PAUSE_OF_BOTH(
            "(?!)",
            "To ask for a pause, send this one word in a letter of its own. It begins if the other player agrees.",
            "pause"),
    /** In a game without one. */
    CLOCK(
            "set (?:my )?(?:time ?)?zone\\b.*|away \\d.*|give \\d+ days?\\W*|if late\\b.*|waive(?: the)? rating\\W*",
            "This game has no clock: nobody's time runs out. If you will be away, tell the other player.",
            "press: <your message>"),
    SEAT(
            asking(
                    "(?:replace|(?:(?:need )?a )?substitute|(?:offer|leave|keep) (?:my |the )?seat|(?:new|change(?: my)?) (?:address|key))"),
            "Send one of these by email, in a letter of its own: the first looks for somebody to play on for you. Without email, ask the referee in person.",
            "offer seat %s",
            "new address <address>",
            "new key"),
    DRAW(
            "offer\\b.*|" + asking("(?:offer|propose|accept|agree|call|take).*\\b(?:draw|undo|offer)|(?:a )?draw\\W*$"),
            "To offer a draw, or accept a draw or an undo, send one of these lines in a letter of its own.",
            "offer draw",
            "accept draw",
            "accept undo"),
    UNDO(
            asking("(?:undo|revert|revoke|cancel|takeback|take (?:.* )?back)"),
            "To ask to take back what you wrote last, send this one word in a letter of its own. The other player must agree.",
            "undo"),
    WITHDRAW(
            asking("withdraw (?:it|that|this|from|.*\\b(?:dispute|offer))"),
            "To take back a dispute or an offer, send this one word in a letter of its own.",
            "withdraw"),
    UPGRADE(
            asking("(?:agree(?= to\\b|\\W*$)|upgrade)"),
            "To agree to a newer box, send this line in a letter of its own.",
            "agree upgrade"),
    DISPUTE(
            "(?:dispute|protest|appeal)\\b.*|(?:" + LooseRequest.SPEAKING
                    + ")\\b.*\\b(?:cheat|dispute|protest|unfair|mistake|error|wrong|rigged).*",
            "To dispute what you think is wrong, send this line, with the number of the impulse, in a letter of its own.",
            "dispute %2$d: <what is wrong>"),
    MAP(
            asking("set\\b.*\\bmaps?"),
            "To set the size of the whole map, send one of these lines in a letter of its own.",
            "set map large",
            "set map small"),
    PRESS(
            "press\\b.*|(?:" + LooseRequest.SPEAKING
                    + ") (?:think|hope|believe|wonder|guess|know|see|am|was|are|were|have|had|did|do)\\b.*|(?:"
                    + LooseRequest.SPEAKING + ")\\b.*[!?]|(?:message|note) (?:to|for)\\b.*|"
                    + asking(
                            "(?:tell|ask|inform|let) (?:him|her|them|my|the other player|\\p{L}+ (?:that|if|whether|to|know))"),
            "This is neither an order nor an answer. Send a message to the other player in a letter of its own.",
            "press: <your message>",
            "help"),
    LOOK_UP(
            "(?:%s|help|status)\\b.*".formatted(Enquiry.WORDS),
            "To ask for something, write it alone, in a letter of its own.",
            "status",
            "help",
            "moves");

    /** How people begin a statement or question. */
    private static final String SPEAKING =
            "i|you|we|he|it|that|this|what|why|how|when|who|where|sorry|oops|are|is|do|did|can|could|would|will";

    private final Pattern form;
    private final String how;
    private final List<String> hints;

    LooseRequest(String form, String how, String... hints) {
        this.form = LineReader.pattern(form);
        this.how = how;
        this.hints = List.of(hints);
    }

    /** The form as a request or a statement. */
    private static String asking(String what) {
        return "(?:(?:please|i|we|id|would|like|want|wish|have|to|hereby|let us|lets|let's|i'd|can|could|may|shall|must|you)\\W+)*(?:"
                + what + ")\\b.*";
    }

    static Optional<LooseRequest> of(String line) {
        return Arrays.stream(values())
                .filter(request -> request.form.matcher(line).matches())
                .findFirst();
    }

    /** The request in a game with or without a clock; empty if it acts there. */
    Optional<LooseRequest> where(boolean timed) {
        if (timed && this == CLOCK) return Optional.empty();
        return Optional.of(timed && this == PAUSE ? PAUSE_OF_BOTH : this);
    }

    /** Tells how to say it, in this game and in the impulse the letter is for. */
    Complaint complaint(Line line, String game, int impulse) {
        return new Complaint(line.number(), line.text(), how, Lists.map(hints, hint -> hint.formatted(game, impulse)));
    }
}
