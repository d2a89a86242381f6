package postrider.rulebook;

import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import postrider.kernel.Game;
import postrider.text.Lists;

/**
 * What we have on a section of a rule book: the sections below it, our rulings on them, and the cases that prove them.
 *
 * @param rulings those on any of these sections
 * @param cases those that name any of these sections
 */
public record Commentary(
        RuleBook.Section section, List<RuleBook.Section> below, List<OurRulings.One> rulings, List<Case> cases) {
    /**
     * The commentary on a section, e.g. {@code 7.8}.
     *
     * @throws IllegalArgumentException with a sentence that names the nearest sections if there is no such section
     */
    public static Commentary on(Game game, String number) {
        return of(RuleBook.of(game), OurRulings.of(game), Cases.of(game), number.strip());
    }

    public List<RuleBook.Section> sections() {
        return Lists.concat(List.of(section), below);
    }

    static Commentary of(RuleBook book, OurRulings rulings, List<Case> cases, String number) {
        var section = Lists.find(book.sections(), one -> one.number().equalsIgnoreCase(number))
                .orElseThrow(() -> unknown(book, number));
        return new Commentary(
                section,
                book.below(section),
                Lists.filter(rulings.all(), one -> one.sections().stream().anyMatch(section::holds)),
                Lists.filter(cases, one -> one.rules().stream().anyMatch(section::holds)));
    }

    private static IllegalArgumentException unknown(RuleBook book, String number) {
        var near = book.at(number)
                .map(above -> Stream.concat(Stream.of(above), book.below(above).stream()))
                .orElseGet(() -> chapter(book, number))
                .map(RuleBook.Section::number)
                .toList();
        if (book.sections().isEmpty()) return new IllegalArgumentException("No sections of this rule book are listed.");
        return new IllegalArgumentException(
                near.isEmpty()
                        ? "There is no section '%s'; the chapters are %s."
                                .formatted(number, String.join(", ", chapters(book)))
                        : "There is no section '%s'; there are %s.".formatted(number, String.join(", ", near)));
    }

    private static Stream<RuleBook.Section> chapter(RuleBook book, String number) {
        var ofChapter = Pattern.compile(Pattern.quote(number.split("\\.", 2)[0]) + "\\.\\d+");
        return book.sections().stream()
                .filter(one -> ofChapter.matcher(one.number()).matches());
    }

    private static List<String> chapters(RuleBook book) {
        return book.sections().stream()
                .map(one -> one.number().split("\\.", 2)[0])
                .distinct()
                .sorted(Comparator.comparingInt(String::length).thenComparing(Comparator.naturalOrder()))
                .toList();
    }
}
