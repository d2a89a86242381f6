package postrider.play;

import java.util.List;
import java.util.Optional;
import postrider.kernel.Game;
import postrider.kernel.GameOption;
import postrider.kernel.question.Answers;
import postrider.kernel.question.Question;
import postrider.kernel.question.Source;
import postrider.log.GameLog;
import postrider.log.SigningPolicy;
import postrider.log.Spectators;
import postrider.log.TimePolicy;
import postrider.text.Lists;

/**
 * Whether a question is mailed although only one answer is legal. What public facts alone decide is never asked; but where the single
 * answer follows from what a player holds, not asking would reveal it.
 *
 * @param brief whether the players agreed not to be asked even so
 */
public record AskingRule(boolean brief) {
    /** An option of the referee's own. */
    private static final GameOption OPTION = new GameOption(
            "windows",
            List.of("fair", "brief"),
            "",
            "A question that leaves only one answer is answered without a letter, which tells what its player does not have.");

    /** The options of a game, followed by the referee's own. */
    public static List<GameOption> options(Game game) {
        return Lists.concat(
                game.options(), List.of(OPTION, SigningPolicy.OPTION), TimePolicy.OPTIONS, List.of(Spectators.OPTION));
    }

    public static AskingRule of(GameLog log) {
        return new AskingRule(OPTION.changed(log.header().options()));
    }

    /** In a brief game, gives the one legal answer. */
    public Answers answers() {
        return question -> Optional.of(question)
                .filter(asked -> brief && asked.isForced())
                .map(asked -> new Answers.Given(asked.whenSilent(), Source.ONLY_ANSWER));
    }

    /** The explanation for the player asked; empty if there is nothing to say. */
    public String toAsked(List<Question<?>> asked) {
        if (brief) return "You are asked because you have a choice, and your opponent knows it.";
        return Lists.find(asked, Question::isForced)
                .map(one ->
                        "%s, so that the letter gives nothing away. A standing order '%s' would %s, but it also answers where you do have a choice. Send it in a letter of its own, below the line 'standing'."
                                .formatted(
                                        asked.stream().allMatch(Question::isForced)
                                                ? "You are asked although only one answer is left"
                                                : "You are asked for '%s', too, although only one answer is left"
                                                        .formatted(one.name()),
                                        hint(one),
                                        asked.size() == 1 ? "spare you such letters" : "spare you that"))
                .orElse("");
    }

    /** The standing order that answers such a question as silence would. */
    public static String hint(Question<?> question) {
        return "%s: %s".formatted(question.topic().words(), question.whenSilent());
    }

    /** The explanation for the player who waits. */
    public String toOther() {
        return brief
                ? "They have a choice, or they would not be asked."
                : "That they are asked follows from what both of you see, and tells nothing of what they hold.";
    }
}
