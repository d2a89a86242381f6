package postrider.words;

import static java.util.function.Predicate.not;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import postrider.kernel.Complaint;
import postrider.kernel.Line;
import postrider.kernel.Match;
import postrider.kernel.Question;
import postrider.kernel.Suggestions;

/**
 * Reads answers: {@code answer battle card: none}, {@code battle card: none}, or only {@code none} where one question is
 * open. Each open question wants just one.
 */
final class ReplyReader {
    private static final Pattern ANSWER = Pattern.compile("^answers?\\b[ :]*", Pattern.CASE_INSENSITIVE);
    private static final Pattern RULE = Pattern.compile("^\\d+(\\.\\w+)+\\.? +");

    private static final Pattern NUMBER = Pattern.compile("\\d+[.)]?");

    private final List<Question<?>> open;
    private final List<Complaint> complaints;

    ReplyReader(List<Question<?>> open, List<Complaint> complaints) {
        this.open = open;
        this.complaints = complaints;
    }

    /** Whether it names one of these questions, or answers one as the rules allow. */
    static boolean answers(Line line, List<Question<?>> open) {
        var reader = new ReplyReader(open, new ArrayList<>());
        var words = line.text().replaceFirst("[.,!]+$", "");
        int colon = words.indexOf(':');
        return colon >= 0 && reader.question(words.substring(0, colon)).isPresent()
                || open.stream()
                        .anyMatch(question -> question.readIfLegal(words).isPresent());
    }

    static boolean isAnswer(Line line) {
        return ANSWER.matcher(line.text()).find();
    }

    Letter.Replies read(List<Line> lines) {
        var replies = new ArrayList<Letter.Reply>();
        for (var line : lines)
            reply(line).ifPresent(reply -> {
                if (replies.stream().anyMatch(other -> other.question().equals(reply.question())))
                    complain(
                            line,
                            "'%s' is answered twice.".formatted(reply.question().name()));
                replies.add(reply);
            });
        if (complaints.isEmpty())
            open.stream()
                    .filter(question ->
                            replies.stream().noneMatch(reply -> reply.question().equals(question)))
                    .forEach(question -> complaints.add(new Complaint(
                            0,
                            "",
                            "An answer to '%s' is missing.".formatted(question.name()),
                            question.options().stream().limit(5).toList())));
        return new Letter.Replies(replies);
    }

    private Optional<Letter.Reply> reply(Line line) {
        var text = RULE.matcher(ANSWER.matcher(line.text()).replaceFirst("")).replaceFirst("");
        int colon = text.indexOf(':');
        var named = colon < 0 ? Optional.<Question<?>>empty() : question(text.substring(0, colon));
        var words = named.isPresent() ? text.substring(colon + 1).strip() : text;
        var question = named.or(() -> open.size() == 1 ? Optional.of(open.getFirst()) : Optional.empty());
        if (question.isEmpty())
            complain(line, open.isEmpty() ? "No question is open to you." : "Say which question this answers.");
        else if (words.isBlank()) complain(line, "An answer is expected after the colon.");
        else if (number(words, question.get())) complain(line, "Answer in words, not by a number.");
        return question.filter(not(q -> words.isBlank())).map(q -> new Letter.Reply(line.number(), q, words));
    }

    private Optional<Question<?>> question(String said) {
        return Match.of(said, open.stream().map(Question::name).toList()) instanceof Match.One(String name)
                ? open.stream().filter(q -> q.name().equals(name)).findFirst()
                : Optional.empty();
    }

    /** A bare number could be a card's or a place in the list. */
    private static boolean number(String words, Question<?> question) {
        return NUMBER.matcher(words).matches() && !question.options().contains(words);
    }

    private void complain(Line line, String expected) {
        var nearest = open.stream().flatMap(q -> example(q, line.text()).map(("answer " + q.name() + ": ")::concat));
        complaints.add(new Complaint(line.number(), line.text(), expected, nearest.toList()));
    }

    /** One that is not the opposite of what he wrote. */
    private static Stream<String> example(Question<?> question, String said) {
        return Stream.concat(Stream.of(question.example()), Suggestions.of(said, question.options()))
                .filter(option ->
                        Suggestions.of(said, List.of(option)).findAny().isPresent())
                .limit(1);
    }
}
