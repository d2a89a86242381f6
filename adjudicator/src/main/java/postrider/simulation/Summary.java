package postrider.simulation;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.stream.Stream;
import postrider.cases.RuleBook;

/**
 * What a tally says, and what it misses.
 *
 * @param cards all cards by number and title, as {@code Rules.cards()} gives them
 * @param refusing the rules that are known to refuse something
 */
public record Summary(Tally tally, RuleBook book, List<String> cards, SortedSet<String> refusing) {

    /** Numbered rules that want a proof and have ruled, asked, rolled and refused nothing, nor any part of them. */
    List<RuleBook.Section> rulesNeverMet() {
        var met = Stream.concat(tally.rules().keySet().stream(), tally.refusals().keySet().stream())
                .toList();
        return book.sections().stream()
                .filter(section -> section.needsCase() && !section.isParagraph())
                .filter(section -> met.stream().noneMatch(rule -> isIn(rule, section)))
                .toList();
    }

    private boolean isIn(String rule, RuleBook.Section section) {
        return rule.startsWith(section.number() + ".")
                || book.at(rule).filter(section::equals).isPresent();
    }

    /** Cards that never lay face up. */
    List<String> cardsNeverMet() {
        return cards.stream().filter(card -> rulesOf(card).isEmpty()).toList();
    }

    private List<String> rulesOf(String card) {
        return Stream.of(card, card.split(" ", 2)[0])
                .flatMap(name -> tally.rulesOf(name).stream())
                .toList();
    }

    /** Rules that are known to refuse something, and refused nothing. */
    List<String> refusalsNeverMet() {
        return refusing.stream()
                .filter(rule -> !tally.refusals().containsKey(rule))
                .toList();
    }

    /** A line each, for the command line. */
    public List<String> lines() {
        var lines = new ArrayList<String>();
        lines.add("%,d games, %,d impulses, %,d decisions, %,d entries"
                .formatted(tally.games(), tally.impulses(), tally.decisions(), tally.entries()));
        if (tally.games() == 0) return lines;
        lines.add("impulses a game: %d to %d, half of the games up to %d"
                .formatted(tally.lengths().firstKey(), tally.lengths().lastKey(), tally.median()));
        tally.endings().forEach((ending, games) -> lines.add("won: %-16s %,7d".formatted(ending, games)));
        lines.add("rules met: %d, of which refused something: %d"
                .formatted(tally.rules().size(), tally.refusals().size()));
        missing(lines);
        return lines;
    }

    private void missing(List<String> lines) {
        lines.add("cards met: %d of %d".formatted(cards.size() - cardsNeverMet().size(), cards.size()));
        cardsNeverMet().forEach(card -> lines.add("  card never met: " + card));
        cards.stream()
                .filter(card -> rulesOf(card).size() == 1)
                .forEach(card -> lines.add(
                        "  card met under %s alone: %s".formatted(rulesOf(card).getFirst(), card)));
        rulesNeverMet()
                .forEach(section -> lines.add("  rule never met: %s %s".formatted(section.number(), section.title())));
        refusalsNeverMet().forEach(rule -> lines.add("  never refused: " + rule));
    }
}
