package postrider.letters;

import java.util.List;
import java.util.Optional;
import postrider.kernel.ruling.Refusal;
import postrider.kernel.ruling.Ruling;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.Scene;
import postrider.kernel.view.View;
import postrider.kernel.view.View.Block;
import postrider.log.LetterKind;
import postrider.text.Lists;

/**
 * What one letter to one player says, before it is laid out. Everything in it may be read by {@code to}.
 *
 * @param game the game's id, e.g. {@code ww-017}
 * @param title the name on the box
 * @param impulse the impulse it is about
 * @param headline one line for the subject: "Burgoyne at Saratoga: your answer is needed"
 * @param lead the opening sentences, a paragraph each
 * @param happened rulings and dice, in order
 * @param told how many of them they have read in an earlier letter about this impulse
 * @param scenes what was to be seen of it, counted in {@code happened}
 * @param situation the situation as the reader may see it
 * @param mayDo what they may do now, a line each
 * @param questions what they are asked
 * @param faults why their letter was not carried out
 * @param reply lines to send back, from {@code game} and {@code impulse} on, with the code if one is needed, filled in as far as possible; empty when
 *     nothing is expected of them
 * @param closing the last sentences, a paragraph each
 * @param proofs what the dice are bound to, and other proofs that belong to no ruling; like those of the rulings they stand
 *     in the record, see docs/dice.md
 * @param largeMap its reader wants the whole map with every report, large
 * @param keyless its reader signs with no key, so nothing counts that they quote
 */
public record Dispatch(
        LetterKind kind,
        Side to,
        String game,
        String title,
        int impulse,
        String headline,
        List<String> lead,
        List<Ruling> happened,
        int told,
        List<Scene.Shown> scenes,
        Optional<View> situation,
        List<String> mayDo,
        List<OpenQuestion> questions,
        List<Fault> faults,
        List<String> reply,
        List<String> closing,
        List<String> proofs,
        boolean largeMap,
        boolean keyless) {

    /**
     * A question as the player reads it.
     *
     * @param facts what they need to decide
     * @param options all of them, where the lines to send back show only some
     */
    public record OpenQuestion(
            String rule,
            String topic,
            String about,
            String text,
            List<String> facts,
            List<String> options,
            String whenSilent) {}

    /**
     * Something wrong with the reader's letter.
     *
     * @param line line number in that letter, 0 if it concerns the whole
     * @param words the line as written, may be empty
     * @param rule section number, empty if the words were not understood
     */
    public record Fault(int line, String words, String rule, String why, List<String> nearest) {
        /** The longest text of it, in characters: a line that is read at all has no more. */
        private static final int LONGEST = 1_000;

        /** Most examples of what is legal. */
        static final int EXAMPLES = 5;

        static Fault of(int line, String words, Refusal refusal) {
            return new Fault(line, words, refusal.rule(), refusal.why(), refusal.nearest());
        }

        /** Within bounds, whatever was written. */
        Fault clipped() {
            var some = nearest.subList(0, Math.min(EXAMPLES, nearest.size()));
            return new Fault(line, clipped(words), rule, clipped(why), Lists.map(some, Fault::clipped));
        }

        private static String clipped(String text) {
            return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "...";
        }
    }

    private Narrative narrative() {
        return new Narrative(happened, told, scenes);
    }

    /** What no earlier letter has told, in order. */
    public List<Narrative.Passage> story() {
        return narrative().passages();
    }

    /** How far the sentences are set in, so that the longest number before them hangs free. */
    public int margin() {
        return narrative().margin();
    }

    /** Its dice for people. */
    public Block.Table dice() {
        return narrative().dice();
    }

    /** The record of what it tells, a line an item; empty if it tells nothing that could be checked. */
    public List<String> record() {
        return kind == LetterKind.PREVIEW || kind == LetterKind.COPY
                ? List.of()
                : Lists.concat(proofs, narrative().record());
    }

    /** For whom it is: "to the American player". */
    public String reader() {
        return kind == LetterKind.BULLETIN ? "for all who follow it" : "to the %s player".formatted(to);
    }

    /**
     * What a list of letters shows of it, in which those of a game stand together, an impulse after the other: what is wanted of its reader
     * or what it is, and the headline.
     */
    public String subject() {
        return "[%s] %d %s \u00b7 %s"
                .formatted(game, impulse, purpose(), headline)
                .replaceAll("\\p{Cntrl}+", " ");
    }

    private String purpose() {
        return switch (kind) {
            case WELCOME, RECEIPT, PREVIEW, COPY, BOARD, BULLETIN, FINAL -> kind.toString();
            case REFUSAL -> "refused";
            case REPORT, QUESTION, REMINDER, NOTICE -> wanted().isEmpty() ? kind.toString() : "your " + wanted();
        };
    }

    /** What is wanted of its reader: an answer, an order or, where the other player offers something, consent; empty if nothing is. */
    public String wanted() {
        if (!questions.isEmpty()) return "answer";
        if (reply.isEmpty()) return "";
        return reply.stream().anyMatch(line -> line.matches("\\( \\) (accept|agree) \\w+")) ? "consent" : "order";
    }

    /** Told from the beginning of the impulse, as if no earlier letter had told of it. */
    public Dispatch whole() {
        return like(kind, lead, 0, situation);
    }

    /**
     * For a player who sits with the referee, sends nothing back and lays no letter into the board.
     *
     * @param situated whether they are told the situation, what they may do and what they are asked
     */
    public Dispatch spoken(boolean situated) {
        var seen = situation.filter(view -> situated).map(view -> new View(view.title(), view.sections()));
        var moves = situated ? mayDo : List.<String>of();
        var asked = situated ? questions : List.<OpenQuestion>of();
        var nothing = List.<String>of();
        return new Dispatch(
                kind, to, game, title, impulse, headline, lead, happened, told, scenes, seen, moves, asked, faults,
                nothing, closing, proofs, largeMap, keyless);
    }

    /** A copy at its reader's request. It has no record: the first has it. */
    public Dispatch again() {
        return like(LetterKind.COPY, lead, told, situation);
    }

    /** With one more paragraph at its beginning. */
    public Dispatch with(String paragraph) {
        return like(kind, Lists.concat(List.of(paragraph), lead), told, situation);
    }

    /** It also lists what of their letter was passed over. */
    public Dispatch notReading(List<String> lines) {
        if (lines.isEmpty()) return this;
        return like(kind, Lists.with(lead, Phrases.notRead(lines)), told, situation);
    }

    /** It also says this at the end of its opening. */
    public Dispatch saying(String paragraph) {
        return paragraph.isEmpty() ? this : like(kind, Lists.with(lead, paragraph), told, situation);
    }

    /** With the code that its reader's next letter must have, whether they sign it or need not. */
    public Dispatch bringing(String code, boolean signs) {
        var sentence = (signs ? "" : "You need not sign. ")
                + "So that your next letter acts, write this line in it, above what is quoted and beside what you want: code %s (it is good once, and for you alone)."
                        .formatted(code);
        return like(kind, Lists.with(lead, sentence), told, situation, coded(code), !signs);
    }

    /** The lines to send back with a code under those that say what they are for. */
    private List<String> coded(String code) {
        int head = (int) reply.stream()
                .takeWhile(line -> line.matches("(game|impulse) .*"))
                .count();
        return reply.isEmpty()
                ? reply
                : Lists.concat(Lists.with(reply.subList(0, head), "code " + code), reply.subList(head, reply.size()));
    }

    private Dispatch like(LetterKind kind, List<String> lead, int told, Optional<View> situation) {
        return like(kind, lead, told, situation, reply, keyless);
    }

    private Dispatch like(
            LetterKind kind,
            List<String> lead,
            int told,
            Optional<View> situation,
            List<String> reply,
            boolean keyless) {
        return new Dispatch(
                kind, to, game, title, impulse, headline, lead, happened, told, scenes, situation, mayDo, questions,
                faults, reply, closing, proofs, largeMap, keyless);
    }
}
