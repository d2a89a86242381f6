package postrider.workbench.simulation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;
import postrider.rulebook.RuleBook;
import postrider.text.Lists;

/**
 * What the statistics of a simulation show, and what is missing from them.
 *
 * @param cards all cards by number and title, as {@code Rules.cards()} gives them
 * @param refusing the rules that refuse something in a case
 */
public record Summary(Statistics statistics, RuleBook book, List<String> cards, SortedSet<String> refusing) {

    /** The rules to be proved in play that never ruled, asked, rolled or refused, nor did any part of them. */
    List<RuleBook.Section> rulesNeverMet() {
        var met = Stream.concat(statistics.rules().keySet().stream(), statistics.refusals().keySet().stream())
                .toList();
        return speaking()
                .filter(section -> met.stream().noneMatch(rule -> isIn(rule, section)))
                .toList();
    }

    /** The rules that came up, but in fewer than one game of a hundred. */
    List<RuleBook.Section> rulesSeldomMet() {
        return speaking()
                .filter(section -> gamesWith(section) > 0 && 100 * gamesWith(section) < statistics.games())
                .toList();
    }

    /** In how many games a section came up, at least. */
    private long gamesWith(RuleBook.Section section) {
        return Stream.of(statistics.rules(), statistics.refusals())
                .flatMap(games -> games.entrySet().stream())
                .filter(met -> isIn(met.getKey(), section))
                .mapToLong(Map.Entry::getValue)
                .max()
                .orElse(0);
    }

    private Stream<RuleBook.Section> speaking() {
        return book.sections().stream().filter(RuleBook.Section::isProvedInPlay);
    }

    private boolean isIn(String rule, RuleBook.Section section) {
        return rule.startsWith(section.number() + ".")
                || section.shownBy().contains(rule)
                || book.at(rule).filter(section::equals).isPresent();
    }

    /** The cards that were never laid face up. */
    List<String> cardsNeverMet() {
        return Lists.filter(cards, card -> rulesOf(card).isEmpty());
    }

    private List<String> rulesOf(String card) {
        return Lists.flatMap(List.of(card, card.split(" ", 2)[0]), statistics::rulesOf);
    }

    /** The rules that refuse something in a case, but never did in play. */
    List<String> refusalsNeverMet() {
        return Lists.filter(refusing, rule -> !statistics.refusals().containsKey(rule));
    }

    /** In how many games each rule to be proved in play came up, a line each. */
    public List<String> everyRule() {
        return speaking()
                .map(section -> "%,9d  %-6s  %s".formatted(gamesWith(section), section.number(), section.title()))
                .toList();
    }

    public List<String> lines() {
        var lines = new ArrayList<String>();
        lines.add("%,d games, %,d impulses, %,d decisions, %,d entries"
                .formatted(statistics.games(), statistics.impulses(), statistics.decisions(), statistics.entries()));
        if (statistics.games() == 0) return lines;
        lines.add("impulses a game: %d to %d, half of the games up to %d"
                .formatted(statistics.lengths().firstKey(), statistics.lengths().lastKey(), statistics.median()));
        lines.add("endings, and in how many games:");
        statistics.endings().forEach((ending, games) -> lines.add("%,9d  %s".formatted(games, ending)));
        landmarks(lines);
        rules(lines);
        refusals(lines);
        cards(lines);
        return lines;
    }

    private void landmarks(List<String> lines) {
        lines.add("landmarks, and in how many games:");
        for (var section : book.sections())
            if (section.landmark())
                lines.add("%,9d  %-6s  %s"
                        .formatted(
                                statistics.rules().getOrDefault(section.number(), 0L),
                                section.number(),
                                section.title()));
    }

    private void rules(List<String> lines) {
        var never = rulesNeverMet();
        lines.add("rules met: %d of %d"
                .formatted(speaking().count() - never.size(), speaking().count()));
        never.forEach(section -> lines.add("  never met: %s %s".formatted(section.number(), section.title())));
        for (var section : rulesSeldomMet())
            lines.add("  seldom met: %s %s, in %,d games"
                    .formatted(section.number(), section.title(), gamesWith(section)));
        var silent = Lists.filter(book.sections(), section -> !section.silent().isEmpty());
        if (!silent.isEmpty()) lines.add("rules that show in no report, and why (rules.yaml):");
        silent.forEach(
                section -> lines.add("  %s %s: %s".formatted(section.number(), section.title(), section.silent())));
    }

    private void refusals(List<String> lines) {
        var never = refusalsNeverMet();
        lines.add("refusals met: %d of the %d that cases know, and %d others"
                .formatted(
                        refusing.size() - never.size(),
                        refusing.size(),
                        statistics.refusals().keySet().stream()
                                .filter(rule -> !refusing.contains(rule))
                                .count()));
        never.forEach(rule -> lines.add("  never refused: " + rule));
    }

    private void cards(List<String> lines) {
        lines.add("cards met: %d of %d".formatted(cards.size() - cardsNeverMet().size(), cards.size()));
        var under = Lists.flatMap(cards, this::rulesOf);
        for (var rule : new TreeSet<>(under))
            lines.add("%,9d  under %s".formatted(Collections.frequency(under, rule), rule));
        cardsNeverMet().forEach(card -> lines.add("  never met: " + card));
        cards.stream()
                .filter(card -> rulesOf(card).size() == 1)
                .forEach(card -> lines.add(
                        "  met under %s alone: %s".formatted(rulesOf(card).getFirst(), card)));
    }
}
