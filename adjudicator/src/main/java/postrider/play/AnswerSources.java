package postrider.play;

import java.util.HashMap;
import java.util.List;
import postrider.kernel.Vocabulary;
import postrider.kernel.question.Answers;
import postrider.kernel.question.Source;
import postrider.kernel.ruling.Side;
import postrider.log.GameLog;
import postrider.text.Complaint;
import postrider.text.Line;
import postrider.text.Read;
import postrider.words.Clauses;

/** Who answers the questions of the open impulse while its players are away. */
record AnswerSources(GameLog log, Vocabulary names) {

    /** Letters first, then the clauses of the order, then standing orders; last what goes without saying. */
    Answers answers() {
        var said = new HashMap<Side, Clauses>(); // read once, however much is asked
        return new Replied(log.pending())
                .or(question -> said.computeIfAbsent(question.to(), this::said).to(question))
                .or(AskingRule.of(log).answers());
    }

    Clauses said(Side side) {
        return log.order()
                .filter(order -> order.side() == side)
                .map(order -> clauses(side, Source.CLAUSE, order.clauses()).then(standing(side)))
                .orElseGet(() -> standing(side));
    }

    Clauses standing(Side side) {
        return clauses(side, Source.STANDING_ORDER, log.standing(side));
    }

    private Clauses clauses(Side side, Source source, List<String> words) {
        return switch (Clauses.read(side, source, Line.numbered(words), names)) {
            case Read.Understood<Clauses>(Clauses clauses) -> clauses;
            case Read.NotUnderstood<Clauses>(List<Complaint> complaints) ->
                throw OpenGame.unreadable(log, source.toString(), complaints);
        };
    }
}
