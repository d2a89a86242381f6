package postrider.letters;

import static postrider.letters.Phrases.section;

import java.util.ArrayList;
import java.util.List;
import postrider.dice.SealedOrder;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.View;
import postrider.log.Event;
import postrider.log.LetterKind;
import postrider.play.OpenGame;
import postrider.text.Lists;

/** The receipt for a letter, sent as soon as it is accepted. */
record Receipt(OpenGame<?, ?> game, Event.Letter letter, Side to) {

    /**
     * Tells the writer how the letter was read, if no other letter goes to them.
     *
     * @param notRead the lines of their letter that were not read
     */
    Dispatch own(List<String> notRead) {
        return draft(Phrases.notRead(notRead))
                .situation(new View("As it was read", read()))
                .closing(letter.next().isEmpty() ? "" : Phrases.NEXT_NONE)
                .written();
    }

    /** Announces an order to the other player: what they would hear at the table, and what the dice are bound to. */
    Dispatch announcing(SealedOrder order) {
        var announced = section("Order", List.of(Phrases.announced(letter)));
        return draft("")
                .situation("As it was announced", announced)
                .closing(
                        "The report follows at once, unless the rules leave a decision to one of you; then it follows that decision.")
                .proofs(Lists.concat(
                        game.log().dice().binding().lines(),
                        List.of(order.part(1).toString())))
                .written();
    }

    private DispatchBuilder draft(String notRead) {
        return new DispatchBuilder(game, LetterKind.RECEIPT, to, letter.impulse(), headline())
                .lead(
                        letter.purpose() == Event.Letter.Purpose.STANDING
                                ? "They replace all standing orders you sent before."
                                : letter.side() == to
                                        ? "It was read as follows, and is now final."
                                        : "It is final. The rest is reported as it is carried out.",
                        letter.written().byHand()
                                ? "The referee has entered it by hand."
                                : new Phrases(game).signed(letter),
                        notRead);
    }

    private String headline() {
        return switch (letter.purpose()) {
            case ORDER ->
                "%s order of impulse %d has come in".formatted(Phrases.whose(letter.side(), to), letter.impulse());
            case ANSWER -> "Your answer in impulse %d has come in".formatted(letter.impulse());
            case STANDING -> "Your standing orders have come in";
            case MOTION -> "Your letter has come in";
        };
    }

    private List<View.Section> read() {
        var sections = new ArrayList<View.Section>();
        switch (letter.purpose()) {
            case ORDER -> sections.add(section("Order", letter.words()));
            case ANSWER -> sections.add(section("Answer", letter.words()));
            case STANDING -> sections.add(section("Standing orders", letter.clauses()));
            case MOTION -> sections.add(section("Letter", letter.words()));
        }
        if (letter.purpose().isAwaited() && !letter.said().isEmpty())
            sections.add(section("If you are asked", letter.said()));
        if (!letter.next().isEmpty())
            sections.add(section("Your next order, judged when this impulse is over", letter.next()));
        return sections;
    }
}
