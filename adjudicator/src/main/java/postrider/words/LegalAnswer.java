package postrider.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import postrider.kernel.Vocabulary;
import postrider.kernel.question.Question;
import postrider.kernel.question.Source;
import postrider.text.Line;
import postrider.text.LineReader;
import postrider.text.Lists;
import postrider.text.Match;
import postrider.text.Read;
import postrider.text.Rewording;

/** Finds the legal answer to a question in a player's words. */
record LegalAnswer(Question<?> question, Vocabulary names) {
    /** "Greene or Arnold", not "Greene, or Arnold", which says whom the writer prefers. */
    private static final Pattern UNDECIDED = LineReader.pattern("[^\\s,]\\s+or\\b");

    /** A number of men or a hex, not part of a name. */
    private static final Pattern COUNT = Pattern.compile("(?<![\\p{L}\\p{N}/])\\d{2,}(?![\\p{L}\\p{N}/])");

    private static final String YES = "yes";

    /** The words themselves, or what they mean as a clause or in plain speech; empty if that is not legal. */
    Optional<String> of(String words) {
        if (question.readIfLegal(words).isPresent()) return Optional.of(bare(words));
        var asClause = question.topic().words() + ": " + words;
        return clause(words.equalsIgnoreCase(YES) ? asClause : words)
                .or(() -> Lists.find(
                        PlainReply.of(words, question),
                        plain -> question.readIfLegal(plain).isPresent()))
                .or(() -> clause(asClause));
    }

    /** The same answer without courtesies. */
    private String bare(String words) {
        var bare = Rewording.SHORTHAND.of(words);
        return question.readIfLegal(bare).isPresent()
                        && question.canonical(bare).equals(question.canonical(words))
                ? bare
                : words;
    }

    /** The first legal alternative; none if one of them could mean several options or follows "no", or if the writer leaves the choice open. */
    private Optional<String> clause(String said) {
        var line = List.of(new Line(0, said));
        if (!(Clauses.read(question.to(), Source.LETTER, line, names) instanceof Read.Understood<Clauses>(var read)))
            return Optional.empty();
        var clause = read.list().getFirst().clause();
        var trial = new ClauseTrial(question);
        var answers = Lists.map(clause.answers(), ClauseAnswer::toString);
        boolean unclear = answers.size() > 1
                && clause.who().isEmpty()
                && (answers.stream().anyMatch(answer -> Match.of(answer, question.options()) instanceof Match.Many)
                        || answers.subList(0, answers.size() - 1).stream().anyMatch(Match.NOTHING::contains));
        if (unclear || !clause.fits(question)) return Optional.empty();
        var legal = Lists.flatMap(clause.answers(), answer -> Lists.of(trial.words(answer, clause.who())));
        boolean undecided =
                legal.stream().distinct().count() > 1 && UNDECIDED.matcher(said).find();
        return undecided
                ? Optional.empty()
                : legal.stream().findFirst().filter(words -> answers.size() > 1 || counts(answers.getFirst(), words));
    }

    /** Whether the answer has each number of the clause: said beforehand, "Glover 300" also answers when fewer men are lost. */
    private static boolean counts(String said, String answer) {
        var counted = new ArrayList<>(numbers(answer));
        return numbers(said).stream().allMatch(counted::remove);
    }

    private static List<String> numbers(String words) {
        return COUNT.matcher(words).results().map(MatchResult::group).toList();
    }
}
