package postrider.letters;

import static postrider.letters.Phrases.section;
import static postrider.log.LetterKind.NOTICE;
import static postrider.log.LetterKind.PREVIEW;

import java.util.List;
import postrider.kernel.Verdict;
import postrider.kernel.question.Question;
import postrider.kernel.ruling.Side;
import postrider.log.LetterKind;
import postrider.play.OpenGame;
import postrider.text.Line;
import postrider.text.Lists;
import postrider.words.Boxes;
import postrider.words.Clauses;
import postrider.words.Letter;

/** Answers to requests that change nothing. */
public record Enquiries(OpenGame<?, ?> game, Side to) {

    private DispatchBuilder draft(LetterKind kind, String headline) {
        return new DispatchBuilder(game, kind, to, headline);
    }

    public Dispatch status() {
        return draft(NOTICE, "How the game stands")
                .waiting()
                .situation(game.view(to))
                .awaited()
                .written();
    }

    public Dispatch standing() {
        var words = game.standing(to).words();
        return draft(NOTICE, "Your standing orders")
                .lead(
                        "Of the lines that fit a question, the first answer that is legal is given. Where there is none,"
                                + " or 'ask' stands before it, you are asked by letter.",
                        "Where your hand decides what is legal, nobody must learn it from a delay. A line that fits then and has an answer means that you are not asked: if none of your answers is legal, the one that silence means is given.")
                .situation("Standing orders", section("As they were read", words))
                .written();
    }

    /** The preview of an answer or of standing orders. */
    public Dispatch understood(Letter letter, List<String> notRead) {
        boolean orders =
                letter instanceof Letter.Replies replies && replies.next().isPresent();
        return wouldBeRead("letter", letter, notRead)
                .closing(orders ? "The order after 'next:' is judged when this impulse is over." : "")
                .written();
    }

    private DispatchBuilder wouldBeRead(String what, Letter letter, List<String> notRead) {
        return draft(PREVIEW, "Your %s would be accepted".formatted(what))
                .lead(
                        "It would be read as below. To give the %s, put an x between the brackets, (x), and send these lines back."
                                .formatted(what),
                        Phrases.notRead(notRead))
                .reply(offered(letter));
    }

    /** The lines to send back, with empty boxes: an unmarked reply does nothing. */
    private static List<String> offered(Letter letter) {
        return letter instanceof Letter.Replies replies && replies.below().isEmpty()
                ? Lists.map(letter.words(), Boxes::offered)
                : Boxes.together(letter.words());
    }

    /** The preview of an order, up to the first die, card or decision. */
    public Dispatch preview(Letter.Order order, List<String> words, Verdict<?> judged, List<String> notRead) {
        var read = new Letter.Order(Line.numbered(words), order.clauses());
        var draft = wouldBeRead("order", read, notRead);
        switch (judged) {
            case Verdict.Done<?>(var after, var report, var journal) ->
                draft.happened(report, 0, List.of()).closing("Nothing has to be rolled or asked.");
            case Verdict.Waiting<?>(var questions, var report, var journal, var meanwhile) ->
                draft.happened(report, 0, List.of())
                        .closing(next(questions, order.clauses().then(game.standing(to))));
            case Verdict.Denied<?> denied -> throw new AssertionError("a preview of a refused order is a refusal");
        }
        return draft.written();
    }

    private String next(List<Question<?>> questions, Clauses said) {
        return questions.stream()
                .findFirst()
                .map(question -> "Then %s asked under rule %s: %s.%s"
                        .formatted(
                                question.to() == to ? "you are" : "the %s player is".formatted(question.to()),
                                question.rule(),
                                question.name(),
                                answered(question, said)))
                .orElse("Then a die is rolled or a card is drawn.");
    }

    private static String answered(Question<?> question, Clauses said) {
        return said.to(question)
                .map(given -> " Your %s answers: %s.".formatted(given.source(), question.canonical(given.words())))
                .orElse("");
    }
}
