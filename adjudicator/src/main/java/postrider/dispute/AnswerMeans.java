package postrider.dispute;

import postrider.kernel.question.Answers;
import postrider.kernel.question.Question;
import postrider.log.Event;
import postrider.text.Lists;

/** Says how the questions of an impulse were answered: by letter, clause or standing order, or by the referee for the player. */
record AnswerMeans(Dispute dispute) {

    String of(Witness.Asked asked) {
        var question = asked.question();
        var given = asked.given().orElseThrow();
        return switch (given.source()) {
            case LETTER -> "by letter" + letter(question, given);
            case REFEREE -> "by the referee's hand" + letter(question, given);
            case CLAUSE -> "by a clause under the order: if asked " + clause(asked);
            case STANDING_ORDER -> "by a standing order: " + clause(asked);
            case ONLY_ANSWER -> "without being asked, as it was the only one";
            case UNASKED -> "without being asked, as the default";
        };
    }

    private String letter(Question<?> question, Answers.Given given) {
        var line = "answer %s: %s".formatted(question.name(), given.words());
        return dispute.filed().filed().stream()
                .filter(entry -> entry.event() instanceof Event.Letter letter
                        && letter.side() == question.to()
                        && letter.words().contains(line))
                .map(entry -> ", entry %d".formatted(entry.stored().entry()))
                .findFirst()
                .orElse("");
    }

    private String clause(Witness.Asked asked) {
        int number =
                Lists.filter(dispute.asked(), one -> one.given().isPresent()).indexOf(asked);
        var game = dispute.catalog().open(dispute.store(), dispute.filed().answered(number));
        return game.clause(asked.question()).orElse("which no longer exists");
    }
}
