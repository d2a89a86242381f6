package postrider.rulebook;

import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import postrider.kernel.Game;
import postrider.text.Lists;

/**
 * What we have on a section of a rule book, with those below it, or on a ruling of ours.
 *
 * @param number of the section, {@code 7.8}, or of the ruling, {@code R63}
 * @param sections the section and those below it; or those that the ruling is about
 * @param rulings those on any of these sections; or the ruling
 * @param cases those that name any of these sections; or those that rest on the ruling
 */
public record Commentary(
        String number, String title, List<RuleBook.Section> sections, List<OurRulings.One> rulings, List<Case> cases) {
    private static final Pattern RULING = Pattern.compile("(?i)R\\d+");

    /**
     * The commentary on a section, e.g. {@code 7.8}, or on a ruling of ours, e.g. {@code R63}.
     *
     * @throws IllegalArgumentException with a sentence that names the nearest sections or the rulings, if there is no such number
     */
    public static Commentary on(Game game, String number) {
        return of(RuleBook.of(game), OurRulings.of(game), Cases.of(game), number.strip());
    }

    static Commentary of(RuleBook book, OurRulings rulings, List<Case> cases, String number) {
        return RULING.matcher(number).matches()
                ? onRuling(book, rulings, cases, number)
                : onSection(book, rulings, cases, number);
    }

    private static Commentary onSection(RuleBook book, OurRulings rulings, List<Case> cases, String number) {
        var section = Lists.find(book.sections(), one -> one.number().equalsIgnoreCase(number))
                .orElseThrow(() -> unknown(book, number));
        return new Commentary(
                section.number(),
                section.title(),
                Lists.concat(List.of(section), book.below(section)),
                Lists.filter(rulings.all(), one -> one.sections().stream().anyMatch(section::holds)),
                Lists.filter(cases, one -> one.rules().stream().anyMatch(section::holds)));
    }

    private static Commentary onRuling(RuleBook book, OurRulings rulings, List<Case> cases, String number) {
        var ruling = Lists.find(rulings.all(), one -> one.number().equalsIgnoreCase(number))
                .orElseThrow(() -> new IllegalArgumentException(
                        rulings.all().isEmpty()
                                ? "We have made no rulings on this game."
                                : "There is no ruling '%s'; ours go from %s to %s."
                                        .formatted(
                                                number,
                                                rulings.all().getFirst().number(),
                                                rulings.all().getLast().number())));
        return new Commentary(
                ruling.number(),
                ruling.title(),
                Lists.filter(book.sections(), section -> ruling.sections().contains(section.number())),
                List.of(ruling),
                Lists.filter(cases, one -> one.disputed().contains(ruling.number())));
    }

    /** What it is on: "rule 7.8" or "ruling R63". */
    public String subject() {
        return (RULING.matcher(number).matches() ? "ruling " : "rule ") + number;
    }

    /** Whether the number is one of its sections or below one. */
    public boolean holds(String other) {
        return sections.stream().anyMatch(section -> section.holds(other));
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
                        : "There is no section '%s'; the nearest %s %s."
                                .formatted(number, near.size() == 1 ? "is" : "are", String.join(", ", near)));
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
