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
 * The content of one letter to one player, before it is laid out. {@code to} may read everything in it.
 *
 * @param game the game's id, e.g. {@code ww-017}
 * @param title the name on the box
 * @param impulse the impulse it is about
 * @param headline one line for the subject: "Burgoyne at Saratoga: your answer is needed"
 * @param lead the opening paragraphs
 * @param happened rulings and dice, in order
 * @param told how many of them an earlier letter about this impulse has told
 * @param scenes what the reader saw of it, with indexes into {@code happened}
 * @param situation the situation as the reader may see it
 * @param mayDo what they may do now, one line for each
 * @param questions what they are asked
 * @param faults why their letter was not carried out
 * @param reply the lines to send back, beginning with {@code game} and {@code impulse}, and with the code if one is needed; empty if
 *     nothing is expected of the reader
 * @param closing the closing paragraphs
 * @param proofs proofs that belong to no ruling, such as what the dice are bound to. Like those of rulings they are printed in the
 *     record, see docs/dice.md
 * @param largeMap whether the reader wants the large map with every report
 * @param keyless whether the reader has no key. Then nothing that they quote counts
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
     * A question to the reader.
     *
     * @param facts what they need to decide
     * @param options all of them, if the lines to send back show only some
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
     * A fault in the reader's letter.
     *
     * @param line its line number in that letter; 0 if the fault concerns the whole letter
     * @param words the line as written; may be empty
     * @param rule the section number; empty if the words were not understood
     */
    public record Fault(int line, String words, String rule, String why, List<String> nearest) {
        /** The most characters in a text. No line that is read has more. */
        private static final int LONGEST = 1_000;

        /** The most examples of what is legal. */
        static final int EXAMPLES = 5;

        static Fault of(int line, String words, Refusal refusal) {
            return new Fault(line, words, refusal.rule(), refusal.why(), refusal.nearest());
        }

        /** The fault with its texts shortened to the bounds above. */
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

    /** What no earlier letter has told. */
    public List<Narrative.Passage> story() {
        return narrative().passages();
    }

    /** The indentation of sentences, wide enough for the longest section number. */
    public int margin() {
        return narrative().margin();
    }

    /** A readable table of its dice. */
    public Block.Table dice() {
        return narrative().dice();
    }

    /** The record, line by line; empty if the letter says nothing that could be checked. */
    public List<String> record() {
        return kind == LetterKind.PREVIEW || kind == LetterKind.COPY
                ? List.of()
                : Lists.concat(proofs, narrative().record());
    }

    /** Whom it is for: "to the American player". */
    public String reader() {
        return kind == LetterKind.BULLETIN ? "for all who follow it" : "to the %s player".formatted(to);
    }

    /**
     * The subject: game and impulse, so that mailboxes sort letters by them, then what is wanted of the reader or what kind of letter it is,
     * and the headline.
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

    /** What is wanted of the reader: an answer, an order, or consent to what the other player offers; empty if nothing is. */
    public String wanted() {
        if (!questions.isEmpty()) return "answer";
        if (reply.isEmpty()) return "";
        return reply.stream().anyMatch(line -> line.matches("\\( \\) (accept|agree) \\w+")) ? "consent" : "order";
    }

    /** The same letter told from the beginning of the impulse, as if there had been no earlier letter about it. */
    public Dispatch whole() {
        return like(kind, lead, 0, situation);
    }

    /**
     * The same letter for a player who sits with the referee, so without lines to send back and without a map.
     *
     * @param situated whether it includes the situation, what they may do and what they are asked
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

    /** A copy at the reader's request, without the record, which is in the original. */
    public Dispatch again() {
        return like(LetterKind.COPY, lead, told, situation);
    }

    public Dispatch with(String paragraph) {
        return like(kind, Lists.concat(List.of(paragraph), lead), told, situation);
    }

    /** Adds the lines of the reader's letter that were not read. */
    public Dispatch notReading(List<String> lines) {
        if (lines.isEmpty()) return this;
        return like(kind, Lists.with(lead, Phrases.notRead(lines)), told, situation);
    }

    /** Adds a paragraph at the end of the opening; nothing if it is empty. */
    public Dispatch saying(String paragraph) {
        return paragraph.isEmpty() ? this : like(kind, Lists.with(lead, paragraph), told, situation);
    }

    /** Adds the code that the reader's next letter must have. */
    public Dispatch bringing(String code, boolean signs) {
        var sentence = (signs ? "" : "You need not sign. ")
                + "Your next letter must have this line, above anything it quotes: code %s (it works once, and only for you)."
                        .formatted(code);
        return like(kind, Lists.with(lead, sentence), told, situation, coded(code), !signs);
    }

    /** The lines to send back, with the code under those that name game and impulse. */
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
