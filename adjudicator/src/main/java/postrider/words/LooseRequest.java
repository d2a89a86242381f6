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
 * What a line may ask for that is neither order nor answer, and not said so that the referee acts on it: they tell how it is said.
 * A closed list of forms; the first that fits is meant.
 */
enum LooseRequest {
    HEADER(
            "(?:game|impulse)\\b.*",
            "A game and an impulse are named in a line that says nothing else.",
            "game %s, impulse %d"),
    STANDING(
            asking(
                    "(?:cancel|clear|delete|remove|drop|end|stop|revoke|withdraw|lift|replace|change|renew|no|my|our|new|these|here)\\b.*\\bstanding orders?"),
            "Standing orders stand in a letter of their own under the word 'standing', and take the place of all sent before.",
            "standing",
            "standing none",
            "standing list"),
    CONCEDE(
            asking("(?:concede|resign|capitulate|forfeit|quit|give (?:it )?up)") + "|(?:i|we) surrender\\b.*",
            "Who gives up says so in a letter of its own, in one word.",
            "concede"),
    PAUSE(
            asking("(?:(?:pause|suspend|interrupt)|hold the game|(?:a|need) (?:pause|break))"),
            "No letter pauses a game: ask the referee in person, or tell the other player how long you will be away.",
            "press: <your message>"),
    /** In a game with a clock. */
    PAUSE_OF_BOTH(
            "(?!)",
            "Who wants a pause says so in one word, in a letter of its own; the other player agrees, or not.",
            "pause"),
    DRAW(
            "offer\\b.*|" + asking("(?:offer|propose|accept|agree|call|take).*\\b(?:draw|undo|offer)|(?:a )?draw\\W*$"),
            "A draw, or an undo, is offered and accepted in these words, in a letter of its own.",
            "offer draw",
            "accept draw",
            "accept undo"),
    UNDO(
            asking("(?:undo|revert|revoke|cancel|takeback|take (?:.* )?back)"),
            "What you wrote last may be taken back, if the other player agrees: say so in one word, in a letter of its own.",
            "undo"),
    WITHDRAW(
            asking("withdraw (?:it|that|this|from|.*\\b(?:dispute|offer))"),
            "A dispute or an offer is taken back in one word, in a letter of its own.",
            "withdraw"),
    UPGRADE(
            asking("(?:agree(?= to\\b|\\W*$)|upgrade)"),
            "A newer box is agreed to in these words, in a letter of its own.",
            "agree upgrade"),
    REPLACE(
            asking("(?:replace|substitute)"),
            "Another player, address or key is the referee's business: write to the referee in person.",
            "address"),
    DISPUTE(
            "(?:dispute|protest|appeal)\\b.*|(?:" + LooseRequest.SPEAKING
                    + ")\\b.*\\b(?:cheat|dispute|protest|unfair|mistake|error|wrong|rigged).*",
            "What you hold to be wrong you dispute, with the number of the impulse, in a letter of its own.",
            "dispute %2$d: <what is wrong>"),
    MAP(
            asking("set\\b.*\\bmaps?"),
            "How the whole map comes is set in these words, in a letter of its own.",
            "set map large",
            "set map small"),
    PRESS(
            "press\\b.*|(?:" + LooseRequest.SPEAKING
                    + ") (?:think|hope|believe|wonder|guess|know|see|am|was|are|were|have|had|did|do)\\b.*|(?:"
                    + LooseRequest.SPEAKING + ")\\b.*[!?]|(?:message|note) (?:to|for)\\b.*|"
                    + asking(
                            "(?:tell|ask|inform|let) (?:him|her|them|my|the other player|\\p{L}+ (?:that|if|whether|to|know))"),
            "This is no order and no answer. What the other player is to read goes into a letter of its own.",
            "press: <your message>",
            "help"),
    LOOK_UP(
            "(?:%s|help|status)\\b.*".formatted(Enquiry.WORDS),
            "Who asks for something writes it alone, in a letter of its own.",
            "status",
            "help",
            "moves");

    /** Words by which people speak of themselves, or to somebody. */
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

    /** As a request or a statement. */
    private static String asking(String what) {
        return "(?:(?:please|i|we|id|would|like|want|wish|have|to|hereby|let us|lets|let's|i'd|can|could|may|shall|must|you)\\W+)*(?:"
                + what + ")\\b.*";
    }

    static Optional<LooseRequest> of(String line) {
        return Arrays.stream(values())
                .filter(request -> request.form.matcher(line).matches())
                .findFirst();
    }

    /** What it is in a game that has a clock, or has none. */
    LooseRequest where(boolean timed) {
        return this == PAUSE && timed ? PAUSE_OF_BOTH : this;
    }

    /** How it is said, in this game and the impulse the letter is for. */
    Complaint complaint(Line line, String game, int impulse) {
        return new Complaint(line.number(), line.text(), how, Lists.map(hints, hint -> hint.formatted(game, impulse)));
    }
}
