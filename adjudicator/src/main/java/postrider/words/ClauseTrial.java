package postrider.words;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import postrider.kernel.question.Question;
import postrider.text.AllBut;
import postrider.text.Lists;
import postrider.text.Match;

/** Tries answers of clauses on one question. It lists the options once, and tries each answer once even if several clauses have it. */
final class ClauseTrial {
    private static final String YES = "yes";

    /** An answer, for a piece if one is named. */
    private record Tried(ClauseAnswer answer, Optional<String> who) {}

    private final Question<?> question;
    private final List<String> options;
    private final Map<Optional<String>, List<String>> naming = new HashMap<>();
    private final Map<Tried, Optional<String>> tried = new HashMap<>();

    ClauseTrial(Question<?> question) {
        this.question = question;
        this.options = question.options();
    }

    /** The words that answer the question, for {@code who} if a piece is named; empty if they are not legal. */
    Optional<String> words(ClauseAnswer answer, Optional<String> who) {
        var name = who.filter(w -> question.circumstance().who().isEmpty());
        return tried.computeIfAbsent(
                new Tried(answer, name),
                said -> said(answer, name).filter(this::isLegal).or(() -> leading(said)));
    }

    private boolean isLegal(String words) {
        return question.readIfLegal(words).isPresent();
    }

    /** The longest legal beginning of a list in order of preference. */
    private Optional<String> leading(Tried said) {
        if (said.who.isPresent() || said.answer instanceof ClauseAnswer.Yes) return Optional.empty();
        return question.fromRanking(Lists.map(List.of(said.answer.toString().split(",")), String::strip))
                .filter(this::isLegal);
    }

    private Optional<String> said(ClauseAnswer answer, Optional<String> name) {
        return switch (answer) {
            case ClauseAnswer.Ask() -> Optional.empty();
            case ClauseAnswer.Words(String words)
            when words.equalsIgnoreCase(YES) && !options.contains(YES) -> said(new ClauseAnswer.Yes(), name);
            case ClauseAnswer.Name(String wanted) ->
                Lists.only(Lists.filter(naming(name), option -> names(option, wanted)))
                        .or(() -> Optional.of(wanted).filter(w -> name.isEmpty() && means(w)));
            case ClauseAnswer.Words(String words) when name.isPresent() -> only(naming(name), words);
            case ClauseAnswer.Words(String words) ->
                Optional.of(AllBut.of(words).map(all -> all.among(options)).orElse(words));
            case ClauseAnswer.Yes() when name.isPresent() -> Lists.only(naming(name));
            case ClauseAnswer.Yes() ->
                only(options, YES)
                        .or(() -> Lists.only(Lists.filter(options, option -> !Match.NOTHING.contains(option))));
        };
    }

    /** The options that begin with this name, or else contain it; all if no name is given. */
    private List<String> naming(Optional<String> name) {
        return naming.computeIfAbsent(name, any -> name.map(this::naming).orElse(options));
    }

    private List<String> naming(String who) {
        var named = Lists.filter(options, option -> names(option, who));
        var after = Lists.filter(named, option -> option.startsWith(who));
        return after.isEmpty() ? named : after;
    }

    /** Whether {@code text} contains the words of {@code name} in sequence. */
    private static boolean names(String text, String name) {
        return (" " + String.join(" ", Match.words(text)) + " ")
                .contains(" " + String.join(" ", Match.words(name)) + " ");
    }

    private static Optional<String> only(List<String> options, String words) {
        return Match.of(words, options) instanceof Match.One(String option) ? Optional.of(option) : Optional.empty();
    }

    private boolean means(String name) {
        return question.readIfLegal(name).isPresent() && names(question.canonical(name), name);
    }
}
