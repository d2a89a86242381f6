package postrider.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import postrider.kernel.Vocabulary;
import postrider.kernel.question.Question;
import postrider.text.Complaint;
import postrider.text.Line;
import postrider.text.LineReader;
import postrider.text.Lists;
import postrider.text.Match;
import postrider.text.Rewording;
import postrider.text.Suggestions;

/**
 * Reads answers: {@code answer battle card: none}, {@code battle card: none}, or only {@code none} if one question is open; and
 * {@code intercept with Greene}, as in a clause. Each open question needs exactly one answer.
 *
 * @param request a complaint about a line that answers nothing but is a request
 */
record ReplyReader(
        List<Question<?>> open,
        Vocabulary names,
        Function<Line, Optional<Complaint>> request,
        List<Complaint> complaints) {
    private static final Pattern ANSWER = LineReader.pattern("^answers?\\b[ :]*");
    private static final Pattern RULE = Pattern.compile("^\\d+(\\.\\w+)+[.:]? +");

    private static final Pattern EVERYBODY = LineReader.pattern("(?:all|both|everybody|everyone) +(.+)");

    /** Between the answers to several questions in one line. */
    private static final List<Pattern> BETWEEN =
            List.of(LineReader.pattern("; *|(?<=[\\p{L}\\d])[.!] +"), LineReader.pattern(", *(?:and )?| and "));

    /** The most lines of a list. */
    private static final int MOST_ITEMS = 20;

    private static final Pattern NUMBER = Pattern.compile("\\d{1,3}[.)]?");

    /** Whether the line names one of these questions, or is a legal answer to one. */
    static boolean answers(Line line, List<Question<?>> open) {
        var words = line.text().replaceFirst("[.,!]+$", "");
        return names(line, open)
                || open.stream()
                        .anyMatch(question -> question.readIfLegal(words).isPresent());
    }

    /** Whether the line begins with one of these questions and a colon. */
    static boolean names(Line line, List<Question<?>> open) {
        int colon = line.text().indexOf(':');
        return colon >= 0 && question(line.text().substring(0, colon), open).isPresent();
    }

    static boolean isAnswer(Line line) {
        return ANSWER.matcher(line.text()).find();
    }

    List<Letter.Reply> read(List<Line> written) {
        var lines = listed(written);
        var replies = new ArrayList<Letter.Reply>();
        for (var line : lines)
            for (var reply : replies(line, lines.size() == 1)) {
                if (replies.stream().anyMatch(other -> other.question().equals(reply.question())))
                    complain(
                            line,
                            "'%s' is answered twice.".formatted(reply.question().name()));
                replies.add(reply);
            }
        if (complaints.isEmpty()) for (var question : open) unsaid(question, replies);
        else for (var reply : replies) complaints.addAll(complaints(reply));
        return List.copyOf(replies);
    }

    /** The lines as one, if they are a list that answers the only question: "Glover 100" above "Sargent 90". */
    private List<Line> listed(List<Line> lines) {
        if (open.size() != 1 || lines.size() < 2 || lines.size() > MOST_ITEMS) return lines;
        return Lists.find(List.of(", ", "; "), mark -> isList(lines, mark))
                .map(mark -> List.of(joined(lines, mark)))
                .orElse(lines);
    }

    /** Whether the joined lines are an answer to which each of them adds. */
    private boolean isList(List<Line> lines, String mark) {
        var whole = answered(lines, mark);
        return whole.isPresent()
                && lines.stream()
                        .map(line -> answered(Lists.without(lines, line), mark))
                        .noneMatch(whole::equals);
    }

    /** What the joined lines answer to the only question, in canonical words. */
    private Optional<String> answered(List<Line> lines, String mark) {
        var question = open.getFirst();
        var words = said(joined(lines, mark)).words;
        return question.readIfLegal(words).map(any -> question.canonical(words));
    }

    private static Line joined(List<Line> lines, String mark) {
        return new Line(lines.getFirst().number(), Lists.joined(lines, mark, Line::text));
    }

    /** Supplies an answer that is missing: in a letter with other answers, a forced one, or "ask" if that is an option. */
    private void unsaid(Question<?> question, List<Letter.Reply> replies) {
        if (Lists.find(replies, reply -> reply.question().equals(question)).isPresent()) return;
        if ((question.isForced() || mayWait(question)) && !replies.isEmpty())
            replies.add(new Letter.Reply(0, question, mayWait(question) ? Question.ASK : question.whenSilent()));
        else
            complaints.add(new Complaint(
                    0,
                    "",
                    "An answer to '%s' is missing.".formatted(question.name()),
                    question.options().stream().limit(5).toList()));
    }

    private static boolean mayWait(Question<?> question) {
        return question.options().contains(Question.ASK);
    }

    /** Why an answer is not legal, for a letter that has other faults too: all are reported at once. */
    private static List<Complaint> complaints(Letter.Reply reply) {
        return Lists.map(
                reply.refusals(),
                refusal -> new Complaint(reply.line(), reply.words(), refusal.toString(), refusal.nearest()));
    }

    /** "All to Albany" answers each open question, if it is legal for each. */
    private List<Letter.Reply> replies(Line line, boolean alone) {
        var everybody = EVERYBODY.matcher(line.text());
        if (open.size() > 1 && everybody.matches()) {
            var each = open.stream()
                    .flatMap(question -> legal(question, everybody.group(1)).stream()
                            .map(words -> new Letter.Reply(line.number(), question, words)))
                    .toList();
            if (each.size() == open.size()) return each;
        }
        var each = Lists.find(Lists.map(BETWEEN, gap -> each(line, gap)), replies -> !replies.isEmpty());
        return each.orElseGet(() -> reply(line, alone).stream().toList());
    }

    /** The answers to several questions, if each part of a line that answers none answers one alone, or speaks of it. */
    private List<Letter.Reply> each(Line line, Pattern between) {
        if (open.size() < 2 || said(line).isAnswer()) return List.of();
        var parts = Lists.map(
                List.of(between.split(Rewording.SHORTHAND.of(line.text()))),
                part -> said(new Line(line.number(), part)));
        var replies = Lists.flatMap(
                parts,
                part -> Lists.of(Lists.only(part.taking)
                        .or(() -> Lists.only(Lists.filter(part.taking, part::speaksOf)))
                        .map(question -> reply(line, question, part.words))));
        boolean apart =
                Set.copyOf(Lists.map(replies, reply -> reply.question().key())).size() == parts.size();
        return apart && parts.size() > 1 ? replies : List.of();
    }

    /**
     * What a line says.
     *
     * @param line without the number of a rule before it
     * @param named the question it names
     * @param words what it answers
     * @param taking the questions to which this is a legal answer
     */
    private record Said(String line, Optional<Question<?>> named, String words, List<Question<?>> taking) {
        Optional<Question<?>> meant() {
            return named.or(() -> Lists.only(taking))
                    .or(() -> Lists.only(Lists.filter(taking, question -> !mayWait(question))));
        }

        boolean isAnswer() {
            return !taking.isEmpty() && meant().isPresent();
        }

        /** Whether it has the word for what is asked: "intercepts" or "no interception". */
        boolean speaksOf(Question<?> question) {
            var topic = question.topic().words().split(" ")[0];
            return LineReader.pattern("(?<!\\p{L})" + Pattern.quote(topic))
                    .matcher(line)
                    .find();
        }
    }

    private Said said(Line line) {
        var text = RULE.matcher(ANSWER.matcher(line.text()).replaceFirst("")).replaceFirst("");
        int colon = text.indexOf(':');
        var named = colon < 0 ? Optional.<Question<?>>empty() : question(text.substring(0, colon), open);
        var words = named.isPresent() ? text.substring(colon + 1).strip() : text;
        var among = named.<List<Question<?>>>map(List::of).orElse(open);
        return new Said(
                text,
                named,
                words,
                Lists.filter(among, question -> legal(question, words).isPresent()));
    }

    /** @param alone whether it is the only line: then it must be an answer, right or wrong */
    private Optional<Letter.Reply> reply(Line line, boolean alone) {
        var said = said(line);
        var meant = said.meant();
        var elsewhere = meant.isEmpty() && said.taking.isEmpty() ? request.apply(line) : Optional.<Complaint>empty();
        var question = meant.or(() -> Lists.only(open).filter(one -> alone));
        int before = complaints.size();
        if (elsewhere.isPresent()) complaints.add(elsewhere.get());
        else if (question.isEmpty()) complain(line, unclear(said.taking.isEmpty()));
        else if (said.words.isBlank()) complain(line, "An answer is expected after the colon.");
        else if (number(said.words, question.get())) complain(line, "Answer in words, not by a number.");
        return question.filter(q -> complaints.size() == before).map(q -> reply(line, q, said.words));
    }

    private Letter.Reply reply(Line line, Question<?> question, String words) {
        return new Letter.Reply(line.number(), question, legal(question, words).orElse(words));
    }

    private Optional<String> legal(Question<?> question, String words) {
        return new LegalAnswer(question, names).of(words);
    }

    private String unclear(boolean none) {
        if (open.isEmpty()) return "No question is open to you.";
        if (open.size() == 1)
            return "This is no answer to '%s'.".formatted(open.getFirst().name());
        return none ? "This answers none of the questions you are asked." : "Say which question this answers.";
    }

    private static Optional<Question<?>> question(String said, List<Question<?>> open) {
        return Match.of(said, open.stream().map(Question::name).toList()) instanceof Match.One(String name)
                ? open.stream().filter(q -> q.name().equals(name)).findFirst()
                : Optional.empty();
    }

    /** Whether it is a bare number, which could be a card's or a position in the list. One of four digits is a hex. */
    private static boolean number(String words, Question<?> question) {
        return NUMBER.matcher(words).matches() && !question.options().contains(words);
    }

    private void complain(Line line, String expected) {
        var nearest = open.stream().flatMap(q -> example(q, line.text()).map(("answer " + q.name() + ": ")::concat));
        complaints.add(new Complaint(line.number(), line.text(), expected, nearest.toList()));
    }

    /** An example that is not the opposite of what was written. */
    private static Stream<String> example(Question<?> question, String said) {
        return Stream.concat(Stream.of(question.example()), Suggestions.of(said, question.options()))
                .filter(option ->
                        Suggestions.of(said, List.of(option)).findAny().isPresent())
                .limit(1);
    }
}
