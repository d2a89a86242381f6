package postrider.play;

import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import postrider.kernel.Vocabulary;
import postrider.kernel.question.Answers;
import postrider.kernel.question.Source;
import postrider.kernel.ruling.Side;
import postrider.log.GameLog;
import postrider.log.OpenImpulse;
import postrider.text.Line;
import postrider.text.Lists;
import postrider.words.Clauses;

/** What answers the questions of the open impulse while its players are away. */
record AnswerSources(GameLog log, Vocabulary names) {

    /** Letters first, then the clauses of an order, then standing orders; last the only answer there is, in a brief game. */
    Answers answers() {
        var said = new HashMap<Side, Clauses>(); // read once, however much is asked
        return new Replied(log.open().pending())
                .or(question -> said.computeIfAbsent(question.to(), this::said).to(question))
                .or(AskingRule.of(log).answers());
    }

    Clauses said(Side side) {
        boolean mine = log.open().order().filter(order -> order.side() == side).isPresent();
        var earlier = mine ? Clauses.none(side) : under(log.before(), side).betweenOrders();
        return under(log.open(), side).then(earlier).then(standing(side));
    }

    /** The clauses below a side's order and answers in an impulse, the last letter's first. */
    private Clauses under(OpenImpulse impulse, Side side) {
        return impulse.letters(side).stream()
                .map(letter -> clauses(side, Source.CLAUSE, letter.said()))
                .reduce(Clauses.none(side), Clauses::then);
    }

    Clauses standing(Side side) {
        return clauses(side, Source.STANDING_ORDER, log.standing().words(side));
    }

    /** A line accepted earlier that today's reader does not understand answers nothing: its player is asked. */
    private Clauses clauses(Side side, Source source, List<String> words) {
        return read(side, source, words)
                .or(() -> read(
                        side,
                        source,
                        Lists.filter(
                                words, line -> read(side, source, List.of(line)).isPresent())))
                .orElseGet(() -> Clauses.none(side));
    }

    private Optional<Clauses> read(Side side, Source source, List<String> words) {
        return Clauses.read(side, source, Line.numbered(words), names.of(side)).understood();
    }
}
