package postrider.workbench.cases;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import postrider.rulebook.Case;
import postrider.rulebook.OurRulings;
import postrider.rulebook.RuleBook;
import postrider.text.Lists;
import postrider.text.Match;

/**
 * What no case proves. A section is proved by a case that names it or an unlisted paragraph of it, or by cases for all
 * listed sections below it. A card is proved by a case that plays or discards it by number or names its title, a ruling of
 * ours by a case that rests on it.
 *
 * @param sections those that need a case and have none
 * @param cards those that no order or answer names
 * @param unknown numbers that cases name but the rule book lacks
 * @param rulings rulings of ours on which no case rests, and which do not say why
 * @param total how many sections need a case
 * @param ruled how many rulings need one
 */
public record Coverage(
        List<RuleBook.Section> sections,
        List<String> cards,
        List<String> unknown,
        List<OurRulings.One> rulings,
        long total,
        long ruled) {
    /** @param cards by number and title, as {@code Rules.cards()} gives them */
    public static Coverage of(RuleBook book, OurRulings rulings, List<String> cards, List<Case> cases) {
        var named =
                cases.stream().flatMap(one -> one.rules().stream()).distinct().toList();
        var proved = named.stream().flatMap(n -> book.at(n).stream()).collect(Collectors.toSet());
        var words = cases.stream().flatMap(one -> one.words().stream()).toList();
        var disputed = cases.stream().flatMap(one -> one.disputed().stream()).collect(Collectors.toSet());
        var wanted = Lists.filter(rulings.all(), one -> !one.noCase());
        return new Coverage(
                Lists.filter(book.sections(), s -> s.needsCase() && !proved(s, book, proved)),
                Lists.filter(cards, card -> words.stream().noneMatch(w -> plays(w, card))),
                Lists.filter(named, n -> book.at(n).isEmpty()),
                Lists.filter(wanted, one -> !disputed.contains(one.number())),
                book.sections().stream().filter(RuleBook.Section::needsCase).count(),
                wanted.size());
    }

    private static boolean proved(RuleBook.Section section, RuleBook book, Set<RuleBook.Section> proved) {
        var below = Lists.filter(book.below(section), RuleBook.Section::needsCase);
        return proved.contains(section)
                || !below.isEmpty() && below.stream().allMatch(one -> proved(one, book, proved));
    }

    private static boolean plays(String words, String card) {
        var name = card.split(" ", 2);
        var title = Match.words(name.length > 1 ? name[1] : card);
        var byNumber = "(?i).*\\b(play|discard)s?\\s+%s(?=\\s*([:;,]|$)|\\s+%s\\b).*"
                .formatted(Pattern.quote(name[0]), Pattern.quote(title.isEmpty() ? name[0] : title.getFirst()));
        return words.matches(byNumber) || holds(Match.words(words), title);
    }

    private static boolean holds(List<String> words, List<String> title) {
        return !title.isEmpty() && (" " + String.join(" ", words) + " ").contains(" " + String.join(" ", title) + " ");
    }

    public List<String> lines() {
        var lines = new ArrayList<String>();
        lines.add("%d of %d sections have a case".formatted(total - sections.size(), total));
        sections.forEach(section -> lines.add("  no case: %s %s".formatted(section.number(), section.title())));
        cards.forEach(card -> lines.add("  never played: " + card));
        unknown.forEach(number -> lines.add("  not in the rule book: " + number));
        if (ruled > 0) lines.add("%d of %d rulings of ours have a case".formatted(ruled - rulings.size(), ruled));
        rulings.forEach(one -> lines.add("  no case: %s %s".formatted(one.number(), one.title())));
        return lines;
    }
}
